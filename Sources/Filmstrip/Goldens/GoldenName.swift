// SPDX-License-Identifier: MIT

/// What a suite or a case is called as a folder: a name that every file system has.
///
/// Letters and digits of ASCII, `_`, `-` and `.` stay, and each run of others becomes one `-`, as
/// snapshot tests do. Where that would lose letters that distinguish names, where a name would be longer
/// than 100 characters, or is one that Windows keeps for itself, eight digits of the name's digest follow.
public struct GoldenName: Sendable, Hashable, CustomStringConvertible {
  /// The name of the folder.
  public let description: String

  /// The name for any text; one without a single letter or digit becomes `case`, with a digest.
  ///
  /// - Parameter text: What the case is called.
  public init(_ text: String) {
    var name = ""
    var isLossy = false
    for scalar in text.unicodeScalars {
      if GoldenName.isSafe(scalar) {
        name.unicodeScalars.append(scalar)
      } else {
        // Letters of other alphabets distinguish names; spaces and brackets rarely do.
        if !scalar.isASCII { isLossy = true }
        if !name.hasSuffix("-") { name += "-" }
      }
    }
    // A hidden folder would be overlooked, and Windows drops dots at the end.
    name = String(name.drop { "-.".contains($0) })
    while let last = name.last, "-.".contains(last) { name.removeLast() }
    if name.isEmpty { (name, isLossy) = ("case", true) }
    if name.utf8.count > GoldenName.maximumLength {
      name = String(name.prefix(GoldenName.maximumLength))
      isLossy = true
    }
    if GoldenName.reserved.contains(name.prefix { $0 != "." }.lowercased()) { isLossy = true }
    if isLossy { name = "\(name)-\("\(Digest(of: text.utf8))".prefix(8))" }
    // What precedes the first dot counts on Windows.
    if GoldenName.reserved.contains(name.prefix { $0 != "." }.lowercased()) {
      name = "case-" + name
    }
    description = name
  }

  /// The longest name, so that a digest and a variant still fit the 255 bytes that file systems allow.
  public static let maximumLength = 100

  /// A text as people read it in place of a folder's name: letters, digits and symbols of all alphabets stay, and each
  /// run of others becomes one `-`; of ASCII alone it is the folder's name.
  package static func readable(_ text: String) -> String {
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return GoldenName(text).description }
    var name = ""
    for scalar in text.unicodeScalars {
      if isSafe(scalar) || !scalar.isASCII && isReadable(scalar) {
        name.unicodeScalars.append(scalar)
      } else if !name.hasSuffix("-") {
        name += "-"
      }
    }
    name = String(name.drop { "-.".contains($0) })
    while let last = name.last, "-.".contains(last) { name.removeLast() }
    return name.isEmpty ? GoldenName(text).description : name
  }

  private static func isReadable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber,
      .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
      true
    // What joins the parts of one emoji.
    default: scalar.value == 0x200d
    }
  }

  private static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "-", ".": true
    default: false
    }
  }

  /// Names of devices, with any extension.
  private static let reserved: Set<String> = Set(
    ["con", "prn", "aux", "nul"] + (0...9).flatMap { ["com\($0)", "lpt\($0)"] })
}
