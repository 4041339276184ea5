// SPDX-License-Identifier: MIT
public import Foundation
internal import Imaging

/// Goldens that no test has any more.
///
/// A golden that a run of all tests has not visited is an orphan if the file of its suite is gone, if the
/// file has no function of the test's name, or if the test has visited goldens of other names. A test that
/// did not run, because it is switched off or belongs to the other library, keeps its goldens.
public struct OrphanedGoldens: Sendable {
  /// The folders of the orphans, by name.
  public let folders: [URL]

  /// Looks for them in the folders of the suites of a run, and in those beside them; relative paths start
  /// at a folder.
  ///
  /// - Parameters:
  ///   - lists: The cases that tests have asked for.
  ///   - current: Where relative paths start.
  /// - Throws: ``GoldenError`` if a folder cannot be read.
  public init(visited lists: [VisitedCases], relativeTo current: URL) throws(GoldenError) {
    var suites: [String: (visited: Set<String>, file: URL)] = [:]
    var roots: [String: (goldens: URL, tests: URL)] = [:]
    for list in lists {
      let folder = URL(fileURLWithPath: list.folder, isDirectory: true, relativeTo: current)
      let file = URL(fileURLWithPath: list.file, relativeTo: current)
      let known = suites[folder.standardizedFileURL.path]?.visited ?? []
      suites[folder.standardizedFileURL.path] = (known.union(list.cases), file)
      let root = folder.deletingLastPathComponent()
      roots[root.standardizedFileURL.path] = (root, file.deletingLastPathComponent())
    }
    var orphans: [URL] = []
    for (_, root) in roots.sorted(by: { $0.key < $1.key }) {
      for name in try OrphanedGoldens.names(in: root.goldens) {
        let folder = root.goldens.appendingPathComponent(name, isDirectory: true)
        let suite = suites[folder.standardizedFileURL.path]
        let file = suite?.file ?? root.tests.appendingPathComponent(name + ".swift")
        orphans += try OrphanedGoldens.orphans(
          in: folder, visited: suite?.visited ?? [], functions: TestFunctions(contentsOf: file))
      }
    }
    folders = orphans
  }

  /// Looks for those of one suite that belong to none of its cases; none where there is no such folder.
  ///
  /// - Parameters:
  ///   - suite: The folder of the suite's goldens.
  ///   - cases: The cases that there are.
  /// - Throws: ``GoldenError`` if the folder cannot be read.
  public init(in suite: URL, cases: [GoldenName]) throws(GoldenError) {
    let known = Set(cases.map(\.description))
    folders = try OrphanedGoldens.names(in: suite)
      .filter { !known.contains($0) }
      .map { suite.appendingPathComponent($0, isDirectory: true) }
      .filter { OrphanedGoldens.isGolden($0) }
  }

  /// Removes a golden that is an orphan; a folder with other files in it is left alone.
  ///
  /// - Parameter orphan: The folder of one golden.
  /// - Throws: ``FilmstripError`` if it holds other files, or the system refuses.
  public static func remove(_ orphan: URL) throws {
    try GoldenFolder.remove(orphan, knownFiles: GoldenFolder.golden)
  }

  private static func orphans(
    in suite: URL, visited: Set<String>, functions: TestFunctions
  ) throws(GoldenError) -> [URL] {
    try names(in: suite).filter { name in
      guard !visited.contains(name), isGolden(suite.appendingPathComponent(name)) else {
        return false
      }
      guard let test = functions.test(of: name) else { return true }
      return visited.contains { functions.test(of: $0) == test }
    }.map { suite.appendingPathComponent($0, isDirectory: true) }
  }

  private static func isGolden(_ folder: URL) -> Bool {
    ["golden.json", GoldenText.fileName].contains { file in
      FileManager.default.fileExists(atPath: folder.appendingPathComponent(file).path)
    }
  }

  /// The names in a folder that are not hidden; none where there is no such folder.
  private static func names(in folder: URL) throws(GoldenError) -> [String] {
    do { return try FolderListing.names(in: folder.path).filter { !$0.hasPrefix(".") } } catch {
      if error.code == ENOENT || error.code == ENOTDIR { return [] }
      throw .unreadable(file: folder.relativePath, reason: error.reason)
    }
  }
}

/// The functions of a file of tests, as their goldens are called.
private struct TestFunctions {
  private let names: Set<String>

  /// Those of a Swift file; none where it is gone or cannot be read.
  init(contentsOf file: URL) {
    let source = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    names = Set(
      source.matches(of: #/\bfunc\s+(?:`([^`]+)`|(\w+))/#).map { match in
        GoldenName(String(match.1 ?? match.2 ?? "")).description
      })
  }

  /// The function that a golden belongs to: the longest name that the golden's begins with.
  func test(of golden: String) -> String? {
    names.filter { golden == $0 || golden.hasPrefix($0 + ".") }.max { $0.count < $1.count }
  }
}
