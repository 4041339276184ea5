// SPDX-License-Identifier: MIT

open class UIVisualEffect: NSObject, NSCopying, @unchecked Sendable {
  public override init() { super.init() }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}

open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20
  }

  let style: Style
  package let tint: UIColor

  public init(style: Style) {
    self.style = style
    tint = UIColor { traits in
      let tint = UIBlurEffect.recipe(of: style, isDark: traits.userInterfaceStyle == .dark).tint
      return UIColor(white: CGFloat(tint.white), alpha: CGFloat(tint.alpha))
    }
    super.init()
  }

  public override func isEqual(_ object: Any?) -> Bool { (object as? UIBlurEffect)?.style == style }

  public override var hash: Int { style.hashValue }

  package func recipe(isDark: Bool) -> MaterialBehavior.Recipe {
    UIBlurEffect.recipe(of: style, isDark: isDark)
  }

  private static func recipe(of style: Style, isDark: Bool) -> MaterialBehavior.Recipe {
    let looks = BehaviorProfile.current.materials
    func pick(_ pair: MaterialBehavior.Pair) -> MaterialBehavior.Recipe {
      isDark ? pair.dark : pair.light
    }
    return switch style {
    case .extraLight: looks.extraLight
    case .light: looks.light
    case .dark: looks.dark
    case .regular: isDark ? looks.dark : looks.light
    case .prominent: isDark ? looks.dark : looks.extraLight
    case .systemUltraThinMaterial: pick(looks.ultraThin)
    case .systemThinMaterial: pick(looks.thin)
    case .systemMaterial: pick(looks.regular)
    case .systemThickMaterial: pick(looks.thick)
    case .systemChromeMaterial: pick(looks.chrome)
    case .systemUltraThinMaterialLight: looks.ultraThin.light
    case .systemThinMaterialLight: looks.thin.light
    case .systemMaterialLight: looks.regular.light
    case .systemThickMaterialLight: looks.thick.light
    case .systemChromeMaterialLight: looks.chrome.light
    case .systemUltraThinMaterialDark: looks.ultraThin.dark
    case .systemThinMaterialDark: looks.thin.dark
    case .systemMaterialDark: looks.regular.dark
    case .systemThickMaterialDark: looks.thick.dark
    case .systemChromeMaterialDark: looks.chrome.dark
    }
  }
}

public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill,
    separator
}

/// Lets content on a blur take part in it: here it is fainter by its style, and its tint the label's
/// (approximated; on iOS it is mixed with what is behind).
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  let style: UIVibrancyEffectStyle

  public init(blurEffect: UIBlurEffect) {
    style = .label
    super.init()
  }

  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.style = style
    super.init()
  }
}
