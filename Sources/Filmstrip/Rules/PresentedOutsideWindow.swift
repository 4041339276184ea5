// SPDX-License-Identifier: MIT

extension Rule {
  /// A presentation by a controller that is not shown.
  public static let presentedOutsideWindow = Rule(
    id: "presented-outside-window", severity: .error,
    sentence: "a controller presents although its view is not in a window",
    remedy: "present in viewIsAppearing or later, from a controller that is shown")
}

extension Finding {
  static func presentedOutsideWindow(
    controller: String, presenter: String, source: String?
  ) -> Finding {
    let asked = source.map { " (from \($0))" } ?? ""
    return Finding(
      rule: .presentedOutsideWindow,
      message: "Attempt to present \(controller) on \(presenter)\(asked) whose view is not in the "
        + "window hierarchy",
      object: presenter)
  }
}
