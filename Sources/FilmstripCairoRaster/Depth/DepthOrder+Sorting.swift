// SPDX-License-Identifier: MIT
internal import Foundation

extension DepthOrder {
  /// The planes so that each comes after those behind it, and otherwise as they were.
  ///
  /// Where each of several lies behind the next and the last behind the first, no order is right: all
  /// but one of them are cut where they reach through the plane of that one, as in a tree of planes
  /// (Fuchs, Kedem and Naylor 1980), but for those that stand in a circle alone.
  static func sorted(_ given: [Plane], cutsCircles: Bool) -> [Plane] {
    var planes = given
    var rounds = 0
    while true {
      var relations = Relations(planes)
      let sorted = relations.takeAll()
      guard relations.isStuck, cutsCircles, rounds < roundLimit, planes.count < pieceLimit,
        let circle = relations.circle(), let cut = planes.cutting(circle)
      else { return (sorted + relations.left).map { planes[$0] } }
      planes = cut
      rounds += 1
    }
  }

  /// Circles beyond this many are painted in the order of the list: each takes a comparison of all pairs.
  private static let roundLimit = 24

  private struct Relations {
    private let count: Int
    private var isBehind: [Bool]
    /// How many of those left lie behind each.
    private var blockers: [Int]
    /// Those that have not been taken, in the order of the list.
    private(set) var left: [Int]

    init(_ planes: [Plane]) {
      count = planes.count
      isBehind = Array(repeating: false, count: count * count)
      blockers = Array(repeating: 0, count: count)
      left = Array(0..<count)
      for first in 0..<count {
        for second in first + 1..<count {
          let order = DepthOrder.order(planes[first], planes[second])
          if order < 0 {
            isBehind[first * count + second] = true
            blockers[second] += 1
          } else if order > 0 {
            isBehind[second * count + first] = true
            blockers[first] += 1
          }
        }
      }
    }

    /// Whether each of those left has another one behind it.
    var isStuck: Bool { !left.isEmpty }

    /// Takes the first that nothing lies behind, until there is none.
    mutating func takeAll() -> [Int] {
      var result: [Int] = []
      while let index = left.firstIndex(where: { blockers[$0] == 0 }) {
        let plane = left.remove(at: index)
        for other in left where isBehind[plane * count + other] { blockers[other] -= 1 }
        result.append(plane)
      }
      return result
    }

    /// Some of those left each of which lies behind the next, and the last behind the first.
    func circle() -> [Int]? {
      guard var plane = left.first else { return nil }
      var way: [Int] = []
      while !way.contains(plane) {
        way.append(plane)
        guard let behind = left.first(where: { isBehind[$0 * count + plane] }) else { return nil }
        plane = behind
      }
      return way.firstIndex(of: plane).map { Array(way[$0...]) }
    }
  }

  /// Below 0 where the first plane lies behind the second where both are seen, above 0 where it lies in
  /// front, 0 where it does not matter.
  ///
  /// The first tests are those of Newell, Newell and Sancha: forms on the screen, then the corners
  /// of each against the plane of the other. The plane of either may continue through the other one
  /// though the two do not meet: then heights are compared where the forms overlap.
  private static func order(_ first: Plane, _ second: Plane) -> Int {
    guard first.canCut, second.canCut, !first.isSeenFromTheEdge, !second.isSeenFromTheEdge,
      overlap(first.corners, second.corners)
    else { return 0 }
    // In one plane the later one in the list covers the other.
    if let side = side(of: first.corners, from: second.frame) { return side == 0 ? -1 : side }
    if let side = side(of: second.corners, from: first.frame) { return side == 0 ? -1 : -side }
    var largest = 0.0
    for point in commonPart(of: first.corners, and: second.corners) {
      let difference = first.height(at: point) - second.height(at: point)
      if abs(difference) > abs(largest) { largest = difference }
    }
    return largest > tolerance ? 1 : -1
  }

