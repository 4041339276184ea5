// SPDX-License-Identifier: MIT
import Foundation

/// What the first line of a message has to say of a mutant, as whoever made the mutant knows it.
struct MutantExpectation {
  enum Part {
    case text(String)
    /// A word and two numbers, such as `duration 0.35 → 0.5 s`, each to a tolerance.
    case change(String, Double, Double, unit: String, within: Double)
    /// One of several.
    case any([Part])

    /// A value that is another one, from the start or from some frame on.
    static func set(_ one: Double, _ other: Double, unit: String, within tolerance: Double) -> Part
    {
      .any(
        ["value", "start", "end", "jumps"].map {
          .change($0, one, other, unit: unit, within: tolerance)
        })
    }
  }

  let layers: [String]
  let properties: [String]
  let cause: Part

  func isMet(by line: String) -> (layer: Bool, property: Bool, cause: Bool) {
    (
      layers.contains { line.contains(": \($0) ") || line.contains(" \($0) ") },
      properties.contains { line.contains(" \($0) ") }, cause.isIn(line)
    )
  }
}

extension MutantExpectation.Part {
  func isIn(_ line: String) -> Bool {
    switch self {
    case .text(let text): return line.contains(text)
    case .any(let parts): return parts.contains { $0.isIn(line) }
    case .change(let word, let one, let other, let unit, let tolerance):
      let number = "(-?[0-9.]+(?:e-?[0-9]+)?)"
      let suffix = unit.isEmpty ? "" : " ?\(unit)"
      guard let pattern = try? Regex("\(word) \(number)(?:\(suffix))? → \(number)\(suffix)"),
        let match = line.firstMatch(of: pattern),
        let first = match.output[1].substring.flatMap({ Double($0) }),
        let second = match.output[2].substring.flatMap({ Double($0) })
      else { return false }
      return abs(first - one) <= tolerance && abs(second - other) <= tolerance
    }
  }
}
