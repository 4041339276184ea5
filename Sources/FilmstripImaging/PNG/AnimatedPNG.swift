// SPDX-License-Identifier: MIT
internal import Foundation

/// An animated PNG file: which frames it has, and their pixels one at a time.
///
/// Opening it reads where the frames are; their data stays in the file until a frame is asked for.
/// Frames are put together as the APNG specification says: each is drawn into its region of a canvas that
/// is transparent at first, and afterwards the region stays, becomes transparent, or is what it was before.
/// A default image that is no part of the animation is left out.
///
/// A value that any thread can read; ``makePlayer()`` for frames in order.
public struct AnimatedPNG: Sendable {
  enum Disposal: UInt8 {
    case stays = 0
    case becomesTransparent = 1
    case returns = 2
  }

  enum Blending: UInt8 {
    case replaces = 0
    case over = 1
  }

  struct Frame: Sendable {
    var (x, y, width, height) = (0, 0, 0, 0)
    var delay = FrameDelay(0, over: 100)
    var disposal = Disposal.stays
    var blending = Blending.replaces
    /// Where the chunks of compressed pixels begin, with their numbers of bytes.
    var parts: [(offset: Int, count: Int)] = []
    /// Whether the parts are `fdAT` chunks, whose first four bytes are a number.
    var isNumbered = false
  }

  /// What messages call the file.
  let name: String
  /// Width of the canvas in pixels.
  public let width: Int
  /// Height of the canvas in pixels.
  public let height: Int
  /// How often the animation is to be shown; 0 for without end.
  public let playCount: Int
  let frames: [Frame]
  /// The contents of `IHDR`, and of the palette and transparency, which all frames have in common.
  let header: [UInt8]
  let shared: [PNGChunk]
  let file: FileBlocks
  let limits: ImageLimits

  /// How long each frame stays; at least one.
  public var delays: [FrameDelay] { frames.map(\.delay) }

  /// Whether a frame can be made without those before it: it replaces the whole canvas.
  ///
  /// - Precondition: there is such a frame.
  public func isIndependent(_ index: Int) -> Bool {
    let frame = frames[index]
    return index == 0 || frame.blending == .replaces && isWhole(frame)
  }

  func isWhole(_ frame: Frame) -> Bool { (frame.width, frame.height) == (width, height) }

  /// Opens the animation at a path, which is also what error messages call the file; nil for a PNG file
  /// without an animation.
  ///
  /// What asks for more than the limits is refused before it is provided.
  public init?(path: String, limits: ImageLimits = .standard) throws(ImagingError) {
    let file = try FileBlocks(path: path)
    guard let contents = try AnimatedPNGContents(of: file, limits: limits) else { return nil }
    (self.file, self.limits, name) = (file, limits, path)
    (width, height) = (contents.width, contents.height)
    (playCount, frames) = (contents.playCount, contents.frames)
    (header, shared) = (contents.header, contents.shared)
  }

  /// A player at the first frame.
  public func makePlayer() -> AnimatedPNGPlayer { AnimatedPNGPlayer(self) }

  func region(of index: Int) throws(ImagingError) -> Bitmap {
    let frame = frames[index]
    var data: [UInt8] = []
    let count = frame.parts.reduce(0) { $0 + $1.count }
    try limits.check(byteCount: count, file: name)
    data.reserveCapacity(count)
    for part in frame.parts {
      // The type before the bytes and the checksum after them.
      let chunk = [UInt8](try file.read(at: part.offset - 4, count: part.count + 8))
      guard chunk.count == part.count + 8 else {
        throw .damagedPNG(file: name, reason: "the file ends too early")
      }
      guard PNGChunks.hasRightChecksum(chunk) else {
        throw .damagedPNG(file: name, reason: "a checksum of frame \(index) is wrong")
      }
      data += chunk[(frame.isNumbered ? 8 : 4)..<(4 + part.count)]
    }
    let size = UInt32(frame.width).bigEndianBytes + UInt32(frame.height).bigEndianBytes
    let still = PNGChunks.file(
      [PNGChunk("IHDR", size + header[8...])] + shared + [PNGChunk("IDAT", data), PNGChunks.end])
    do {
      return try PNGReader.decode(still, name: name, limits: limits).bitmap
    } catch .damagedPNG(_, let reason) {
      throw .damagedPNG(file: name, reason: "frame \(index): \(reason)")
    }
  }
}
