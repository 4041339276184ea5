// SPDX-License-Identifier: MIT
internal import Foundation
internal import FilmstripWording

/// How long a frame of an animation stays, as an exact fraction of a second.
public struct FrameDelay: Sendable, Hashable {
  /// Parts of a second that the frame stays; 0 means as short as the viewer allows.
  public let numerator: UInt16
  /// How many parts make one second, at least 1.
  public let denominator: UInt16

  /// Creates a delay of `numerator / denominator` seconds.
  ///
  /// - Precondition: the denominator is not 0, which APNG would read as 100.
  public init(_ numerator: UInt16, over denominator: UInt16) {
    require(denominator > 0, "FrameDelay: the denominator must not be 0")
    self.numerator = numerator
    self.denominator = denominator
  }
}

/// Writes an animated PNG frame by frame, from image data that is already compressed.
///
/// Every frame covers the whole canvas and replaces it, so the still files' data serves as it is.
/// Frames go to the file as they come: memory does not grow.
public final class AnimatedPNGWriter {
  private let shownPath: String
  private let file: FileWriter
  private let frameCount: Int
  private let playCount: Int
  private var written = 0
  private var sequence: UInt32 = 0
  private var canvas: (width: Int, height: Int, format: EncodedImage.PixelFormat)?

  /// Creates the file at a path; `frameCount` is the number of frames that will be appended.
  ///
  /// The animation is shown without end.
  ///
  /// - Precondition: `frameCount` is at least 1.
  public convenience init(path: String, frameCount: Int) throws(ImagingError) {
    try self.init(path: path, shownAs: path, frameCount: frameCount)
  }

  /// Creates the file at a temporary path; messages name `shownPath`.
  ///
  /// The animation is shown `playCount` times, 0 for without end.
  package init(
    path: String, shownAs shownPath: String, frameCount: Int, playCount: Int = 0
  ) throws(ImagingError) {
    require(frameCount > 0, "AnimatedPNGWriter: an animation has at least one frame")
    self.shownPath = shownPath
    self.frameCount = frameCount
    self.playCount = playCount
    do { file = try FileWriter(creating: path) } catch {
      throw .unwritable(file: shownPath, error)
    }
  }

  /// Appends one frame that stays for `delay`.
  ///
  /// - Precondition: all frames have one size and pixel format, and there are not more of them than
  ///   were passed to the initialiser.
  public func append(_ image: EncodedImage, delay: FrameDelay) throws(ImagingError) {
    require(written < frameCount, "AnimatedPNGWriter: more than \(frameCount) frames")
    var chunks: [PNGChunk] = []
    if let canvas {
      require(
        canvas == (image.width, image.height, image.format),
        "AnimatedPNGWriter: frames of different size or format")
    } else {
      canvas = (image.width, image.height, image.format)
      let control = UInt32(frameCount).bigEndianBytes + UInt32(playCount).bigEndianBytes
      chunks = [
        PNGChunks.header(of: image), PNGChunks.sRGB, PNGChunks.software,
        PNGChunk("acTL", control),
      ]
    }
    // Region: the whole canvas; dispose 0 (leave) and blend 0 (replace).
    let region =
      UInt32(image.width).bigEndianBytes + UInt32(image.height).bigEndianBytes
      + UInt32(0).bigEndianBytes + UInt32(0).bigEndianBytes
    chunks.append(
      PNGChunk(
        "fcTL",
        nextSequence() + region + delay.numerator.bigEndianBytes + delay.denominator.bigEndianBytes
          + [0, 0]))
    chunks.append(
      written == 0
        ? PNGChunk("IDAT", image.zlib) : PNGChunk("fdAT", head: nextSequence(), image.zlib))
    try write(chunks, withSignature: written == 0)
    written += 1
  }

  /// Ends the file.
  ///
  /// - Precondition: as many frames were appended as were passed to the initialiser.
  public func finish() throws(ImagingError) {
    require(written == frameCount, "AnimatedPNGWriter: \(written) of \(frameCount) frames written")
    try write([PNGChunks.end])
    do { try file.close() } catch { throw .unwritable(file: shownPath, error) }
  }

  private func nextSequence() -> [UInt8] {
    defer { sequence += 1 }
    return sequence.bigEndianBytes
  }

  private func write(_ chunks: [PNGChunk], withSignature: Bool = false) throws(ImagingError) {
    do {
      try PNGChunks.pass(chunks, withSignature: withSignature) { part throws(SystemError) in
        try file.write(part)
      }
    } catch { throw .unwritable(file: shownPath, error) }
  }
}
