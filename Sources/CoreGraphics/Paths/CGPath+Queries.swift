// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList
public import Foundation

extension CGPath {
  /// Where the next line or curve starts; zero for an empty path.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// The smallest upright rectangle around all points, those of curves' handles included; null for
  /// an empty path.
  public var boundingBox: CGRect { Path.box(around: path.elements.flatMap(\.points)) }

  /// The smallest upright rectangle around the lines and curves themselves; null for an empty path.
  public var boundingBoxOfPath: CGRect { path.tightBox }

  /// Whether a point, mapped by `transform` first, is inside; open subpaths count as closed.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    path.contains(point.applying(transform), rule: rule.rule)
  }

  /// Whether the path is one upright rectangle, which is then written to `rect` unless that is nil.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let found = path.rectangle else { return false }
    rect?.pointee = found
    return true
  }

  /// A path with the same elements that later changes of this one leave alone.
  public func copy() -> CGPath? { CGPath(path) }

  /// A path with all points mapped by `transform`.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(path.applying(transform?.pointee))
  }

  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  /// A path with all points mapped by `transform` that can be added to.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(path.applying(transform?.pointee))
  }

  /// Calls a block with each element in turn; the element's points are valid during the call.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in path.elements {
      var points = element.points
      points.withUnsafeMutableBufferPointer { buffer in
        withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 1) { spare in
          // An element without points still needs a pointer, as in the SDK.
          guard let pointer = buffer.baseAddress ?? spare.baseAddress else { return }
          var given = CGPathElement(type: element.type, points: pointer)
          block(&given)
        }
      }
    }
  }
}

public enum CGPathElementType: Int32, Sendable {
  /// Starts a new subpath; one point.
  case moveToPoint
  /// A straight line; one point.
  case addLineToPoint
  /// A quadratic Bézier curve; its handle and its end.
  case addQuadCurveToPoint
  /// A cubic Bézier curve; its two handles and its end.
  case addCurveToPoint
  /// A line back to the start of the subpath; no point.
  case closeSubpath
}

public struct CGPathElement {
  /// The kind of the element, which determines how many points it has.
  public var type: CGPathElementType
  /// The element's points, the one the pen ends at last.
  public var points: UnsafeMutablePointer<CGPoint>

  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

extension Path.Element {
  /// The element's points, the one the pen ends at last.
  var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quad(let control, let end): [control, end]
    case .curve(let control1, let control2, let end): [control1, control2, end]
    case .close: []
    }
  }

  fileprivate var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quad: .addQuadCurveToPoint
    case .curve: .addCurveToPoint
    case .close: .closeSubpath
    }
  }
}
