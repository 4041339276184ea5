// SPDX-License-Identifier: MIT
internal import CoreGraphics
package import VirtualTime

extension EngineThread {
  /// Runs `body` now if the calling thread may use stages; else on the main queue, with a report
  /// that `feature` was used on another thread.
  package static func perform(_ feature: String, _ body: @escaping @Sendable () -> Void) {
    guard !isCurrent else { return body() }
    onMainQueue {
      ContentFact.machineTime("\(feature) on another thread").report()
      body()
    }
  }
}
