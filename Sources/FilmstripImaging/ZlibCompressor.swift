// SPDX-License-Identifier: MIT
internal import CFilmstripDeflate
internal import CFilmstripISAL
internal import Foundation
internal import FilmstripWording

/// How hard image data is compressed.
public enum PNGCompression: Sendable, Equatable {
  /// ISA-L's first level: an eighth of the time of ``level(_:)`` 1.
  ///
  /// Files of app screens are a tenth to a third larger than with libdeflate.
  case fastest
  /// A libdeflate level from 1, fast, to 12, smallest.
  case level(Int)
}

/// A reusable zlib compressor that takes its input in parts; not for use from two threads at once.
///
/// The same parts give the same stream with the same compression, whatever was compressed before
/// and wherever the memory lies. ISA-L picks code for the present processor; its streams were the
/// same on every x86-64 generation with SSE4.2 that was tried (Nehalem to Milan).
package struct ZlibCompressor: ~Copyable {
  private let deflate: OpaquePointer?
  private let isal: UnsafeMutableRawPointer?
  /// What libdeflate, which takes all input at once, has been given so far.
  private var input = LargeMemory(byteCount: 0)
  private var inputCount = 0
  private var output = UnsafeMutableRawBufferPointer(start: nil, count: 0)
  private var outputCount = 0
  /// The Adler-32 of what ISA-L has been given so far.
  private var checksum: UInt32 = 1

  /// Creates a compressor.
  ///
  /// - Precondition: a level lies in 1…12.
  package init(_ compression: PNGCompression) {
    switch compression {
    case .fastest:
      deflate = nil
      isal = filmstrip_isal_create()
    case .level(let level):
      require((1...12).contains(level), "ZlibCompressor: level \(level) is not in 1...12")
      deflate = libdeflate_alloc_compressor(Int32(level))
      isal = nil
    }
    guard deflate != nil || isal != nil else { OutOfMemory.stop(byteCount: 1 << 20) }
  }

  deinit {
    if let deflate { libdeflate_free_compressor(deflate) }
    free(isal)
    output.deallocate()
  }

  /// Starts a stream for `byteCount` bytes in all.
  ///
  /// - Precondition: they are fewer than 4 GiB.
  package mutating func begin(byteCount: Int) {
    let bound =
      deflate.map { libdeflate_zlib_compress_bound($0, byteCount) }
      ?? filmstrip_isal_bound(byteCount)
    require(bound <= UInt32.max, "ZlibCompressor: \(byteCount) bytes are too many")
    if output.count < bound {
      output.deallocate()
      output = OutOfMemory.allocate(byteCount: bound)
    }
    (inputCount, outputCount) = (0, 0)
    if let isal {
      let bytes = output.bindMemory(to: UInt8.self)
      // Deflate with the largest window, at the fastest level (RFC 1950, 2.2).
      (bytes[0], bytes[1], checksum) = (0x78, 0x01, 1)
      filmstrip_isal_begin(isal, bytes.baseAddress! + 2, UInt32(bound - 6))
    } else if input.bytes.count < byteCount {
      input = LargeMemory(byteCount: byteCount)
    }
  }

  /// Adds a part of the input; the last one ends the stream.
  ///
  /// - Precondition: the parts have no more bytes than ``begin(byteCount:)`` was passed; if others
  ///   follow, the first has more than 8.
  package mutating func append(_ part: UnsafeRawBufferPointer, isLast: Bool) {
    if let isal {
      require(
        isLast || outputCount > 0 || part.count > filmstrip_isal_head,
        "ZlibCompressor: a first part of \(part.count) bytes is too short")
      let count = filmstrip_isal_append(
        isal, part.bindMemory(to: UInt8.self).baseAddress, UInt32(part.count), isLast ? 1 : 0)
      require(count > 0, "ZlibCompressor: the stream did not fit its bound")
      checksum = libdeflate_adler32(checksum, part.baseAddress, part.count)
      outputCount = count + 1
      if isLast {
        output.storeBytes(of: checksum.bigEndian, toByteOffset: outputCount, as: UInt32.self)
        outputCount += 4
      }
      return
    }
    require(
      inputCount + part.count <= input.bytes.count, "ZlibCompressor: more input than announced")
    UnsafeMutableRawBufferPointer(rebasing: input.bytes[inputCount...]).copyMemory(from: part)
    inputCount += part.count
    guard isLast else { return }
    outputCount = libdeflate_zlib_compress(
      deflate, input.bytes.baseAddress, inputCount, output.baseAddress, output.count)
    require(outputCount > 0, "ZlibCompressor: the stream did not fit its bound")
  }

  package func stream() -> [UInt8] {
    [UInt8](UnsafeRawBufferPointer(rebasing: output[..<outputCount]))
  }

  package mutating func compress(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
    begin(byteCount: bytes.count)
    append(bytes, isLast: true)
    return stream()
  }
}
