// SPDX-License-Identifier: MIT

/// The glass of iOS 26: reported, and what it is given shows no effect.
open class UIGlassEffect: UIVisualEffect, @unchecked Sendable {
  public enum Style: Int, Sendable {
    case regular = 0
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

  public init(style: Style) {
    super.init()
    UnsupportedFeature.report("UIGlassEffect")
  }

  public convenience override init() { self.init(style: .regular) }
}
