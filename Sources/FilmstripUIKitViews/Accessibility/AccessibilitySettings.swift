// SPDX-License-Identifier: MIT
internal import Foundation

/// What the user has set for the sake of accessibility, apart from what traits say.
package struct AccessibilitySettings: Hashable, Sendable {
  package var isReduceMotionEnabled = false
  /// Takes effect together with Reduce Motion alone, below which Settings shows it (documented).
  package var prefersCrossFadeTransitions = false

  package init() {}

  /// Whether screens fade where they would slide.
  package var crossFadesTransitions: Bool { isReduceMotionEnabled && prefersCrossFadeTransitions }
}

/// The settings of one stage.
private final class StageAccessibility { var settings = AccessibilitySettings() }

extension StageEnvironment {
  private var stageAccessibility: StageAccessibility { part { StageAccessibility() } }

  /// What the user has set; a change is posted to observers.
  package var accessibility: AccessibilitySettings {
    get { stageAccessibility.settings }
    set {
      let old = accessibility
      stageAccessibility.settings = newValue
      if old.isReduceMotionEnabled != newValue.isReduceMotionEnabled {
        post(UIAccessibility.reduceMotionStatusDidChangeNotification)
      }
      // Documented. On iOS 14.4 and 15.2 it was not posted (one report, React Native's discussion 452).
      if old.crossFadesTransitions != newValue.crossFadesTransitions {
        post(UIAccessibility.prefersCrossFadeTransitionsStatusDidChange)
      }
    }
  }

  /// Tells observers of what the traits of the screen say about accessibility, which have changed.
  package func postAccessibilityChanges(from old: UITraitCollection) {
    let traits = screen.traitCollection
    if traits.legibilityWeight != old.legibilityWeight {
      post(UIAccessibility.boldTextStatusDidChangeNotification)
    }
    if traits.accessibilityContrast != old.accessibilityContrast {
      post(UIAccessibility.darkerSystemColorsStatusDidChangeNotification)
    }
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: nil)
  }
}
