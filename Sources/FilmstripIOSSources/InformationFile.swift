// SPDX-License-Identifier: MIT
import Foundation

enum InformationFile {
  /// Looks in the listed folders, and then in those around them up to the project's; nil if none has one.
  ///
  /// In each folder the file may also be one folder below, such as in `Supporting Files`. Those of extensions, of
  /// frameworks and of tests are no app's.
  static func find(for folders: [URL]) -> URL? {
    for start in folders {
      var folder = start.standardizedFileURL
      while true {
        if let file = file(in: folder) { return file }
        for name in names(in: folder) where !name.hasSuffix("Tests") {
          if let file = file(in: folder.appending(path: name)) { return file }
        }
        if isProject(folder) || folder.path == "/" { break }
        folder.deleteLastPathComponent()
      }
    }
    return nil
  }

  private static func names(in folder: URL) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }

  private static func file(in folder: URL) -> URL? {
    let names = names(in: folder).filter { $0 == "Info.plist" || $0.hasSuffix("-Info.plist") }
    // The plain name first.
    return names.sorted { $0.count < $1.count }.map { folder.appending(path: $0) }.first(
      where: isApps)
  }

  private static func isApps(_ file: URL) -> Bool {
    guard let data = try? Data(contentsOf: file),
      let values = try? PropertyListSerialization.propertyList(from: data, format: nil)
        as? [String: Any], values["NSExtension"] == nil
    else { return false }
    let type = values["CFBundlePackageType"] as? String ?? "APPL"
    return type == "APPL" || type.hasPrefix("$(")
  }

  private static func isProject(_ folder: URL) -> Bool {
    let files = FileManager.default
    return files.fileExists(atPath: folder.appending(path: ".git").path)
      || names(in: folder).contains {
        $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") || $0 == "Package.swift"
      }
  }
}
