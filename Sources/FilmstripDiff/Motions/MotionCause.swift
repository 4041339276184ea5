// SPDX-License-Identifier: MIT

/// Why a property may have other values: what has to differ about its motion to make them so.
public struct MotionCause: Sendable, Equatable {
  /// One thing that differs.
  public enum Reason: Sendable, Equatable {
    /// How it goes; nil where no curve that is known describes the expected motion. Two springs differ in
    /// their parameters.
    case curve(expected: TimingCurve?, actual: TimingCurve)
    /// How it goes as a function of the expected progress, which itself may go any way, as where a touch
    /// drives both.
    case repaced(TimingCurve)
    /// How many seconds it takes.
    case duration(expected: Double, actual: Double)
    /// How many seconds after the start of the recording it begins.
    case delay(expected: Double, actual: Double)
    /// The value before.
    case start(expected: Double, actual: Double)
    /// The value after.
    case end(expected: Double, actual: Double)
    /// The value of what does not move.
    case value(expected: Double, actual: Double)
    /// It goes the other way.
    case reversed
    /// It does not move, and is expected to.
    case still(from: Double, to: Double)
    /// It goes the rest of its way in other time when the touch that drives it has left, as with another
    /// `completionSpeed`: so many seconds from then on.
    case completion(expected: Double, actual: Double, release: Double)
    /// It goes a number of times as far for the same touch, as with another divisor of the translation.
    case driven(factor: Double)
    /// It rests until it would have gone some of its way by the same touch, in the property's unit, and then goes a
    /// number of times as far, as with a delay.
    case drivenLater(after: Double, factor: Double)
    /// It moves, and is not expected to.
    case moving
    /// It changes at once, a number of seconds after the start of the recording, and is not expected to.
    case jump(from: Double, to: Double, time: Double)
    /// It goes to and fro, a number of times as far.
    case amplitude(factor: Double)
    /// It changes in proportion to a property of a layer above, as what a layout places.
    case follows(layer: LayerReference, property: String)
  }

  /// What differs; more than one where only all together explain the values.
  public let reasons: [Reason]
  /// How far the actual values are, at most, from the expected motion with these differences; in the
  /// property's unit.
  public let residual: Double
  /// Whether that is no more than what fitting leaves: otherwise it comes close, to a tenth of what differs.
  public let isExact: Bool
}
