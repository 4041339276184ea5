// SPDX-License-Identifier: MIT

/// How often something prefers to be called, in calls a second.
public struct CAFrameRateRange: Sendable, Hashable {
  /// The fewest that are enough.
  public var minimum: Float
  /// The most that are of use.
  public var maximum: Float
  /// The preferred number; nil or 0 leaves the choice to the system.
  public var preferred: Float?

  /// No preference.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)

  /// Creates the range without a preference.
  public init() { self = .default }

  /// Creates a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }
}
