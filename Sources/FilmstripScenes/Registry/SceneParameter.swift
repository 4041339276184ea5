// SPDX-License-Identifier: MIT

/// A number that a scene can give to a transition with `set`.
public struct SceneParameter: Sendable, Equatable {
  /// What files call it, such as `duration`.
  public let name: String
  /// The value when none is given, in `unit`.
  public let defaultValue: Double
  /// Valid values.
  public let range: ClosedRange<Double>
  /// The unit, such as `s`; empty for a plain number.
  public let unit: String
  /// What it does, in a phrase.
  public let summary: String

  /// A parameter by its values.
  ///
  /// - Parameters:
  ///   - name: What files call it, such as `duration`.
  ///   - defaultValue: The value when none is given, in `unit`.
  ///   - range: Valid values.
  ///   - unit: The unit, such as `s`; empty for a plain number.
  ///   - summary: What it does, in a phrase.
  public init(
    _ name: String, default defaultValue: Double, in range: ClosedRange<Double>,
    unit: String = "", _ summary: String = ""
  ) {
    self.name = name
    self.defaultValue = defaultValue
    self.range = range
    self.unit = unit
    self.summary = summary
  }
}
