// SPDX-License-Identifier: MIT
public import Foundation

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
  /// Lists may come from another machine: what they name has to be below that folder, or below the one
  /// that is given for goldens. Several targets may share a folder of goldens; each file of tests is looked
  /// at that one of them can have for a suite.
  ///
  /// - Parameters:
  ///   - lists: The cases that tests have asked for.
  ///   - current: Where relative paths start.
  ///   - reference: A folder that goldens may be below as well; nil for none.
  /// - Throws: ``GoldenError`` if a folder or a file of tests cannot be read, and another error if a list
  ///   names a place elsewhere or a folder that is not there.
  public init(
    visited lists: [VisitedCases], relativeTo current: URL, reference: URL? = nil
  ) throws {
    // All lists are checked before anything is looked for.
    let places = try lists.map {
      try VisitedPlace(of: $0, relativeTo: current, reference: reference)
    }
    var roots: [String: TestedGoldens] = [:]
    for place in places {
      roots[place.root.standardizedFileURL.path, default: TestedGoldens(root: place.root)]
        .add(place)
    }
    folders = try roots.sorted { $0.key < $1.key }.flatMap { try $0.value.orphans() }
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

  static func isGolden(_ folder: URL) -> Bool {
    GoldenFolder.mainFiles.contains { file in
      FileManager.default.fileExists(atPath: folder.appendingPathComponent(file).path)
    }
  }

  /// The names in a folder that are not hidden; none where there is no such folder.
  static func names(in folder: URL) throws(GoldenError) -> [String] {
    do { return try FolderListing.names(in: folder.path).filter { !$0.hasPrefix(".") } } catch {
      if error.code == ENOENT || error.code == ENOTDIR { return [] }
      throw .unreadable(file: folder.relativePath, reason: error.reason)
    }
  }
}
