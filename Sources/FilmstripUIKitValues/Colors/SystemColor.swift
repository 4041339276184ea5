// SPDX-License-Identifier: MIT

package struct SystemColor: Sendable {
  /// Components of 255 and an opacity.
  package struct Value: Sendable {
    let red: CGFloat
    let green: CGFloat
    let blue: CGFloat
    let alpha: CGFloat

    package init(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) {
      (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    package init(white: CGFloat) { self.init(white, white, white) }

    var color: UIColor {
      UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
    }
  }

  var light: Value
  var dark: Value
  /// On what lies above another interface, such as a sheet; the same as the others unless given.
  var elevatedDark: Value?
  /// Where the user asked for more contrast; the same as the others unless given.
  var contrast: (light: Value, dark: Value)?

  /// The colour under some traits: light where they do not say the style (measured).
  func color(in traits: UITraitCollection) -> UIColor {
    let isDark = traits.userInterfaceStyle == .dark
    if traits.accessibilityContrast == .high, let contrast {
      return (isDark ? contrast.dark : contrast.light).color
    }
    guard isDark else { return light.color }
    return (traits.userInterfaceLevel == .elevated ? elevatedDark ?? dark : dark).color
  }

  var dynamic: UIColor { UIColor { color(in: $0) } }
}

extension UIColor {
  /// One of light and dark components of 255, with those of higher contrast.
  package static func system(
    _ light: SystemColor.Value, _ dark: SystemColor.Value,
    contrast: (light: SystemColor.Value, dark: SystemColor.Value)? = nil,
    elevated: SystemColor.Value? = nil
  ) -> UIColor {
    SystemColor(light: light, dark: dark, elevatedDark: elevated, contrast: contrast).dynamic
  }
}
