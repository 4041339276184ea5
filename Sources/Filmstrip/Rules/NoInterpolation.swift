// SPDX-License-Identifier: MIT

extension Rule {
  /// Values that have nothing between them.
  public static let noInterpolation = Rule(
    id: "no-interpolation", severity: .warning,
    sentence:
      "paths or arrays of different structure are animated, for which iOS defines no values in between",
    remedy: "give both the same number and kind of segments or elements")
}

extension Finding {
  /// Paths or arrays, by the number of their elements.
  static func noInterpolation(kind: String, start: Int, end: Int) -> Finding {
    let ends =
      start == end
      ? "two \(kind)s of \(start) elements of different kinds"
      : "one \(kind) of \(start) and one of \(end) elements"
    return Finding(
      rule: .noInterpolation,
      message: "\(ends) have no defined values in between: the animation steps half-way")
  }
}
