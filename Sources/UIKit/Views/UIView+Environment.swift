// SPDX-License-Identifier: MIT

extension UIView {
  /// The environment of the window the view is in, else the current one.
  var environment: StageEnvironment { window?.stageEnvironment ?? .current }
}
