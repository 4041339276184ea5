// SPDX-License-Identifier: MIT

extension String {
  /// The text as the content of an element, or in a quoted attribute, of HTML or SVG: nothing in it is markup.
  ///
  /// What XML does not allow, controls and the like, is for ``printable`` to spell out before.
  package var markup: String {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
      case "'": result.append(contentsOf: "&#39;".unicodeScalars)
      // Ends of lines for scripts, and for nothing else.
      case "\u{2028}", "\u{2029}": result.append(contentsOf: "&#\(scalar.value);".unicodeScalars)
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
