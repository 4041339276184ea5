// SPDX-License-Identifier: MIT

package struct ScreenChrome: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// Time, signal and battery at the top.
  package static let statusBar = ScreenChrome(rawValue: 1)
  /// The line at the bottom of screens without a button.
  package static let homeIndicator = ScreenChrome(rawValue: 2)
}

/// The numbers of status bar and home indicator, in points.
///
/// All approximated after published design templates and screenshots; no measurement is known.
enum ChromeMetrics {
  /// Size of the clock's letters on phones with a notch or a Dynamic Island, and on others.
  static let tallClock: CGFloat = 17
  static let lowClock: CGFloat = 12
  /// The middle of the clock from the side, and of all from the top, beside a Dynamic Island.
  static let islandClock = CGPoint(x: 69, y: 32.5)
  /// The same beside a notch of 44 to 50 points: the middle of its ears.
  static let notchClockX: CGFloat = 48
  static let notchDrop: CGFloat = 1
  /// From the side to the last glyph, with a Dynamic Island, with a notch and with neither.
  static let islandEnd: CGFloat = 32
  static let notchEnd: CGFloat = 15
  static let lowEnd: CGFloat = 6
  static let gap: CGFloat = 6
  /// Sizes of the glyphs where the clock is tall; those of the low bar are `lowShare` of that.
  static let signal = CGSize(width: 18, height: 12)
  static let wireless = CGSize(width: 17, height: 12)
  static let battery = CGSize(width: 27, height: 13)
  static let lowShare: CGFloat = 0.85

  /// Height of the home indicator, its distance from the bottom, and its width as a share of the
  /// screen's, upright and on its side.
  static let homeHeight: CGFloat = 5
  static let homeBottom: CGFloat = 8
  static let homeShare: CGFloat = 0.355
  static let homeShareOnSide: CGFloat = 0.28
}
