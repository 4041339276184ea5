// SPDX-License-Identifier: MIT

extension Rule {
  /// Something that is there for one frame.
  public static let oneFrameLayer = Rule(
    id: "one-frame-layer", severity: .error,
    sentence: "a layer or a change of the screen is shown for one frame and is gone in the next",
    remedy:
      "add the view where it is to be seen, or hide it before the frame in which it is not "
      + "wanted")
}
