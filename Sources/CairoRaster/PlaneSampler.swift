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
/// The division of the perspective is made for three pixels of a block, and for each sample only
/// where a parabola through them would be off by more than 1/64 of the bitmap's pixels. A plane that
/// is not moved is copied exactly.
struct PlaneSampler {
  private let bitmap: Bitmap
  /// From the middles of device pixels to the bitmap's, counted from the middle of its first.
  private let map: PerspectiveMap
  /// The visible part of the bitmap's outline on the device.
  private let outline: [CGPoint]

  /// Pixels that share one decision on how they are read.
  private static let blockWidth = 16

  /// `toTexture` leads from device pixels to the bitmap's; `outline` from the plane to the device,
  /// and `texture` from the plane to the bitmap's pixels.
  init(_ bitmap: Bitmap, toTexture: Transform, outline: Transform, texture: Transform) {
    self.bitmap = bitmap
    map = PerspectiveMap(toTexture)
    let (right, bottom) = (Double(bitmap.width), Double(bitmap.height))
    let corners = [(0, 0), (right, 0), (right, bottom), (0, bottom)].map { x, y in
      CGPoint(x: (x - texture.tx) / texture.a, y: (y - texture.ty) / texture.d)
    }
    self.outline = outline.visiblePolygon(corners)
  }

  /// Calls `body` for each row of a rectangle of the device that the plane touches, with the row and
  /// the first column counted from those of the rectangle, and the pixels from there on.
  func forEachRow(
    of rect: PixelRect, _ body: (Int, Int, UnsafeBufferPointer<UInt32>) -> Void
  ) {
    BilinearTexture.with(bitmap) { texture in
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: Int(rect.width)) { line in
        guard let target = line.baseAddress else { return }
        for y in 0..<Int(rect.height) {
          let deviceY = Double(rect.y) + Double(y)
          guard let span = span(at: deviceY, in: rect) else { continue }
          var start = span.lowerBound
          while start < span.upperBound {
            let count = min(PlaneSampler.blockWidth, span.upperBound - start)
            drawBlock(
              target + start, count: count, x: Double(rect.x) + Double(start), y: deviceY,
              of: texture)
            start += count
          }
          body(y, span.lowerBound, UnsafeBufferPointer(rebasing: line[span]))
        }
      }
    }
  }

  /// The columns in which the outline may touch a row of pixels.
  private func span(at y: Double, in rect: PixelRect) -> Range<Int>? {
    var (left, right) = (Double.infinity, -Double.infinity)
    let (top, bottom) = (y - 1, y + 2)
    for (index, end) in outline.enumerated() {
      let start = outline[index == 0 ? outline.count - 1 : index - 1]
      let (upper, lower) = start.y < end.y ? (start, end) : (end, start)
      guard lower.y >= top, upper.y <= bottom else { continue }
      // The ends of the part of the edge inside the row.
      let slope = lower.y > upper.y ? (lower.x - upper.x) / (lower.y - upper.y) : 0
      let first = upper.x + (max(top, upper.y) - upper.y) * slope
      let last = lower.y > upper.y ? upper.x + (min(bottom, lower.y) - upper.y) * slope : lower.x
      left = min(left, first, last)
      right = max(right, first, last)
    }
    let (minX, maxX) = (Double(rect.x), Double(rect.x + rect.width))
    left = max(left.rounded(.down) - 1, minX)
    right = min(right.rounded(.up) + 1, maxX)
    guard left < right else { return nil }
    return Int(left - minX)..<Int(right - minX)
  }

  @inline(__always)
  private func drawBlock(
    _ target: UnsafeMutablePointer<UInt32>, count: Int, x: Double, y: Double,
    of texture: BilinearTexture
  ) {
    let last = x + Double(count - 1)
    guard let start = map.place(x, y), let end = map.place(last, y),
      let middle = map.place((x + last) / 2, y)
    else {
      drawExactly(target, count: count, x: x, y: y, across: 1, along: 1, of: texture)
      return
    }
    let (stepX, stepY) = map.steps(x: (x + last) / 2, y: y)
    let (across, along) = (PlaneSampler.samples(stepX), PlaneSampler.samples(stepY))
    let reach = (abs(stepX) + abs(stepY)) / 2
    // What a parabola misses is about a fifth of what a straight line misses, times the share by
    // which the depth changes.
    let bend = start + end - 2 * middle
    let error = (abs(bend.x) + abs(bend.y)) * map.depthChange(from: x, to: last, y: y) / 10
    guard error <= 1.0 / 64, texture.contains(start, reach: reach + abs(bend)),
      texture.contains(end, reach: reach + abs(bend))
    else {
      drawExactly(target, count: count, x: x, y: y, across: across, along: along, of: texture)
      return
    }
    let intervals = Double(max(count - 1, 1))
    let curve = 2 * bend / (intervals * intervals)
    var step = BilinearTexture.fixed((end - start) / intervals - curve * (intervals - 1))
    let change = BilinearTexture.fixed(curve * 2)
    if across * along == 1 {
      var place = BilinearTexture.fixed(start)
      for index in 0..<count {
        target[index] = BilinearTexture.packed(texture.sample(place.x, place.y))
        place = place &+ step
        step = step &+ change
      }
      return
    }
    let (acrossStep, alongStep) = (stepX / Double(across), stepY / Double(along))
    let first = start - (stepX - acrossStep) / 2 - (stepY - alongStep) / 2
    var place = BilinearTexture.fixed(first)
    let (right, down) = (BilinearTexture.fixed(acrossStep), BilinearTexture.fixed(alongStep))
    let mean = BilinearTexture.Mean(count: across * along)
    for index in 0..<count {
      var sum = BilinearTexture.Channels.zero
      var line = place
      for _ in 0..<along {
        var sample = line
        for _ in 0..<across {
          // Up to 256 samples of up to 255 fit into the 16 bits of a channel.
          sum = sum &+ texture.sample(sample.x, sample.y)
          sample = sample &+ right
        }
        line = line &+ down
      }
      target[index] = mean.packed(sum)
      place = place &+ step
      step = step &+ change
    }
  }

  /// Draws a block with a division for each sample, cut at the edges of the bitmap.
  @inline(never)
  private func drawExactly(
    _ target: UnsafeMutablePointer<UInt32>, count: Int, x: Double, y: Double, across: Int,
    along: Int, of texture: BilinearTexture
  ) {
    let mean = BilinearTexture.Mean(count: across * along)
    for index in 0..<count {
      var sum = BilinearTexture.Channels.zero
      for row in 0..<along {
        let sampleY = y + (Double(row) + 0.5) / Double(along) - 0.5
        for column in 0..<across {
          let sampleX = x + Double(index) + (Double(column) + 0.5) / Double(across) - 0.5
          guard let place = map.place(sampleX, sampleY) else { continue }
          let fixed = BilinearTexture.fixed(texture.clamped(place))
          sum = sum &+ texture.sample(fixed.x, fixed.y)
        }
      }
      target[index] = mean.packed(sum)
    }
  }

  /// How many samples a pixel takes in a direction in which it covers a stretch of the bitmap.
  private static func samples(_ step: SIMD2<Double>) -> Int {
    let length = (step * step).sum().squareRoot()
    // Shrinking by less than half leaves little out, and is not worth twice the time.
    return length < 15 ? max(1, Int(length + 0.6)) : (length >= 15 ? 16 : 1)
  }
}

