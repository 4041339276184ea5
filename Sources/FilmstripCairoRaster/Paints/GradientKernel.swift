// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList
internal import Foundation

/// The colours of a linear or radial gradient, pixel by pixel, in double precision: for gradients
/// whose numbers Cairo cannot hold.
struct GradientKernel {
  private enum Shape {
    /// From the start, and to the end over the square of the length.
    case linear(start: CGPoint, direction: CGPoint)
    case radial(RadialGradient)
  }

  private let shape: Shape
  private let toGradient: Transform
  private let before: Bool
  private let after: Bool
  /// In order of location; at least one.
  private let stops: [Stop]

  private struct Stop {
    let location: Double
    /// Blue, green, red, alpha; not premultiplied, 0 to 1.
    let color: SIMD4<Double>
  }

  /// A gradient in a space to which `inverse` leads from pixels; nil if it has no colours or no length.
  init?(_ gradient: LinearGradient, inverse: Transform) {
    let (x, y) = (gradient.end.x - gradient.start.x, gradient.end.y - gradient.start.y)
    let square = x * x + y * y
    guard square > 0, square.isFinite else { return nil }
    self.init(
      .linear(start: gradient.start, direction: CGPoint(x: x / square, y: y / square)),
      inverse: inverse, stops: gradient.stops, before: gradient.extendsBeforeStart,
      after: gradient.extendsAfterEnd)
  }

  /// A gradient in a space to which `inverse` leads from pixels; nil if it has no colours.
  init?(_ gradient: RadialGradient, inverse: Transform) {
    self.init(
      .radial(gradient), inverse: inverse, stops: gradient.stops,
      before: gradient.extendsBeforeStart, after: gradient.extendsAfterEnd)
  }

  private init?(
    _ shape: Shape, inverse: Transform, stops: [LinearGradient.Stop], before: Bool, after: Bool
  ) {
    guard !stops.isEmpty, inverse.isAffine, inverse.isFinite else { return nil }
    (self.shape, toGradient, self.before, self.after) = (shape, inverse, before, after)
    let sorted = stops.enumerated().sorted {
      ($0.element.location.unit, $0.offset) < ($1.element.location.unit, $1.offset)
    }
    self.stops = sorted.map { _, stop in
      let color = stop.color
      return Stop(
        location: stop.location.unit,
        color: SIMD4(color.blue.unit, color.green.unit, color.red.unit, color.alpha.unit))
    }
  }

  /// Fills the pixels of a rectangle of the device, row after row; premultiplied.
  func fill(_ pixels: UnsafeMutableBufferPointer<UInt32>, rect: PixelRect) {
    let width = Int(rect.width)
    func place(_ x: Int, _ y: Int) -> CGPoint {
      toGradient.apply(
        CGPoint(x: Double(rect.x) + Double(x) + 0.5, y: Double(rect.y) + Double(y) + 0.5))
    }
    for y in 0..<Int(rect.height) {
      let row = UnsafeMutableBufferPointer(rebasing: pixels[y * width..<(y + 1) * width])
      if let color = color(from: place(0, y), to: place(width - 1, y)) {
        // What is far away mostly is of one colour.
        row.update(repeating: color)
        continue
      }
      for x in 0..<width { row[x] = location(at: place(x, y)).map { color(at: $0) } ?? 0 }
    }
  }

  /// The only colour between two places of a linear gradient; nil where there may be several.
  private func color(from start: CGPoint, to end: CGPoint) -> UInt32? {
    guard case .linear = shape else { return nil }
    let (first, last) = (location(at: start), location(at: end))
    guard let first, let last else { return nil }
    let color = color(at: first)
    return segment(at: first) == segment(at: last) && color == self.color(at: last) ? color : nil
  }

  /// How many stops are at a location or before.
  private func segment(at location: Double) -> Int {
    stops.firstIndex { $0.location > location } ?? stops.count
  }

  /// Where along the gradient a place lies; nil where the gradient does not reach.
  private func location(at place: CGPoint) -> Double? {
    let location: Double
    switch shape {
    case .linear(let start, let direction):
      location = (place.x - start.x) * direction.x + (place.y - start.y) * direction.y
    case .radial(let gradient):
      guard let found = GradientKernel.location(at: place, of: gradient) else { return nil }
      location = found
    }
    if location.isNaN || !before && location < 0 || !after && location > 1 { return nil }
    return location
  }

  /// The last of the circles through a place.
  private static func location(at place: CGPoint, of gradient: RadialGradient) -> Double? {
    let (start, end) = (gradient.startCenter, gradient.endCenter)
    let growth = gradient.endRadius - gradient.startRadius
    let (moveX, moveY) = (end.x - start.x, end.y - start.y)
    let (x, y) = (place.x - start.x, place.y - start.y)
    // a·t² - 2·b·t + c = 0
    let a = moveX * moveX + moveY * moveY - growth * growth
    let b = x * moveX + y * moveY + gradient.startRadius * growth
    let c = x * x + y * y - gradient.startRadius * gradient.startRadius
    var candidates: [Double] = []
    if a == 0 {
      if b != 0 { candidates = [c / (2 * b)] }
    } else {
      let discriminant = b * b - a * c
      guard discriminant >= 0 else { return nil }
      let root = discriminant.squareRoot()
      candidates = [max((b + root) / a, (b - root) / a), min((b + root) / a, (b - root) / a)]
    }
    return candidates.first { gradient.startRadius + $0 * growth >= 0 }
  }

  private func color(at location: Double) -> UInt32 {
    let next = segment(at: location)
    var color = stops[max(next - 1, 0)].color
    if next > 0, next < stops.count {
      let (from, to) = (stops[next - 1], stops[next])
      color +=
        (to.color - from.color) * ((location - from.location) / (to.location - from.location))
    }
    let alpha = color.w
    color *= alpha
    color.w = alpha
    let bytes = SIMD4<UInt32>((color * 255).rounded(.toNearestOrAwayFromZero))
    return bytes.x | bytes.y << 8 | bytes.z << 16 | bytes.w << 24
  }
}
