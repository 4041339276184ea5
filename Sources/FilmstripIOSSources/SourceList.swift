// SPDX-License-Identifier: MIT
import Foundation

struct SourceList {
  let text: String
  /// The Swift files, in the order of their paths, each once.
  let files: [URL]
  /// The folders in which they were looked for, in the order of the lines.
  let folders: [URL]
  /// The app's asset catalogs: those of the lines, or else those beside the sources.
  let catalogs: AppCatalogs
  /// Files that are not compiled, and that stubs of missing names look like.
  let declared: [URL]
  /// Whether swizzling and forwarding are left undone, with a warning.
  let allowsRuntimeChanges: Bool

  private static let allowance = "allow runtime-changes"
  /// What a line begins with that names an asset catalog, texts, a font, a folder of these, or `none`.
  private static let assets = "assets "

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - folder: The folder to which its paths are relative.
  /// - Throws: A ``Problem`` if the file is not there, or names what is not there, or no Swift file.
  init(_ file: URL, package folder: URL) throws {
    // Paths are relative to what is in a folder, which the URL has to say that it is.
    let package = URL(fileURLWithPath: folder.path, isDirectory: true)
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      throw Problem("\(file.path): not there; it names the folders of an app's sources, one a line")
    }
    self.text = text
    var found: Set<String> = []
    var folders: [String] = []
    var excluded: [String] = []
    var declared: [String] = []
    var catalogs: [String]?
    var allowsRuntimeChanges = false
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      var words = line.trimmingCharacters(in: .whitespaces)
      if words == SourceList.allowance { allowsRuntimeChanges = true }
      if words.isEmpty || words.hasPrefix("#") || words == SourceList.allowance { continue }
      if words == SourceList.assets + "none" {
        catalogs = catalogs ?? []
        continue
      }
      let isCatalog = words.hasPrefix(SourceList.assets)
      if isCatalog {
        words = words.dropFirst(SourceList.assets.count).trimmingCharacters(in: .whitespaces)
      }
      let isDeclared = words.hasPrefix("declared ")
      if isDeclared { words = words.dropFirst(9).trimmingCharacters(in: .whitespaces) }
      let isExclusion = words.hasPrefix("exclude ")
      if isExclusion { words = words.dropFirst(8).trimmingCharacters(in: .whitespaces) }
      let path = URL(fileURLWithPath: words, relativeTo: package).standardizedFileURL.path
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw Problem(
          "\(file.path):\(number + 1): \(words): there is no such folder or file; paths are "
            + "relative to \(package.path)")
      }
      if isExclusion {
        excluded.append(path)
      } else if isDeclared {
        declared.append(path)
      } else if isCatalog {
        catalogs = (catalogs ?? []) + [path]
      } else if isFolder.boolValue {
        folders.append(path)
        found.formUnion(SwiftFiles.paths(in: path) ?? [])
      } else {
        found.insert(path)
      }
    }
    let files = found.filter { path in
      !excluded.contains { path == $0 || path.hasPrefix($0 + "/") }
    }
    guard !files.isEmpty else {
      throw Problem("\(file.path): no Swift file is in the folders that it names")
    }
    self.files = files.sorted().map { URL(fileURLWithPath: $0) }
    self.declared = declared.map { URL(fileURLWithPath: $0) }
    self.folders = folders.map { URL(fileURLWithPath: $0) }
    self.catalogs =
      catalogs.map(AppCatalogs.init(paths:))
      ?? AppCatalogs(
        besides: self.folders.isEmpty
          ? self.files.map { $0.deletingLastPathComponent() } : self.folders,
        excluded: excluded, package: package)
    self.allowsRuntimeChanges = allowsRuntimeChanges
  }
}
