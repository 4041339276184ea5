// SPDX-License-Identifier: MIT
public import Foundation
internal import Synchronization

/// The cases that one run has visited: no golden is used twice, and those that were not visited are found.
public final class GoldenRun: Sendable {
  private struct Suite {
    var folder: URL
    /// Where in the tests each case is verified.
    var places: [String: String] = [:]
    var lowercased: [String: String] = [:]
  }

  private let suites = Mutex<[String: Suite]>([:])

  /// A run that has visited nothing.
  public init() {}

  /// Notes that a case is verified at some place of the tests, whose golden is in a suite's folder.
  ///
  /// - Throws: ``GoldenError`` if the golden is verified in another place, too, or one whose name some
  ///   file systems take for the same. A test that is repeated comes to the same place again.
  public func visit(
    _ name: GoldenName, in folder: URL, from place: String
  ) throws(GoldenError) {
    try suites.withLock { suites throws(GoldenError) in
      let key = folder.standardizedFileURL.path
      var suite = suites[key] ?? Suite(folder: folder)
      let text = name.description
      guard place == suite.places[text] ?? place else {
        throw .duplicateCase(
          name: text, folder: folder.appendingPathComponent(text).relativePath)
      }
      if let other = suite.lowercased[text.lowercased()], other != text {
        throw .sameNameButForCase(name: text, other: other)
      }
      suite.places[text] = place
      suite.lowercased[text.lowercased()] = text
      suites[key] = suite
    }
  }

  /// The cases of each suite, by folder.
  public var visits: [VisitedCases] {
    suites.withLock { suites in
      suites.values.map {
        VisitedCases(folder: $0.folder.relativePath, cases: $0.places.keys.sorted())
      }
      .sorted { $0.folder < $1.folder }
    }
  }
}
