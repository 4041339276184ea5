// SPDX-License-Identifier: MIT

extension UIView {
  package var environment: StageEnvironment { window?.stageEnvironment ?? .current }
}
