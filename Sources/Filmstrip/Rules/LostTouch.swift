// SPDX-License-Identifier: MIT

extension Rule {
  /// A touch that no view received.
  public static let lostTouch = Rule(
    id: "lost-touch", severity: .warning,
    sentence: "a touch began where, or when, nothing can be touched",
    remedy: "move the touch of the script, or let it begin when the transition has ended")
}

extension Finding {
  /// A touch during a transition, in points of the window.
  static func touchDuringTransition(x: Double, y: Double) -> Finding {
    Finding(
      rule: .lostTouch,
      message: "a touch began at \(x), \(y) while a transition was running, which ignores touches")
  }

  /// A touch where no view receives it, in points of the window.
  static func touchOutsideViews(x: Double, y: Double) -> Finding {
    Finding(
      rule: .lostTouch, message: "a touch began at \(x), \(y), where no view can be touched")
  }
}
