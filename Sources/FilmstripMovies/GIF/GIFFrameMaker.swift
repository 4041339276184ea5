// SPDX-License-Identifier: MIT
package import FilmstripImaging
internal import Foundation
internal import FilmstripWording

/// Turns bitmaps into frames of a GIF, each of which is what has changed since the one before.
///
/// A pixel whose colour has not changed keeps its index, so that what rests is still. A frame equal to the
/// one before makes that stay longer. Where pixels become transparent, the frame before is disposed of to
/// transparency in a rectangle around them, which the next one draws again.
///
/// Frames come out one late, as how a frame is disposed of depends on the next one. Not for use from two
/// threads at once.
package final class GIFFrameMaker {
  private let width: Int
  private let height: Int
  private let transparent: UInt8
  private let dither: PaletteDither
  /// The index that each pixel has, and what is on the canvas after the frame that is held back; both are the
  /// transparent index where there is nothing.
  private let assigned: UnsafeMutableBufferPointer<UInt8>
  private let canvas: UnsafeMutableBufferPointer<UInt8>
  private var previous: Bitmap?
  private var held: GIFFrame?

  /// The longest delay that a file can say: 655.35 seconds.
  static let longestDelay = 65_535

  package init(width: Int, height: Int, palette: GIFPalette) {
    (self.width, self.height) = (width, height)
    transparent = UInt8(palette.transparentIndex)
    dither = PaletteDither(width: width, palette: palette)
    assigned = .allocate(capacity: width * height)
    assigned.initialize(repeating: transparent)
    canvas = .allocate(capacity: width * height)
    canvas.initialize(repeating: transparent)
  }

  deinit {
    assigned.deallocate()
    canvas.deallocate()
  }

  /// Takes the next bitmap, which stays for `delay` hundredths of a second; returns the frame before, if that
  /// is complete.
  ///
  /// - Precondition: the bitmap has the size that was given, and the delay is not negative.
  package func add(_ bitmap: Bitmap, delay: Int) -> GIFFrame? {
    require(
      (bitmap.width, bitmap.height) == (width, height) && delay >= 0,
      "GIFFrameMaker.add: \(bitmap.width)×\(bitmap.height) in place of \(width)×\(height)")
    assign(bitmap)
    let isFirst = previous == nil
    previous = bitmap
    let vanished = vanishedArea(bitmap)
    if let vanished { vacate(vanished) }
    // What vanished is gone only after the frame before, so that there has to be another one.
    let corner = vanished.map { GIFArea(x: $0.x, y: $0.y, width: 1, height: 1) }
    guard let changed = isFirst ? whole : changedArea() ?? corner else { return extend(by: delay) }
    let next = GIFFrame(area: changed, indices: draw(changed), delay: delay)
    defer { held = next }
    return held
  }

  /// The last frame; nil where there was none.
  package func finish() -> GIFFrame? { held.take() }

  private var whole: GIFArea { GIFArea(x: 0, y: 0, width: width, height: height) }

  /// Gives each pixel that has changed an index.
  private func assign(_ bitmap: Bitmap) {
    dither.begin()
    bitmap.withUnsafeBytes { bytes in
      let pixels = bytes.bindMemory(to: UInt32.self)
      guard let previous else {
        for row in 0..<height {
          dither.assign(pixels, unless: nil, row: row * width, span: 0..<width, to: assigned)
        }
        return
      }
      previous.withUnsafeBytes { old in
        let before = old.bindMemory(to: UInt32.self)
        for row in 0..<height {
          let start = row * width
          guard let span = PixelSpan.changed(pixels, before, in: start..<start + width) else {
            dither.skipRow()
            continue
          }
          dither.assign(
            pixels, unless: before, row: start,
            span: span.lowerBound - start..<span.upperBound - start, to: assigned)
        }
      }
    }
  }

  private func vanishedArea(_ bitmap: Bitmap) -> GIFArea? {
    guard !bitmap.isOpaque else { return nil }
    return area { row in
      var (first, last) = (-1, -1)
      for x in 0..<width
      where assigned[row * width + x] == transparent && canvas[row * width + x] != transparent {
        if first < 0 { first = x }
        last = x
      }
      return first < 0 ? nil : first..<last + 1
    }
  }

  private func changedArea() -> GIFArea? {
    area { row in
      let (one, other) = (assigned.baseAddress! + row * width, canvas.baseAddress! + row * width)
      guard memcmp(one, other, width) != 0 else { return nil }
      var (first, last) = (0, width - 1)
      while one[first] == other[first] { first += 1 }
      while one[last] == other[last] { last -= 1 }
      return first..<last + 1
    }
  }

  /// The smallest rectangle around a span of each row.
  private func area(_ span: (_ row: Int) -> Range<Int>?) -> GIFArea? {
    var result: GIFArea?
    for row in 0..<height {
      guard let span = span(row) else { continue }
      let line = GIFArea(x: span.lowerBound, y: row, width: span.count, height: 1)
      result = result?.union(line) ?? line
    }
    return result
  }

  /// Has the frame that is held back leave a rectangle transparent, and all of its own.
  private func vacate(_ area: GIFArea) {
    guard var frame = held else { return }
    let larger = frame.area.union(area)
    var indices = Array(repeating: transparent, count: larger.width * larger.height)
    for row in 0..<frame.area.height {
      let start = (frame.area.y - larger.y + row) * larger.width + frame.area.x - larger.x
      indices.replaceSubrange(
        start..<start + frame.area.width,
        with: frame.indices[row * frame.area.width..<(row + 1) * frame.area.width])
    }
    (frame.area, frame.indices, frame.disposal) = (larger, indices, .becomesTransparent)
    held = frame
    for row in larger.y..<larger.y + larger.height {
      (canvas.baseAddress! + row * width + larger.x).update(
        repeating: transparent, count: larger.width)
    }
  }

  /// Puts a rectangle on the canvas; returns what the file has to say for that.
  private func draw(_ area: GIFArea) -> [UInt8] {
    Array(unsafeUninitializedCapacity: area.width * area.height) { result, count in
      let transparent = transparent
      for row in 0..<area.height {
        let start = (area.y + row) * width + area.x
        let one = assigned.baseAddress! + start
        let other = canvas.baseAddress! + start
        let target = result.baseAddress! + row * area.width
        for x in 0..<area.width {
          target[x] = one[x] == other[x] ? transparent : one[x]
          other[x] = one[x]
        }
      }
      count = area.width * area.height
    }
  }

  /// Lets the frame that is held back stay longer; one that would stay too long is followed by one that
  /// changes nothing.
  private func extend(by delay: Int) -> GIFFrame? {
    guard let frame = held else { return nil }
    guard frame.delay + delay > GIFFrameMaker.longestDelay else {
      held?.delay += delay
      return nil
    }
    held = GIFFrame(
      area: GIFArea(x: 0, y: 0, width: 1, height: 1), indices: [transparent], delay: delay)
    return frame
  }
}