/// A map of the plane with perspective, from the middles of pixels to the middles of others.
private struct PerspectiveMap {
  /// Each with the shares of x and y and a constant.
  let u: SIMD3<Double>
  let v: SIMD3<Double>
  let w: SIMD3<Double>

  init(_ transform: Transform) {
    let e = transform.elements
    let (x, y, z) = (
      SIMD3(e[0], e[4], e[12]), SIMD3(e[1], e[5], e[13]), SIMD3(e[3], e[7], e[15])
    )
    func fromMiddle(_ row: SIMD3<Double>) -> SIMD3<Double> {
      SIMD3(row.x, row.y, row.z + (row.x + row.y) / 2)
    }
    (u, v, w) = (fromMiddle(x - z / 2), fromMiddle(y - z / 2), fromMiddle(z))
  }

  /// Where a point lands; nil behind the eye.
  @inline(__always)
  func place(_ x: Double, _ y: Double) -> SIMD2<Double>? {
    let depth = w.x * x + w.y * y + w.z
    guard depth > 0 else { return nil }
    let inverse = 1 / depth
    return SIMD2(u.x * x + u.y * y + u.z, v.x * x + v.y * y + v.z) * inverse
  }

  /// By which share the depth changes on a stretch of a row.
  @inline(__always)
  func depthChange(from start: Double, to end: Double, y: Double) -> Double {
    let (first, second) = (w.x * start + w.y * y + w.z, w.x * end + w.y * y + w.z)
    return Swift.abs(first - second) / min(first, second)
  }

  /// How far the image moves with a step of one pixel along x and along y.
  @inline(__always)
  func steps(x: Double, y: Double) -> (SIMD2<Double>, SIMD2<Double>) {
    let inverse = 1 / (w.x * x + w.y * y + w.z)
    let place = SIMD2(u.x * x + u.y * y + u.z, v.x * x + v.y * y + v.z) * inverse
    return (
      (SIMD2(u.x, v.x) - place * w.x) * inverse, (SIMD2(u.y, v.y) - place * w.y) * inverse
    )
  }
}

@inline(__always)
private func abs(_ value: SIMD2<Double>) -> SIMD2<Double> {
  SIMD2(Swift.abs(value.x), Swift.abs(value.y))
}
