// SPDX-License-Identifier: MIT
internal import Foundation
internal import FilmstripImaging

package struct PartialResult: Sendable {
  package let path: String
  /// The folder that was given, in which the file is.
  let root: String
  package let result: VerificationResult

  init(path: String, root: String, result: VerificationResult) {
    (self.path, self.root, self.result) = (path, root, result)
  }

  /// The results at some paths: files, and folders with files called `results.json`, or `results-1.json` and the
  /// like; where a folder has none, those inside of it are looked into.
  ///
  /// - Throws: ``MergeError`` with everything that is wrong with all of them.
  package static func all(at paths: [String]) throws(MergeError) -> [PartialResult] {
    var (parts, lines) = ([PartialResult](), [String]())
    for path in paths {
      let root = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
      var isFolder: ObjCBool = false
      let isThere = FileManager.default.fileExists(atPath: root, isDirectory: &isFolder)
      let files = isThere && isFolder.boolValue ? PartialResult.files(in: root) : [root]
      if files.isEmpty {
        lines.append(
          "\(path): has no results.json; give the folder that 'filmstrip verify --json' wrote to")
      }
      for file in files {
        do throws(ResultsFileError) {
          // What is in a folder may be another machine's; a file that is named is who names it's own.
          let name = String(file.dropFirst(root.count).drop { $0 == "/" })
          let result =
            try name.isEmpty
            ? ResultsFile.read(file)
            : ResultsFile.read(name, in: PartialResult.input(root), path: file)
          let folder = isFolder.boolValue ? root : PartialResult.folder(of: file)
          parts.append(PartialResult(path: file, root: folder, result: result))
        } catch {
          lines.append("\(error)")
        }
      }
    }
    if !lines.isEmpty { throw MergeError(lines: lines) }
    return parts
  }

  /// The files of results in a folder, or else in the folders inside of it, by path.
  private static func files(in folder: String) -> [String] {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { !$0.hasPrefix(".") }.sorted()
    let found = names.filter { $0.hasPrefix("results") && $0.hasSuffix(".json") }
    guard found.isEmpty else { return found.map { "\(folder)/\($0)" } }
    return names.flatMap { name -> [String] in
      var status = stat()
      // Links may lead around in circles.
      guard lstat("\(folder)/\(name)", &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
        return []
      }
      return files(in: "\(folder)/\(name)")
    }
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Where the pictures of a failure can be: by the end of its path in the folder of the results or one above it,
  /// up to the one that was given.
  ///
  /// Never at the path itself: results may come from a machine that is not trusted.
  func places(ofFailure failure: String) -> [InputFolder] {
    let words = failure.split(separator: "/").filter { $0 != "." && $0 != ".." }
    let inner = PartialResult.folder(of: path).dropFirst(root.count).split(separator: "/")
    // A case is in a folder of its suite: two words at least.
    let ends = (0...max(0, words.count - 2)).map { words[$0...] }
    return (0...inner.count).reversed().flatMap { depth in
      ends.map { end in
        PartialResult.input(root).folder((inner.prefix(depth) + end).joined(separator: "/"))
      }
    }
  }

  private static func input(_ path: String) -> InputFolder {
    let current = URL(
      fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
    return InputFolder(foreign: URL(fileURLWithPath: path, isDirectory: true, relativeTo: current))
  }
}
