// SPDX-License-Identifier: MIT
internal import DisplayList
internal import Foundation
internal import Imaging

/// Puts a bitmap that lies in a plane onto a device that sees the plane in perspective.
///
/// Each pixel mixes the four nearest pixels of the bitmap; where the plane shrinks, it takes the
/// mean of several such samples, so that every pixel of the bitmap counts. The bitmap's outermost
/// pixels stand for all that lies outside, which smooths the edges: they have to be clear there.
///
/// Colours are mixed with weights of 1/256, rounded at each of two steps; a plane that is not moved
/// is copied exactly.
struct PlaneSampler {
  private let bitmap: Bitmap
  /// From device pixels to the bitmap's, each row one of x, y and w.
  private let u: SIMD3<Double>
  private let v: SIMD3<Double>
  private let w: SIMD3<Double>
  /// The visible part of the bitmap's outline on the device.
  private let outline: [CGPoint]

  /// `toTexture` leads from device pixels to the bitmap's; `outline` from the plane to the device,
  /// and `texture` from the plane to the bitmap's pixels.
  init(_ bitmap: Bitmap, toTexture: Transform, outline: Transform, texture: Transform) {
    self.bitmap = bitmap
    let e = toTexture.elements
    let (x, y, z) = (
      SIMD3(e[0], e[4], e[12]), SIMD3(e[1], e[5], e[13]), SIMD3(e[3], e[7], e[15])
    )
    // Pixels lie around their middles: those of the bitmap are moved by half a pixel here, those of
    // the device by half a pixel in the constant part.
    func atMiddle(_ row: SIMD3<Double>) -> SIMD3<Double> {
      SIMD3(row.x, row.y, row.z + (row.x + row.y) / 2)
    }
    (u, v, w) = (atMiddle(x - z / 2), atMiddle(y - z / 2), atMiddle(z))
    let (right, bottom) = (Double(bitmap.width), Double(bitmap.height))
    let corners = [(0, 0), (right, 0), (right, bottom), (0, bottom)].map { x, y in
      CGPoint(x: (x - texture.tx) / texture.a, y: (y - texture.ty) / texture.d)
    }
    self.outline = outline.visiblePolygon(corners)
  }

  /// Writes the pixels of a rectangle of the device where the plane is; leaves the others.
  func draw(into pixels: UnsafeMutableBufferPointer<UInt32>, rect: PixelRect) {
    guard let target = pixels.baseAddress else { return }
    bitmap.withUnsafeBytes { bytes in
      guard let source = bytes.bindMemory(to: UInt32.self).baseAddress else { return }
      let texture = Texture(source: source, width: bitmap.width, height: bitmap.height)
      for y in 0..<Int(rect.height) {
        let row = target + y * Int(rect.width)
        let deviceY = Double(rect.y) + Double(y)
        guard let span = span(at: deviceY, in: rect) else { continue }
        var x = span.lowerBound
        while x < span.upperBound {
          let end = min(x + PlaneSampler.blockWidth, span.upperBound)
          drawBlock(x..<end, y: deviceY, originX: Double(rect.x), of: texture, into: row)
          x = end
        }
      }
    }
  }

  /// Pixels that share one decision on how many samples they take.
  private static let blockWidth = 16

  /// The columns in which the outline may touch a row of pixels.
  private func span(at y: Double, in rect: PixelRect) -> Range<Int>? {
    var (left, right) = (Double.infinity, -Double.infinity)
    let (top, bottom) = (y - 1, y + 2)
    for (index, end) in outline.enumerated() {
      let start = outline[index == 0 ? outline.count - 1 : index - 1]
      guard max(start.y, end.y) >= top, min(start.y, end.y) <= bottom else { continue }
      // The part of the edge inside the row.
      for limit in [max(top, min(start.y, end.y)), min(bottom, max(start.y, end.y))] {
        let share = start.y == end.y ? 0 : (limit - start.y) / (end.y - start.y)
        let x = start.x + (end.x - start.x) * share
        (left, right) = (min(left, x), max(right, x))
      }
      if start.y == end.y { (left, right) = (min(left, end.x), max(right, end.x)) }
    }
    let (minX, maxX) = (Double(rect.x), Double(rect.x + rect.width))
    left = max(left.rounded(.down) - 1, minX)
    right = min(right.rounded(.up) + 1, maxX)
    guard left < right else { return nil }
    return Int(left - minX)..<Int(right - minX)
  }

  @inline(__always)
  private func drawBlock(
    _ columns: Range<Int>, y: Double, originX: Double, of texture: Texture,
    into row: UnsafeMutablePointer<UInt32>
  ) {
    let (rowU, rowV, rowW) = (u.y * y + u.z, v.y * y + v.z, w.y * y + w.z)
    let middle = originX + Double(columns.lowerBound + columns.upperBound - 1) / 2
    let (across, along) = samples(atX: middle, y: y)
    if across == 1 && along == 1 {
      for x in columns {
        let deviceX = originX + Double(x)
        let depth = w.x * deviceX + rowW
        guard depth > 0 else { continue }
        let inverse = 1 / depth
        row[x] = Texture.packed(
          texture.sample((u.x * deviceX + rowU) * inverse, (v.x * deviceX + rowV) * inverse))
      }
      return
    }
    for x in columns {
      row[x] = mean(x: originX + Double(x), y: y, across: across, along: along, of: texture)
    }
  }

