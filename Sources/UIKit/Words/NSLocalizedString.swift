// SPDX-License-Identifier: MIT
public import Foundation
internal import QuartzCore

/// The text of a key in a bundle's table, in the language of the stage; `value`, or else the key, without one.
///
/// A text with plurals is a format, of which `String(format:)` and `String.localizedStringWithFormat` make a text.
public func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "",
  comment: String
) -> String {
  let table = tableName.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
  let words = StageScope.current.words
  guard let found = words.entry(key, table: table, in: bundle) else {
    return value.isEmpty ? key : value
  }
  return words.format(found, key: key)
}

// A file that imports Foundation besides UIKit sees both functions. One whose parameters are all given is preferred to
// one with default values.

/// The text of a key of the main bundle.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  NSLocalizedString(key, bundle: .main, value: "", comment: comment)
}

/// The text of a key of a bundle.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  NSLocalizedString(key, bundle: bundle, value: "", comment: comment)
}
