// SPDX-License-Identifier: MIT

extension UIViewController {
  /// The environment of the window the controller's view, or that of the nearest parent with one,
  /// is in; else the current one.
  var environment: StageEnvironment { (stageEnvironment ?? .current) }

  /// The environment of the window the controller belongs to; nil where it belongs to none.
  private var stageEnvironment: StageEnvironment? {
    (viewIfLoaded?.window ?? rootWindow)?.stageEnvironment ?? parent?.stageEnvironment
      ?? presentation?.otherPresenter(than: self)?.stageEnvironment
  }
}
