// SPDX-License-Identifier: MIT

extension Rule {
  /// A dismissal after which the screen is empty.
  public static let presenterLeftWindow = Rule(
    id: "presenter-left-window", severity: .error,
    sentence: "a dismissal leaves the view of the presenting controller out of the window",
    remedy: "do not move a view into the container view for which view(forKey:) is nil")
}

extension Finding {
  static func presenterLeftWindow(presented: String, presenting: String) -> Finding {
    Finding(
      rule: .presenterLeftWindow,
      message:
        "the dismissal of \(presented) left the view of \(presenting) out of the window: its "
        + "animator, or that of the presentation, put it into the container view, which is removed; "
        + "leave a view alone for which view(forKey:) is nil",
      object: presenting)
  }
}
