// SPDX-License-Identifier: MIT

extension UIViewController {
  var barScrollView: UIScrollView? {
    contentScrollViews.top ?? viewIfLoaded as? UIScrollView
      ?? viewIfLoaded?.subviews.first as? UIScrollView
  }
}

extension UIScrollView {
  /// How much of the content has gone under a large title; negative where it was pulled down.
  var coveredHeight: CGFloat { contentOffset.y + knownInset.top }
}

extension UIViewController: ScrollViewOwner {
  package func isFollowedByBar(_ scrollView: UIScrollView) -> Bool {
    parent is UINavigationController && barScrollView === scrollView
  }

  package var adjustsBarContent: Bool { automaticallyAdjustsScrollViewInsets }

  package func barContentDidScroll() { navigationController?.contentDidScroll() }

  /// The offset nearby at which a large title is seen whole, or not at all.
  package func offsetBesideLargeTitle(_ offset: CGFloat, of scrollView: UIScrollView) -> CGFloat {
    guard let navigation = navigationController else { return offset }
    // What goes under the bar, from the top: the search bar before the large title.
    var parts: [CGFloat] = []
    if let search = navigationItem.search, navigationItem.hidesSearchNow,
      !navigation.isNavigationBarHidden
    {
      parts.append(search.barHeight)
    }
    if navigation.showsLargeTitle(of: self) { parts.append(BarMetrics.largeTitleHeight) }
    let (top, range) = (-scrollView.knownInset.top, scrollView.offsets(along: .vertical))
    let snap = environment.behavior.scrolling.largeTitleSnap
    var start = top
    for height in parts {
      let covered = offset - start
      guard covered > 0 else { return offset }
      if covered < height { return min(covered > snap ? start + height : start, range.upperBound) }
      start += height
    }
    return offset
  }
}
