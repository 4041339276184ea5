// SPDX-License-Identifier: MIT

extension Rule {
  /// A touch that no view received.
  public static let lostTouch = Rule(
    id: "lost-touch", severity: .warning,
    sentence: "a touch begins at a point or a time at which no view receives touches",
    remedy: "move the touch in the gesture script, or let it begin after the transition has ended")
}

extension Finding {
  /// A touch during a transition, in points of the window.
  static func touchDuringTransition(x: Double, y: Double) -> Finding {
    Finding(
      rule: .lostTouch,
      message: "a touch began at \(x), \(y) during a transition, which ignores touches")
  }

  /// A touch where no view receives it, in points of the window.
  static func touchOutsideViews(x: Double, y: Double) -> Finding {
    Finding(
      rule: .lostTouch, message: "a touch began at \(x), \(y), where no view receives touches")
  }
}
