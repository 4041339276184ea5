// SPDX-License-Identifier: MIT

/// What a view or controller knows of its traits.
struct KnownTraits {
  /// What it was last told; before that what the screen has, so that a view that comes to nothing
  /// else is told nothing (documented since iOS 13).
  var reported = UITraitCollection.predicted
  var overrides = TraitValues()
  var style = UIUserInterfaceStyle.unspecified
  /// It has other traits now than it was told.
  var needsUpdate = false
  /// Those below may have other traits now than they were told.
  var needsUpdateBelow = false

  /// Inherited traits with what is set here.
  func overriding(_ inherited: UITraitCollection) -> UITraitCollection {
    guard style != .unspecified || !overrides.isEmpty else { return inherited }
    var values = inherited.values
    if style != .unspecified { values.userInterfaceStyle = style }
    return UITraitCollection(values: values.overridden(by: overrides))
  }
}
