// SPDX-License-Identifier: MIT

extension UIView {
  var environment: StageEnvironment { window?.stageEnvironment ?? .current }
}
