// SPDX-License-Identifier: MIT
internal import DisplayList
internal import Foundation
internal import Imaging

/// The colours of a conic gradient, pixel by pixel: Cairo has no such pattern.
struct ConicKernel {
  private let toGradient: Transform
  private let center: CGPoint
  /// The angle of location 0 as a part of a full turn.
  private let start: Double
  /// In order of location, with one at 0 or before and one at 1 or after.
  private let stops: [Stop]

  private struct Stop {
    let location: Double
    /// Blue, green, red, alpha; not premultiplied, 0 to 255.
    let color: SIMD4<Double>
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
        location: stop.location.unit,
        color: SIMD4(color.blue.unit, color.green.unit, color.red.unit, color.alpha.unit) * 255)
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
    stops.withUnsafeBufferPointer { stops in
      var index = 0
      for y in 0..<Int(rect.height) {
        let deviceY = Double(rect.y) + Double(y) + 0.5
        for x in 0..<Int(rect.width) {
          let deviceX = Double(rect.x) + Double(x) + 0.5
          let dx = deviceX * toGradient.a + deviceY * toGradient.c + toGradient.tx - center.x
          let dy = deviceX * toGradient.b + deviceY * toGradient.d + toGradient.ty - center.y
          var location = ConicKernel.turns(x: dx, y: dy) - start
          if location < 0 { location += 1 }
          // Neighbours are mostly of one segment, so the search goes on where it ended.
          while index > 0 && stops[index].location > location { index -= 1 }
          while index < stops.count - 2 && stops[index + 1].location <= location { index += 1 }
          pixels[y * Int(rect.width) + x] = ConicKernel.color(
            at: location, from: stops[index], to: stops[index + 1])
        }
      }
    }
  }

  @inline(__always)
  private static func color(at location: Double, from: Stop, to: Stop) -> UInt32 {
    let length = to.location - from.location
    let share = length > 0 ? (location - from.location) / length : 1
    var color = from.color + (to.color - from.color) * share
    let alpha = color.w
    color *= alpha / 255
    color.w = alpha
    color += 0.5
    return UInt32(color.x) | UInt32(color.y) << 8 | UInt32(color.z) << 16 | UInt32(color.w) << 24
  }

  /// The direction of a vector as a part of a full turn, from +x towards +y; 0 for no vector.
  ///
  /// Abramowitz and Stegun, 4.4.49, with an error below 2·10⁻⁸: faster than the system's function,
  /// and the same bits on each system.
  @inline(__always)
  private static func turns(x: Double, y: Double) -> Double {
    let (absX, absY) = (abs(x), abs(y))
    let (small, large) = (min(absX, absY), max(absX, absY))
    guard large > 0 else { return 0 }
    let ratio = small / large
    let square = ratio * ratio
    var sum = 0.002_866_225_7 * square - 0.016_165_736_7
    sum = sum * square + 0.042_909_613_8
    sum = sum * square - 0.075_289_640_0
    sum = sum * square + 0.106_562_639_3
    sum = sum * square - 0.142_088_994_4
    sum = sum * square + 0.199_935_508_5
    sum = sum * square - 0.333_331_452_8
    sum = (sum * square + 1) * ratio / (2 * .pi)
    if absY > absX { sum = 0.25 - sum }
    if x < 0 { sum = 0.5 - sum }
    if y < 0 { sum = 1 - sum }
    return sum >= 1 ? 0 : sum
  }
}
