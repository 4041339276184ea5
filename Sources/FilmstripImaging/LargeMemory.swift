// SPDX-License-Identifier: MIT
internal import Foundation
internal import Synchronization

/// Memory for one image, zero at first.
///
/// Large blocks come from the system directly and ask for huge pages: a screenshot then costs a
/// handful of page faults instead of three thousand, which took longer than drawing it.
package final class LargeMemory: @unchecked Sendable {
  /// The whole block, as long as was asked for.
  package let bytes: UnsafeMutableRawBufferPointer
  private let isMapped: Bool
  private let known = Mutex(Knowledge())
  /// Another one each time the memory is rewritten.
  private(set) var pixelNumber = PixelNumber.next()

  init(byteCount: Int) {
    isMapped = byteCount >= LargeMemory.threshold
    if isMapped {
      guard
        let memory = mmap(
          nil, byteCount, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0),
        memory != MAP_FAILED
      else { OutOfMemory.stop(byteCount: byteCount) }
      // Advice only: without huge pages the memory is as good, and slower.
      #if os(Linux)
        madvise(memory, byteCount, MADV_HUGEPAGE)
      #endif
      bytes = UnsafeMutableRawBufferPointer(start: memory, count: byteCount)
    } else {
      guard let memory = calloc(max(byteCount, 1), 1) else {
        OutOfMemory.stop(byteCount: byteCount)
      }
      bytes = UnsafeMutableRawBufferPointer(start: memory, count: byteCount)
    }
  }

  deinit {
    if isMapped { munmap(bytes.baseAddress, bytes.count) } else { free(bytes.baseAddress) }
  }

  private struct Knowledge {
    var digest: Digest?
    var rowRepeats: (byteCount: Int, repeats: [Bool])?
  }

  /// The digest of the bytes, made once; the bytes must not change after it.
  func digest(_ make: (UnsafeMutableRawBufferPointer) -> Digest) -> Digest {
    known.withLock { known in
      if let digest = known.digest { return digest }
      let digest = make(bytes)
      known.digest = digest
      return digest
    }
  }

  /// Which rows of so many bytes are as the one above, found once; the bytes must not change after it.
  func rowRepeats(
    ofWidth byteCount: Int, _ find: (UnsafeMutableRawBufferPointer) -> [Bool]
  ) -> [Bool] {
    known.withLock { known in
      if let found = known.rowRepeats, found.byteCount == byteCount { return found.repeats }
      let repeats = find(bytes)
      known.rowRepeats = (byteCount, repeats)
      return repeats
    }
  }

  /// Forgets what is known of the bytes: for memory that is rewritten, which only one may have.
  func forgetContents() {
    known.withLock { $0 = Knowledge() }
    pixelNumber = PixelNumber.next()
  }

  /// Two huge pages: below that there is nothing to gain.
  private static let threshold = 4 << 20
}
