// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList
internal import Foundation

enum SVGText {
  /// A number to a hundredth of a point, without needless zeros.
  static func number(_ value: Double) -> String { number(value, decimals: 2) }

  static func number(_ value: Double, decimals: Int) -> String {
    guard value.isFinite else { return "0" }
    let factor = decimals == 2 ? 100.0 : 1e6
    let scaled = (value * factor).rounded()
    guard abs(scaled) < 9e15 else { return "0" }
    let whole = Int(scaled)
    if whole % Int(factor) == 0 { return "\(whole / Int(factor))" }
    let digits = "\(abs(whole) % Int(factor) + Int(factor))".dropFirst()
    let fraction = digits.reversed().drop { $0 == "0" }.reversed()
    return (whole < 0 ? "-" : "") + "\(abs(whole) / Int(factor))." + String(fraction)
  }

  static func data(_ path: Path) -> String {
    func point(_ point: CGPoint) -> String { number(point.x) + " " + number(point.y) }
    return path.elements.map { element in
      switch element {
      case .move(let end): "M" + point(end)
      case .line(let end): "L" + point(end)
      case .quad(let control, let end): "Q" + point(control) + " " + point(end)
      case .curve(let one, let two, let end): "C" + point(one) + " " + point(two) + " " + point(end)
      case .close: "Z"
      }
    }.joined()
  }

  static func matrix(_ transform: Transform) -> String {
    let numbers = [transform.a, transform.b, transform.c, transform.d]
      .map { number($0, decimals: 6) }
    return "matrix("
      + (numbers + [number(transform.tx), number(transform.ty)]).joined(separator: " ") + ")"
  }

  /// An attribute of a name with a colour, and another with its opacity where it has one.
  static func paint(_ name: String, _ color: Color) -> String {
    func byte(_ value: Double) -> String {
      let text = String(Int((min(max(value, 0), 1) * 255).rounded()), radix: 16)
      return text.count < 2 ? "0" + text : text
    }
    let hex = byte(color.red) + byte(color.green) + byte(color.blue)
    let opacity = color.alpha < 1 ? " \(name)-opacity=\"\(number(color.alpha))\"" : ""
    return " \(name)=\"#\(hex)\"" + opacity
  }
}
