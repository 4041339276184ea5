// SPDX-License-Identifier: MIT

package struct KeyboardBehavior: BehaviorValues {
  /// Whether a keyboard comes while text is edited; otherwise the device has one of its own.
  package var isOnScreen = true
  /// Seconds of its animation (measured by others on iOS 26: 23/60; published logs of iOS 5 to 10 have 0.25).
  package var duration = 23.0 / 60
  /// The number of its curve (measured by others, and in published logs: 7, a spring that is critically damped).
  package var curve: UInt = 7
  /// Height of a keyboard with suggestions, held upright: on a phone without and with a home indicator, and on a tablet
  /// (measured by others: 260 on an iPhone SE, 335 on an iPhone 16, 337 on an iPad).
  package var upright = (phone: 260.0, phoneWithIndicator: 335.0, pad: 337.0)
  /// Height on a phone on its side, to which the home indicator's area is added (measured by others: 206 on an iPhone SE,
  /// which has none).
  package var sideways = 206.0

  package init() {}

  @MainActor
  func height(on screen: UIScreen, bottomInset: CGFloat) -> CGFloat {
    if screen.traitCollection.userInterfaceIdiom == .pad { return upright.pad }
    if screen.bounds.width > screen.bounds.height { return sideways + bottomInset }
    return bottomInset > 0 ? upright.phoneWithIndicator : upright.phone
  }
}

extension BehaviorProfile {
  package var keyboard: KeyboardBehavior {
    get { self[KeyboardBehavior.self] }
    set { self[KeyboardBehavior.self] = newValue }
  }
}
