// SPDX-License-Identifier: MIT

public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  case rectangle = 0
  case ellipse = 1
  case path = 2
}

@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}

extension UIDynamicItem {
  /// The corners about the middle, clockwise on the screen.
  var outline: [Vector] {
    let (width, height) = (Double(bounds.width) / 2, Double(bounds.height) / 2)
    // Of a path of one's own the box is taken (approximated).
    if collisionBoundsType == .path {
      UnsupportedFeature.report("UIDynamicItem.collisionBoundingPath")
    } else if collisionBoundsType == .ellipse {
      return (0..<24).map { index in
        let angle = Double(index) / 24 * 2 * .pi
        return Vector(x: width * cos(angle), y: height * sin(angle))
      }
    }
    return [
      Vector(x: -width, y: -height), Vector(x: width, y: -height), Vector(x: width, y: height),
      Vector(x: -width, y: height),
    ]
  }

  var turn: Double { Double(atan2(transform.b, transform.a)) }

  /// The size for masses: 1 for 100 × 100 points.
  var mass: Double {
    let area = Double(bounds.width * bounds.height) / 10_000
    return collisionBoundsType == .ellipse ? area * .pi / 4 : area
  }
}
