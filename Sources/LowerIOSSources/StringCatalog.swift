// SPDX-License-Identifier: MIT
internal import Foundation

extension TextSymbols.Table {
  /// The keys that were added by hand to a string catalog; nil for a file that is none.
  ///
  /// What is wrong in it is said when its texts are looked up.
  init?(stringCatalog path: String) {
    guard let data = FileManager.default.contents(atPath: path),
      let object = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any],
      let strings = object["strings"] as? [String: Any]
    else { return nil }
    let source = object["sourceLanguage"] as? String ?? "en"
    let texts = strings.compactMap { key, value -> (key: String, text: String?)? in
      guard let entry = value as? [String: Any], entry["extractionState"] as? String == "manual"
      else { return nil }
      let languages = entry["localizations"] as? [String: Any]
      let unit = (languages?[source] as? [String: Any])?["stringUnit"] as? [String: Any]
      return (key, unit?["value"] as? String)
    }
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    self.init(name: name, texts: texts)
  }
}
