// SPDX-License-Identifier: MIT

extension Bitmap {
  /// Names the size and the pixels: equal bitmaps have equal digests.
  ///
  /// Made once for each memory.
  public var digest: Digest {
    // The size is the seed: the same bytes in rows of another length are another picture.
    storage.digest {
      Digest(of: UnsafeRawBufferPointer($0), seed: UInt64(width) << 32 | UInt64(height))
    }
  }
}
