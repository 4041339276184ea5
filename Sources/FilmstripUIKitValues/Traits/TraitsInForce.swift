// SPDX-License-Identifier: MIT

package final class TraitsInForce {
  /// Those of what is being laid out or notified of a change, or that were set; nil for those of the
  /// screen.
  var current: UITraitCollection?
  /// What a view that is in no tree yet has: the traits of the stage's screen.
  package var predicted = UITraitCollection()
}

extension StageScope {
  package var traits: TraitsInForce { part { TraitsInForce() } }
}
