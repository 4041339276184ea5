// SPDX-License-Identifier: MIT

/// The glass of iOS 26: reported, and what it is given shows no effect.
open class UIGlassEffect: UIVisualEffect, @unchecked Sendable {
  /// How much shines through; raw values are those of the SDK.
  public enum Style: Int, Sendable {
    /// What is behind is blurred.
    case regular = 0
    /// What is behind is seen.
    case clear = 1
  }

  /// The colour of the glass: none is shown.
  open var tintColor: UIColor? {
    didSet { if tintColor != nil { UnsupportedFeature.report("UIGlassEffect.tintColor") } }
  }
  /// Whether the glass follows touches, which it does not here.
  open var isInteractive = false {
    didSet { if isInteractive { UnsupportedFeature.report("UIGlassEffect.isInteractive") } }
  }

  /// Glass of a style.
  public init(style: Style) {
    super.init()
    UnsupportedFeature.report("UIGlassEffect")
  }

  /// The usual glass.
  public convenience override init() { self.init(style: .regular) }
}
