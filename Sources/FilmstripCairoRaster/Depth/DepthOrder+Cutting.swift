// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList
internal import Foundation

/// A side of a line on the screen: where α·x + β·y + γ is at least 0.
struct HalfPlane: Equatable {
  var factors: SIMD3<Double>

  /// The same side of the line, seen from where a transform leads to.
  func mapped(by transform: Transform) -> HalfPlane? {
    guard let inverse = transform.planeInverse else { return nil }
    let e = inverse.elements
    func factor(_ row: Int) -> Double {
      factors.x * e[row] + factors.y * e[row + 1] + factors.z * e[row + 3]
    }
    let result = SIMD3(factor(0), factor(4), factor(12))
    let length = (result.x * result.x + result.y * result.y).squareRoot()
    guard length > 0, length.isFinite, result.z.isFinite else { return nil }
    return HalfPlane(factors: result / length)
  }

  /// The part of a rectangle on this side.
  func polygon(in box: Box) -> [CGPoint] {
    let corners = [
      CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY),
      CGPoint(x: box.maxX, y: box.maxY), CGPoint(x: box.minX, y: box.maxY),
    ]
    func distance(_ point: CGPoint) -> Double {
      factors.x * point.x + factors.y * point.y + factors.z
    }
    var result: [CGPoint] = []
    for (index, end) in corners.enumerated() {
      let start = corners[index == 0 ? 3 : index - 1]
      let (from, to) = (distance(start), distance(end))
      if (from >= 0) != (to >= 0) {
        let t = from / (from - to)
        result.append(
          CGPoint(x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t))
      }
      if to >= 0 { result.append(end) }
    }
    return result
  }
}

extension DepthOrder {
  /// The planes with those that are cut by others in two, so that no two intersect any more.
  ///
  /// Of two planes the later one in the list is cut, along the line in which they meet.
  static func cut(_ planes: [Plane]) -> [Plane] {
    var result: [Plane] = []
    for plane in planes {
      var pieces = [plane]
      // Pieces differ by their corners alone, so that each plane before is looked at once.
      for other in result where other.canCut {
        guard result.count + pieces.count < pieceLimit else { break }
        pieces = pieces.flatMap { $0.canCut ? $0.cut(by: other) : [$0] }
      }
      result += pieces
    }
    return result
  }

  /// Beyond this many pieces planes are no longer cut.
  static let pieceLimit = 512
}

extension DepthOrder.Plane {
  /// Whether the plane is seen and its place is known: others do not matter to any.
  var canCut: Bool { frame.count == 4 && corners.count > 2 && !node.isHidden && node.opacity > 0 }

  /// The plane's normal, towards the viewer; nil where only the edge is seen.
  private var normal: SIMD3<Double>? {
    let normal = across
    let length = (normal * normal).sum().squareRoot()
    guard length > 0, abs(normal.z) > 1e-6 * length else { return nil }
    return normal / (normal.z < 0 ? -length : length)
  }

  /// The parts behind and in front of another plane; the whole where they do not meet.
  fileprivate func cut(by other: Self) -> [Self] {
    guard let normal, let otherNormal = other.normal else { return [self] }
    let (origin, otherOrigin) = (frame[0], other.frame[0])
    let distances = corners.map { (($0 - otherOrigin) * otherNormal).sum() }
    let others = other.corners.map { (($0 - origin) * normal).sum() }
    let line = DepthOrder.cross(normal, otherNormal)
    // Each reaches over a stretch of the line in which the planes meet.
    guard let toDevice = DepthOrder.stretch(of: corners, at: distances, along: line),
      let reached = DepthOrder.stretch(of: other.corners, at: others, along: line),
      min(toDevice.upperBound, reached.upperBound) - max(toDevice.lowerBound, reached.lowerBound)
        > DepthOrder.tolerance
    else { return [self] }
    return split(by: other) ?? [self]
  }

  /// The parts behind and in front of the plane in which another one lies, which continues without
  /// end; nil where this one lies on one side of it.
  func split(by other: Self) -> [Self]? {
    guard let normal, let otherNormal = other.normal else { return nil }
    let (origin, otherOrigin) = (frame[0], other.frame[0])
    let distances = corners.map { (($0 - otherOrigin) * otherNormal).sum() }
    guard distances.contains(where: { $0 > DepthOrder.tolerance }),
      distances.contains(where: { $0 < -DepthOrder.tolerance })
    else { return nil }
    // The height of this plane above the other one, as it depends on the place on the screen.
    let slope = SIMD2(-normal.x / normal.z, -normal.y / normal.z)
    let alpha = otherNormal.x + otherNormal.z * slope.x
    let beta = otherNormal.y + otherNormal.z * slope.y
    let constant = ((origin - otherOrigin) * otherNormal).sum() - alpha * origin.x - beta * origin.y
    let height = SIMD3(alpha, beta, constant)
    return [false, true].map { isInFront in
      var piece = self
      let sign = isInFront ? 1.0 : -1
      piece.corners = DepthOrder.part(of: corners, at: distances.map { $0 * sign })
      piece.cuts.append(Cut(side: HalfPlane(factors: height * sign), isInFront: isInFront))
      return piece
    }
  }
}

extension DepthOrder {
  static func cross(_ u: SIMD3<Double>, _ v: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(u.y * v.z - u.z * v.y, u.z * v.x - u.x * v.z, u.x * v.y - u.y * v.x)
  }

  /// Where a polygon that lies on both sides of a plane meets it, along the line of intersection.
  fileprivate static func stretch(
    of corners: [SIMD3<Double>], at distances: [Double], along line: SIMD3<Double>
  ) -> ClosedRange<Double>? {
    guard distances.contains(where: { $0 > tolerance }),
      distances.contains(where: { $0 < -tolerance })
    else { return nil }
    let length = (line * line).sum().squareRoot()
    guard length > 1e-9 else { return nil }
    var (low, high) = (Double.infinity, -Double.infinity)
    for index in corners.indices {
      let before = index == 0 ? corners.count - 1 : index - 1
      let (from, to) = (distances[before], distances[index])
      guard (from >= 0) != (to >= 0) else { continue }
      let point = corners[before] + (corners[index] - corners[before]) * (from / (from - to))
      let place = (point * line).sum() / length
      (low, high) = (min(low, place), max(high, place))
    }
    return low <= high ? low...high : nil
  }

  /// The part of a polygon at which distances are not negative.
  static func part(of corners: [SIMD3<Double>], at distances: [Double]) -> [SIMD3<Double>] {
    var result: [SIMD3<Double>] = []
    for index in corners.indices {
      let before = index == 0 ? corners.count - 1 : index - 1
      let (from, to) = (distances[before], distances[index])
      if (from >= 0) != (to >= 0) {
        result.append(corners[before] + (corners[index] - corners[before]) * (from / (from - to)))
      }
      if to >= 0 { result.append(corners[index]) }
    }
    return result
  }
}
