// SPDX-License-Identifier: MIT
internal import Foundation
internal import Imaging
internal import Preview

extension OutputKind {
  /// `preview.html`.
  public static let preview = OutputKind(rawValue: "preview")
}

/// A page that plays and shows frames, curves and layers: docs/preview.md.
struct PreviewFormat: OutputFormat {
  let kind = OutputKind.preview
  let summary =
    "a page to play with ([docs/preview.md](docs/preview.md)): frames, curves and layers in one file "
    + "without network"
  let files = [OutputFile.text("preview.html", marked: PreviewPage.mark)]
  var isDefault: Bool { false }

  func makeWriter(for job: OutputJob) throws -> any OutputWriter { Writer(job: job) }

  private final class Writer: FrameWriter {
    let job: OutputJob
    let plan: PreviewPlan
    private var pictures: [Data] = []

    init(job: OutputJob) {
      self.job = job
      let first = job.recording.frames[0]
      plan = PreviewPlan(
        frameCount: job.recording.frames.count,
        layerCount: job.timeline.timeline.frames.lazy.map(\.count).max() ?? 1, screen: first.size,
        scale: first.scale)
    }

    var frames: [Int] { plan.frames }

    var prepare: @Sendable (DrawnFrame) throws -> Data {
      let plan = plan
      return { drawn in
        PNGFile.data(
          of: AreaScaler.scale(drawn.bitmap, width: plan.width, height: plan.height), as: .rgb,
          compression: .level(6))
      }
    }

    func take(_ part: Data, ofFrame index: Int) { pictures.append(part) }

    func finish() throws {
      let recording = PreviewRecording(
        job.timeline, plan: plan, frames: plan.frames.map { job.recording.frames[$0] },
        pictures: pictures, touches: job.recording.touchPath)
      try job.folder.write(PreviewPage(recording).data, to: "preview.html")
    }
  }
}
