// SPDX-License-Identifier: MIT

/// A colour in gamma-encoded sRGB, not premultiplied; each component 0 to 1.
public struct Color: Sendable, Codable, Hashable {
  /// Red, 0 to 1.
  public var red: Double
  /// Green, 0 to 1.
  public var green: Double
  /// Blue, 0 to 1.
  public var blue: Double
  /// Opacity: 0 is transparent, 1 opaque.
  public var alpha: Double

  /// A colour from its components; values outside 0 to 1 are kept.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A grey.
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Opaque black.
  public static let black = Color(white: 0)
  /// Opaque white.
  public static let white = Color(white: 1)
}
