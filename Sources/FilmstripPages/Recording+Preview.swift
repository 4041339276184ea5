// SPDX-License-Identifier: MIT
public import Filmstrip
public import Foundation
internal import FilmstripPreview

extension Recording {
  /// The page that `--emit preview` writes, as the bytes of an HTML file.
  ///
  /// It needs nothing beside it, and shows frames, curves and layers: docs/preview.md.
  ///
  /// - Parameter jobs: How many threads draw.
  /// - Returns: The bytes of a file.
  /// - Throws: `ImagingError` or `TextLayoutError`.
  public func preview(jobs: Int = ProcessInfo.processInfo.activeProcessorCount) throws -> Data {
    PreviewPage(try previewRecording(jobs: jobs)).data
  }

  /// A page that shows this recording and another one of the same transition side by side, one over the
  /// other or as their difference, with what a motion diff says; this one is what is expected.
  ///
  /// - Parameters:
  ///   - actual: The recording to compare with.
  ///   - jobs: How many threads draw.
  /// - Returns: The bytes of a file.
  /// - Throws: `ImagingError` or `TextLayoutError`.
  public func preview(
    comparedWith actual: Recording, jobs: Int = ProcessInfo.processInfo.activeProcessorCount
  ) throws -> Data {
    PreviewPage(
      expected: try previewRecording(jobs: jobs), actual: try actual.previewRecording(jobs: jobs)
    ).data
  }

  private func previewRecording(jobs: Int) throws -> PreviewRecording {
    let file = TimelineFile(self)
    let plan = PreviewPlan(self, timeline: file.timeline)
    let shown = plan.frames.map { frames[$0] }
    var pictures: [Data] = []
    try OrderedPipeline.run(
      count: shown.count, jobs: max(1, jobs),
      makeWorker: {
        let drawer = FrameDrawer()
        return { place in plan.picture(of: drawer.draw(shown[place], at: place).bitmap) }
      },
      consume: { _, picture in pictures.append(picture) })
    let (files, touches) = (pictures, touchPath)
    return OrderedPipeline.single {
      PreviewRecording(file, plan: plan, frames: shown, pictures: files, touches: touches)
    }
  }
}

extension PreviewPlan {
  init(_ recording: Recording, timeline: Timeline) {
    let first = recording.frames[0]
    self.init(
      frameCount: recording.frames.count,
      layerCount: timeline.frames.lazy.map(\.count).max() ?? 1, screen: first.size,
      scale: first.scale)
  }

  /// A frame's picture of the planned size, as a PNG file.
  func picture(of bitmap: Bitmap) -> Data {
    PNGFile.data(
      of: AreaScaler.scale(bitmap, width: width, height: height), as: .rgb, compression: .level(6))
  }
}
