// SPDX-License-Identifier: MIT
import UIKit

@MainActor
struct DrawingPainter {
  let drawing: Drawing
  /// What `currentColor` stands for.
  let ink: UIColor

  private struct Look {
    var fill: String?
    var stroke: String?
    var lineWidth: CGFloat = 1
    var dashes: [CGFloat] = []
    var lineCap = CGLineCap.butt
    var lineJoin = CGLineJoin.miter
    var opacity: CGFloat = 1

    init(isIcon: Bool) {
      fill = isIcon ? "none" : "#000"
      stroke = isIcon ? "currentColor" : nil
      lineWidth = isIcon ? 1.7 : 1
      lineCap = isIcon ? .round : .butt
      lineJoin = isIcon ? .round : .miter
    }

    mutating func apply(_ element: DrawingElement) {
      let given = element.attributes
      fill = given["fill"] ?? fill
      stroke = given["stroke"] ?? stroke
      if given["stroke-width"] != nil { lineWidth = element.number("stroke-width") }
      if given["stroke-dasharray"] != nil { dashes = element.numbers("stroke-dasharray") }
      if given["stroke-linecap"] == "round" { lineCap = .round }
      if given["opacity"] != nil { opacity *= element.number("opacity") }
    }
  }

  func paint() {
    var look = Look(isIcon: drawing.isIcon)
    look.apply(drawing.root)
    paint(drawing.root.children, look)
  }

  private func paint(_ elements: [DrawingElement], _ inherited: Look) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    for element in elements where element.name != "defs" {
      var look = inherited
      look.apply(element)
      context.saveGState()
      apply(element.calls("transform"), to: context)
      switch element.name {
      case "g": paint(element.children, look)
      case "use":
        context.translateBy(x: element.number("x"), y: element.number("y"))
        let name = (element.attributes["href"] ?? "").dropFirst()
        paint([drawing.definitions[String(name)]].compactMap(\.self), look)
      default:
        if let path = path(of: element) { paint(path, look, in: context) }
      }
      context.restoreGState()
    }
  }

  private func apply(_ calls: [(name: String, numbers: [CGFloat])], to context: CGContext) {
    for (name, numbers) in calls {
      switch (name, numbers.count) {
      case ("translate", 2): context.translateBy(x: numbers[0], y: numbers[1])
      case ("scale", 1): context.scaleBy(x: numbers[0], y: numbers[0])
      case ("rotate", 3):
        context.translateBy(x: numbers[1], y: numbers[2])
        context.rotate(by: numbers[0] * .pi / 180)
        context.translateBy(x: -numbers[1], y: -numbers[2])
      default: break
      }
    }
  }

  private func path(of element: DrawingElement) -> UIBezierPath? {
    let center = CGPoint(x: element.number("cx"), y: element.number("cy"))
    switch element.name {
    case "path": return DrawingPath.path(of: element.attributes["d"] ?? "")
    case "rect":
      let rect = CGRect(
        x: element.number("x"), y: element.number("y"), width: element.number("width"),
        height: element.number("height"))
      let radius = element.number("rx")
      return radius > 0
        ? UIBezierPath(roundedRect: rect, cornerRadius: radius) : UIBezierPath(rect: rect)
    case "circle":
      let radius = element.number("r")
      return UIBezierPath(
        ovalIn: CGRect(origin: center, size: .zero).insetBy(dx: -radius, dy: -radius))
    case "ellipse":
      return UIBezierPath(
        ovalIn: CGRect(origin: center, size: .zero).insetBy(
          dx: -element.number("rx"), dy: -element.number("ry")))
    default: return nil
    }
  }

  private func paint(_ path: UIBezierPath, _ look: Look, in context: CGContext) {
    context.setAlpha(look.opacity)
    if let gradient = look.fill.flatMap({ definition(of: $0) }) {
      context.saveGState()
      path.addClip()
      draw(gradient, in: path.bounds, of: context)
      context.restoreGState()
    } else if let color = look.fill.flatMap({ color(of: $0) }) {
      color.setFill()
      path.fill()
    }
    if let color = look.stroke.flatMap({ color(of: $0) }) {
      color.setStroke()
      path.lineWidth = look.lineWidth
      path.lineCapStyle = look.lineCap
      path.lineJoinStyle = look.lineJoin
      if !look.dashes.isEmpty { path.setLineDash(look.dashes, count: look.dashes.count, phase: 0) }
      path.stroke()
    }
  }

  private func definition(of paint: String) -> DrawingElement? {
    guard paint.hasPrefix("url(#") else { return nil }
    return drawing.definitions[String(paint.dropFirst(5).dropLast())]
  }

  /// Gradients run between places that are shares of the box of what is filled.
  private func draw(_ element: DrawingElement, in box: CGRect, of context: CGContext) {
    let stops = element.children
    guard
      let gradient = CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(),
        colors: stops.map { (color(of: $0.attributes["stop-color"] ?? "") ?? ink).cgColor }
          as CFArray, locations: stops.map { $0.number("offset") })
    else { return }
    let place = { (x: CGFloat, y: CGFloat) in
      CGPoint(x: box.minX + x * box.width, y: box.minY + y * box.height)
    }
    context.drawLinearGradient(
      gradient, start: place(element.number("x1"), element.number("y1")),
      end: place(element.number("x2"), element.number("y2")),
      options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
  }

  /// A colour such as `#fff`, `#20455f`, `rgb(52,199,89)` or `currentColor`; nil for none.
  private func color(of paint: String) -> UIColor? {
    if paint == "currentColor" { return ink }
    if paint.hasPrefix("rgb(") {
      let parts = paint.dropFirst(4).dropLast().split(separator: ",").compactMap { Double($0) }
      guard parts.count == 3 else { return nil }
      return UIColor(red: parts[0] / 255, green: parts[1] / 255, blue: parts[2] / 255, alpha: 1)
    }
    return UIColor(hexadecimal: paint)
  }
}

extension UIColor {
  /// A colour such as `#20455f` or `#fff`; nil for another text.
  convenience init?(hexadecimal text: String) {
    guard text.hasPrefix("#") else { return nil }
    var digits = text.dropFirst()
    if digits.count == 3 { digits = Substring(digits.map { "\($0)\($0)" }.joined()) }
    guard digits.count == 6, let value = Int(digits, radix: 16) else { return nil }
    self.init(
      red: CGFloat(value >> 16) / 255, green: CGFloat(value >> 8 & 255) / 255,
      blue: CGFloat(value & 255) / 255, alpha: 1)
  }
}
