// SPDX-License-Identifier: MIT

/// A number that a scene can give to a transition, with `set` in files and on the command line.
public struct SceneParameter: Sendable, Equatable {
  /// What files and the command line call it, such as `duration`.
  public let name: String
  /// The value when none is given, in `unit`.
  public let defaultValue: Double
  /// Valid values.
  public let range: ClosedRange<Double>
  /// The unit, such as `s`; empty for a plain number.
  public let unit: String
  /// What it does, in a phrase.
  public let summary: String
  /// The words for the values 0, 1 and so on, of a parameter that is a choice; empty for a number.
  public let choices: [String]

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
    choices = []
  }

  /// A choice of words, the first of which is the default; its value is the word's place, from 0.
  ///
  /// - Parameters:
  ///   - name: What files call it, such as `style`.
  ///   - choices: The words, at least one.
  ///   - summary: What it does, in a phrase.
  public init(_ name: String, choices: [String], _ summary: String = "") {
    self.name = name
    defaultValue = 0
    range = 0...Double(max(choices.count, 1) - 1)
    unit = ""
    self.summary = summary
    self.choices = choices
  }

  /// The value that a text names: one of the words, or a number; nil for any other text.
  ///
  /// - Parameter text: What a file or the command line gives.
  /// - Returns: The value, which may be outside of the range.
  public func value(of text: String) -> Double? {
    if choices.isEmpty { return Double(text).flatMap { $0.isFinite ? $0 : nil } }
    return choices.firstIndex(of: text).map(Double.init)
  }
}

// What several transitions of the gallery have.
extension SceneParameter {
  static func duration(_ defaultValue: Double, _ summary: String) -> SceneParameter {
    SceneParameter("duration", default: defaultValue, in: 0.01...10, unit: "s", summary)
  }

  static func threshold(_ defaultValue: Double) -> SceneParameter {
    SceneParameter(
      "threshold", default: defaultValue, in: -1...1, unit: "share",
      "the progress beyond which lifting the touch finishes the transition")
  }

  /// A choice between 0 and 1.
  static func flag(_ name: String, _ summary: String) -> SceneParameter {
    SceneParameter(name, default: 0, in: 0...1, unit: "0 or 1", summary)
  }
}
