// SPDX-License-Identifier: MIT
internal import Foundation

struct ApplicationInformation {
  /// The file as text, without what Xcode's settings fill in.
  let text: String

  /// Reads a file; nil if it is no property list of an app's.
  init?(path: String) {
    guard let data = FileManager.default.contents(atPath: path),
      let values = try? PropertyListSerialization.propertyList(from: data, format: nil)
        as? [String: Any]
    else { return nil }
    // `$(MARKETING_VERSION)` and the like are settings of a target's in Xcode: a default stands for them.
    let known = values.filter { !(($0.value as? String)?.contains("$(") ?? false) }
    guard
      let xml = try? PropertyListSerialization.data(
        fromPropertyList: known, format: .xml, options: 0)
    else { return nil }
    text = String(decoding: xml, as: UTF8.self)
  }
}
