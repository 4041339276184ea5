// SPDX-License-Identifier: MIT
public import Foundation

/// Lines and curves in the space of the command that paints them.
public struct Path: Sendable, Codable, Equatable {
  /// One step of the pen.
  public enum Element: Sendable, Codable, Equatable {
    /// Starts a new subpath at a point.
    case move(CGPoint)
    /// A straight line from the current point.
    case line(CGPoint)
    /// A quadratic Bézier curve from the current point.
    case quad(control: CGPoint, end: CGPoint)
    /// A cubic Bézier curve from the current point.
    case curve(control1: CGPoint, control2: CGPoint, end: CGPoint)
    /// A straight line back to the start of the subpath.
    case close
  }

  /// In drawing order; every subpath starts with a move.
  public var elements: [Element]

  /// A path of the given steps; empty unless there are some.
  public init(_ elements: [Element] = []) { self.elements = elements }

  /// A closed rectangle.
  public init(rect: CGRect) {
    elements = [
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ]
  }

  /// A rectangle with circular corners; a radius above half the shorter side is cut to that.
  public init(roundedRect rect: CGRect, cornerRadius: Double) {
    self.init(roundedRect: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius)
  }

  /// A rectangle with elliptical corners; widths and heights above half a side are cut to that.
  ///
  /// It begins in the middle of the side of largest x and continues towards larger y, as Core
  /// Graphics makes it: known from another implementation whose paths are compared with Core
  /// Graphics', element by element. The start shows in dashes and in parts of the path. Without
  /// corners it is ``init(rect:)``.
  public init(roundedRect rect: CGRect, cornerWidth: Double, cornerHeight: Double) {
    let (rx, ry) = (min(cornerWidth, rect.width / 2), min(cornerHeight, rect.height / 2))
    guard rx > 0, ry > 0 else {
      elements = Path(rect: rect).elements
      return
    }
    let corner = CornerCurve.circular.scaled(x: rx, y: ry)
    // From the top's left end, clockwise on a screen: the move, a line and a curve for each corner.
    let outline = Path.outline(of: rect, corners: [corner, corner, corner, corner])
    elements =
      [.move(CGPoint(x: rect.maxX, y: rect.midY))] + outline[3...8] + outline[1...2] + [.close]
  }

  /// An ellipse that touches the rectangle's sides, starting at its right.
  public init(ellipseIn rect: CGRect) {
    let (cx, cy, rx, ry) = (rect.midX, rect.midY, rect.width / 2, rect.height / 2)
    let (kx, ky) = (rx * Path.circleHandle, ry * Path.circleHandle)
    elements = [
      .move(CGPoint(x: cx + rx, y: cy)),
      .curve(
        control1: CGPoint(x: cx + rx, y: cy + ky), control2: CGPoint(x: cx + kx, y: cy + ry),
        end: CGPoint(x: cx, y: cy + ry)),
      .curve(
        control1: CGPoint(x: cx - kx, y: cy + ry), control2: CGPoint(x: cx - rx, y: cy + ky),
        end: CGPoint(x: cx - rx, y: cy)),
      .curve(
        control1: CGPoint(x: cx - rx, y: cy - ky), control2: CGPoint(x: cx - kx, y: cy - ry),
        end: CGPoint(x: cx, y: cy - ry)),
      .curve(
        control1: CGPoint(x: cx + kx, y: cy - ry), control2: CGPoint(x: cx + rx, y: cy - ky),
        end: CGPoint(x: cx + rx, y: cy)),
      .close,
    ]
  }

  /// Length of a cubic's handle for a quarter of the unit circle: 4/3·(√2 − 1).
  static let circleHandle = 0.552_284_749_830_793_4
}
