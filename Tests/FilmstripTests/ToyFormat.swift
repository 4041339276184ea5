// SPDX-License-Identifier: MIT
import Filmstrip
import Foundation

extension OutputKind {
  static let toy = OutputKind(rawValue: "toy")
}

/// A format of another package: a picture a frame in its own folder, and a text with what moved.
struct ToyFormat: OutputFormat {
  let kind = OutputKind.toy
  let summary = "how bright each frame's first pixel is"
  let files = [
    OutputFile.text("toys/0000.txt", marked: "toy"), OutputFile.text("toy.txt", marked: "toy"),
  ]

  func makeWriter(for job: OutputJob) throws -> any OutputWriter { Writer(job: job) }

  private final class Writer: FrameWriter {
    let job: OutputJob
    private var lines: [String] = []

    init(job: OutputJob) { self.job = job }

    var frames: [Int] { [0, 2] }

    var prepare: @Sendable (DrawnFrame) throws -> String {
      let folder = job.folder
      return { drawn in
        if drawn.index == 0 { try folder.write(Data("toy".utf8), to: "toys/0000.txt") }
        return "\(drawn.index): \(drawn.bitmap.width)×\(drawn.bitmap.height)"
      }
    }

    func take(_ part: String, ofFrame index: Int) { lines.append(part) }

    func finish() throws {
      let layers = job.timeline.timeline.layers.count
      let text = (["toy", "\(layers) layers"] + lines).joined(separator: "\n")
      try job.folder.write(Data(text.utf8), to: "toy.txt")
    }
  }
}
