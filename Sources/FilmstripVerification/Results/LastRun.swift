// SPDX-License-Identifier: MIT
internal import Filmstrip
internal import Foundation
internal import FilmstripImaging
internal import FilmstripWording

/// Which cases did not pass when they were verified last: `.last-run.json` in the folder of failures.
///
/// A case that a run leaves out stays as it was.
package struct LastRun: Sendable, Equatable, Codable {
  private var format = "filmstrip-last-run"
  private var version = 1
  /// What cases are compared with.
  package enum Reference: Sendable {
    case goldens(String)
    case commit(String)
  }

  /// The cases' names, in order, by what they were compared with: the way from the folder of failures to that of the
  /// goldens, or a commit.
  private var failed: [String: [String]] = [:]

  private static let fileName = ".last-run.json"
  private static let maximumByteCount = 64 << 20

  private init() {}

  /// The file in a folder of failures; nil where there is none.
  ///
  /// - Throws: ``LastRunError`` where it is damaged.
  package init?(in failures: String) throws(LastRunError) {
    let folder = InputFolder(URL(fileURLWithPath: failures, isDirectory: true))
    guard folder.kind(of: LastRun.fileName) != nil else { return nil }
    let path = LastRun.path(in: failures)
    var limits = ImageLimits()
    limits.byteCount = LastRun.maximumByteCount
    guard let data = try? folder.data(of: LastRun.fileName, limits: limits),
      let read = try? JSONDecoder().decode(LastRun.self, from: data),
      read.format == "filmstrip-last-run", read.version == 1
    else { throw .damaged(path: path) }
    self = read
  }

  /// The names of the cases that did not pass, of those that were compared with a folder of goldens or a commit; nil
  /// where none has been.
  package func failed(comparedWith reference: Reference, failures: String) -> Set<String>? {
    failed[LastRun.key(reference, failures)].map { Set($0) }
  }

  /// Notes what came of a run in a folder of failures.
  ///
  /// - Throws: ``LastRunError`` where the file cannot be written.
  package static func note(
    _ result: VerificationResult, comparedWith reference: Reference, in failures: String
  ) throws(LastRunError) {
    // What is damaged says nothing of before.
    var last = ((try? LastRun(in: failures)) ?? nil) ?? LastRun()
    last.add(result, comparedWith: key(reference, failures))
    let path = path(in: failures)
    do {
      try FileManager.default.createDirectory(
        atPath: failures, withIntermediateDirectories: true)
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      try SingleOutput.write(try encoder.encode(last) + Data("\n".utf8), to: path)
    } catch {
      throw .unwritable(path: path)
    }
  }

  private mutating func add(_ result: VerificationResult, comparedWith key: String) {
    let verified = Set(result.cases.map(\.fullName))
    // Of a suite whose cases were all verified there are no others any more.
    let isWhole = result.plan.selectedCount == verified.count && verified.count == result.totalCount
    let suites = isWhole ? Set(result.plan.files.map(\.suite)) : []
    let left = (failed[key] ?? []).filter { name in
      !verified.contains(name) && !suites.contains(String(name.prefix { $0 != "/" }))
    }
    let now = result.cases.filter { !$0.outcome.isPassed && $0.outcome != .gone }.map(\.fullName)
    failed[key] = (left + now).sorted()
  }

  private static func path(in failures: String) -> String {
    (failures.hasSuffix("/") ? failures : failures + "/") + fileName
  }

  /// The same for all ways to write the paths, and wherever the folders are moved together.
  private static func key(_ reference: Reference, _ failures: String) -> String {
    switch reference {
    case .commit(let name): return "commit \(name)"
    case .goldens(let path):
      let place = OutputFolder.resolved(path).split(separator: "/")
      let start = OutputFolder.resolved(failures).split(separator: "/")
      let shared = zip(place, start).prefix { $0 == $1 }.count
      let up = start.dropFirst(shared).map { _ in ".." }
      return (up + place.dropFirst(shared).map(String.init)).joined(separator: "/")
    }
  }
}

package enum LastRunError: Error, Equatable, CustomStringConvertible {
  case damaged(path: String)
  case unwritable(path: String)

  package var description: String {
    switch self {
    case .damaged(let path):
      "\(path.printable): is damaged; run 'filmstrip verify' without --failed, which writes it again"
    case .unwritable(let path):
      "\(path.printable): cannot be written; --failed will not know of this run"
    }
  }
}
