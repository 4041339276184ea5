// SPDX-License-Identifier: MIT

package struct TabBehavior: BehaviorValues {
  /// Seconds for which the old tab fades into the new one after a tap; nil shows the new one at once, as
  /// before iOS 18.
  ///
  /// That iOS 18 cross-dissolves has two sources; the time is approximated: its callbacks come 0.5 to
  /// 0.7 s later than before.
  package var fadeDuration: Double? = 0.5

  package init() {}
}

extension BehaviorProfile {
  package var tabs: TabBehavior {
    get { self[TabBehavior.self] }
    set { self[TabBehavior.self] = newValue }
  }
}
