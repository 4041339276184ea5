// SPDX-License-Identifier: MIT

extension UIPresentationController {
  /// The environment of the window in which it presents.
  var environment: StageEnvironment { presentingViewController.environment }
}
