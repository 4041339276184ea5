// SPDX-License-Identifier: MIT

extension Rule {
  /// A view that follows a touch unevenly.
  public static let followsUnevenly = Rule(
    id: "follows-unevenly", severity: .note,
    sentence: "a view moves farther for the same way of the touch at one time than at another",
    remedy: "animate with curveLinear while the transition is interactive")
}
