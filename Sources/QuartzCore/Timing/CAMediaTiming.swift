// SPDX-License-Identifier: MIT
internal import Foundation

/// How an object's time follows from its parent's.
///
/// `local = (parent − beginTime) · speed + timeOffset`, in seconds.
public protocol CAMediaTiming {
  /// When the object begins, in its parent's time; 0 on an animation means when it is committed.
  var beginTime: CFTimeInterval { get set }
  /// Basic duration in seconds; 0 on an animation means the transaction's.
  var duration: CFTimeInterval { get set }
  /// Rate of local time against the parent's; 0 stops it.
  var speed: Float { get set }
  /// Added to local time.
  var timeOffset: CFTimeInterval { get set }
  /// How many times the duration is played; may be fractional; 0 counts as 1.
  var repeatCount: Float { get set }
  /// For how long the duration is repeated; 0 leaves it to `repeatCount`.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether every other play runs backwards.
  var autoreverses: Bool { get set }
  var fillMode: CAMediaTimingFillMode { get set }
}

public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name, such as `forwards`.
  public let rawValue: String

  /// A mode by its name; an unknown one acts as `removed`.
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// The last value stays after the end, for as long as the animation is not removed.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value shows before the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The first value shows before the beginning and the last stays after the end.
  public static let both = CAMediaTimingFillMode(rawValue: "both")

  /// Whether the last value stays after the end.
  package var fillsForwards: Bool { self == .forwards || self == .both }
  /// Whether the first value shows before the beginning.
  package var fillsBackwards: Bool { self == .backwards || self == .both }
}
