// SPDX-License-Identifier: MIT
internal import Foundation

/// Gives pixels the indices of a palette, with what is missing passed on to the neighbours (Floyd and
/// Steinberg, 1976).
///
/// Two things keep moving pictures still. A pixel whose colour is in the palette, or hardly off it, gets that
/// index whatever its neighbours lack: flat areas and fine gradients have no noise, wherever they move. And a
/// pixel that has not changed is not asked, and neither passes anything on.
///
/// Rows come from the top. Not for use from two threads at once.
final class PaletteDither {
  private let search: PaletteSearch
  private let transparent: UInt8
  private let width: Int
  /// What pixels of this row and of the next one lack, in sixteenths of a level; one pixel more on each side.
  private var here: UnsafeMutablePointer<SIMD4<Int16>>
  private var below: UnsafeMutablePointer<SIMD4<Int16>>
  private var isBelowClean = true

  /// A colour is taken as it is where no channel is off by more: two levels of 255 are about what the eye can
  /// tell apart side by side (approximated).
  private static let tolerance: Int16 = 2

  init(width: Int, palette: GIFPalette) {
    self.width = width
    search = PaletteSearch(palette.colors)
    transparent = UInt8(palette.transparentIndex)
    here = .allocate(capacity: width + 2)
    below = .allocate(capacity: width + 2)
    here.initialize(repeating: .zero, count: width + 2)
    below.initialize(repeating: .zero, count: width + 2)
  }

  deinit {
    here.deallocate()
    below.deallocate()
  }

  func begin() { clearBelow() }

  /// Goes on to the next row; this one has no pixel that changes.
  func skipRow() { clearBelow() }

  /// Gives the pixels of a span of a row their indices, but those that are as before; `row` is where it begins.
  func assign(
    _ pixels: UnsafeBufferPointer<UInt32>, unless before: UnsafeBufferPointer<UInt32>?, row: Int,
    span: Range<Int>, to indices: UnsafeMutableBufferPointer<UInt8>
  ) {
    swap(&here, &below)
    isBelowClean = false
    below.update(repeating: .zero, count: width + 2)
    var carry = SIMD4<Int16>.zero
    // What is known of the last colour, as most pixels have the one of their neighbour.
    var (last, index, isNear) = (~pixels[row + span.lowerBound], UInt8(0), false)
    var source = SIMD4<Int16>.zero
    for x in span {
      let pixel = pixels[row + x]
      if let before, before[row + x] == pixel {
        carry = .zero
        continue
      }
      if pixel != last {
        last = pixel
        if let color = GIFColor.color(ofPixel: UInt32(littleEndian: pixel)) {
          let found = search.nearest(to: color)
          (index, source) = (UInt8(truncatingIfNeeded: found), PaletteDither.channels(color))
          isNear = PaletteDither.isNear(source &- PaletteDither.channels(search.colors[found]))
        } else {
          (index, isNear) = (transparent, true)
        }
      }
      if isNear {
        indices[row + x] = index
        carry = .zero
        continue
      }
      // Half a level more, so that shifting rounds to the nearest level.
      let lacking = (here[x + 1] &+ carry &+ 8) &>> 4
      let wanted = (source &+ lacking).clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
      let found = search.nearest(
        to: UInt32(wanted.x) << 16 | UInt32(wanted.y) << 8 | UInt32(wanted.z))
      indices[row + x] = UInt8(truncatingIfNeeded: found)
      let rest = wanted &- PaletteDither.channels(search.colors[found])
      carry = rest &* 7
      below[x] &+= rest &* 3
      below[x + 1] &+= rest &* 5
      below[x + 2] &+= rest
    }
  }

  private func clearBelow() {
    guard !isBelowClean else { return }
    below.update(repeating: .zero, count: width + 2)
    isBelowClean = true
  }

  @inline(__always)
  private static func channels(_ color: UInt32) -> SIMD4<Int16> {
    SIMD4(
      Int16(truncatingIfNeeded: color >> 16 & 0xff), Int16(truncatingIfNeeded: color >> 8 & 0xff),
      Int16(truncatingIfNeeded: color & 0xff), 0)
  }

  @inline(__always)
  private static func isNear(_ difference: SIMD4<Int16>) -> Bool {
    let bound = SIMD4<Int16>(repeating: tolerance)
    return all(difference .<= bound) && all(difference .>= (0 &- bound))
  }
}
