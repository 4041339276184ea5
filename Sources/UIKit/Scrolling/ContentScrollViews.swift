// SPDX-License-Identifier: MIT

/// The scroll views that bars at some sides follow.
struct ContentScrollViews {
  weak var top: UIScrollView?
  weak var bottom: UIScrollView?
}
