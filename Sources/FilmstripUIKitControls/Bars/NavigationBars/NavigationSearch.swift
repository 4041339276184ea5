// SPDX-License-Identifier: MIT

@MainActor
package protocol NavigationSearch: AnyObject {
  var barView: UIView { get }
  /// Height of the search bar in a navigation bar, in points.
  var barHeight: CGFloat { get }
  var hidesBarWhileActive: Bool { get }
  var isActive: Bool { get }
}

extension UINavigationBar {
  /// How much of what is scrolled has gone under the search bar of an item, and under its large title: the
  /// search bar goes first, as on iOS.
  func covered(of item: UINavigationItem?) -> (search: CGFloat, title: CGFloat) {
    let covered = item?.coveredTitle ?? 0
    guard let item, item.hidesSearchNow, let height = item.search?.barHeight else {
      return (0, covered)
    }
    return covered < 0 ? (0, covered) : (min(covered, height), max(covered - height, 0))
  }

  /// Height of the part with the search bar of an item; 0 without one.
  func searchHeight(of item: UINavigationItem?) -> CGFloat {
    guard let search = item?.search else { return 0 }
    return search.barHeight - covered(of: item).search
  }

  func showsSearchAlone(_ item: UINavigationItem?) -> Bool {
    item?.search?.hidesBarWhileActive == true
  }
}

extension UINavigationItem {
  /// Whether what is scrolled goes under the search bar.
  package var hidesSearchNow: Bool {
    guard let search else { return false }
    return hidesSearchBarWhenScrolling && !search.isActive
  }
}
