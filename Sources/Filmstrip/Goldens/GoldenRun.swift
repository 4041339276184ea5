// SPDX-License-Identifier: MIT
public import Foundation
internal import Synchronization

/// The cases that one run has visited: no golden is that of two cases, and those that were not visited are
/// found.
public final class GoldenRun: Sendable {
  /// One visit of a case.
  public struct Visit: Sendable, Equatable {
    /// What the case is called, before it is made safe for file systems.
    public let name: String
    /// Where in the tests it is verified.
    public let place: String
    /// The test; nil where that is not known.
    public let test: String?

    /// A visit by its values.
    ///
    /// - Parameters:
    ///   - name: What the case is called, before it is made safe for file systems.
    ///   - place: Where in the tests it is verified.
    ///   - test: The test; nil where that is not known.
    public init(name: String, place: String, test: String?) {
      self.name = name
      self.place = place
      self.test = test
    }
  }

  private struct Suite {
    let folder: URL
    let file: URL
    var visits: [String: (first: Visit, count: Int)] = [:]
    var lowercased: [String: String] = [:]
  }

  private let suites = Mutex<[String: Suite]>([:])

  /// A run that has visited nothing.
  public init() {}

  /// Notes a visit of a case whose golden is in the folder of a suite, and whose test is in a file.
  ///
  /// - Parameters:
  ///   - visit: What was asked for, and by what.
  ///   - folder: The folder of the suite's goldens.
  ///   - file: The file of the test.
  /// - Returns: How often the case was visited before: a test may be repeated.
  /// - Throws: ``GoldenError`` if another case has the golden, or one whose name some file systems take for
  ///   the same.
  @discardableResult
  public func add(_ visit: Visit, in folder: URL, file: URL) throws(GoldenError) -> Int {
    try suites.withLock { suites throws(GoldenError) in
      let key = folder.standardizedFileURL.path
      var suite = suites[key] ?? Suite(folder: folder, file: file)
      let golden = GoldenName(visit.name).description
      let known = suite.visits[golden]
      guard known?.first ?? visit == visit else {
        throw .duplicateCase(
          name: visit.name, folder: folder.appendingPathComponent(golden).relativePath)
      }
      if let other = suite.lowercased[golden.lowercased()], other != golden {
        throw .sameNameButForCase(name: golden, other: other)
      }
      suite.visits[golden] = (visit, (known?.count ?? 0) + 1)
      suite.lowercased[golden.lowercased()] = golden
      suites[key] = suite
      return known?.count ?? 0
    }
  }

  /// The cases of each suite, by folder.
  public var visits: [VisitedCases] {
    suites.withLock { suites in
      suites.values.map {
        VisitedCases(
          folder: $0.folder.relativePath, file: $0.file.relativePath,
          cases: $0.visits.keys.sorted())
      }.sorted { $0.folder < $1.folder }
    }
  }
}
