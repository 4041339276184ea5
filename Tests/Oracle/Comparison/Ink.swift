// SPDX-License-Identifier: MIT
import QuartzCore

/// The colours of the scenes, for both sides from one number.
struct Ink: Sendable {
  /// Red, green and blue as `0xrrggbb`.
  let rgb: Int
  var alpha = 1.0

  static let blue = Ink(rgb: 0x3478f6)
  static let red = Ink(rgb: 0xe5484d)
  static let green = Ink(rgb: 0x30a46c)
  static let amber = Ink(rgb: 0xffb224)
  static let violet = Ink(rgb: 0x8e4ec6)
  static let slate = Ink(rgb: 0x1c2024)
  static let gray = Ink(rgb: 0xb0b4ba)
  static let white = Ink(rgb: 0xffffff)
  static let black = Ink(rgb: 0x000000)

  func alpha(_ alpha: Double) -> Ink { Ink(rgb: rgb, alpha: alpha) }

  /// As CSS writes it.
  var css: String { "rgb(\(rgb >> 16) \(rgb >> 8 & 255) \(rgb & 255) / \(alpha))" }

  var cgColor: CGColor {
    CGColor(
      red: Double(rgb >> 16) / 255, green: Double(rgb >> 8 & 255) / 255,
      blue: Double(rgb & 255) / 255, alpha: alpha)
  }
}

/// The style of a box in a page: its place in its parent, in points.
func at(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ ink: Ink? = nil) -> String {
  "left:\(x)px;top:\(y)px;width:\(width)px;height:\(height)px;"
    + (ink.map { "background-color:\($0.css);" } ?? "")
}

/// A box as the page's ``at(_:_:_:_:_:)`` has it.
func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ ink: Ink? = nil) -> CALayer
{ CALayer().placed(x, y, width, height, ink) }

extension CALayer {
  /// The layer in its place in its parent, in points.
  func placed(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ ink: Ink? = nil
  ) -> Self {
    frame = CGRect(x: x, y: y, width: width, height: height)
    backgroundColor = ink?.cgColor
    return self
  }

  /// The layer after some more has been said about it.
  func with(_ change: (Self) -> Void) -> Self {
    change(self)
    return self
  }

  @discardableResult
  func holding(_ layers: CALayer...) -> Self {
    for layer in layers { addSublayer(layer) }
    return self
  }

  /// The layer with its transform about a point of its bounds, each from 0 to 1.
  func turned(_ transform: CATransform3D, about x: Double = 0.5, _ y: Double = 0.5) -> Self {
    let frame = self.frame
    anchorPoint = CGPoint(x: x, y: y)
    position = CGPoint(x: frame.minX + x * frame.width, y: frame.minY + y * frame.height)
    self.transform = transform
    return self
  }
}

/// An angle in radians, as layers want it; pages want degrees.
func degrees(_ angle: Double) -> Double { angle * .pi / 180 }

func path(_ draw: (CGMutablePath) -> Void) -> CGPath {
  let path = CGMutablePath()
  draw(path)
  return path
}
