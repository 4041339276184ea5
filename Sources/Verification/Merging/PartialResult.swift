// SPDX-License-Identifier: MIT
internal import Foundation

/// The results of one part of a run, and where they are.
public struct PartialResult: Sendable {
  /// The file, as messages call it.
  public let path: String
  /// The folder that was given, in which the file is.
  let root: String
  /// What is in it.
  public let result: VerificationResult

  init(path: String, root: String, result: VerificationResult) {
    (self.path, self.root, self.result) = (path, root, result)
  }

  /// The results at some paths: files, and folders with files called `results.json`, or `results-1.json` and the
  /// like; where a folder has none, those inside of it are looked into.
  ///
  /// - Throws: ``MergeError`` with everything that is wrong with all of them.
  public static func all(at paths: [String]) throws(MergeError) -> [PartialResult] {
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
          let result = try ResultsFile.read(file)
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

  /// The folder of a file.
  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Where the pictures of a failure can be: by the end of its path in the folder of the results or one above it,
  /// up to the one that was given, or where the run wrote them.
  func places(ofFailure failure: String) -> [String] {
    let words = failure.split(separator: "/").filter { $0 != "." && $0 != ".." }
    var folders = [PartialResult.folder(of: path)]
    while let last = folders.last, last != root, last.hasPrefix(root + "/") {
      folders.append(PartialResult.folder(of: last))
    }
    // A case is in a folder of its suite: two words at least.
    let ends = (0...max(0, words.count - 2)).map { words[$0...].joined(separator: "/") }
    return folders.flatMap { folder in ends.map { "\(folder)/\($0)" } } + [failure]
  }
}
