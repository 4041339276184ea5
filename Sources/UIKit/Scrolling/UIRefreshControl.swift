// SPDX-License-Identifier: MIT

/// What a scroll view shows while its content is reloaded: reported, and not shown.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// Whether loading was begun.
  open private(set) var isRefreshing = false

  /// Notes that loading has begun; nothing shows it.
  open func beginRefreshing() {
    UnsupportedFeature.report("UIRefreshControl.beginRefreshing()")
    isRefreshing = true
  }

  /// Notes that loading has ended.
  open func endRefreshing() { isRefreshing = false }
}
