// SPDX-License-Identifier: MIT
internal import DisplayList
public import Foundation

extension CGContext {
  /// Sets the colour of later fills; opaque black at first.
  public func setFillColor(_ color: CGColor) { state.fillColor = color.color }

  /// Sets the colour of later fills from sRGB components, 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the colour of later strokes; opaque black at first.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color.color }

  /// Width of strokes in user space.
  public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }

  /// Fills a rectangle in user space; a negative side extends the other way.
  public func fill(_ rect: CGRect) {
    record([.fill(Path(rect: rect.standardized), rule: .winding, paint: .color(state.fillColor))])
  }

  /// Fills rectangles one after another; where they overlap, colour is painted twice.
  public func fill(_ rects: [CGRect]) {
    for rect in rects { fill(rect) }
  }

  /// Fills the ellipse that touches the sides of a rectangle.
  public func fillEllipse(in rect: CGRect) {
    record([
      .fill(Path(ellipseIn: rect.standardized), rule: .winding, paint: .color(state.fillColor))
    ])
  }

  /// Strokes a rectangle's outline, half the line width on each side of it.
  public func stroke(_ rect: CGRect) {
    record([
      .stroke(
        Path(rect: rect.standardized), style: StrokeStyle(width: state.lineWidth),
        paint: .color(state.strokeColor))
    ])
  }

  /// Fills with a gradient along a line, everywhere inside the clip.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    let paint = LinearGradient(
      start: startPoint, end: endPoint, stops: gradient.stops,
      extendsBeforeStart: options.contains(.drawsBeforeStartLocation),
      extendsAfterEnd: options.contains(.drawsAfterEndLocation))
    record([.paint(.linearGradient(paint))])
  }

  /// Draws an image into a rectangle, its bottom row at the rectangle's smallest y: in a context
  /// whose y axis points down, as UIKit's do, it appears upside down, as on iOS.
  public func draw(_ image: CGImage, in rect: CGRect) {
    let flip = Transform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 2 * rect.midY)
    record([.group(Group(transform: flip, commands: [.image(image.image, rect: rect)]))])
  }
}
