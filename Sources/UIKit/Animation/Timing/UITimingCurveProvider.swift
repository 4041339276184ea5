// SPDX-License-Identifier: MIT
internal import QuartzCore

/// The kinds of pacing a provider can describe.
public enum UITimingCurveType: Int, Sendable {
  /// One of the standard curves.
  case builtin
  /// A Bézier curve.
  case cubic
  /// A spring.
  case spring
  /// Both a curve and a spring.
  case composed
}

/// Describes how an animator's changes are paced.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {
  /// Which of the two parameters counts.
  var timingCurveType: UITimingCurveType { get }
  /// The curve; nil for a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; nil for a curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}
