// SPDX-License-Identifier: MIT
internal import Synchronization

enum PixelNumber {
  private static let last = Atomic<UInt64>(0)

  static func next() -> UInt64 { last.add(1, ordering: .relaxed).newValue }
}

extension Bitmap {
  /// A number that only bitmaps with the same memory and the same pixels have in common.
  ///
  /// Unlike ``digest`` it costs nothing, and says nothing about equal pixels elsewhere.
  package var pixelNumber: UInt64 { storage.pixelNumber }
}
