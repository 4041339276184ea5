// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList

extension AnimatableValue {
  /// The value at a fraction between this and another, which may lie beyond 0…1.
  ///
  /// Values that cannot be mixed (of two kinds, paths of different structure, arrays of different
  /// lengths) step to the other half-way.
  package func interpolated(to end: AnimatableValue, at fraction: Double) -> AnimatableValue {
    switch (self, end) {
    case (.number(let a), .number(let b)): return .number(mix(a, b, fraction))
    case (.point(let a), .point(let b)): return .point(mix(a, b, fraction))
    case (.size(let a), .size(let b)):
      return .size(
        CGSize(width: mix(a.width, b.width, fraction), height: mix(a.height, b.height, fraction)))
    case (.rect(let a), .rect(let b)):
      return .rect(
        CGRect(
          x: mix(a.origin.x, b.origin.x, fraction), y: mix(a.origin.y, b.origin.y, fraction),
          width: mix(a.size.width, b.size.width, fraction),
          height: mix(a.size.height, b.size.height, fraction)))
    case (.color(let a), .color(let b)): return .color(mix(a, b, fraction))
    case (.transform(let a), .transform(let b)):
      return .transform(a.interpolated(to: b, at: fraction))
    case (.path(let a), .path(let b)):
      if let path = a.path.interpolated(to: b.path, at: fraction) { return .path(CGPath(path)) }
      // Documented at `CAShapeLayer.path`: undefined.
      ContentFact.noInterpolation(
        kind: "path", start: a.path.elements.count, end: b.path.elements.count
      ).report()
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      return .numbers(zip(a, b).map { mix($0, $1, fraction) })
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      return .colors(zip(a, b).map { mix($0, $1, fraction) })
    case (.numbers(let a), .numbers(let b)):
      ContentFact.noInterpolation(kind: "array", start: a.count, end: b.count).report()
    case (.colors(let a), .colors(let b)):
      ContentFact.noInterpolation(kind: "array", start: a.count, end: b.count).report()
    case (.image(let a), .image(let b)): return .image(a.crossFaded(to: b, at: fraction))
    case (.filters(let a), .filters(let b)):
      let (from, to) = (a.matched(to: b), b.matched(to: a))
      guard from.hasShape(of: to) else { break }
      return .filters(
        to.replacingNumbers(zip(from.numbers, to.numbers).map { mix($0, $1, fraction) }))
    default: break
    }
    return fraction < 0.5 ? self : end
  }
}

/// Linear interpolation that is exact at both ends.
@inline(__always)
func mix(_ start: Double, _ end: Double, _ fraction: Double) -> Double {
  fraction == 1 ? end : start + (end - start) * fraction
}

func mix(_ start: CGPoint, _ end: CGPoint, _ fraction: Double) -> CGPoint {
  CGPoint(x: mix(start.x, end.x, fraction), y: mix(start.y, end.y, fraction))
}

/// Component by component in gamma-encoded sRGB, as measured on iOS.
private func mix(_ start: CGColor, _ end: CGColor, _ fraction: Double) -> CGColor {
  if start == end { return end }
  let (a, b) = (start.color, end.color)
  return CGColor(
    Color(
      red: mix(a.red, b.red, fraction), green: mix(a.green, b.green, fraction),
      blue: mix(a.blue, b.blue, fraction), alpha: mix(a.alpha, b.alpha, fraction)))
}

extension Path {
  /// Point by point; nil when the two differ in number or kind of their elements.
  ///
  /// What is undefined is documented to be paths that differ in control points or segments. A circle of `UIBezierPath(ovalIn:)`
  /// is closed and one of its arcs is not, but they have the same of both: subpaths are closed as in `end`.
  func interpolated(to end: Path, at fraction: Double) -> Path? {
    var starts = elements[...]
    if elements.count != end.elements.count {
      starts = elements.filter { $0 != .close }[...]
      guard starts.count == end.elements.count(where: { $0 != .close }) else { return nil }
    }
    let areClosedAlike = starts.count == end.elements.count
    var result: [Element] = []
    result.reserveCapacity(end.elements.count)
    for to in end.elements {
      if to == .close, !areClosedAlike {
        result.append(.close)
        continue
      }
      guard let from = starts.popFirst() else { return nil }
      switch (from, to) {
      case (.move(let a), .move(let b)): result.append(.move(mix(a, b, fraction)))
      case (.line(let a), .line(let b)): result.append(.line(mix(a, b, fraction)))
      case (.quad(let c, let a), .quad(let d, let b)):
        result.append(.quad(control: mix(c, d, fraction), end: mix(a, b, fraction)))
      case (.curve(let c1, let c2, let a), .curve(let d1, let d2, let b)):
        result.append(
          .curve(
            control1: mix(c1, d1, fraction), control2: mix(c2, d2, fraction),
            end: mix(a, b, fraction)))
      case (.close, .close): result.append(.close)
      default: return nil
      }
    }
    return Path(result)
  }
}

extension CGImage {
  /// Both images, stretched over each other, with weights that add up to one.
  fileprivate func crossFaded(to end: CGImage, at fraction: Double) -> CGImage {
    if self === end || fraction >= 1 { return end }
    if fraction <= 0 { return self }
    let size = CGSize(
      width: mix(Double(width), Double(end.width), fraction),
      height: mix(Double(height), Double(end.height), fraction))
    let rect = CGRect(origin: .zero, size: size)
    let commands: [DrawCommand] = [
      .group(Group(opacity: 1 - fraction, commands: [.image(image, rect: rect)])),
      .group(
        Group(opacity: fraction, blend: .plusLighter, commands: [.image(end.image, rect: rect)])),
    ]
    return CGImage(
      picture: Picture(size: size, commands: [.group(Group(isIsolated: true, commands: commands))]),
      scale: 1)
  }
}
