// SPDX-License-Identifier: MIT
import FilmstripImaging
import QuartzCore

/// The sheet's colours.
enum Palette {
  static let page = color(0xf3f4f6)
  static let tile = color(0xffffff)
  static let line = color(0xe2e5ea)
  static let label = color(0x4b5563)
  static let title = color(0x111827)
  static let blue = color(0x3478f6)
  static let indigo = color(0x4f46e5)
  static let violet = color(0x8b5cf6)
  static let coral = color(0xfb6f5c)
  static let amber = color(0xfdb022)
  static let teal = color(0x14a098)
  static let slate = color(0x1f2937)
  static let mist = color(0xdbe4f0)

  static func color(_ rgb: Int, alpha: Double = 1) -> CGColor {
    CGColor(
      red: Double(rgb >> 16) / 255, green: Double(rgb >> 8 & 255) / 255,
      blue: Double(rgb & 255) / 255, alpha: alpha)
  }
}

extension CALayer {
  /// The layer in its place in its parent, in points.
  func placed(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: CGColor? = nil
  ) -> Self {
    frame = CGRect(x: x, y: y, width: width, height: height)
    if let color { backgroundColor = color }
    return self
  }

  func with(_ change: (Self) -> Void) -> Self {
    change(self)
    return self
  }

  @discardableResult
  func holding(_ layers: CALayer...) -> Self {
    for layer in layers { addSublayer(layer) }
    return self
  }
}

/// A layer in its place, of one colour.
func box(
  _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: CGColor? = nil,
  radius: Double = 0
) -> CALayer {
  CALayer().placed(x, y, width, height, color).with { $0.cornerRadius = radius }
}

/// A path that is drawn by a closure.
func path(_ draw: (CGMutablePath) -> Void) -> CGPath {
  let path = CGMutablePath()
  draw(path)
  return path
}

/// What lies at a distance in points sees an eye.
func perspective(_ distance: Double) -> CATransform3D {
  var result = CATransform3DIdentity
  result.m34 = -1 / distance
  return result
}
