// SPDX-License-Identifier: MIT

extension OutputKind {
  /// `frames/0000.png` and so on.
  public static let frames = OutputKind(rawValue: "frames")
}

struct FramesFormat: OutputFormat {
  let kind = OutputKind.frames
  let summary = "one PNG for each frame at the device's full resolution"
  let files = [OutputFile.png("frames/0000.png", isNumbered: true)]

  func makeWriter(for job: OutputJob) throws -> any OutputWriter {
    Writer(frames: Array(job.recording.frames.indices), folder: job.folder)
  }

  private struct Writer: FrameWriter {
    let frames: [Int]
    let folder: OutputFolder

    /// Files may be written in any order: right away, on the thread that has drawn the frame.
    var prepare: @Sendable (DrawnFrame) throws -> Void {
      let folder = folder
      return { drawn in
        try folder.write(drawn.encoded, to: "frames/\(String(frame: drawn.index)).png")
      }
    }

    func take(_ part: Void, ofFrame index: Int) {}

    func finish() {}
  }
}
