// SPDX-License-Identifier: MIT
import Filmstrip
import FilmstripTesting
import Foundation
import Synchronization
import Testing

final class TemporaryGoldens {
  let root = FileManager.default.temporaryDirectory
    .appendingPathComponent("goldens-\(UUID().uuidString)", isDirectory: true)
  private var cases = GoldenRun()

  deinit { try? FileManager.default.removeItem(at: root) }

  var goldens: URL { root.appendingPathComponent("Goldens", isDirectory: true) }
  var failures: URL { root.appendingPathComponent("failures", isDirectory: true) }

  /// Begins another run: its cases have not been visited.
  func restart() { cases = GoldenRun() }

  func use(record: RecordMode? = .missing, audit: GoldenAudit? = nil, _ body: () -> Void) {
    var configuration = GoldenConfiguration.current
    configuration.goldens = goldens
    configuration.failures = failures
    configuration.cases = cases
    GoldenConfiguration.$current.withValue(configuration) {
      withGoldens(record: record, audit: audit, operation: body)
    }
  }

  func failure(
    record: RecordMode? = .missing, audit: GoldenAudit? = nil, _ body: () -> Void
  ) -> String {
    let messages = Mutex<[String]>([])
    withKnownIssue {
      use(record: record, audit: audit, body)
    } matching: { issue in
      messages.withLock { $0.append(issue.comments.map(\.rawValue).joined(separator: "\n")) }
      return true
    }
    return messages.withLock { $0.joined(separator: "\n") }
  }

  /// The names in a folder below the root, in order; empty where there is none.
  func files(_ path: String) -> [String] {
    let url = root.appendingPathComponent(path)
    return ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
  }

  func data(_ path: String) throws -> Data {
    try Data(contentsOf: root.appendingPathComponent(path))
  }
}
