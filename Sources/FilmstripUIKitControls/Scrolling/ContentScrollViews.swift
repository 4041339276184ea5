// SPDX-License-Identifier: MIT

package struct ContentScrollViews {
  package weak var top: UIScrollView?
  package weak var bottom: UIScrollView?

  package init() {}
}
