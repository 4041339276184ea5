// SPDX-License-Identifier: MIT

struct KnownTraits {
  /// The traits last reported; before that those of the screen, so that a view that gets no others
  /// is not notified (documented since iOS 13).
  var reported = UITraitCollection.predicted
  var overrides = TraitValues()
  var style = UIUserInterfaceStyle.unspecified
  /// Its traits differ from those last reported.
  var needsUpdate = false
  /// The traits of those below may differ from those last reported.
  var needsUpdateBelow = false

  func overriding(_ inherited: UITraitCollection) -> UITraitCollection {
    guard style != .unspecified || !overrides.isEmpty else { return inherited }
    var values = inherited.values
    if style != .unspecified { values.userInterfaceStyle = style }
    return UITraitCollection(values: values.overridden(by: overrides))
  }
}
