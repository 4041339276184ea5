// SPDX-License-Identifier: MIT
package import DisplayList
public import Foundation

/// A colour in gamma-encoded sRGB.
public final class CGColor: Sendable {
  /// The components as display lists hold them.
  package let color: Color

  /// Wraps a display-list colour as it is.
  package init(_ color: Color) { self.color = color }

  /// A colour from components taken as sRGB, 0 to 1; values outside are kept.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// A colour from gamma-encoded sRGB components, 0 to 1; values outside are kept.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// A grey from 0, black, to 1, white; held as three equal sRGB components.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(Color(white: gray, alpha: alpha))
  }

  /// Red, green, blue and alpha.
  public var components: [CGFloat]? { [color.red, color.green, color.blue, color.alpha] }

  /// Always 4, alpha included; on iOS a grey has 2.
  public var numberOfComponents: Int { 4 }

  /// Opacity: 0 is transparent, 1 opaque.
  public var alpha: CGFloat { color.alpha }

  /// The same colour with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(Color(red: color.red, green: color.green, blue: color.blue, alpha: alpha))
  }
}

extension CGColor: Equatable, Hashable {
  /// Whether all four components are exactly equal.
  public static func == (left: CGColor, right: CGColor) -> Bool { left.color == right.color }
  /// Feeds the four components to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}
