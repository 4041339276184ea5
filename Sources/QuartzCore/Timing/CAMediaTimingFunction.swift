// SPDX-License-Identifier: MIT
internal import FilmstripMotionCurves
internal import FilmstripWording

public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// A name as it is; only the five below have a curve.
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A pacing curve: progress as a function of the fraction of the duration that has passed.
///
/// Control points are 32-bit, as in the SDK. Solved to better than 1e-7.
open class CAMediaTimingFunction: NSObject {
  private let points: (Float, Float, Float, Float)
  private let curve: UnitBezier

  /// Creates a curve from its two inner control points.
  ///
  /// An x outside of 0…1 is clamped, so that the curve never goes back in time; NaN counts as 0.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    let (c1x, c2x) = (min(max(c1x.isNaN ? 0 : c1x, 0), 1), min(max(c2x.isNaN ? 0 : c2x, 0), 1))
    let (c1y, c2y) = (c1y.isFinite ? c1y : 0, c2y.isFinite ? c2y : 0)
    points = (c1x, c1y, c2x, c2y)
    curve = UnitBezier(x1: Double(c1x), y1: Double(c1y), x2: Double(c2x), y2: Double(c2y))
    super.init()
  }

  /// Creates a standard curve; control points as documented by Apple for each name.
  ///
  /// - Precondition: the name is one of the five standard ones.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .linear: self.init(controlPoints: 0, 0, 1, 1)
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: refuse("CAMediaTimingFunction(name: \(name.rawValue)): no such curve")
    }
  }

  open func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
    let all = [0, 0, points.0, points.1, points.2, points.3, 1, 1]
    require((0...3).contains(index), "getControlPoint(at: \(index)): indices are 0 to 3")
    values[0] = all[index * 2]
    values[1] = all[index * 2 + 1]
  }

  /// Progress at a fraction of the duration; both ends are exact.
  package func progress(at fraction: Double) -> Double { curve.y(at: fraction) }
}
