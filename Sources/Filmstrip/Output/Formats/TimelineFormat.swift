// SPDX-License-Identifier: MIT
internal import Foundation

extension OutputKind {
  /// `timeline.json`.
  public static let timeline = OutputKind(rawValue: "timeline")
}

/// What moved, in words and numbers: docs/timeline.md.
struct TimelineFormat: OutputFormat {
  let kind = OutputKind.timeline
  let summary =
    "what moved ([docs/timeline.md](docs/timeline.md)): each layer's place and looks, a line where "
    + "they change; callbacks with their times; findings"
  let files = [OutputFile.text("timeline.json", marked: "\"filmstrip-timeline\"")]

  func makeWriter(for job: OutputJob) throws -> any OutputWriter { Writer(job: job) }

  private struct Writer: OutputWriter {
    let job: OutputJob

    func finish() throws { try job.folder.write(Data(job.timeline.text.utf8), to: "timeline.json") }
  }
}
