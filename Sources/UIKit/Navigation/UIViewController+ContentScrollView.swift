// SPDX-License-Identifier: MIT
internal import QuartzCore

extension UIViewController {
  /// The scroll view that the bar above follows.
  var barScrollView: UIScrollView? {
    contentScrollViews.top ?? viewIfLoaded as? UIScrollView
      ?? viewIfLoaded?.subviews.first as? UIScrollView
  }
}

extension UIScrollView {
  /// The controller whose navigation bar follows the view; nil for none.
  private var barController: UIViewController? {
    guard
      let controller = responderChain.lazy.compactMap({ $0 as? UIViewController }).first,
      controller.parent is UINavigationController
    else { return nil }
    return controller.barScrollView === self ? controller : nil
  }

  /// Whether the view is what a navigation controller shows, so that it keeps clear of bars although it cannot be scrolled.
  var adjustsAsBarContent: Bool { barController?.automaticallyAdjustsScrollViewInsets == true }

  /// Makes the navigation bar follow.
  func notifyBars() { barController?.navigationController?.contentDidScroll() }

  /// How much of the content has gone under a large title; negative where it was pulled down.
  var coveredHeight: CGFloat { contentOffset.y + knownInset.top }

  /// The offset nearby at which a large title is seen whole, or not at all.
  func offsetBesideLargeTitle(_ offset: CGFloat) -> CGFloat {
    guard let controller = barController, let navigation = controller.navigationController else {
      return offset
    }
    // What goes under the bar, from the top: the search bar before the large title.
    var parts: [CGFloat] = []
    if let search = controller.navigationItem.search, controller.navigationItem.hidesSearchNow,
      !navigation.isNavigationBarHidden
    {
      parts.append(search.barHeight)
    }
    if navigation.showsLargeTitle(of: controller) { parts.append(BarMetrics.largeTitleHeight) }
    let (top, range) = (-knownInset.top, offsets(along: .vertical))
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
