// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList
internal import Foundation

/// The colours of a conic gradient, pixel by pixel: Cairo has no such pattern.
struct ConicKernel {
  private let toGradient: Transform
  private let center: CGPoint
  /// The angle of location 0 as a part of a full turn.
  private let start: Double
  /// In order of location, with one at 0 or before and one at 1 or after.
  private let stops: [Stop]

  private struct Stop {
    let location: Float
    /// Blue, green, red, alpha; not premultiplied, 0 to 255.
    let color: SIMD4<Float>
  }

  /// A gradient in a space that an affine `transform` leads to device pixels; nil if it has no
  /// colours or no numbers.
  init?(_ gradient: ConicGradient, in transform: Transform) {
    guard let inverse = transform.planeInverse, gradient.angle.isFinite,
      gradient.center.x.isFinite, gradient.center.y.isFinite
    else { return nil }
    var stops = gradient.stops.map { stop in
      let color = stop.color
      return Stop(
        location: Float(stop.location.unit),
        color: SIMD4<Float>(
          SIMD4(color.blue.unit, color.green.unit, color.red.unit, color.alpha.unit)) * 255)
    }
    guard let first = stops.first, let last = stops.last else { return nil }
    stops.insert(Stop(location: 0, color: first.color), at: 0)
    stops.append(Stop(location: 1, color: last.color))
    toGradient = inverse
    center = gradient.center
    let turns = gradient.angle / (2 * .pi)
    start = turns - turns.rounded(.down)
    self.stops = stops
  }

  /// Fills the pixels of a rectangle of the device, row after row; premultiplied.
  func fill(_ pixels: UnsafeMutableBufferPointer<UInt32>, rect: PixelRect) {
    guard let base = pixels.baseAddress else { return }
    let width = Int(rect.width)
    let lanes = Lanes(0, 1, 2, 3, 4, 5, 6, 7)
    let (stepX, stepY) = (lanes * Float(toGradient.a), lanes * Float(toGradient.b))
    let isOpaque = stops.allSatisfy { $0.color.w == 255 }
    stops.withUnsafeBufferPointer { stops in
      var segment = Segment(stops: stops)
      for y in 0..<Int(rect.height) {
        let deviceY = Double(rect.y) + Double(y) + 0.5
        let row = base + y * width
        for x in stride(from: 0, to: width, by: Lanes.scalarCount) {
          // In double precision for the first, so that the next ones are off by little anywhere.
          let deviceX = Double(rect.x) + Double(x) + 0.5
          let dx = deviceX * toGradient.a + deviceY * toGradient.c + toGradient.tx - center.x
          let dy = deviceX * toGradient.b + deviceY * toGradient.d + toGradient.ty - center.y
          var locations = ConicKernel.turns(x: stepX + Float(dx), y: stepY + Float(dy))
          locations -= Float(start)
          locations.replace(with: locations + 1, where: locations .< 0)
          withUnsafeBytes(of: locations) { bytes in
            let each = bytes.bindMemory(to: Float.self)
            for lane in 0..<min(Lanes.scalarCount, width - x) {
              row[x + lane] = segment.color(at: each[lane], isOpaque: isOpaque)
            }
          }
        }
      }
    }
  }

  private typealias Lanes = SIMD8<Float>

  /// The part of the stops that the last pixel was in: neighbours are mostly of one.
  private struct Segment {
    let stops: UnsafeBufferPointer<Stop>
    private var index = 0
    private var low = Float(2)
    private var high = Float(-1)
    /// The colour at location 0 if the segment continued, and its change in a turn.
    private var base = SIMD4<Float>()
    private var slope = SIMD4<Float>()

    init(stops: UnsafeBufferPointer<Stop>) { self.stops = stops }

    @inline(__always)
    mutating func color(at location: Float, isOpaque: Bool) -> UInt32 {
      if !(location >= low && location < high) { find(location) }
      var color = base + slope * location
      if !isOpaque {
        let alpha = color.w
        color *= alpha / 255
        color.w = alpha
      }
      // Adding 1.5 · 2²³ leaves the nearest whole number in the lowest bits.
      let bits = unsafeBitCast(color + 12_582_912, to: SIMD2<UInt64>.self)
      let low = bits.x & 0xFF | bits.x >> 24 & 0xFF00
      let high = bits.y & 0xFF | bits.y >> 24 & 0xFF00
      return UInt32(truncatingIfNeeded: low | high << 16)
    }

    @inline(never)
    private mutating func find(_ location: Float) {
      while index > 0 && stops[index].location > location { index -= 1 }
      while index < stops.count - 2 && stops[index + 1].location <= location { index += 1 }
      let (from, to) = (stops[index], stops[index + 1])
      let length = to.location - from.location
      (low, high) = (from.location, to.location)
      slope = length > 0 ? (to.color - from.color) / length : SIMD4()
      base = length > 0 ? from.color - slope * from.location : to.color
    }
  }

  /// The directions of vectors as parts of a full turn, from +x towards +y; 0 for no vector.
  ///
  /// Abramowitz and Stegun, 4.4.49, with an error below 2·10⁻⁸: faster than the system's function,
  /// and the same bits on each system.
  @inline(__always)
  private static func turns(x: Lanes, y: Lanes) -> Lanes {
    let (absX, absY) = (magnitude(x), magnitude(y))
    let isSteep = absY .> absX
    let small = absY.replacing(with: absX, where: isSteep)
    let large = absX.replacing(with: absY, where: isSteep)
    let ratio = small / large.replacing(with: 1, where: large .== 0)
    let square = ratio * ratio
    var sum = 0.002_866_225_7 * square - 0.016_165_736_7
    sum = sum * square + 0.042_909_613_8
    sum = sum * square - 0.075_289_640_0
    sum = sum * square + 0.106_562_639_3
    sum = sum * square - 0.142_088_994_4
    sum = sum * square + 0.199_935_508_5
    sum = sum * square - 0.333_331_452_8
    sum = (sum * square + 1) * ratio * Float(1 / (2 * Double.pi))
    sum.replace(with: 0.25 - sum, where: isSteep)
    sum.replace(with: 0.5 - sum, where: x .< 0)
    sum.replace(with: 1 - sum, where: y .< 0)
    sum.replace(with: 0, where: sum .>= 1)
    return sum
  }

  @inline(__always)
  private static func magnitude(_ value: Lanes) -> Lanes {
    unsafeBitCast(
      unsafeBitCast(value, to: SIMD8<UInt32>.self) & SIMD8(repeating: 0x7FFF_FFFF), to: Lanes.self)
  }
}
