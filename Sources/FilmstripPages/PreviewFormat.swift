// SPDX-License-Identifier: MIT
public import Filmstrip
internal import Foundation
internal import FilmstripPreview

extension OutputKind {
  /// `preview.html`.
  public static let preview = OutputKind(PreviewFormat.standard)
}

extension OutputFormats {
  package static let pages = OutputFormats([PreviewFormat.standard])
}

/// A page that plays and shows frames, curves and layers: docs/preview.md.
struct PreviewFormat: OutputFormat {
  static let standard = PreviewFormat()

  let kind = OutputKind(rawValue: "preview")
  let summary =
    "a page to play with ([docs/preview.md](docs/preview.md)): frames, curves and layers in one file "
    + "without network"
  let files = [OutputFile.preview]
  var isDefault: Bool { false }

  func makeWriter(for job: OutputJob) throws -> any OutputWriter { Writer(job: job) }

  private final class Writer: FrameWriter {
    let job: OutputJob
    let plan: PreviewPlan
    private var pictures: [Data] = []

    init(job: OutputJob) {
      self.job = job
      plan = PreviewPlan(job.recording, timeline: job.timeline.timeline)
    }

    var frames: [Int] { plan.frames }

    var prepare: @Sendable (DrawnFrame) throws -> Data {
      let plan = plan
      return { plan.picture(of: $0.bitmap) }
    }

    func take(_ part: Data, ofFrame index: Int) { pictures.append(part) }

    func finish() throws {
      let (file, plan, pictures) = (job.timeline, self.plan, self.pictures)
      let frames = plan.frames.map { job.recording.frames[$0] }
      let touches = job.recording.touchPath
      let page = OrderedPipeline.single {
        PreviewPage(
          PreviewRecording(file, plan: plan, frames: frames, pictures: pictures, touches: touches)
        ).data
      }
      try job.folder.write(page, to: "preview.html")
    }
  }
}
