// SPDX-License-Identifier: MIT

/// How often something prefers to be called, in calls a second.
public struct CAFrameRateRange: Sendable, Hashable {
  public var minimum: Float
  public var maximum: Float
  /// The preferred number; nil or 0 leaves the choice to the system.
  public var preferred: Float?

  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)

  public init() { self = .default }

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }
}
