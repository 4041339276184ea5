// SPDX-License-Identifier: MIT
package import FilmstripImaging
internal import CFilmstripWebP
internal import Foundation
internal import FilmstripWording

/// Writes an animated WebP, through libwebp.
///
/// libwebp keeps each frame compressed until the end, where the file is written: memory grows by the size of
/// the file, not by that of the pixels. Equal bitmaps give equal bytes.
package final class WebPWriter {
  package enum Compression: Sendable, Equatable {
    /// Every pixel as it is.
    case lossless
    /// From 0, smallest, to 100, best.
    case lossy(quality: Double)
  }

  private let shownPath: String
  private let path: String
  private let webp: UnsafeMutablePointer<filmstrip_webp>
  private let size: (width: Int, height: Int)
  /// When the next frame begins.
  private var milliseconds: Int32 = 0

  package static let longestSide = 16_383

  /// How hard is tried, from 0 to 6; libwebp's own default is 4.
  private static let method: Int32 = 3
  /// The same for lossless pictures, and how hard they are compressed from 0 to 100.
  ///
  /// Measured for 32 frames of 400 × 867 pixels: a push of photographs takes 3.3 s of processor time so and 7.4 s with 3
  /// and 50, for a file that is 6 % larger; one of plain screens 2.2 s and 4.4 s, 12 % larger.
  private static let losslessMethod: (method: Int32, effort: Double) = (2, 20)

  /// Prepares a file at a temporary path; messages name `shownPath`.
  ///
  /// `playCount` is how often the animation is shown, 0 for without end; `background` is what viewers may
  /// show behind transparent pixels, though browsers do not.
  ///
  /// - Precondition: the sides are from 1 to ``longestSide``, and `playCount` is from 0 to 65,535.
  package init(
    path: String, shownAs shownPath: String, width: Int, height: Int, playCount: Int = 0,
    background: Pixel = Pixel(bgra: 0), compression: Compression = .lossless
  ) throws(ImagingError) {
    let sides = 1...WebPWriter.longestSide
    require(
      sides.contains(width) && sides.contains(height) && (0...65_535).contains(playCount),
      "WebPWriter: \(width)×\(height) pixels, shown \(playCount) times")
    (self.path, self.shownPath, size) = (path, shownPath, (width, height))
    // Lossless pictures keep all; how hard they are compressed is then called quality.
    let (isLossless, quality, method): (Int32, Double, Int32) =
      switch compression {
      case .lossless: (1, WebPWriter.losslessMethod.effort, WebPWriter.losslessMethod.method)
      case .lossy(let quality): (0, min(max(quality, 0), 100), WebPWriter.method)
      }
    var message = [CChar](repeating: 0, count: Int(FILMSTRIP_WEBP_MESSAGE))
    guard
      let webp = filmstrip_webp_open(
        Int32(width), Int32(height), Int32(playCount), background.bgra, isLossless,
        Float(quality), method, &message)
    else { throw .unencodable(file: shownPath, reason: WebPWriter.text(message)) }
    self.webp = webp
  }

  deinit { filmstrip_webp_free(webp) }

  /// Appends a frame that ends so many milliseconds after the start.
  ///
  /// - Precondition: the frame has the size that was given, and ends after the one before.
  package func append(_ bitmap: Bitmap, until end: Int) throws(ImagingError) {
    require(
      (bitmap.width, bitmap.height) == size && end > Int(milliseconds) && end <= Int(Int32.max),
      "WebPWriter.append: \(bitmap.width)×\(bitmap.height) until \(end) ms")
    var message = [CChar](repeating: 0, count: Int(FILMSTRIP_WEBP_MESSAGE))
    var pixels = WebPWriter.straight(bitmap)
    let isTaken = pixels.withUnsafeMutableBufferPointer {
      filmstrip_webp_append(webp, $0.baseAddress, milliseconds, &message)
    }
    guard isTaken == 1 else {
      throw .unencodable(file: shownPath, reason: WebPWriter.text(message))
    }
    milliseconds = Int32(end)
  }

  @discardableResult
  package func finish() throws(ImagingError) -> Int {
    var message = [CChar](repeating: 0, count: Int(FILMSTRIP_WEBP_MESSAGE))
    var bytes: UnsafeMutablePointer<UInt8>?
    var count = 0
    guard filmstrip_webp_append(webp, nil, milliseconds, &message) == 1,
      filmstrip_webp_finish(webp, FileMark.xmp, &bytes, &count, &message) == 1, let bytes
    else { throw .unencodable(file: shownPath, reason: WebPWriter.text(message)) }
    defer { WebPFree(bytes) }
    do throws(SystemError) {
      let file = try FileWriter(creating: path)
      try file.write(Data(bytesNoCopy: bytes, count: count, deallocator: .none))
      try file.close()
    } catch {
      throw .unwritable(file: shownPath, error)
    }
    return count
  }

  private static func text(_ message: [CChar]) -> String {
    String(decoding: message.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Pixels as WebP has them: colour not multiplied by alpha, rounded to nearest.
  private static func straight(_ bitmap: Bitmap) -> [UInt32] {
    bitmap.withUnsafeBytes { bytes in
      let pixels = bytes.bindMemory(to: UInt32.self)
      guard !bitmap.isOpaque else { return pixels.map(UInt32.init(littleEndian:)) }
      return pixels.map { value in
        let pixel = UInt32(littleEndian: value)
        let alpha = pixel >> 24
        if alpha == 255 { return pixel }
        if alpha == 0 { return 0 }
        func channel(_ shift: UInt32) -> UInt32 {
          min(255, ((pixel >> shift & 0xff) * 255 + alpha / 2) / alpha) << shift
        }
        return alpha << 24 | channel(16) | channel(8) | channel(0)
      }
    }
  }
}
