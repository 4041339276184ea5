// SPDX-License-Identifier: MIT

extension UIPresentationController {
  var environment: StageEnvironment { presentingViewController.environment }
}
