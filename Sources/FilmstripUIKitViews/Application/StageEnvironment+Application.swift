// SPDX-License-Identifier: MIT

extension StageEnvironment {
  /// The application that runs on the stage.
  package var application: UIApplication { part { UIApplication(stageEnvironment: self) } }
  /// The one scene of the application.
  package var windowScene: UIWindowScene { part { UIWindowScene(stageEnvironment: self) } }
  /// The device that the stage simulates.
  package var device: UIDevice { part { UIDevice(stageEnvironment: self) } }
}
