// SPDX-License-Identifier: MIT
internal import FilmstripDiff
internal import Foundation
internal import FilmstripTimelines
internal import FilmstripWording

enum FigureWords {
  /// A number to some digits, without needless zeros and with a real minus sign.
  static func number(_ value: Double, digits: Int = 1) -> String {
    guard value.isFinite else { return "–" }
    let text = TimelineText.number(value, decimals: digits)
    return (text == "-0" ? "0" : text).replacing("-", with: "−")
  }

  /// Between a number and its unit: no line ends there.
  static let space = "\u{A0}"

  /// Seconds to a hundredth.
  static func seconds(_ value: Double) -> String { number(value, digits: 2) + space + "s" }

  /// Seconds to a thousandth, all of them: for columns.
  static func exactSeconds(_ value: Double) -> String {
    String(format: "%.3f\(space)s", locale: nil, value.isFinite ? value : 0).replacing(
      "-", with: "−")
  }

  /// A share in percent, to a tenth.
  static func percent(_ share: Double) -> String { number(share * 100) + space + "%" }

  static func count(_ number: Int, _ noun: String) -> String {
    let words = [
      "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
      "eleven", "twelve",
    ]
    let text = words.indices.contains(number) ? words[number] : "\(number)"
    return "\(text) \(noun)\(number == 1 ? "" : "s")"
  }

  static func countAtStart(_ number: Int, _ noun: String) -> String {
    capitalized(count(number, noun))
  }

  static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }

  static func list(_ items: [String]) -> String {
    guard items.count > 1, let last = items.last else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " and " + last
  }

  /// A name in a sentence, in quotation marks: on one line and not too long.
  ///
  /// The marks keep words apart from names such as `to`, and names that are written from right to left apart
  /// from what is around them.
  static func name(_ name: String) -> String { "“" + name.printable(atMost: 60) + "”" }

  static func value(_ value: Double, _ unit: PropertyUnit) -> String {
    switch unit {
    case .points: number(value) + space + "pt"
    case .degrees: number(value) + "°"
    case .fraction: number(value, digits: 2)
    case .factor: number(value, digits: 3)
    case .perPoint: number(value, digits: 5) + "/pt"
    }
  }

  static func outline(_ subject: FigureSubject) -> String {
    "\(seconds(subject.file.duration)) on \(subject.file.screen.name.printable)"
  }
}

extension TimingCurve {
  /// How it goes, behind "over 0.35 s".
  var adverb: String {
    switch self {
    case .linear: "at an even pace"
    case .easeIn, .easeOut, .easeInEaseOut: "along \(self)"
    case .default: "along Core Animation’s default curve"
    case .cubic: "along a \(self)"
    case .spring: "along a \(self)"
    }
  }

  /// What it is called, at the start of a label.
  var heading: String {
    switch self {
    case .linear, .easeIn, .easeOut, .easeInEaseOut, .default: "\(self)"
    case .cubic: "Cubic curve"
    case .spring: "Spring"
    }
  }

  var parameters: String {
    func text(_ value: Double) -> String { FigureWords.number(value, digits: 3) }
    switch self {
    case .linear: return "an even pace"
    case .easeIn: return "(0.42, 0), (1, 1)"
    case .easeOut: return "(0, 0), (0.58, 1)"
    case .easeInEaseOut: return "(0.42, 0), (0.58, 1)"
    case .default: return "(0.25, 0.1), (0.25, 1)"
    case .cubic(let x1, let y1, let x2, let y2):
      return "(\(text(x1)), \(text(y1))), (\(text(x2)), \(text(y2)))"
    case .spring(let ratio, let response, let velocity):
      let start = abs(velocity) < 5e-4 ? "" : ", velocity \(text(velocity))"
      return "damping ratio \(text(ratio)), response \(text(response)) s\(start)"
    }
  }
}
