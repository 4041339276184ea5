// SPDX-License-Identifier: MIT
package import DisplayList
public import Foundation

/// Lines and curves.
public class CGPath {
  /// The path as display lists hold it.
  package fileprivate(set) var path: Path

  /// Wraps a display-list path as it is.
  package init(_ path: Path) { self.path = path }

  /// A closed rectangle, mapped by `transform` unless that is nil.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect: rect).applying(transform?.pointee))
  }

  /// The ellipse that touches a rectangle's sides, mapped by `transform` unless that is nil.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(ellipseIn: rect).applying(transform?.pointee))
  }

  /// A rectangle with circular corners.
  ///
  /// - Precondition: twice each radius is at most the side it lies on. Unequal radii are not
  ///   supported; the smaller one is used for both and reported.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    precondition(
      cornerWidth >= 0 && 2 * cornerWidth <= rect.width && cornerHeight >= 0
        && 2 * cornerHeight <= rect.height,
      "CGPath(roundedRect:cornerWidth:cornerHeight:transform:): corners exceed the rectangle")
    if cornerWidth != cornerHeight { UnsupportedFeature.report("CGPath with elliptical corners") }
    let radius = min(cornerWidth, cornerHeight)
    self.init(Path(roundedRect: rect, cornerRadius: radius).applying(transform?.pointee))
  }

  /// Whether nothing was added yet; a lone `move` counts as something.
  public var isEmpty: Bool { path.elements.isEmpty }
}

/// A path that can be added to.
public final class CGMutablePath: CGPath {
  /// Starts without any element.
  public init() { super.init(Path()) }

  /// Starts a new subpath at a point.
  public func move(to point: CGPoint) { path.elements.append(.move(point)) }

  /// Adds a straight line from the current point.
  public func addLine(to point: CGPoint) { path.elements.append(.line(point)) }

  /// Adds a quadratic Bézier curve from the current point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.elements.append(.quad(control: control, end: end))
  }

  /// Adds a cubic Bézier curve from the current point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.elements.append(.curve(control1: control1, control2: control2, end: end))
  }

  /// Adds a rectangle as a closed subpath.
  public func addRect(_ rect: CGRect) { path.elements += Path(rect: rect).elements }

  /// Adds the ellipse that touches a rectangle's sides, as a closed subpath.
  public func addEllipse(in rect: CGRect) { path.elements += Path(ellipseIn: rect).elements }

  /// Closes the current subpath with a line back to its start.
  public func closeSubpath() { path.elements.append(.close) }
}

extension Path {
  /// The path with every point mapped.
  func applying(_ transform: CGAffineTransform?) -> Path {
    guard let transform, !transform.isIdentity else { return self }
    return Path(
      elements.map { element in
        switch element {
        case .move(let point): .move(point.applying(transform))
        case .line(let point): .line(point.applying(transform))
        case .quad(let control, let end):
          .quad(control: control.applying(transform), end: end.applying(transform))
        case .curve(let control1, let control2, let end):
          .curve(
            control1: control1.applying(transform), control2: control2.applying(transform),
            end: end.applying(transform))
        case .close: .close
        }
      })
  }
}
