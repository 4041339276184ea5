// SPDX-License-Identifier: MIT
internal import Foundation

/// How `timeline.json` and `golden.json` spell values: on one line, the same on every machine.
package enum TimelineText {
  /// A number rounded to some digits after the point, whole ones without a fraction; what JSON cannot
  /// say is null.
  package static func number(_ value: Double, decimals: Int) -> String {
    guard value.isFinite else { return "null" }
    let factor = powersOfTen[decimals]
    let scaled = (value * factor).rounded()
    // Beyond that a double has no such digits.
    guard abs(scaled) < 9e15 else { return "\(value)" }
    let rounded = scaled / factor
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  private static let powersOfTen = [
    1.0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9,
  ]

  /// Seconds, to the nanosecond.
  package static func time(_ seconds: Double) -> String { number(seconds, decimals: 9) }

  /// Points, to a ten-thousandth.
  package static func length(_ value: Double) -> String { number(value, decimals: 4) }

  /// Opacities, components of colours and fractions of a size, to a hundred-thousandth.
  package static func share(_ value: Double) -> String { number(value, decimals: 5) }

  package static func list(_ items: [String]) -> String {
    "[" + items.joined(separator: ", ") + "]"
  }

  package static func object(_ members: [(String, String)]) -> String {
    "{ " + members.map { "\"\($0)\": \($1)" }.joined(separator: ", ") + " }"
  }

  /// The first lines of a file in a format of ours: what it is, and what was recorded on which screen.
  package static func head(
    format: String, version: Int, name: String, screen: TimelineFile.Screen, frameRate: Int,
    frameCount: Int, duration: Double
  ) -> [String] {
    let device = object([
      ("name", string(screen.name)), ("width", length(screen.size.width)),
      ("height", length(screen.size.height)), ("scale", length(screen.scale)),
    ])
    return [
      "{ \"format\": \"\(format)\", \"version\": \(version), \"name\": \(string(name)),",
      "  \"device\": \(device),",
      "  \"frameRate\": \(frameRate), \"frameCount\": \(frameCount), "
        + "\"duration\": \(time(duration)),",
    ]
  }

  package static func string(_ value: String) -> String {
    let isPlain = value.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x22 && $0 != 0x5c }
    if isPlain { return "\"" + value + "\"" }
    var result = "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
