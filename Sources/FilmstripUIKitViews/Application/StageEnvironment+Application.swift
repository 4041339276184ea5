// SPDX-License-Identifier: MIT

extension StageEnvironment {
  package var application: UIApplication { part { UIApplication(stageEnvironment: self) } }
  package var windowScene: UIWindowScene { part { UIWindowScene(stageEnvironment: self) } }
  package var device: UIDevice { part { UIDevice(stageEnvironment: self) } }
}
