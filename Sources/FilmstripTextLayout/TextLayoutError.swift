// SPDX-License-Identifier: MIT

/// Why text could not be laid out.
public enum TextLayoutError: Error, Equatable, CustomStringConvertible {
  /// There is no such file, or it may not be read.
  case fontMissing(file: String)
  /// The font could not be used; the reason is the library's.
  case fontDamaged(file: String, reason: String)
  /// There was no memory for the font.
  case outOfMemory(file: String)

  /// One line that names the font or its file.
  public var description: String {
    switch self {
    case .fontMissing(let file): "\(file): the font is not there, or may not be read"
    case .fontDamaged(let file, let reason):
      "\(file): the font cannot be used (\(reason)); install it again"
    case .outOfMemory(let file):
      "\(file): out of memory for the font; allow more (ulimit -v), or end other programs"
    }
  }
}
