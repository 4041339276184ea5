// SPDX-License-Identifier: MIT
internal import CDeflate

/// A reusable whole-buffer zlib compressor; not for use from two threads at once.
package struct ZlibCompressor: ~Copyable {
  private let handle: OpaquePointer
  private var buffer: UnsafeMutableRawBufferPointer

  /// Creates a compressor at a libdeflate level from 1, fastest, to 12, smallest.
  ///
  /// - Precondition: the level lies in that range.
  package init(level: Int) {
    precondition((1...12).contains(level), "ZlibCompressor(level: \(level)): levels are 1 to 12")
    guard let handle = libdeflate_alloc_compressor(Int32(level)) else {
      fatalError("ZlibCompressor: libdeflate is out of memory")
    }
    self.handle = handle
    buffer = UnsafeMutableRawBufferPointer(start: nil, count: 0)
  }

  deinit {
    libdeflate_free_compressor(handle)
    buffer.deallocate()
  }

  /// The zlib stream of `bytes`; the same bytes give the same stream at the same level.
  package mutating func compress(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
    let bound = libdeflate_zlib_compress_bound(handle, bytes.count)
    if buffer.count < bound {
      buffer.deallocate()
      buffer = .allocate(byteCount: bound, alignment: 64)
    }
    let count = libdeflate_zlib_compress(
      handle, bytes.baseAddress, bytes.count, buffer.baseAddress, buffer.count)
    precondition(count > 0, "ZlibCompressor: libdeflate_zlib_compress_bound was too small")
    return [UInt8](UnsafeRawBufferPointer(rebasing: buffer[..<count]))
  }
}
