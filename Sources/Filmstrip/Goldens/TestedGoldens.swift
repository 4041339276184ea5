// SPDX-License-Identifier: MIT
internal import Foundation

/// A folder with the goldens of several suites, and the files that the tests of those can be in.
struct TestedGoldens {
  private let root: URL
  /// The folders of tests whose goldens are there; several targets may share one folder of goldens.
  private var testFolders: [String: URL] = [:]
  /// The files of tests that lists name, by the suites' folders and the files' paths.
  private var files: [String: [String: TestFile]] = [:]

  init(root: URL) { self.root = root }

  mutating func add(_ place: VisitedPlace) {
    let tests = place.file.deletingLastPathComponent()
    testFolders[tests.standardizedFileURL.path] = tests
    let path = place.file.standardizedFileURL.path
    files[place.suite, default: [:]][path, default: TestFile(url: place.file)]
      .visited.formUnion(place.cases)
  }

  /// The folders of goldens that no test has, by name.
  ///
  /// - Throws: ``GoldenError`` if a folder or a file of tests cannot be read.
  func orphans() throws(GoldenError) -> [URL] {
    var orphans: [URL] = []
    for suite in try OrphanedGoldens.names(in: root) {
      let folder = root.appendingPathComponent(suite, isDirectory: true)
      let goldens = try OrphanedGoldens.names(in: folder).filter {
        OrphanedGoldens.isGolden(folder.appendingPathComponent($0))
      }
      guard !goldens.isEmpty else { continue }
      let tests = try files(of: suite).map { file throws(GoldenError) in
        (visited: file.visited, functions: try TestFunctions(contentsOf: file.url))
      }
      orphans += goldens.filter { golden in
        tests.allSatisfy { !$0.functions.keep(golden, visited: $0.visited) }
      }.map { folder.appendingPathComponent($0, isDirectory: true) }
    }
    return orphans
  }

  /// The files that have tests of a suite, or had some: those that lists name, and one of its name in each
  /// folder of tests.
  private func files(of suite: String) -> [TestFile] {
    var found = files[suite] ?? [:]
    for folder in testFolders.values {
      let url = folder.appendingPathComponent(suite + ".swift")
      let path = url.standardizedFileURL.path
      found[path] = found[path] ?? TestFile(url: url)
    }
    return found.sorted { $0.key < $1.key }.map(\.value)
  }
}

private struct TestFile {
  let url: URL
  var visited: Set<String> = []
}
