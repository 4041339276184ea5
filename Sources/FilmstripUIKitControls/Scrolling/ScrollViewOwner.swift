// SPDX-License-Identifier: MIT

/// What has a scroll view in its view that bars follow: a view controller.
@MainActor
package protocol ScrollViewOwner: ViewOwner {
  func isFollowedByBar(_ scrollView: UIScrollView) -> Bool
  /// Whether that scroll view keeps clear of bars although it cannot be scrolled.
  var adjustsBarContent: Bool { get }
  func barContentDidScroll()
  /// The offset nearby at which a large title is seen whole, or not at all.
  func offsetBesideLargeTitle(_ offset: CGFloat, of scrollView: UIScrollView) -> CGFloat
}

extension UIScrollView {
  /// The owner whose navigation bar follows the view; nil for none.
  private var barOwner: (any ScrollViewOwner)? {
    guard let owner = lineage.lazy.compactMap(\.owner).first as? any ScrollViewOwner,
      owner.isFollowedByBar(self)
    else { return nil }
    return owner
  }

  /// Whether the view is what a navigation controller shows, so that it keeps clear of bars although it cannot be scrolled.
  var adjustsAsBarContent: Bool { barOwner?.adjustsBarContent == true }

  func notifyBars() { barOwner?.barContentDidScroll() }

  func offsetBesideLargeTitle(_ offset: CGFloat) -> CGFloat {
    barOwner?.offsetBesideLargeTitle(offset, of: self) ?? offset
  }
}
