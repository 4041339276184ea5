// SPDX-License-Identifier: MIT
internal import CDeflate

extension Bitmap {
  /// Sixteen hexadecimal digits that name the pixels: equal bitmaps have equal digests.
  ///
  /// The size, a CRC-32 and an Adler-32 of the pixels; to identify contents in a timeline, not for
  /// security.
  package var digest: String {
    storage.digest { Digest.of($0, seed: UInt32(width) &* 65_521 ^ UInt32(height)) }
  }
}

/// Short names for contents, stable across processes and machines.
package enum Digest {
  /// Sixteen hexadecimal digits for a run of bytes.
  package static func of(_ bytes: UnsafeMutableRawBufferPointer, seed: UInt32 = 0) -> String {
    of(UnsafeRawBufferPointer(bytes), seed: seed)
  }

  /// Sixteen hexadecimal digits for a run of bytes.
  package static func of(_ bytes: UnsafeRawBufferPointer, seed: UInt32 = 0) -> String {
    let crc = libdeflate_crc32(seed, bytes.baseAddress, bytes.count)
    let adler = libdeflate_adler32(seed % 65_521 | 1, bytes.baseAddress, bytes.count)
    let digits = String(UInt64(crc) << 32 | UInt64(adler), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
