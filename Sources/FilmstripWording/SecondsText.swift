// SPDX-License-Identifier: MIT

extension String {
  /// The seconds of a number with a unit, such as 0.5 of `500ms` and `0.5 s`; nil for any other text.
  package var secondsOfUnit: Double? {
    let text = lowercased()
    let number = text.prefix { $0.isNumber || $0 == "." }
    let unit = text.dropFirst(number.count).drop { $0 == " " }
    guard let value = Double(number) else { return nil }
    return switch unit {
    case "ms", "msec", "milliseconds": value / 1_000
    case "s", "sec", "seconds": value
    default: nil
    }
  }

  /// What to do about a text in place of a number of seconds.
  package var secondsRemedy: String { "give seconds, such as \(secondsOfUnit ?? 0.5)" }
}
