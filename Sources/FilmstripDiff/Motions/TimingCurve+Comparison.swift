// SPDX-License-Identifier: MIT

extension TimingCurve {
  /// Whether it is a spring, which has no duration of its own.
  var isSpring: Bool { if case .spring = self { true } else { false } }

  /// Curves with names come before those with parameters.
  var rank: Int {
    switch self {
    case .cubic: 2
    case .spring: 1
    default: 0
    }
  }

  func isAlike(_ other: TimingCurve) -> Bool {
    if case .spring(let ratio, let response, let velocity) = self {
      guard case .spring(let ratio2, let response2, let velocity2) = other else { return false }
      return abs(ratio - ratio2) < 5e-3 && abs(response - response2) < 5e-3 * response
        && abs(velocity - velocity2) < 0.05
    }
    guard !other.isSpring else { return false }
    let (first, second) = (progressFunction(duration: 1), other.progressFunction(duration: 1))
    return stride(from: 0, through: 1, by: 0.05).allSatisfy { abs(first($0) - second($0)) < 5e-3 }
  }
}
