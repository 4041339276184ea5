// SPDX-License-Identifier: MIT
internal import Foundation
internal import FilmstripWording

/// A rectangle of pixels, which is a value: premultiplied BGRA, 8 bits a channel, sRGB, top row first.
///
/// Produced by ``PNGReader`` and by the rasterizer; consumed by ``PNGEncoder``, ``AreaScaler`` and
/// the sheet composer. Rows are tightly packed: a row is `width * 4` bytes. Copies share storage.
public struct Bitmap: Sendable {
  /// Width in pixels, at least 1.
  public let width: Int
  /// Height in pixels, at least 1.
  public let height: Int
  /// Whether every pixel is known to be opaque; false says nothing.
  public let isOpaque: Bool
  /// The pixel bytes; copies share them, and nothing writes them as long as there are several.
  package private(set) var storage: LargeMemory

  /// Bytes from one row to the next.
  public var bytesPerRow: Int { width * 4 }

  /// The largest number of pixels a bitmap may have: 2^28, one gibibyte of pixel data.
  public static let maximumPixelCount = 1 << 28

  /// Creates a bitmap and lets `body` write every pixel; the memory starts as transparent black.
  ///
  /// `isOpaque` promises that `body` leaves every pixel's alpha at 255, which makes drawing faster.
  ///
  /// - Precondition: both sides are positive and the area is at most ``maximumPixelCount``.
  public init<Failure: Error>(
    width: Int, height: Int, isOpaque: Bool = false,
    initializing body: (UnsafeMutableRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    require(
      width > 0 && height > 0 && width <= Bitmap.maximumPixelCount / height,
      "Bitmap(width: \(width), height: \(height)): sides must be positive and the area at most 2^28"
    )
    self.width = width
    self.height = height
    self.isOpaque = isOpaque
    storage = LargeMemory(byteCount: width * height * 4)
    try body(storage.bytes)
  }

  /// Creates a bitmap in the memory of another that is no longer used, or else in new memory.
  ///
  /// Unlike with ``init(width:height:isOpaque:initializing:)`` the memory may hold old pixels:
  /// `body` has to write every one.
  package init(
    recycling old: consuming Bitmap?, width: Int, height: Int, isOpaque: Bool,
    initializing body: (UnsafeMutableRawBufferPointer) -> Void
  ) {
    guard var storage = (consume old)?.storage, storage.bytes.count == width * height * 4,
      isKnownUniquelyReferenced(&storage)
    else {
      self.init(width: width, height: height, isOpaque: isOpaque, initializing: body)
      return
    }
    storage.forgetContents()
    self.init(width: width, height: height, isOpaque: isOpaque, storage: storage)
    body(storage.bytes)
  }

  init(width: Int, height: Int, isOpaque: Bool, storage: LargeMemory) {
    (self.width, self.height, self.isOpaque, self.storage) = (width, height, isOpaque, storage)
  }

  /// Creates a bitmap with every pixel the same premultiplied colour.
  public init(width: Int, height: Int, filledWith pixel: Pixel) {
    self.init(width: width, height: height, isOpaque: pixel.alpha == 255) { bytes in
      bytes.bindMemory(to: UInt32.self).update(repeating: pixel.bgra.littleEndian)
    }
  }

  /// Gives read access to the pixel bytes, row after row from the top.
  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    try body(UnsafeRawBufferPointer(storage.bytes))
  }

  /// Gives access to change the pixel bytes, of which copies see nothing.
  ///
  /// The pixels of an opaque bitmap have to stay opaque.
  package mutating func withMutableBytes(_ body: (UnsafeMutableRawBufferPointer) -> Void) {
    if isKnownUniquelyReferenced(&storage) {
      storage.forgetContents()
    } else {
      let copy = LargeMemory(byteCount: storage.bytes.count)
      copy.bytes.copyMemory(from: UnsafeRawBufferPointer(storage.bytes))
      storage = copy
    }
    body(storage.bytes)
  }

  /// The pixel at a column and row, both counted from 0 at the top left.
  ///
  /// - Precondition: the position lies inside the bitmap.
  public subscript(x: Int, y: Int) -> Pixel {
    require(
      x >= 0 && x < width && y >= 0 && y < height,
      "Bitmap[\(x), \(y)]: outside of \(width)×\(height)")
    let offset = y * bytesPerRow + x * 4
    return Pixel(
      bgra: UInt32(littleEndian: storage.bytes.load(fromByteOffset: offset, as: UInt32.self)))
  }
}

extension Bitmap: Equatable {
  /// Whether both bitmaps have the same size and the same pixels.
  public static func == (left: Bitmap, right: Bitmap) -> Bool {
    guard left.width == right.width, left.height == right.height else { return false }
    if left.storage === right.storage { return true }
    return memcmp(
      left.storage.bytes.baseAddress!, right.storage.bytes.baseAddress!, left.storage.bytes.count)
      == 0
  }
}
