// SPDX-License-Identifier: MIT

// Foundation's function of this name has parameters with defaults. A call prefers a function without them, so that
// these are found in a file that imports Foundation, too.

public func NSLocalizedString(_ key: String, comment: String) -> String {
  NSLocalizedString(key, tableName: nil, bundle: .main, value: "", comment: comment)
}

public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  NSLocalizedString(key, tableName: tableName, bundle: .main, value: "", comment: comment)
}

public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  NSLocalizedString(key, tableName: nil, bundle: bundle, value: "", comment: comment)
}

public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  NSLocalizedString(key, tableName: nil, bundle: .main, value: value, comment: comment)
}

public func NSLocalizedString(
  _ key: String, tableName: String?, bundle: Bundle, comment: String
) -> String {
  NSLocalizedString(key, tableName: tableName, bundle: bundle, value: "", comment: comment)
}

public func NSLocalizedString(
  _ key: String, tableName: String?, value: String, comment: String
) -> String {
  NSLocalizedString(key, tableName: tableName, bundle: .main, value: value, comment: comment)
}

public func NSLocalizedString(
  _ key: String, bundle: Bundle, value: String, comment: String
) -> String {
  NSLocalizedString(key, tableName: nil, bundle: bundle, value: value, comment: comment)
}

/// The text of a key in a bundle's table, in the language of the stage; `value`, or else the key, without one.
///
/// A text with plurals is a format, of which `String(format:)` and `String.localizedStringWithFormat` make a text.
public func NSLocalizedString(
  _ key: String, tableName: String?, bundle: Bundle, value: String, comment: String
) -> String {
  let words = StageScope.current.words
  let table = tableName.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
  guard let found = words.entry(key, table: table, in: bundle) else {
    return value.isEmpty ? key : value
  }
  return words.format(found, key: key)
}
