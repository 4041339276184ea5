// SPDX-License-Identifier: MIT

/// What a screen on which all has settled is compared with.
enum ScreenReference {
  /// The screen that the transition reaches without animation.
  case withoutAnimation
  /// The screen before the transition, to which a cancel leads back.
  case before
  /// The screen before the transition, to which the way back leads.
  case beforeThere

  var end: String {
    switch self {
    case .withoutAnimation: "end"
    case .before: "cancel"
    case .beforeThere: "way back"
    }
  }
  var comparison: String { self == .withoutAnimation ? "without animation" : "before" }
}
