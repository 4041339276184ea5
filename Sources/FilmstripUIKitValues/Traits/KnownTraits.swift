// SPDX-License-Identifier: MIT

package struct KnownTraits {
  /// The traits last reported; before that those of the screen, so that a view that gets no others
  /// is not notified (documented since iOS 13).
  package var reported = UITraitCollection.predicted
  package var overrides = TraitValues()
  package var style = UIUserInterfaceStyle.unspecified
  /// Its traits differ from those last reported.
  package var needsUpdate = false
  /// The traits of those below may differ from those last reported.
  package var needsUpdateBelow = false

  package init() {}

  package func overriding(_ inherited: UITraitCollection) -> UITraitCollection {
    guard style != .unspecified || !overrides.isEmpty else { return inherited }
    var values = inherited.values
    if style != .unspecified { values.userInterfaceStyle = style }
    return UITraitCollection(values: values.overridden(by: overrides))
  }
}
