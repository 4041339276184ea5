// SPDX-License-Identifier: MIT

extension Rule {
  /// Large motion although the user has asked for less.
  public static let ignoresReducedMotion = Rule(
    id: "ignores-reduced-motion", severity: .warning,
    sentence:
      "a custom transition still scales, turns, slides far or shows depth under Reduce Motion "
      + "(WCAG 2.2, 2.3.3)",
    remedy: "ask UIAccessibility.isReduceMotionEnabled, and dissolve instead")
}
