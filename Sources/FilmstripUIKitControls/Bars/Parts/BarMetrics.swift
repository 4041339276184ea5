// SPDX-License-Identifier: MIT

/// The numbers of bars, in points, each with the evidence for it.
///
/// The look is that of iOS 13 to 18; the glass bars of iOS 26 are 10 points higher and not
/// imitated.
package enum BarMetrics {
  // MARK: Navigation bars

  /// Height of a navigation bar without its large title (published by several measurers).
  static let navigationBarHeight: CGFloat = 44
  /// The same on an iPad since iOS 12 (published).
  static let padNavigationBarHeight: CGFloat = 50
  /// The same on a phone on its side (widely known, not verified).
  static let compactNavigationBarHeight: CGFloat = 32
  /// What a large title adds (published, and the same on iOS 26, where it was measured).
  package static let largeTitleHeight: CGFloat = 52
  /// Height of the part with a search bar (measured by others on iOS 11 to 18: a field of 36, a point above
  /// it and 15 below).
  package static let searchHeight: CGFloat = 52
  /// The middle of the large title's line below the bar's first part: a line of 40.67 that begins
  /// 3.67 below it (measured on iOS 26).
  static let largeTitleCenter: CGFloat = 24
  /// From the side to a large title (measured on iOS 26: 16 on a phone, 20 on an iPad).
  static let largeTitleMargin: CGFloat = 16
  /// The same on an iPad.
  static let padLargeTitleMargin: CGFloat = 20
  /// From which width of the screen's shorter side on a device counts as an iPad: the smallest is
  /// 744 points wide.
  static let padWidth: CGFloat = 744

  /// From the side to the first bar button (published by imitators of iOS).
  static let margin: CGFloat = 16
  /// Between bar buttons (approximated).
  static let buttonGap: CGFloat = 16
  /// Least space between title and buttons (approximated).
  static let titleGap: CGFloat = 8
  /// From the side to the back chevron (approximated from screenshots).
  static let backMargin: CGFloat = 8
  /// The back chevron's box (approximated from screenshots).
  static let chevronSize = CGSize(width: 12, height: 21)
  /// Width of the chevron's stroke (approximated from screenshots).
  static let chevronLineWidth: CGFloat = 2.7
  /// Between the chevron and the back button's title (approximated).
  static let chevronGap: CGFloat = 6

  /// Sizes of text: titles and buttons 17, large titles 34 (documented in Apple's guidelines).
  static let titleSize: CGFloat = 17
  static let largeTitleSize: CGFloat = 34
  /// Font of titles: semibold (documented).
  static let titleFont = UIFont.systemFont(ofSize: titleSize, weight: .semibold)
  static let buttonFont = UIFont.systemFont(ofSize: titleSize)
  /// Font of large titles: bold (measured).
  static let largeTitleFont = UIFont.systemFont(ofSize: largeTitleSize, weight: .bold)

  // MARK: Motion

  /// How far the new title comes from, in widths of the bar (approximated: a port of the motion to
  /// another toolkit uses a half).
  static let titleTravel: CGFloat = 0.5
  /// How far a large title that is covered goes, in widths: as far as the view below it
  /// (published by several ports).
  static let coveredTravel: CGFloat = 0.3
  /// Seconds of a push or pop that a bar without a controller animates itself (approximated).
  static let ownPushDuration = 0.35
  /// Seconds in which exchanged buttons fade (approximated).
  static let exchangeDuration = 0.2

  // MARK: Tab bars and toolbars

  /// Height of a tab bar without the part under the home indicator (published).
  static let tabBarHeight: CGFloat = 49
  /// Height of a toolbar without the part under the home indicator (published).
  package static let toolbarHeight: CGFloat = 44
  /// The middle of a tab's icon below the bar's top (approximated from screenshots).
  static let tabIconCenter: CGFloat = 19
  /// The middle of a tab's title below the bar's top (approximated from screenshots).
  static let tabTitleCenter: CGFloat = 41
  /// Longest side of a tab's icon; larger images are shrunk (approximated; guidelines: 25 or less).
  static let tabIconSide: CGFloat = 28
  /// Size of a tab's title, in the medium weight (published).
  static let tabTitleSize: CGFloat = 10
  /// Least space at each side of a tab's title (approximated).
  static let tabTitleMargin: CGFloat = 2
  /// Height and least width of a badge, and size of its text (approximated from screenshots).
  static let badgeSide: CGFloat = 18
  static let badgeTextSize: CGFloat = 13
  /// From the middle of the icon to the badge's left side, and from the bar's top to its top
  /// (approximated from screenshots).
  static let badgeOffset = CGPoint(x: 4, y: 2)
}
