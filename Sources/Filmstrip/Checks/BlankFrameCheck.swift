// SPDX-License-Identifier: MIT

/// Whether a frame shows one color that neither screen has, and comes at once.
enum BlankFrameCheck: RecordingCheck {
  static func findings(in recording: CheckedRecording) -> [Finding] {
    let pictures = recording.pictures
    return recording.transitions.compactMap { span in
      let frames = recording.frames(of: span)
      for frame in frames {
        // A fade through a color comes to it step by step.
        guard let step = pictures.step(to: frame), step > 0.1,
          step > 3 * (pictures.step(to: frame - 1, in: frames) ?? 0),
          let (color, share) = pictures.picture(frame)?.mostFrequentColor, share > 0.9,
          isForeign(color, in: pictures, frames)
        else { continue }
        return recording.finding(
          .blankFrame,
          "nothing but \(color.text) is shown in frame \(frame) at "
            + "\(recording.frames[frame].nanoseconds.seconds) of the \(span.description)",
          frame: frame, object: span.description)
      }
      return nil
    }
  }

  /// Whether a color is the ground of neither screen.
  private static func isForeign(
    _ color: CoarseColor, in pictures: FrameThumbnails, _ frames: ClosedRange<Int>
  ) -> Bool {
    let first = pictures.picture(frames.lowerBound - 1) ?? pictures.picture(frames.lowerBound)
    return [first, pictures.picture(frames.upperBound)].compactMap { $0?.share(of: color) }
      .allSatisfy { $0 < 0.5 }
  }
}

extension FrameThumbnails {
  /// How much changes in a frame; nil for one that does not follow another one of a range.
  fileprivate func step(to frame: Int, in range: ClosedRange<Int>) -> Double? {
    frame > range.lowerBound ? step(to: frame) : nil
  }
}

/// A color of which each component counts in 32 steps.
private struct CoarseColor: Hashable {
  let code: UInt32

  init(_ pixel: Pixel) { code = pixel.bgra >> 3 & 0x1f1f1f }

  var text: String { code == 0 ? "black" : "one color" }
}

extension Bitmap {
  fileprivate var mostFrequentColor: (CoarseColor, Double)? {
    var counts: [CoarseColor: Int] = [:]
    forEachPixel { counts[CoarseColor($0), default: 0] += 1 }
    // Of colors that are as frequent none is in most of the picture.
    return counts.max { $0.value < $1.value }.map { ($0.key, share($0.value)) }
  }

  fileprivate func share(of color: CoarseColor) -> Double {
    var count = 0
    forEachPixel { count += CoarseColor($0) == color ? 1 : 0 }
    return share(count)
  }

  private func share(_ count: Int) -> Double { Double(count) / Double(width * height) }

  private func forEachPixel(_ body: (Pixel) -> Void) {
    withUnsafeBytes { bytes in
      for bgra in bytes.bindMemory(to: UInt32.self) {
        body(Pixel(bgra: UInt32(littleEndian: bgra)))
      }
    }
  }
}
