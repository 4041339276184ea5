// SPDX-License-Identifier: MIT
internal import FilmstripWording
package import Foundation

/// What became of an app's transitions, as text and as JSON.
package struct TrialTable {
  /// The lines of the table.
  package let lines: [String]

  package init(_ trial: AppTrial) {
    let head = ["transition", "place", "compiled", "recorded", "findings", "shown"]
    let rows = trial.trials.map { one in
      [
        "\(one.type) (\(one.way))", "\((one.file as NSString).lastPathComponent):\(one.line)",
        one.compileError == nil ? "yes" : "no",
        one.cases.filter { $0.error == nil }.map(\.name).joined(separator: " "),
        "\(one.findingCount)", one.isShown ? "yes" : "no",
      ]
    }
    let widths = head.indices.map { column in ([head] + rows).map { $0[column].count }.max() ?? 0 }
    var lines = ([head] + rows).map { row in
      zip(row, widths).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }.joined(
        separator: "  "
      ).trimmingCharacters(in: .whitespaces)
    }
    for one in trial.trials {
      for cause in [one.compileError, one.runError ?? one.obstacle.map { "not shown: \($0)" }]
        .compactMap({ $0 })
      {
        lines.append("\(one.type): \(cause)")
      }
      var notes: [String] = []
      for note in one.cases.flatMap(\.notes) + one.told where !notes.contains(note) {
        notes.append(note)
      }
      lines += notes.map { "\(one.type): \($0)" }
      for recorded in one.cases where recorded.error != nil {
        lines.append("\(one.type) \(recorded.name): \(recorded.error ?? "")")
      }
    }
    self.lines = lines
  }

  package static let mark = "filmstrip-trial"

  private struct Report: Encodable {
    let format = TrialTable.mark
    let version = 1
    let shown: Int
    let trials: [TransitionTrial]
    let skipped: [String]
    let fileCount: Int
    let secondsToFirst: Double
    let seconds: Double
  }

  /// The same as JSON.
  package static func json(_ trial: AppTrial) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(
      Report(
        shown: trial.trials.count(where: \.isShown), trials: trial.trials, skipped: trial.skipped,
        fileCount: trial.fileCount,
        secondsToFirst: trial.secondsToFirst,
        seconds: trial.seconds))
  }
}
