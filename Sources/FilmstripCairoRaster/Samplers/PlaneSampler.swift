// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList
internal import Foundation
internal import FilmstripImaging

/// Puts a bitmap that lies in a plane onto a device that sees the plane turned or in perspective.
///
/// Each pixel is the mean of a box of the bitmap as large as the pixel is there, so that every
/// pixel of the bitmap counts; where it covers many, of several boxes side by side. The bitmap's
/// outermost pixels represent all that lies outside: where they are clear they smooth the edges.
///
/// The division of the perspective is made for three pixels of a block, and for each sample only
/// where a parabola through them would be off by more than 1/64 of the bitmap's pixels. A plane that
/// is not moved is copied exactly.
struct PlaneSampler: RowSampler {
  private let bitmap: Bitmap
  /// From the middles of device pixels to the bitmap's pixels, counted from its corner.
  private let map: PerspectiveMap
  /// The visible part of the bitmap's outline on the device.
  private let outline: [CGPoint]

  /// The most pixels that share one decision on how they are read, and the fewest.
  private static let blockWidth = 64
  private static let smallestBlockWidth = 8

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

  func forEachRow(
    of rect: PixelRect, _ body: (Int, Int, UnsafeMutableBufferPointer<UInt32>) -> Void
  ) {
    TextureKernel.with(bitmap) { texture in
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
          body(y, span.lowerBound, UnsafeMutableBufferPointer(rebasing: line[span]))
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

  private struct Reading {
    /// How many boxes make up a pixel, along both axes of the device.
    let across: Int
    let along: Int
    /// From the middle of one box to that of the next.
    let right: SIMD2<Double>
    let down: SIMD2<Double>
    let footprint: TextureKernel.Footprint
    /// From the middle of a pixel to where its first box starts.
    let toStart: SIMD2<Double>

    @inline(__always)
    init(_ stepX: SIMD2<Double>, _ stepY: SIMD2<Double>, of texture: TextureKernel) {
      across = Reading.count(stepX)
      along = Reading.count(stepY)
      right = stepX / Double(across)
      down = stepY / Double(along)
      // The box with the same spread in each direction as the slanted one.
      let squares = right * right + down * down
      footprint = texture.footprint(SIMD2(squares.x.squareRoot(), squares.y.squareRoot()))
      toStart = (right + down - stepX - stepY - footprint.size) / 2 + TextureKernel.halfStep
    }

    /// Boxes are up to three pixels wide, for steps in both directions.
    @inline(__always)
    private static func count(_ step: SIMD2<Double>) -> Int {
      let length = max(Swift.abs(step.x), Swift.abs(step.y))
      return length > 2.1 ? Int(min((length / 2.1).rounded(.up), 16)) : 1
    }

    var isSingle: Bool { across * along == 1 }
  }

  @inline(never)
  private func drawBlock(
    _ target: UnsafeMutablePointer<UInt32>, count: Int, x: Double, y: Double,
    of texture: TextureKernel
  ) {
    // Where one decision for all pixels does not do, halves may have their own.
    func drawHalves(_ reading: Reading) {
      guard count > PlaneSampler.smallestBlockWidth else {
        drawExactly(target, count: count, x: x, y: y, reading, of: texture)
        return
      }
      let half = count / 2
      drawBlock(target, count: half, x: x, y: y, of: texture)
      drawBlock(target + half, count: count - half, x: x + Double(half), y: y, of: texture)
    }
    let last = x + Double(count - 1)
    let (stepX, stepY) = map.steps(x: (x + last) / 2, y: y)
    let reading = Reading(stepX, stepY, of: texture)
    guard let start = map.place(x, y), let end = map.place(last, y),
      let middle = map.place((x + last) / 2, y)
    else {
      drawHalves(reading)
      return
    }
    // What a parabola misses is about a fifth of what a straight line misses, times the share by
    // which the depth changes.
    let bend = start + end - 2 * middle
    let error = (abs(bend.x) + abs(bend.y)) * map.depthChange(from: x, to: last, y: y) / 10
    // The first box of the first and of the last pixel, and how far others may lie from them.
    let (first, final) = (start + reading.toStart, end + reading.toStart)
    let reach = abs(stepX - reading.right) + abs(stepY - reading.down) + abs(bend) + 0.01
    guard error <= 1.0 / 64,
      texture.contains(
        from: pointwiseMin(first, final) - reach, to: pointwiseMax(first, final) + reach,
        reading.footprint)
    else {
      drawHalves(reading)
      return
    }
    let intervals = Double(max(count - 1, 1))
    let curve = 2 * bend / (intervals * intervals)
    let line = Line(
      place: TextureKernel.fixed(first),
      step: TextureKernel.fixed((end - start) / intervals - curve * (intervals - 1)),
      change: TextureKernel.fixed(curve * 2))
    guard reading.isSingle else {
      drawMeans(target, count: count, line, reading, of: texture)
      return
    }
    if reading.footprint.columnCount == 2 {
      drawNarrow(target, count: count, line, reading.footprint, of: texture)
    } else {
      drawWide(target, count: count, line, reading.footprint, of: texture)
    }
  }

  // Each with loops of its own, without branches, and with all values in registers.

  @inline(never)
  private func drawNarrow(
    _ target: UnsafeMutablePointer<UInt32>, count: Int, _ line: Line,
    _ box: TextureKernel.Footprint, of texture: TextureKernel
  ) {
    switch box.rowCount {
    case 2: draw(target, count: count, line, box, columns: 2, rows: 2, of: texture)
    case 3: draw(target, count: count, line, box, columns: 2, rows: 3, of: texture)
    default: draw(target, count: count, line, box, columns: 2, rows: 4, of: texture)
    }
  }

  @inline(never)
  private func drawWide(
    _ target: UnsafeMutablePointer<UInt32>, count: Int, _ line: Line,
    _ box: TextureKernel.Footprint, of texture: TextureKernel
  ) {
    switch box.rowCount {
    case 2: draw(target, count: count, line, box, columns: 4, rows: 2, of: texture)
    case 3: draw(target, count: count, line, box, columns: 4, rows: 3, of: texture)
    default: draw(target, count: count, line, box, columns: 4, rows: 4, of: texture)
    }
  }

  /// Where the boxes of a row of pixels start, along a parabola.
  private struct Line {
    var place: SIMD2<Int64>
    var step: SIMD2<Int64>
    let change: SIMD2<Int64>
  }

  @inline(__always)
  private func draw(
    _ target: UnsafeMutablePointer<UInt32>, count: Int, _ line: Line,
    _ footprint: TextureKernel.Footprint, columns: Int, rows: Int, of texture: TextureKernel
  ) {
    var (u, v) = (line.place.x, line.place.y)
    var (stepU, stepV) = (line.step.x, line.step.y)
    for index in 0..<count {
      target[index] = texture.sample(u, v, footprint, columns: columns, rows: rows)
      u = u &+ stepU
      v = v &+ stepV
      stepU = stepU &+ line.change.x
      stepV = stepV &+ line.change.y
    }
  }

  @inline(never)
  private func drawMeans(
    _ target: UnsafeMutablePointer<UInt32>, count: Int, _ line: Line, _ reading: Reading,
    of texture: TextureKernel
  ) {
    var line = line
    let (right, down) = (TextureKernel.fixed(reading.right), TextureKernel.fixed(reading.down))
    var mean = TextureKernel.Mean(count: reading.across * reading.along)
    let (columns, rows) = (reading.footprint.columnCount, reading.footprint.rowCount)
    for index in 0..<count {
      var start = line.place
      for _ in 0..<reading.along {
        var place = start
        for _ in 0..<reading.across {
          mean.add(
            texture.sample(place.x, place.y, reading.footprint, columns: columns, rows: rows))
          place = place &+ right
        }
        start = start &+ down
      }
      target[index] = mean.next()
      line.place = line.place &+ line.step
      line.step = line.step &+ line.change
    }
  }

  /// Draws a block with a division for each pixel, cut at the edges of the bitmap.
  @inline(never)
  private func drawExactly(
    _ target: UnsafeMutablePointer<UInt32>, count: Int, x: Double, y: Double, _ reading: Reading,
    of texture: TextureKernel
  ) {
    let (across, along) = (reading.across, reading.along)
    var mean = TextureKernel.Mean(count: across * along)
    let corner = reading.footprint.size / -2 + TextureKernel.halfStep
    for index in 0..<count {
      for row in 0..<along {
        let sampleY = y + (Double(row) + 0.5) / Double(along) - 0.5
        for column in 0..<across {
          let sampleX = x + Double(index) + (Double(column) + 0.5) / Double(across) - 0.5
          guard let place = map.place(sampleX, sampleY) else { continue }
          mean.add(texture.sampleAnywhere(place + corner, reading.footprint))
        }
      }
      target[index] = mean.next()
    }
  }
}

@inline(__always)
private func abs(_ value: SIMD2<Double>) -> SIMD2<Double> {
  SIMD2(Swift.abs(value.x), Swift.abs(value.y))
}
