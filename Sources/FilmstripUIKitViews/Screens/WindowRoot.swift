// SPDX-License-Identifier: MIT

@MainActor
package protocol WindowRoot: ViewOwner {
  /// The window whose root this is; the view may not be in it yet.
  var rootWindow: UIWindow? { get set }
  var viewIfLoaded: UIView? { get }
  func show(in window: UIWindow)
  func hide()
  /// What the controllers on the screen prefer, of which this is the root.
  var shownStatusBarStyle: UIStatusBarStyle { get }
}
