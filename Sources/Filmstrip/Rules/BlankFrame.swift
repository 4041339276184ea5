// SPDX-License-Identifier: MIT

extension Rule {
  /// A frame of nothing.
  public static let blankFrame = Rule(
    id: "blank-frame", severity: .error,
    sentence: "a frame of a transition shows only one color, which is the ground of neither screen",
    remedy: "keep one of both screens in the container until the other one covers it")
}
