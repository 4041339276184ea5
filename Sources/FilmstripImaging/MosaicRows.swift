// SPDX-License-Identifier: MIT
internal import CFilmstripPixels

/// The rows of a mosaic, from what is seen of its pieces.
///
/// What lies below opaque pieces is left out beforehand: most pixels of a row are read once, from the bitmap
/// that shows them, and stored where they are wanted.
struct MosaicRows: RowSource {
  private let mosaic: Mosaic
  private let segments: [Segment]
  /// What is seen in the segments, those of each one after the other.
  private let layers: [Layer]
  private let segmentsOfRows: [Range<Int>]
  /// Which rows show the same as the one above, as far as the pieces tell without being put together.
  let repeats: [Bool]

  var width: Int { mosaic.width }
  var height: Int { mosaic.height }

  private struct Segment {
    let columns: Range<Int>
    /// The numbers of its layers, the lowest first; empty where no piece lies.
    let layers: Range<Int>
  }

  /// What a piece shows in some columns.
  private struct Layer {
    let start: UnsafePointer<UInt32>
    let first: Int
    /// Pixels from one row to the next; 0 for a row that is repeated.
    let stride: Int
    let mixing: Mosaic.Piece.Mixing

    init(_ piece: Mosaic.Piece, from column: Int) {
      (stride, mixing) = (piece.bitmap.height > 1 ? piece.bitmap.width : 0, piece.mixing)
      first = piece.rows.lowerBound
      start = piece.pixels(inRow: first, from: column)
    }

    func pixels(inRow y: Int) -> UnsafePointer<UInt32> { start + (y - first) * stride }
  }

  init(_ mosaic: Mosaic) {
    self.mosaic = mosaic
    (segments, layers, segmentsOfRows) = MosaicRows.segments(of: mosaic)
    repeats = MosaicRows.repeats(of: mosaic)
  }

  // MARK: What is seen

  private static func segments(of mosaic: Mosaic) -> ([Segment], [Layer], ofRows: [Range<Int>]) {
    let pieces = mosaic.pieces
    var (segments, layers, ofRows) = ([Segment](), [Layer](), [Range<Int>]())
    // Rows between two edges of pieces are made from the same ones.
    for rows in parts(of: 0..<mosaic.height, between: pieces.map(\.rows)) {
      let present = pieces.indices.filter { pieces[$0].rows.contains(rows.lowerBound) }
      let first = segments.count
      var last: [Int]?
      for columns in parts(of: 0..<mosaic.width, between: present.map { pieces[$0].columns }) {
        var seen = present.filter { pieces[$0].columns.contains(columns.lowerBound) }
        if let lowest = seen.lastIndex(where: { pieces[$0].mixing == .opaque }) {
          seen.removeFirst(lowest)
        }
        if last == seen {
          // What hidden pieces have divided is one.
          let segment = segments.removeLast()
          segments.append(
            Segment(
              columns: segment.columns.lowerBound..<columns.upperBound, layers: segment.layers))
          continue
        }
        let start = layers.count
        layers += seen.map { Layer(pieces[$0], from: columns.lowerBound) }
        segments.append(Segment(columns: columns, layers: start..<layers.count))
        last = seen
      }
      ofRows += repeatElement(first..<segments.count, count: rows.count)
    }
    return (segments, layers, ofRows)
  }

  /// A range cut where others begin and end.
  private static func parts(of whole: Range<Int>, between others: [Range<Int>]) -> [Range<Int>] {
    let cuts = Set(others.flatMap { [$0.lowerBound, $0.upperBound] }).filter(whole.contains)
    let edges = cuts.union([whole.lowerBound, whole.upperBound]).sorted()
    return zip(edges, edges.dropFirst()).map { $0..<$1 }
  }

  /// A third of the rows of an app's screen are as the one above.
  private static func repeats(of mosaic: Mosaic) -> [Bool] {
    var repeats = [Bool](repeating: true, count: mosaic.height)
    repeats[0] = false
    for piece in mosaic.pieces {
      repeats[piece.rows.lowerBound] = false
      if piece.rows.upperBound < mosaic.height { repeats[piece.rows.upperBound] = false }
      guard piece.bitmap.height > 1 else { continue }
      let own = piece.bitmap.rowRepeats
      for y in piece.rows where !own[y - piece.origin.y] { repeats[y] = false }
    }
    return repeats
  }

  // MARK: Rows

  func write(
    row y: Int, as format: EncodedImage.PixelFormat, to target: UnsafeMutablePointer<UInt8>
  ) {
    for index in segmentsOfRows[y] {
      let columns = segments[index].columns
      withPixels(ofSegment: index, inRow: y) { pixels, ahead in
        format.store(
          pixels, count: columns.count, to: target + columns.lowerBound * format.bytesPerPixel,
          ahead: ahead)
      }
    }
  }

  func repeatedPixelCount(inRow y: Int) -> Int {
    var (count, last) = (0, UInt32?.none)
    for index in segmentsOfRows[y] {
      let width = segments[index].columns.count
      withPixels(ofSegment: index, inRow: y) { pixels, _ in
        count += filmstrip_pixels_repeated(pixels, width)
        if last == pixels[0] { count += 1 }
        last = pixels[width - 1]
      }
    }
    return count
  }

  /// How many rows later the pixels are fetched from memory: reading them takes longer than all else that is
  /// done with them, and processors foresee it only within four kilobytes.
  private static let fetchedRowCount = 4

  /// Lends the pixels of a segment's row, and how far behind them the ones lie that are needed soon; 0 where
  /// they are in the cache.
  @inline(__always)
  private func withPixels(
    ofSegment index: Int, inRow y: Int, _ body: (UnsafePointer<UInt32>, Int) -> Void
  ) {
    let (columns, seen) = (segments[index].columns, segments[index].layers)
    if seen.count == 1, layers[seen.lowerBound].mixing == .opaque {
      let layer = layers[seen.lowerBound]
      body(layer.pixels(inRow: y), layer.stride * MosaicRows.fetchedRowCount)
      return
    }
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: columns.count) { pixels in
      mix(seen, row: y, into: pixels)
      body(pixels.baseAddress!, 0)
    }
  }

  /// Puts layers of some numbers over each other; what none of them covers is transparent black.
  private func mix(
    _ seen: Range<Int>, row y: Int, into target: UnsafeMutableBufferPointer<UInt32>
  ) {
    let (place, count) = (target.baseAddress!, target.count)
    var rest = seen
    if let first = rest.first, layers[first].mixing == .opaque {
      let lowest = layers[rest.removeFirst()].pixels(inRow: y)
      if let second = rest.first, case .faded(let share) = layers[second].mixing {
        rest.removeFirst()
        filmstrip_pixels_mix(layers[second].pixels(inRow: y), lowest, place, count, UInt32(share))
      } else {
        place.update(from: lowest, count: count)
      }
    } else {
      target.update(repeating: 0)
    }
    for index in rest {
      layers[index].mixing.put(layers[index].pixels(inRow: y), onto: place, count)
    }
  }
}
