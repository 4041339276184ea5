// SPDX-License-Identifier: MIT

/// A colour in gamma-encoded sRGB.
open class UIColor: NSObject, @unchecked Sendable {
  /// The same colour for Core Graphics.
  public let cgColor: CGColor

  /// Wraps a Core Graphics colour as it is.
  public init(cgColor: CGColor) {
    self.cgColor = cgColor
    super.init()
  }

  /// A colour from sRGB components, 0 to 1; values outside are kept.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// A grey from 0, black, to 1, white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(gray: white, alpha: alpha))
  }

  /// The same colour with another alpha.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(cgColor: cgColor.copy(alpha: alpha) ?? cgColor)
  }

  /// Makes the colour the fill and stroke colour of the current context.
  @preconcurrency @MainActor public func set() {
    setFill()
    setStroke()
  }

  /// Makes the colour the fill colour of the current context; without one it does nothing.
  @preconcurrency @MainActor public func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
  }

  /// Makes the colour the stroke colour of the current context; without one it does nothing.
  @preconcurrency @MainActor public func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.cgColor == cgColor
  }

  public override var hash: Int { cgColor.hashValue }
}

extension UIColor {
  /// White 0, opaque.
  public static let black = UIColor(white: 0, alpha: 1)
  /// White 1/3, opaque.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// White 2/3, opaque.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  /// White 1, opaque.
  public static let white = UIColor(white: 1, alpha: 1)
  /// White 0.5, opaque.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// RGB (1, 0, 0), opaque.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// RGB (0, 1, 0), opaque.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// RGB (0, 0, 1), opaque.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// RGB (0, 1, 1), opaque.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// RGB (1, 1, 0), opaque.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// RGB (1, 0, 1), opaque.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// RGB (1, 0.5, 0), opaque.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// RGB (0.5, 0, 0.5), opaque.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// RGB (0.6, 0.4, 0.2), opaque.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// White 0, transparent.
  public static let clear = UIColor(white: 0, alpha: 0)
}
