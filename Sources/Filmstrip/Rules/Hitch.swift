// SPDX-License-Identifier: MIT

extension Rule {
  /// A step that is far larger than those beside it.
  public static let hitch = Rule(
    id: "hitch", severity: .warning,
    sentence: "a layer moves much farther in one frame than in those beside it",
    remedy: "animate the change, or make it where the view is covered")
}
