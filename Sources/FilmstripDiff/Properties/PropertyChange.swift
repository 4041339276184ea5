// SPDX-License-Identifier: MIT

/// A property of a layer that has other values in one timeline than in another.
public struct PropertyChange: Sendable, Equatable {
  /// What differs, and by how much.
  public enum Difference: Sendable, Equatable {
    /// Numbers; the greatest deviation of all frames.
    case amount(Deviation, unit: PropertyUnit)
    /// What has no amounts: the values in the first frame that differs.
    case value(expected: String, actual: String)
  }

  /// Two numbers in one frame.
  public struct Deviation: Sendable, Equatable {
    /// The frame of the expected timeline.
    public let frame: Int
    /// The expected number.
    public let expected: Double
    /// The actual number.
    public let actual: Double
    /// How far the actual number is beyond the expected one; of angles, the shorter way round.
    public let amount: Double
    /// Whether the layer comes to the value sooner or later than expected.
    public let pace: Pace
  }

  /// How a deviation lies in the motion.
  public enum Pace: Sendable, Equatable {
    /// The actual value is behind on the way that both go.
    case late
    /// The actual value is ahead on the way that both go.
    case early
    /// The values do not come together again, or do not move.
    case apart
  }

  /// The layer.
  public let layer: LayerReference
  /// What it is called, as Core Animation's key paths: `position.x`, `transform.rotation.z`.
  ///
  /// Three are not key paths: `presence` is whether the layer is in the tree, `parent` the layer that it
  /// is in, and `order` whether it lies behind or in front of a layer beside it.
  public let property: String
  /// The frames of the expected timeline in which it differs, in ascending order.
  public let frames: [ClosedRange<Int>]
  /// By how much.
  public let difference: Difference
  /// Whether the layer is the mask of another one.
  public let isOfMask: Bool
  /// The layers that show elsewhere or otherwise only because of this one.
  ///
  /// Those in it, or those that it masks, by their `id` in the expected timeline.
  public let followers: [Int]
  /// Why, the likeliest first; empty where nothing that is known explains the values, and for what has no
  /// amounts.
  public let causes: [MotionCause]
  /// The motion that differs, where the property has several, one after the other, and the causes are of one
  /// of them; else nil.
  public let part: MotionPart?
}
