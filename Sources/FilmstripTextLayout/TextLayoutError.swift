// SPDX-License-Identifier: MIT

/// Why text could not be laid out.
public enum TextLayoutError: Error, Equatable, CustomStringConvertible {
  /// No file of the font family was found in the folders that were searched.
  case fontMissing(family: String, package: String)
  /// The font's file could not be used; the reason is the library's.
  case fontDamaged(file: String, reason: String)

  /// One line that names the font or its file, and what to install.
  public var description: String {
    switch self {
    case .fontMissing(let family, let package):
      "the font \(family) is not installed; "
        + "install the package \(package) (apt-get install \(package))"
    case .fontDamaged(let file, let reason):
      "\(file): the font cannot be used (\(reason)); install it again"
    }
  }
}
