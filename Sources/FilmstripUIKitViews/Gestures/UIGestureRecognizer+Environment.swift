// SPDX-License-Identifier: MIT

extension UIGestureRecognizer {
  /// The environment of the view's window; the current one without a view in a window.
  var environment: StageEnvironment { view?.environment ?? .current }
}
