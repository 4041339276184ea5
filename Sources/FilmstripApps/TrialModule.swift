// SPDX-License-Identifier: MIT

/// What became of the files of a transition.
struct TrialModule {
  /// Why it does not compile; nil where it does.
  var error: String?
  /// Functions that are left out, each with its error.
  var leftOut: [(name: String, error: String)] = []

  /// Says in a trial what its module lacks: a transition that needs what is left out does not compile.
  func account(for trial: inout TransitionTrial) {
    let declarations = leftOut.filter { $0.name.hasPrefix("the declaration of ") }
    if let first = declarations.first {
      let more = declarations.count > 1 ? " and \(declarations.count - 1) more" : ""
      trial.told.append("without \(first.name)\(more), which nobody calls then: \(first.error)")
    }
    if trial.isShown {
      guard let first = leftOut.first else { return }
      let more = leftOut.count > 1 ? " and \(leftOut.count - 1) more" : ""
      trial.told.append(
        "without \(first.name)\(more), which it does not use and which does not compile: \(first.error)"
      )
      return
    }
    let texts =
      trial.cases.flatMap { [$0.error].compactMap { $0 } + $0.findings.map(\.message) }
      + [trial.runError].compactMap { $0 }
    let reached = leftOut.first { one in texts.contains { $0.contains(one.name) } }
    guard let reached else { return }
    // What was recorded lacks it, and is nothing to look at.
    trial.cases = []
    trial.compileError = "\(reached.name) does not compile: \(reached.error)"
  }
}
