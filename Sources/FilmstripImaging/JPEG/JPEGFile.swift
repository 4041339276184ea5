// SPDX-License-Identifier: MIT
internal import CFilmstripJPEG
public import Foundation

/// Still JPEG files.
public enum JPEGFile {
  /// Encodes a bitmap; what shows through it becomes white (approximated).
  ///
  /// `quality` goes from 0 to 1, beyond which it is cut; no number counts as 0. Nil for more pixels
  /// on a side than JPEG knows, 65,500.
  public static func data(of bitmap: Bitmap, quality: Double) -> Data? {
    guard bitmap.width <= 65_500, bitmap.height <= 65_500 else { return nil }
    let opaque = bitmap.isOpaque ? bitmap : bitmap.onWhite()
    // libjpeg's scale begins at 1; the values between follow from ImageIO's only roughly.
    let percent = quality > 0 ? Int32((min(quality, 1) * 100).rounded()) : 1
    var message = [CChar](repeating: 0, count: Int(FILMSTRIP_JPEG_MESSAGE))
    var bytes: UnsafeMutablePointer<UInt8>?
    var count: UInt = 0
    let failed = opaque.withUnsafeBytes { source in
      filmstrip_jpeg_write(
        source.bindMemory(to: UInt8.self).baseAddress, UInt32(opaque.width),
        UInt32(opaque.height), opaque.bytesPerRow, max(percent, 1), &bytes, &count, &message)
    }
    guard failed == 0, let bytes else { return nil }
    defer { free(bytes) }
    return Data(bytes: bytes, count: Int(count))
  }
}

extension Bitmap {
  func onWhite() -> Bitmap {
    Bitmap(width: width, height: height, isOpaque: true) { target in
      withUnsafeBytes { source in
        for offset in stride(from: 0, to: source.count, by: 4) {
          let ground = 255 - source[offset + 3]
          for channel in 0..<3 {
            target[offset + channel] = UInt8(min(Int(source[offset + channel]) + Int(ground), 255))
          }
          target[offset + 3] = 255
        }
      }
    }
  }
}
