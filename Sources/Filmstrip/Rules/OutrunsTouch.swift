// SPDX-License-Identifier: MIT

extension Rule {
  /// A view that leaves the touch behind.
  public static let outrunsTouch = Rule(
    id: "outruns-touch", severity: .note,
    sentence: "a view that a touch moves goes more than one and a half times as far as the touch",
    remedy: "divide the translation by the way that the view goes, and pass that to update(_:)")
}
