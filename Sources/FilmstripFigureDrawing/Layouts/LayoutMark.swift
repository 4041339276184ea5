// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList
internal import Foundation

struct LayoutMark {
  enum Kind: CaseIterable {
    /// A line with ends between two places, with the distance.
    case distance
    /// A bar where two places are the same and the rectangles meet there or lie in each other.
    case contact
    /// A line along the side that two rectangles apart have in common.
    case commonSide
    case commonMiddle
    /// A line under both texts.
    case commonBaseline
    /// A line with ends as long as the rectangle.
    case length
    /// The same, with an equals sign: another length, or a multiple of it.
    case commonLength
  }

  let kind: Kind
  let constraint: LayoutDiagram.Constraint
  /// In the space that the items were given in.
  let start: CGPoint
  /// Along x or y from the start.
  let end: CGPoint
  /// Where the second item has to be reached, for a dotted line; nil where the mark touches it.
  let reach: [CGPoint]?
  /// Empty without one.
  let label: String

  var isHorizontal: Bool { abs(end.y - start.y) < 1e-6 && abs(end.x - start.x) > 1e-6 }
  var length: Double { hypot(end.x - start.x, end.y - start.y) }

  /// Less than that is no distance, in points of the screen: half a device pixel of the sharpest screens is
  /// rounding.
  private static let leastDistance = 0.4

  /// The mark of a constraint, between items where a frame shows them.
  init?(
    _ constraint: LayoutDiagram.Constraint, _ first: PlacedLayout.Item, _ second: PlacedLayout.Item?
  ) {
    self.constraint = constraint
    let attribute = constraint.first.attribute
    if attribute.isLength {
      let line = LayoutMark.lengthLine(first.rect, isHorizontal: attribute.isHorizontal)
      (start, end, reach) = (line.0, line.1, nil)
      if let other = constraint.second, let second {
        kind = .commonLength
        label = LayoutMark.multiple(constraint, other, isOwn: first.item == second.item)
      } else {
        kind = .length
        label = LayoutMark.number(constraint)
      }
      return
    }
    guard let second, let other = constraint.second, !other.attribute.isLength,
      other.attribute.isHorizontal == attribute.isHorizontal
    else { return nil }
    let isX = attribute.isHorizontal
    let (from, to) = (LayoutMark.place(other.attribute, second), LayoutMark.place(attribute, first))
    let (near, far) = (first.rect.range(across: isX), second.rect.range(across: isX))
    let overlap = (max(near.lowerBound, far.lowerBound), min(near.upperBound, far.upperBound))
    if abs(from - to) >= LayoutMark.leastDistance {
      kind = .distance
      let across = overlap.0 <= overlap.1 ? (overlap.0 + overlap.1) / 2 : near.middle
      start = LayoutMark.point(from, across, isX)
      end = LayoutMark.point(to, across, isX)
      label =
        constraint.multiplier == 1
        ? LayoutMark.number(constraint)
        : "×\u{2009}\(FigureWords.number(constraint.multiplier, digits: 2))"
      let edge = across < far.lowerBound ? far.lowerBound : far.upperBound
      reach =
        overlap.0 <= overlap.1
        ? nil : [LayoutMark.point(from, across, isX), LayoutMark.point(from, edge, isX)]
      return
    }
    label = ""
    reach = nil
    if attribute.isBaseline {
      kind = .commonBaseline
      start = CGPoint(x: min(first.rect.minX, second.rect.minX), y: to)
      end = CGPoint(x: max(first.rect.maxX, second.rect.maxX), y: to)
    } else if attribute.isMiddle {
      kind = .commonMiddle
      // From middle to middle; of what has both in common a short line.
      let (one, two) = (near.middle, far.middle)
      let least = min(6, near.length / 2)
      let apart = abs(one - two) > least
      start = LayoutMark.point(to, apart ? one : one - least, isX)
      end = LayoutMark.point(to, apart ? two : one + least, isX)
    } else if overlap.0 <= overlap.1 + LayoutMark.leastDistance {
      kind = .contact
      let (middle, half) = ((overlap.0 + overlap.1) / 2, min(5, (overlap.1 - overlap.0) / 2))
      start = LayoutMark.point(to, middle - half, isX)
      end = LayoutMark.point(to, middle + half, isX)
    } else {
      kind = .commonSide
      start = LayoutMark.point(to, near.middle, isX)
      end = LayoutMark.point(to, far.middle, isX)
    }
  }

  private static func point(_ along: Double, _ across: Double, _ isX: Bool) -> CGPoint {
    isX ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }

  /// Beside the middle, where marks of places are.
  private static func lengthLine(_ rect: CGRect, isHorizontal: Bool) -> (CGPoint, CGPoint) {
    if isHorizontal {
      let y = rect.minY + 0.72 * rect.height
      return (CGPoint(x: rect.minX, y: y), CGPoint(x: rect.maxX, y: y))
    }
    let x = rect.minX + 0.72 * rect.width
    return (CGPoint(x: x, y: rect.minY), CGPoint(x: x, y: rect.maxY))
  }

  private static func place(
    _ attribute: LayoutDiagram.Attribute, _ item: PlacedLayout.Item
  ) -> Double {
    switch attribute {
    case .left: item.rect.minX
    case .right: item.rect.maxX
    case .centerX: item.rect.midX
    case .top: item.rect.minY
    case .bottom: item.rect.maxY
    case .centerY: item.rect.midY
    case .firstBaseline: item.firstBaseline ?? item.rect.minY
    case .lastBaseline: item.lastBaseline ?? item.rect.maxY
    case .width, .height: 0
    }
  }

  /// The constant as a distance, with the sign of an inequality as people read it.
  private static func number(_ constraint: LayoutDiagram.Constraint) -> String {
    // A line says by itself that something is not where another thing is; stacks keep all of their views inside.
    if constraint.constant == 0, constraint.relation == .equal || constraint.isArrangement {
      return ""
    }
    let text = FigureWords.number(abs(constraint.constant))
    var relation = constraint.relation
    // Of a distance to the left or up, at most is at least that far.
    if constraint.constant < 0, relation != .equal {
      relation = relation == .lessThanOrEqual ? .greaterThanOrEqual : .lessThanOrEqual
    }
    return relation == .equal ? text : "\(relation.rawValue)\u{2009}\(text)"
  }

  private static func multiple(
    _ constraint: LayoutDiagram.Constraint, _ other: LayoutDiagram.End, isOwn: Bool
  ) -> String {
    let sign = constraint.relation.rawValue
    if isOwn, other.attribute != constraint.first.attribute, constraint.constant == 0 {
      return "\(FigureWords.number(constraint.multiplier, digits: 2)):1"
    }
    var text = sign
    if constraint.multiplier != 1 {
      text += "\u{2009}\(FigureWords.number(constraint.multiplier, digits: 2))×"
    }
    if constraint.constant != 0 {
      let value = FigureWords.number(abs(constraint.constant))
      text += constraint.constant < 0 ? "\u{2009}−\(value)" : "\u{2009}+\(value)"
    }
    return text
  }
}

extension LayoutDiagram.Attribute {
  fileprivate var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
  fileprivate var isMiddle: Bool { self == .centerX || self == .centerY }
}

extension CGRect {
  /// Its extent along y, or along x.
  fileprivate func range(across isX: Bool) -> ClosedRange<Double> {
    isX ? minY...max(minY, maxY) : minX...max(minX, maxX)
  }
}

extension ClosedRange<Double> {
  fileprivate var middle: Double { (lowerBound + upperBound) / 2 }
  fileprivate var length: Double { upperBound - lowerBound }
}
