// SPDX-License-Identifier: MIT

/// Text in XML 1.0.
enum XMLText {
  /// A text as the content of an element or a quoted attribute.
  ///
  /// Characters that XML 1.0 has no way to write, such as most controls, become U+FFFD. Ends of lines and tabs
  /// are written as references, so that they are the same in attributes.
  static func escaped(_ text: String) -> String {
    var out = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": out.append(contentsOf: "&amp;".unicodeScalars)
      case "<": out.append(contentsOf: "&lt;".unicodeScalars)
      case ">": out.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": out.append(contentsOf: "&quot;".unicodeScalars)
      case "\t", "\n", "\r", "\u{85}", "\u{2028}":
        out.append(contentsOf: "&#\(scalar.value);".unicodeScalars)
      default: out.append(isAllowed(scalar) ? scalar : "\u{FFFD}")
      }
    }
    return String(out)
  }

  /// What the production `Char` of XML 1.0 (fifth edition, 2.2) allows, tabs and ends of lines apart.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