  /// Whether two convex polygons cover a common place on the screen: no side of either has all of the
  /// other one outside of it.
  ///
  /// Boxes around them are not enough: planes that only seem to overlap would be put in an order, and
  /// such orders of several solids may form a circle.
  private static func overlap(_ first: [SIMD3<Double>], _ second: [SIMD3<Double>]) -> Bool {
    !isSeparated(first, from: second) && !isSeparated(second, from: first)
  }

  private static func isSeparated(_ polygon: [SIMD3<Double>], from other: [SIMD3<Double>]) -> Bool {
    for index in polygon.indices {
      let start = polygon[index == 0 ? polygon.count - 1 : index - 1]
      let side = polygon[index] - start
      let length = (side.x * side.x + side.y * side.y).squareRoot()
      guard length > tolerance else { continue }
      let normal = SIMD2(-side.y, side.x) / length
      func distances(_ points: [SIMD3<Double>]) -> [Double] {
        points.map { ($0.x - start.x) * normal.x + ($0.y - start.y) * normal.y }
      }
      let (toDevice, others) = (distances(polygon), distances(other))
      if (toDevice.max() ?? 0) <= (others.min() ?? 0) + tolerance { return true }
      if (others.max() ?? 0) <= (toDevice.min() ?? 0) + tolerance { return true }
    }
    return false
  }

  private static func commonPart(
    of polygon: [SIMD3<Double>], and other: [SIMD3<Double>]
  ) -> [SIMD3<Double>] {
    var area = 0.0
    for index in other.indices {
      let (from, to) = (other[index == 0 ? other.count - 1 : index - 1], other[index])
      area += from.x * to.y - to.x * from.y
    }
    let sign = area < 0 ? -1.0 : 1
    var result = polygon
    for index in other.indices {
      let start = other[index == 0 ? other.count - 1 : index - 1]
      let side = other[index] - start
      result = part(
        of: result,
        at: result.map { (side.x * ($0.y - start.y) - side.y * ($0.x - start.x)) * sign })
    }
    return result
  }

  /// On which side of a plane, towards the viewer or away, all points lie; nil for both sides, and
  /// 0 for the plane itself.
  private static func side(of points: [SIMD3<Double>], from plane: [SIMD3<Double>]) -> Int? {
    var normal = cross(plane[1] - plane[0], plane[3] - plane[0])
    let length = (normal * normal).sum().squareRoot()
    guard length > 0 else { return 0 }
    normal /= normal.z < 0 ? -length : length
    let distances = points.map { (($0 - plane[0]) * normal).sum() }
    let isInFront = distances.contains { $0 > tolerance }
    let isBehind = distances.contains { $0 < -tolerance }
    return isInFront ? (isBehind ? nil : 1) : (isBehind ? -1 : 0)
  }
}

extension DepthOrder.Plane {
  /// Twice the plane's area times its normal.
  var across: SIMD3<Double> { DepthOrder.cross(frame[1] - frame[0], frame[3] - frame[0]) }

  fileprivate var isSeenFromTheEdge: Bool {
    let across = across
    let length = (across * across).sum().squareRoot()
    return !(length > 0 && abs(across.z) > 1e-9 * length)
  }

  /// How near the plane is to the viewer at a place of the screen.
  fileprivate func height(at place: SIMD3<Double>) -> Double {
    let (across, way) = (across, place - frame[0])
    return frame[0].z - (way.x * across.x + way.y * across.y) / across.z
  }
}

extension [DepthOrder.Plane] {
  /// The planes with those of a circle cut in two that reach through the plane of the one that cuts
  /// fewest; nil where none does.
  fileprivate func cutting(_ circle: [Int]) -> [DepthOrder.Plane]? {
    var best: [(plane: Int, parts: [DepthOrder.Plane])] = []
    for pivot in circle {
      let cuts = circle.compactMap { other in
        other == pivot ? nil : self[other].split(by: self[pivot]).map { (other, $0) }
      }
      if !cuts.isEmpty, best.isEmpty || cuts.count < best.count { best = cuts }
    }
    guard !best.isEmpty else { return nil }
    var result: [DepthOrder.Plane] = []
    for (index, plane) in enumerated() {
      result += best.first { $0.plane == index }?.parts ?? [plane]
    }
    return result
  }
}
