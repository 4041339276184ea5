// SPDX-License-Identifier: MIT
internal import UIKit

extension Stage {
  /// What the user has set for the sake of accessibility, as Settings names it.
  ///
  /// UIKit's own transitions move accordingly, and `UIAccessibility` tells code of it.
  public struct Accessibility: Sendable, Hashable, Codable {
    /// Reduce Motion.
    public var isReduceMotionEnabled = false
    /// Prefer Cross-Fade Transitions, which takes effect together with Reduce Motion alone.
    public var prefersCrossFadeTransitions = false
    /// Bold Text, which traits tell as `legibilityWeight`.
    public var isBoldTextEnabled = false
    /// Increase Contrast, which traits tell as `accessibilityContrast`.
    public var isDarkerSystemColorsEnabled = false

    /// What a device has on which nothing was changed.
    public init() {}

    /// Reduce Motion alone.
    public static let reducedMotion: Accessibility = {
      var settings = Accessibility()
      settings.isReduceMotionEnabled = true
      return settings
    }()
  }

  /// What the user has set for the sake of accessibility; a change is posted to observers, and reaches windows,
  /// controllers and views before they are laid out next.
  public var accessibility: Accessibility {
    get {
      let traits = environment.screen.traitCollection
      var settings = Accessibility()
      settings.isReduceMotionEnabled = environment.accessibility.isReduceMotionEnabled
      settings.prefersCrossFadeTransitions = environment.accessibility.prefersCrossFadeTransitions
      settings.isBoldTextEnabled = traits.legibilityWeight == .bold
      settings.isDarkerSystemColorsEnabled = traits.accessibilityContrast == .high
      return settings
    }
    set {
      guard newValue != accessibility else { return }
      environment.changeSettings {
        $0.legibilityWeight = newValue.isBoldTextEnabled ? .bold : .regular
        $0.accessibilityContrast = newValue.isDarkerSystemColorsEnabled ? .high : .normal
      }
      var settings = AccessibilitySettings()
      settings.isReduceMotionEnabled = newValue.isReduceMotionEnabled
      settings.prefersCrossFadeTransitions = newValue.prefersCrossFadeTransitions
      environment.accessibility = settings
    }
  }
}
