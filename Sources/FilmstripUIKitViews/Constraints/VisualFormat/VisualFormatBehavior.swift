// SPDX-License-Identifier: MIT

/// How the visual format language is read where Apple's documents and iOS disagree.
package struct VisualFormatBehavior: BehaviorValues {
  /// Whether a bare `-` between a view and its superview reaches to the superview's layout margins: 8 points for
  /// most views, and what the system and the safe area demand for the view of a controller.
  ///
  /// Reported, for iOS 8 and later: three authors find such lines relative to the margins since then, one that a
  /// view's overridden `layoutMargins` move what `V:|-[button]` places, one rewrites `|-[label]-|` as constraints to
  /// the margins' guide, one measures 8 points where iOS 7 had 20; pictures of a published app of 2015 show 8 points
  /// in a plain superview. Apple's guide to the language, last revised for iOS 7, says 20 points, which is false.
  package var standardDistanceIsMargin = true

  /// As on iOS 8 and later.
  package init() {}
}

extension BehaviorProfile {
  package var visualFormats: VisualFormatBehavior {
    get { self[VisualFormatBehavior.self] }
    set { self[VisualFormatBehavior.self] = newValue }
  }
}
