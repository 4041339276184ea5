// SPDX-License-Identifier: MIT

/// A picture whose rows are read from the top: all of it in memory, or put together as it is read.
protocol RowSource {
  var width: Int { get }
  var height: Int { get }
  /// Which rows are known to show the same as the one above.
  var repeats: [Bool] { get }
  func write(
    row y: Int, as format: EncodedImage.PixelFormat, to target: UnsafeMutablePointer<UInt8>)
  /// How many pixels of a row are as the one on their left.
  func repeatedPixelCount(inRow y: Int) -> Int
}
