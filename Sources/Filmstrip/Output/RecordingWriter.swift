// SPDX-License-Identifier: MIT
internal import CairoRaster
internal import DisplayList
internal import Foundation
internal import Imaging
internal import Sheets

/// Writes one recording's files: every frame is drawn once and compressed once, and serves the
/// still, the animation and the sheet.
struct RecordingWriter {
  let recording: Recording
  let kinds: Set<OutputKind>
  let options: OutputOptions
  let output: OutputFolder

  /// What one frame leaves for the files that need it in order.
  private struct DrawnFrame: Sendable {
    let encoded: EncodedImage?
    let cell: Bitmap?
    let lost: [Finding]
  }

  /// Returns what was found while frames were drawn.
  func write() throws -> [Finding] {
    let lost = try writePictures()
    if kinds.contains(.timeline) {
      let whole = recording.adding(lost)
      try output.write(Data(TimelineWriter(whole).text().utf8), to: "timeline.json")
    }
    return lost
  }

  private func writePictures() throws -> [Finding] {
    let sheet = kinds.contains(.sheet) ? try SheetWriter(recording, options: options.sheet) : nil
    let needsAll = kinds.contains(.frames) || kinds.contains(.animation)
    let indices = needsAll ? Array(recording.frames.indices) : sheet?.indices ?? []
    guard !indices.isEmpty else { return [] }
    var lost: [Finding] = []
    let animation =
      kinds.contains(.animation)
      ? try AnimatedPNGWriter(
        path: output.path(of: "animation.png"), shownAs: output.shownPath(of: "animation.png"),
        frameCount: indices.count)
      : nil
    let delay = FrameDelay(1, over: UInt16(clamping: recording.frameRate))
    try OrderedPipeline.run(
      count: indices.count, jobs: options.jobs, makeWorker: frameDrawer(indices, cells: sheet)
    ) { place, frame in
      if let encoded = frame.encoded { try animation?.append(encoded, delay: delay) }
      if let cell = frame.cell { sheet?.place(cell, ofFrame: indices[place]) }
      lost += frame.lost
      options.progress?(place + 1, indices.count)
    }
    try animation?.finish()
    if let sheet {
      try output.write(try sheet.imageData(), to: "sheet.png")
      try output.write(try sheet.sidecar().jsonData(), to: "sheet.json")
      lost += sheet.lost
    }
    return lost
  }

  /// Makes the worker of one thread: it draws a frame, writes its still, and returns the rest.
  private func frameDrawer(
    _ indices: [Int], cells: SheetWriter?
  ) -> @Sendable () throws -> (Int) throws -> DrawnFrame {
    let (frames, kinds, output) = (recording.frames, kinds, output)
    let shown = Set(cells?.indices ?? [])
    let cellSize = cells?.cellSize
    return {
      let drawer = FrameDrawer()
      return { place in
        let index = indices[place]
        let losses = DrawingLosses()
        let bitmap = drawer.draw(frames[index], losses: losses)
        var encoded: EncodedImage?
        if kinds.contains(.frames) || kinds.contains(.animation) {
          let image = drawer.encode(bitmap)
          if kinds.contains(.frames) {
            try output.write(PNGFile.data(of: image), to: RecordingWriter.frameName(index))
          }
          if kinds.contains(.animation) { encoded = image }
        }
        let cell = cellSize.flatMap { size in
          shown.contains(index)
            ? AreaScaler.scale(bitmap, width: size.width, height: size.height) : nil
        }
        let lost = losses.reasons.map {
          Finding.lostDrawing(reason: $0).placed(at: frames[index].nanoseconds, frame: index)
        }
        return DrawnFrame(encoded: encoded, cell: cell, lost: lost)
      }
    }
  }

  /// `frames/0000.png`: four digits, or more when there are more frames.
  private static func frameName(_ index: Int) -> String {
    "\(OutputFolder.framesFolder)/\(String(frame: index)).png"
  }

  /// What one thread keeps from frame to frame: the encoder and the canvas.
  private final class FrameDrawer {
    private var encoder = PNGEncoder()
    private var canvas: Bitmap?

    func draw(_ frame: Frame, losses: DrawingLosses) -> Bitmap {
      let bitmap = CairoRasterizer(losses: losses).rasterize(frame, recycling: canvas.take())
      canvas = bitmap
      return bitmap
    }

    func encode(_ bitmap: Bitmap) -> EncodedImage { encoder.encode(bitmap, as: .rgb) }
  }
}

extension String {
  /// A frame's number as files spell it: at least four digits.
  init(frame index: Int) {
    let digits = "\(index)"
    self.init(repeating: "0", count: Swift.max(0, 4 - digits.count))
    self += digits
  }
}