  /// How many samples a pixel takes across and along: one for each pixel of the bitmap that it
  /// covers in that direction.
  private func samples(atX x: Double, y: Double) -> (across: Int, along: Int) {
    let depth = w.x * x + w.y * y + w.z
    guard depth > 0 else { return (1, 1) }
    let (textureX, textureY) = (
      (u.x * x + u.y * y + u.z) / depth, (v.x * x + v.y * y + v.z) / depth
    )
    func count(_ du: Double, _ dv: Double, _ dw: Double) -> Int {
      let (stepX, stepY) = ((du - textureX * dw) / depth, (dv - textureY * dw) / depth)
      let length = (stepX * stepX + stepY * stepY).squareRoot()
      // A little shrinking is not worth twice the time.
      return length < 15 ? max(1, Int((length - 0.1).rounded(.up))) : (length >= 15 ? 16 : 1)
    }
    return (count(u.x, v.x, w.x), count(u.y, v.y, w.y))
  }

  private func mean(
    x: Double, y: Double, across: Int, along: Int, of texture: Texture
  ) -> UInt32 {
    var sum: UInt64 = 0
    for row in 0..<along {
      let sampleY = y + (Double(row) + 0.5) / Double(along) - 0.5
      let (rowU, rowV, rowW) = (
        u.y * sampleY + u.z, v.y * sampleY + v.z, w.y * sampleY + w.z
      )
      for column in 0..<across {
        let sampleX = x + (Double(column) + 0.5) / Double(across) - 0.5
        let depth = w.x * sampleX + rowW
        guard depth > 0 else { continue }
        let inverse = 1 / depth
        // Up to 256 samples of up to 255 fit into the 16 bits of a channel.
        sum &+= texture.sample(
          (u.x * sampleX + rowU) * inverse, (v.x * sampleX + rowV) * inverse)
      }
    }
    return Texture.packed(sum, dividedBy: UInt64(across * along))
  }
}

/// The pixels of a bitmap, read between pixels.
private struct Texture {
  let source: UnsafePointer<UInt32>
  let width: Int
  /// The last places that can be read, a little before the last pixels.
  let maxU: Double
  let maxV: Double

  init(source: UnsafePointer<UInt32>, width: Int, height: Int) {
    (self.source, self.width) = (source, width)
    (maxU, maxV) = (Double(width - 1) - 1 / 256, Double(height - 1) - 1 / 256)
  }

  /// Every second byte.
  private static let mask: UInt64 = 0x00FF_00FF_00FF_00FF
  /// One half in each channel, for rounding.
  private static let half: UInt64 = 0x0080_0080_0080_0080
  /// Added to a small number this leaves its nearest integer in the low bits.
  private static let toInteger = 6_755_399_441_055_744.0

  /// The colour at a place, 16 bits a channel: blue, red, green, alpha from the lowest.
  ///
  /// Four channels of 16 bits are mixed by one multiplication; 255 · 256 + 128 still fits. Outside
  /// of the bitmap, and for what is no number, the nearest edge counts.
  @inline(__always)
  func sample(_ u: Double, _ v: Double) -> UInt64 {
    let u = u > 0 ? (u < maxU ? u : maxU) : 0
    let v = v > 0 ? (v < maxV ? v : maxV) : 0
    let fixedU = (u * 256 + Texture.toInteger).bitPattern & 0xFFFF_FFFF
    let fixedV = (v * 256 + Texture.toInteger).bitPattern & 0xFFFF_FFFF
    let (weightU, weightV) = (fixedU & 255, fixedV & 255)
    let (column, row) = (Int(fixedU >> 8), Int(fixedV >> 8))
    let start = source + (row &* width &+ column)
    // Two neighbours at once, first mixed with the two below them.
    let upper = UnsafeRawPointer(start).loadUnaligned(as: UInt64.self)
    let lower = UnsafeRawPointer(start + width).loadUnaligned(as: UInt64.self)
    let even = Texture.mix(upper & Texture.mask, lower & Texture.mask, weightV)
    let odd = Texture.mix((upper >> 8) & Texture.mask, (lower >> 8) & Texture.mask, weightV)
    let left = (even & 0xFFFF_FFFF) | (odd << 32)
    let right = (even >> 32) | (odd & 0xFFFF_FFFF_0000_0000)
    return Texture.mix(left, right, weightU)
  }

  /// Four channels of which the second ones count `weight` / 256.
  @inline(__always)
  private static func mix(_ first: UInt64, _ second: UInt64, _ weight: UInt64) -> UInt64 {
    let sum = first &* (256 &- weight) &+ second &* weight
    return ((sum &+ half) >> 8) & mask
  }

  /// A pixel from channels of 16 bits.
  @inline(__always)
  static func packed(_ channels: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: channels | channels >> 24)
  }

  /// A pixel from the sums of channels of several samples.
  @inline(__always)
  static func packed(_ sums: UInt64, dividedBy count: UInt64) -> UInt32 {
    // Exact for all sums of up to 256 bytes.
    let factor = ((1 << 24) + count - 1) / count
    func mean(_ shift: UInt64) -> UInt64 {
      ((((sums >> shift) & 0xFFFF) &+ count / 2) &* factor) >> 24
    }
    return packed(mean(0) | mean(16) << 16 | mean(32) << 32 | mean(48) << 48)
  }
}
