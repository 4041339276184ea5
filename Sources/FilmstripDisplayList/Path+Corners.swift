// SPDX-License-Identifier: MIT
public import Foundation

extension Path {
  /// A rectangle with rounded corners.
  ///
  /// A radius is cut to half the shorter side, a continuous one so that its longer reach fits.
  public init(roundedRect rect: CGRect, corners: Corners) {
    let half = min(rect.width, rect.height) / 2
    // Measured on iOS: the limit of a continuous radius is half the side over its reach.
    let limit = corners.curve == .circular ? half : half / CornerCurve.continuous.reach
    let radius = min(corners.radius, limit)
    guard radius > 0, !corners.mask.isEmpty else {
      self.init(rect: rect)
      return
    }
    let curve = corners.curve == .circular ? CornerCurve.circular : .continuous
    let round = curve.scaled(x: radius, y: radius)
    let clockwise: [Corners.Mask] = [.maxXMinY, .maxXMaxY, .minXMaxY, .minXMinY]
    self.init(
      Path.outline(
        of: rect, corners: clockwise.map { corners.mask.contains($0) ? round : .square }))
  }

  /// The outline with a curve at each corner, from the one of largest x and smallest y clockwise on
  /// a screen.
  static func outline(of rect: CGRect, corners: [CornerCurve]) -> [Element] {
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    // Distances along the side that leads to the corner and along the side that leaves it.
    func place(_ corner: Int, along: Double, away: Double) -> CGPoint {
      switch corner {
      case 0: CGPoint(x: right - along, y: top + away)
      case 1: CGPoint(x: right - away, y: bottom - along)
      case 2: CGPoint(x: left + along, y: bottom - away)
      default: CGPoint(x: left + away, y: top + along)
      }
    }
    var elements: [Element] = [.move(place(3, along: 0, away: corners[3].end(at: 3)))]
    for (index, corner) in corners.enumerated() {
      let isUpright = index % 2 == 0
      func point(_ handle: CGPoint) -> CGPoint {
        isUpright
          ? place(index, along: handle.x * corner.scale.x, away: handle.y * corner.scale.y)
          : place(index, along: handle.x * corner.scale.y, away: handle.y * corner.scale.x)
      }
      elements.append(.line(point(corner.start)))
      for segment in corner.segments {
        elements.append(
          .curve(control1: point(segment.0), control2: point(segment.1), end: point(segment.2)))
      }
    }
    elements.append(.close)
    return elements
  }
}

/// The curve of one corner for a radius of 1: x is the distance from the corner along the side that
/// leads to it, y that along the side that leaves it.
struct CornerCurve {
  let start: CGPoint
  let segments: [(CGPoint, CGPoint, CGPoint)]
  /// Radii along x and y.
  var scale = CGPoint(x: 1, y: 1)

  /// How far from the corner the curve begins, in radii.
  var reach: Double { start.x }

  func scaled(x: Double, y: Double) -> CornerCurve {
    var result = self
    result.scale = CGPoint(x: x, y: y)
    return result
  }

  /// Where the curve of a corner ends, in points along the side that leaves it.
  func end(at corner: Int) -> Double {
    guard let last = segments.last?.2 else { return 0 }
    return last.y * (corner % 2 == 0 ? scale.y : scale.x)
  }

  static let square = CornerCurve(start: .zero, segments: [])

  /// A quarter of a circle as one cubic, whose handles are 4/3·(√2 − 1) of the radius.
  static let circular: CornerCurve = {
    let k = 1 - Path.circleHandle
    return CornerCurve(
      start: CGPoint(x: 1, y: 0),
      segments: [(CGPoint(x: k, y: 0), CGPoint(x: 0, y: k), CGPoint(x: 0, y: 1))])
  }()

  /// The continuous corner of iOS as three cubics.
  ///
  /// The numbers appear in many independent public sources, which agree to six digits; they
  /// were read off the path that UIKit makes.
  static let continuous = CornerCurve(
    start: CGPoint(x: 1.528_664_83, y: 0),
    segments: [
      (
        CGPoint(x: 1.088_493_23, y: 0), CGPoint(x: 0.868_406_89, y: 0),
        CGPoint(x: 0.631_493_79, y: 0.074_911_39)
      ),
      (
        CGPoint(x: 0.372_823_83, y: 0.169_059_56), CGPoint(x: 0.169_059_56, y: 0.372_823_83),
        CGPoint(x: 0.074_911_39, y: 0.631_493_79)
      ),
      (
        CGPoint(x: 0, y: 0.868_406_89), CGPoint(x: 0, y: 1.088_493_23),
        CGPoint(x: 0, y: 1.528_664_83)
      ),
    ])
}
