// SPDX-License-Identifier: MIT

extension String {
  /// The text as one line that a terminal shows as it is.
  ///
  /// For text of others: names of files, fields of scripts, names of colour profiles. What would
  /// move the cursor, begin a line, change the direction of writing or not be seen at all is
  /// spelled as in a Swift literal, `\n`, `\r`, `\t` or `\u{1B}`. A backslash stays one, so that
  /// text that is printable already comes back unchanged.
  package var printable: String {
    guard unicodeScalars.contains(where: { !$0.isPrintable }) else { return self }
    // Scalar by scalar: a carriage return and a line feed are one `Character`.
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar.isPrintable {
        result.append(scalar)
      } else {
        result.append(contentsOf: scalar.escape.unicodeScalars)
      }
    }
    return String(result)
  }

  /// The text as ``printable`` makes it, cut off after a number of its own scalars, 1 or more.
  package func printable(atMost count: Int) -> String {
    let scalars = unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: count, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return printable }
    return String(scalars[..<end]).printable + "…"
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is seen, or is a space, and leaves the rest of its line alone.
  fileprivate var isPrintable: Bool {
    if isASCII { return (0x20..<0x7f).contains(value) }
    switch properties.generalCategory {
    // Controls, among them those of eight bits; marks of direction and joiners; ends of lines; what
    // has no look.
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      return false
    default:
      // Letters that are not seen, such as the fillers of Hangul.
      return !properties.isDefaultIgnorableCodePoint
    }
  }

  fileprivate var escape: String {
    switch self {
    case "\n": #"\n"#
    case "\r": #"\r"#
    case "\t": #"\t"#
    default: #"\u{"# + String(value, radix: 16, uppercase: true) + "}"
    }
  }
}
