// SPDX-License-Identifier: MIT
public import Foundation
internal import QuartzCore

/// The text of a key in a bundle's table, in the language of the stage; `value`, or else the key, without one.
public func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "",
  comment: String
) -> String {
  let table = tableName.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
  let entry = StageScope.current.words.entry(key, table: table, in: bundle)
  return entry?.text(for: nil) ?? (value.isEmpty ? key : value)
}
