// SPDX-License-Identifier: MIT
package import DisplayList
public import Foundation

/// Lines and curves.
public class CGPath {
  package fileprivate(set) var path: Path

  package init(_ path: Path) { self.path = path }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect: rect).applying(transform?.pointee))
  }

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

  public var isEmpty: Bool { path.elements.isEmpty }
}

/// A path that can be added to.
public final class CGMutablePath: CGPath {
  public init() { super.init(Path()) }

  public func move(to point: CGPoint) { path.elements.append(.move(point)) }

  public func addLine(to point: CGPoint) { path.elements.append(.line(point)) }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.elements.append(.quad(control: control, end: end))
  }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.elements.append(.curve(control1: control1, control2: control2, end: end))
  }

  public func addRect(_ rect: CGRect) { path.elements += Path(rect: rect).elements }

  public func addEllipse(in rect: CGRect) { path.elements += Path(ellipseIn: rect).elements }

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
