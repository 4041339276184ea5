// SPDX-License-Identifier: MIT

extension Bitmap {
  /// The same bitmap, known to be opaque.
  ///
  /// - Precondition: every pixel's alpha is 255.
  package func markedOpaque() -> Bitmap {
    Bitmap(width: width, height: height, isOpaque: true, storage: storage)
  }

  /// The bitmap with colour multiplied by alpha, rounded to nearest: round(c * a / 255).
  ///
  /// For pixels as they come from a file, which are not premultiplied yet.
  package func premultiplied() -> Bitmap {
    Bitmap(width: width, height: height) { target in
      let bytes = target.bindMemory(to: UInt8.self)
      _ = bytes.update(fromContentsOf: storage.bytes.bindMemory(to: UInt8.self))
      var offset = 0
      while offset < bytes.count {
        let alpha = UInt32(bytes[offset + 3])
        if alpha != 255 {
          for channel in offset..<offset + 3 {
            let product = UInt32(bytes[channel]) * alpha + 128
            bytes[channel] = UInt8(truncatingIfNeeded: (product + product >> 8) >> 8)
          }
        }
        offset += 4
      }
    }
  }
}
