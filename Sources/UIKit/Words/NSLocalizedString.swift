// SPDX-License-Identifier: MIT
public import Foundation
internal import QuartzCore

/// The text of a key in a bundle's table, in the language of the stage; `value`, or else the key, without one.
///
/// A text with plurals is a format, of which `String(format:)` and `String.localizedStringWithFormat` make a text.
public func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "",
  comment: String
) -> String { text(key, tableName, bundle, value) }

// A file that imports Foundation besides UIKit sees Foundation's function, too, and the compiler prefers one whose
// parameters are all given.

/// The text of a key of the main bundle.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  text(key, nil, .main, "")
}

/// The text of a key of a bundle.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  text(key, nil, bundle, "")
}

/// The text of a key in a table of the main bundle.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  text(key, tableName, .main, "")
}

/// The text of a key in a bundle's table.
public func NSLocalizedString(
  _ key: String, tableName: String?, bundle: Bundle, comment: String
) -> String { text(key, tableName, bundle, "") }

/// The text of a key of the main bundle, or else a value.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  text(key, nil, .main, value)
}

/// The text of a key of a bundle, or else a value.
public func NSLocalizedString(
  _ key: String, bundle: Bundle, value: String, comment: String
) -> String { text(key, nil, bundle, value) }

private func text(_ key: String, _ table: String?, _ bundle: Bundle, _ value: String) -> String {
  let words = StageScope.current.words
  let table = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
  guard let found = words.entry(key, table: table, in: bundle) else {
    return value.isEmpty ? key : value
  }
  return words.format(found, key: key)
}
