// SPDX-License-Identifier: MIT

/// Some rows of a picture, each with how often it comes one below the other.
struct RowBlock {
  /// Premultiplied BGRA, row after row.
  let pixels: UnsafePointer<UInt32>
  /// Pixels in a row.
  let width: Int
  /// How often each row comes.
  let counts: UnsafeBufferPointer<Int>

  /// Where a row begins.
  func row(_ index: Int) -> UnsafePointer<UInt32> { pixels + index * width }
}

extension Mosaic {
  /// Passes the picture on from the top in blocks of rows: what is the same as the row above is not made again.
  ///
  /// A third of the rows of an app's screen are as the one above. Blocks are small enough for a processor's
  /// first cache. What no piece covers is transparent black in each.
  func forEachBlock(_ body: (RowBlock) -> Void) {
    let repeats = rowRepeats
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: width * Mosaic.blockHeight) { pixels in
      withUnsafeTemporaryAllocation(of: Int.self, capacity: Mosaic.blockHeight) { counts in
        pixels.initialize(repeating: 0)
        var made = 0
        for y in 0..<height {
          if repeats[y] {
            counts[made - 1] += 1
            continue
          }
          if made == Mosaic.blockHeight {
            pass(pixels, counts, made, body)
            made = 0
          }
          let row = pixels.baseAddress! + made * width
          for piece in pieces where piece.rows.contains(y) { piece.put(row: y, onto: row) }
          counts[made] = 1
          made += 1
        }
        pass(pixels, counts, made, body)
      }
    }
  }

  private func pass(
    _ pixels: UnsafeMutableBufferPointer<UInt32>, _ counts: UnsafeMutableBufferPointer<Int>,
    _ made: Int, _ body: (RowBlock) -> Void
  ) {
    body(
      RowBlock(
        pixels: UnsafePointer(pixels.baseAddress!), width: width,
        counts: UnsafeBufferPointer(rebasing: counts[..<made])))
  }

  /// 37 kB of a phone's screen.
  private static let blockHeight = 8

  /// Which rows show the same as the one above, as far as the pieces tell without being put together.
  private var rowRepeats: [Bool] {
    var repeats = [Bool](repeating: true, count: height)
    repeats[0] = false
    for piece in pieces {
      repeats[piece.rows.lowerBound] = false
      if piece.rows.upperBound < height { repeats[piece.rows.upperBound] = false }
      guard piece.bitmap.height > 1 else { continue }
      let own = piece.bitmap.rowRepeats
      for y in piece.rows where !own[y - piece.origin.y] { repeats[y] = false }
    }
    return repeats
  }
}
