// SPDX-License-Identifier: MIT

/// What a screen on which all has settled is compared with.
enum ScreenReference {
  /// The screen that the transition reaches without animation.
  case withoutAnimation
  /// The screen before the transition, to which a cancel leads back.
  case before

  var end: String { self == .before ? "cancel" : "end" }
  var comparison: String { self == .before ? "before" : "without animation" }
}
