// SPDX-License-Identifier: MIT
internal import CDeflate
internal import CISAL

/// How hard image data is compressed.
public enum PNGCompression: Sendable, Equatable {
  /// ISA-L's first level: an eighth of the time of ``level(_:)`` 1, files a tenth to
  /// a third larger.
  case fastest
  /// A libdeflate level from 1, fast, to 12, smallest.
  case level(Int)
}

/// A reusable whole-buffer zlib compressor; not for use from two threads at once.
///
/// The same bytes give the same stream with the same compression. ISA-L picks code for the
/// processor at hand; its streams were the same on every x86-64 generation tried (Nehalem to
/// Milan).
package struct ZlibCompressor: ~Copyable {
  private let compression: PNGCompression
  private let deflate: OpaquePointer?
  private var scratch = UnsafeMutableRawBufferPointer(start: nil, count: 0)
  private var output = UnsafeMutableRawBufferPointer(start: nil, count: 0)

  /// Creates a compressor.
  ///
  /// - Precondition: a level lies in 1…12.
  package init(_ compression: PNGCompression) {
    self.compression = compression
    switch compression {
    case .fastest:
      deflate = nil
      scratch = .allocate(byteCount: filmstrip_isal_scratch_size(), alignment: 64)
    case .level(let level):
      precondition((1...12).contains(level), "ZlibCompressor: level \(level) is not in 1...12")
      guard let handle = libdeflate_alloc_compressor(Int32(level)) else {
        fatalError("ZlibCompressor: libdeflate is out of memory")
      }
      deflate = handle
    }
  }

  deinit {
    if let deflate { libdeflate_free_compressor(deflate) }
    scratch.deallocate()
    output.deallocate()
  }

  /// The zlib stream of `bytes`.
  ///
  /// - Precondition: there are fewer than 4 GiB of them.
  package mutating func compress(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
    let bound =
      deflate.map { libdeflate_zlib_compress_bound($0, bytes.count) }
      ?? filmstrip_isal_bound(bytes.count)
    precondition(bound <= UInt32.max, "ZlibCompressor: \(bytes.count) bytes are too many")
    if output.count < bound {
      output.deallocate()
      output = .allocate(byteCount: bound, alignment: 64)
    }
    let count: Int
    if let deflate {
      count = libdeflate_zlib_compress(
        deflate, bytes.baseAddress, bytes.count, output.baseAddress, output.count)
    } else {
      count = filmstrip_isal_compress(
        bytes.bindMemory(to: UInt8.self).baseAddress, UInt32(bytes.count),
        output.bindMemory(to: UInt8.self).baseAddress, UInt32(output.count),
        scratch.bindMemory(to: UInt8.self).baseAddress)
    }
    precondition(count > 0, "ZlibCompressor: the stream did not fit its bound")
    return [UInt8](UnsafeRawBufferPointer(rebasing: output[..<count]))
  }
}
