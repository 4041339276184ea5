// SPDX-License-Identifier: MIT
internal import Foundation

/// What the numbers of a property count.
public enum PropertyUnit: String, Sendable, Codable {
  /// Lengths and places, in points.
  case points
  /// Angles; a whole turn is 360.
  case degrees
  /// Shares of a whole: opacities, components of colours, fractions of a size.
  case fraction
  /// How many times something is taken: scales and shears.
  case factor
  /// The perspective of a transform, one over the distance of the eye in points.
  case perPoint

  /// The least difference that counts: the last digit of `timeline.json`, so that a file and what it was
  /// written from are the same.
  var tolerance: Double {
    switch self {
    case .points, .degrees: 1.01e-4
    case .fraction: 1.01e-5
    case .factor: 2.01e-6
    case .perPoint: 2.01e-9
    }
  }

  /// An amount with the unit's sign, such as `12.0 pt`.
  package func text(_ value: Double) -> String {
    // Not "-0.0000": what is less than a difference is none.
    let value = abs(value) < tolerance ? 0 : value
    func rounded(_ digits: Int) -> String { String(format: "%.\(digits)f", value) }
    switch self {
    case .points: return rounded(value != 0 && abs(value) < 0.1 ? 4 : 1) + " pt"
    case .degrees: return rounded(value != 0 && abs(value) < 0.1 ? 4 : 1) + "°"
    case .fraction: return rounded(value != 0 && abs(value) < 0.01 ? 5 : 2)
    case .factor: return rounded(value != 0 && abs(value) < 0.01 ? 6 : 3)
    case .perPoint: return String(format: "%.3g", value) + "/pt"
    }
  }
}
