// SPDX-License-Identifier: MIT

/// The scroll views that bars at some sides follow.
package struct ContentScrollViews {
  package weak var top: UIScrollView?
  package weak var bottom: UIScrollView?

  package init() {}
}
