// SPDX-License-Identifier: MIT
package import FilmstripImaging
internal import CFilmstripGIF
internal import Foundation
internal import FilmstripWording

/// Writes an animated GIF frame by frame, through giflib.
///
/// Frames go to the file as they come: memory does not grow. Equal frames give equal bytes.
package final class GIFWriter {
  private let shownPath: String
  private let palette: GIFPalette
  private let gif: UnsafeMutablePointer<filmstrip_gif>
  private let file: FileWriter
  private let colorCount: Int
  private let byteLimit: Int
  package private(set) var byteCount = 0

  package static let longestSide = 65_535

  /// Creates the file at a temporary path; messages name `shownPath`.
  ///
  /// `playCount` is how often the animation is shown, 0 for without end. What exceeds `byteLimit` throws
  /// ``ImagingError/tooLong(file:limit:)`` as soon as that is certain.
  ///
  /// - Precondition: the sides are from 1 to ``longestSide``, and `playCount` is from 0 to 65,535.
  package init(
    path: String, shownAs shownPath: String, width: Int, height: Int, palette: GIFPalette,
    playCount: Int = 0, byteLimit: Int = .max
  ) throws(ImagingError) {
    let sides = 1...GIFWriter.longestSide
    require(
      sides.contains(width) && sides.contains(height) && (0...65_535).contains(playCount),
      "GIFWriter: \(width)×\(height) pixels, shown \(playCount) times")
    (self.shownPath, self.palette, self.byteLimit) = (shownPath, palette, byteLimit)
    do { file = try FileWriter(creating: path) } catch {
      throw .unwritable(file: shownPath, error)
    }
    let (colors, colorCount) = palette.fileBytes
    self.colorCount = colorCount
    // The file says how often it is shown again; without that it is shown once.
    let repeats = playCount == 0 ? 0 : playCount == 1 ? -1 : playCount - 1
    guard
      let gif = filmstrip_gif_open(
        Int32(width), Int32(height), colors, Int32(colorCount), Int32(repeats), FileMark.name)
    else { OutOfMemory.stop(byteCount: nil) }
    self.gif = gif
  }

  deinit { filmstrip_gif_free(gif) }

  /// What compresses the indices of frames for this file, on any thread: blocks, each with its length before it.
  package var compressor: @Sendable (GIFFrame) -> [UInt8] {
    { [colorCount] in GIFWriter.blocks(of: $0, colorCount: colorCount) }
  }

  private static func blocks(of frame: GIFFrame, colorCount: Int) -> [UInt8] {
    var (indices, bytes, count) = (frame.indices, UnsafeMutablePointer<UInt8>?.none, 0)
    let blocks = filmstrip_gif_compress(
      &indices, Int32(frame.area.width), Int32(frame.area.height), Int32(colorCount), &bytes,
      &count)
    defer { free(bytes) }
    guard let blocks else { OutOfMemory.stop(byteCount: nil) }
    return Array(UnsafeBufferPointer(start: blocks, count: count))
  }

  /// Appends a frame, which has to lie on the canvas.
  package func append(_ frame: GIFFrame) throws(ImagingError) {
    try append(frame, compressed: compressor(frame))
  }

  /// Appends a frame whose indices the file's compressor has compressed.
  package func append(_ frame: GIFFrame, compressed blocks: [UInt8]) throws(ImagingError) {
    let isTaken = filmstrip_gif_append(
      gif, Int32(frame.area.x), Int32(frame.area.y), Int32(frame.area.width),
      Int32(frame.area.height), blocks, blocks.count, Int32(min(frame.delay, 65_535)),
      frame.disposal.rawValue, Int32(palette.transparentIndex))
    guard isTaken == 1 else { OutOfMemory.stop(byteCount: nil) }
    try flush()
  }

  package func finish() throws(ImagingError) {
    guard filmstrip_gif_finish(gif) == 1 else { OutOfMemory.stop(byteCount: nil) }
    try flush()
    do { try file.close() } catch { throw .unwritable(file: shownPath, error) }
  }

  private func flush() throws(ImagingError) {
    byteCount += gif.pointee.count
    guard byteCount <= byteLimit else { throw .tooLong(file: shownPath, limit: byteLimit) }
    guard gif.pointee.count > 0 else { return }
    let data = Data(bytesNoCopy: gif.pointee.bytes, count: gif.pointee.count, deallocator: .none)
    do { try file.write(data) } catch { throw .unwritable(file: shownPath, error) }
    gif.pointee.count = 0
  }
}
