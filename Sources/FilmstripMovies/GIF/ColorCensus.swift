// SPDX-License-Identifier: MIT
package import FilmstripImaging

/// How many pixels of a moving picture have which colour: what a palette is made from.
///
/// A pixel that is as it was in the frame before is not counted again, so that what moves weighs more than
/// what rests. Colours are exact as long as there are at most ``capacity`` of them; beyond that all lose
/// their lowest bits, one at a time. The result depends neither on the order of the frames nor on how
/// they are shared out among several censuses that are merged.
package struct ColorCensus: Sendable {
  static let capacity = 1 << 17

  /// A colour as `0xrrggbb`, with how many pixels have it; the slots of a hash table, 0 where one is free.
  private var keys: [UInt32]
  private var counts: [Int]
  private(set) var colorCount = 0
  /// How many of the lowest bits of each channel are left out.
  private(set) var lostBits = 0
  private(set) var pixelCount = 0
  private(set) var hasTransparency = false

  package init() {
    keys = Array(repeating: 0, count: 1 << 13)
    counts = Array(repeating: 0, count: 1 << 13)
  }

  /// Counts the pixels of a frame that are not as in the one before, which has the same size.
  package mutating func add(_ bitmap: Bitmap, after previous: Bitmap? = nil) {
    bitmap.withUnsafeBytes { bytes in
      let pixels = bytes.bindMemory(to: UInt32.self)
      guard let previous else {
        add(pixels)
        return
      }
      previous.withUnsafeBytes { old in
        let before = old.bindMemory(to: UInt32.self)
        for row in 0..<bitmap.height {
          let range = row * bitmap.width..<(row + 1) * bitmap.width
          guard let changed = PixelSpan.changed(pixels, before, in: range) else { continue }
          add(pixels, before, changed)
        }
      }
    }
  }

  package mutating func merge(_ other: ColorCensus) {
    while lostBits < other.lostBits { coarsen() }
    for (key, count) in zip(other.keys, other.counts) where key != 0 {
      self.count(key & 0xff_ffff & mask, times: count)
    }
    pixelCount += other.pixelCount
    hasTransparency = hasTransparency || other.hasTransparency
  }

  /// Each colour with how many pixels have it, in no order to rely on: take sums of it, or sort it.
  var colors: [(color: UInt32, count: Int)] {
    let half: UInt32 = lostBits == 0 ? 0 : (1 << UInt32(lostBits - 1)) * 0x01_0101
    return zip(keys, counts).compactMap { key, count in
      key == 0 ? nil : (key & 0xff_ffff | half, count)
    }
  }

  private var mask: UInt32 { (0xff << UInt32(lostBits) & 0xff) * 0x01_0101 }

  private mutating func add(_ pixels: UnsafeBufferPointer<UInt32>) {
    var (last, run) = (pixels[0], 0)
    for pixel in pixels {
      if pixel == last {
        run += 1
      } else {
        count(pixel: last, times: run)
        (last, run) = (pixel, 1)
      }
    }
    count(pixel: last, times: run)
  }

  private mutating func add(
    _ pixels: UnsafeBufferPointer<UInt32>, _ before: UnsafeBufferPointer<UInt32>,
    _ range: Range<Int>
  ) {
    var (last, run) = (pixels[range.lowerBound], 0)
    for place in range {
      let pixel = pixels[place]
      if pixel == before[place] { continue }
      if pixel == last {
        run += 1
      } else {
        count(pixel: last, times: run)
        (last, run) = (pixel, 1)
      }
    }
    count(pixel: last, times: run)
  }

  @inline(__always)
  private mutating func count(pixel: UInt32, times: Int) {
    guard let color = GIFColor.color(ofPixel: UInt32(littleEndian: pixel)) else {
      hasTransparency = hasTransparency || times > 0
      return
    }
    pixelCount += times
    count(color & mask, times: times)
  }

  private mutating func count(_ color: UInt32, times: Int) {
    guard times > 0 else { return }
    // The bit above the channels marks a slot as taken.
    let key = color | 1 << 24
    var slot = Int((color &* 0x9E37_79B1) >> 8) & (keys.count - 1)
    while keys[slot] != key {
      if keys[slot] == 0 {
        keys[slot] = key
        counts[slot] = times
        colorCount += 1
        if colorCount > ColorCensus.capacity {
          coarsen()
        } else if colorCount * 2 > keys.count {
          rehash(slotCount: keys.count * 2)
        }
        return
      }
      slot = (slot + 1) & (keys.count - 1)
    }
    counts[slot] += times
  }

  /// Leaves out one more bit of each channel.
  private mutating func coarsen() {
    lostBits += 1
    rehash(slotCount: keys.count)
  }

  private mutating func rehash(slotCount: Int) {
    let old = (keys, counts)
    keys = Array(repeating: 0, count: slotCount)
    counts = Array(repeating: 0, count: slotCount)
    colorCount = 0
    for (key, count) in zip(old.0, old.1) where key != 0 {
      self.count(key & 0xff_ffff & mask, times: count)
    }
  }
}
