// SPDX-License-Identifier: MIT

extension EngineThread {
  /// Runs `body` now if the calling thread may use stages; else on the main queue, with a report
  /// that `feature` was used on another thread.
  package static func perform(_ feature: String, _ body: @escaping @Sendable () -> Void) {
    guard !isCurrent else { return body() }
    let fact = ContentFact.machineTime("\(feature) on another thread")
    // Of the task that runs here; the block on the main queue has another one.
    let scope = StageScope.reporting
    if scope == nil { fact.report() }
    onMainQueue {
      scope?.unsupported.report(fact)
      body()
    }
  }
}
