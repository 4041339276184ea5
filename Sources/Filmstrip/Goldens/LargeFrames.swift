// SPDX-License-Identifier: MIT
internal import Foundation

/// Frames of a recording that failed, in the size of the preview: a golden's cells are smaller.
enum LargeFrames {
  /// No wider in pixels, as in a preview.
  private static let maximumWidth = 440

  /// The width of pictures for frames so wide: where they can be, each pixel is the average of whole ones.
  static func width(of frameWidth: Int) -> Int {
    let share = (frameWidth + maximumWidth - 1) / maximumWidth
    return max(1, frameWidth / max(share, 1))
  }

  /// The pixels of all pictures of a sheet together, at most: a dozen as large as in a preview.
  private static let maximumPixelCount = 12 * 440 * 956

  /// The width of pictures for so many frames, as large as they may be together.
  static func width(of frame: Frame, count: Int) -> Int {
    let width = width(of: frame.pixelWidth)
    let pixelCount =
      Double(count * width * width) * Double(frame.pixelHeight) / Double(max(frame.pixelWidth, 1))
    guard pixelCount > Double(maximumPixelCount) else { return width }
    let factor = (Double(maximumPixelCount) / pixelCount).squareRoot()
    return max(GoldenOptions.standardCellWidth, Int(Double(width) * factor))
  }

  /// The frames of some cells, drawn once more; nil where the cells are as large already.
  static func sheet(of candidate: GoldenCandidate, cells: [GoldenSheet.Cell]) throws -> GoldenSheet?
  {
    let frames = candidate.recording.frames
    guard let first = frames.first, let cell = cells.first else { return nil }
    let width = width(of: first, count: cells.count)
    guard cell.picture.width < width else { return nil }
    let height = max(1, (first.pixelHeight * width + first.pixelWidth / 2) / first.pixelWidth)
    var pictures: [GoldenSheet.Cell] = []
    let jobs =
      candidate.options.jobs > 0
      ? candidate.options.jobs : ProcessInfo.processInfo.activeProcessorCount
    try OrderedPipeline.run(
      count: cells.count, jobs: min(jobs, cells.count),
      makeWorker: {
        let drawer = FrameDrawer()
        let numbers = cells.map(\.frame)
        return { place in
          let drawn = drawer.draw(frames[numbers[place]], at: numbers[place])
          return drawn.scaled(width: width, height: height)
        }
      },
      consume: { place, picture in
        pictures.append(
          GoldenSheet.Cell(
            frame: cells[place].frame, milliseconds: cells[place].milliseconds, picture: picture))
      })
    return try GoldenSheet(pictures)
  }
}
