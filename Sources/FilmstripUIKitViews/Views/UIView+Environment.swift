// SPDX-License-Identifier: MIT

extension UIView {
  /// The environment of the window the view is in, else the current one.
  package var environment: StageEnvironment { window?.stageEnvironment ?? .current }
}
