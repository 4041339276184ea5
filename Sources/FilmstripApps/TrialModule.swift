// SPDX-License-Identifier: MIT

/// What became of the files of a transition.
struct TrialModule {
  /// Why it does not compile; nil where it does.
  var error: String?
  /// The first error of its files, also where it compiles without what has it.
  var firstError: String?
  /// Functions that are left out, as they do not compile.
  var leftOut: [String] = []

  init(error: String? = nil) { (self.error, firstError) = (error, error) }

  /// Says in a trial what its module lacks: a transition that needs what is left out does not compile.
  func account(for trial: inout TransitionTrial) {
    guard !leftOut.isEmpty, let firstError else { return }
    let declarations = leftOut.filter { $0.hasPrefix("the declaration of ") }
    if let first = declarations.first {
      let more = declarations.count > 1 ? " and \(declarations.count - 1) more" : ""
      trial.told.append("without \(first)\(more), which nobody calls then: \(firstError)")
    }
    if trial.isShown {
      let more = leftOut.count > 1 ? " and \(leftOut.count - 1) more" : ""
      trial.told.append(
        "without \(leftOut[0])\(more), which it does not use and which does not compile: \(firstError)"
      )
      return
    }
    let texts =
      trial.cases.flatMap { [$0.error].compactMap { $0 } + $0.findings.map(\.message) }
      + [trial.runError].compactMap { $0 }
    guard let reached = leftOut.first(where: { name in texts.contains { $0.contains(name) } })
    else {
      return
    }
    // What was recorded lacks it, and is nothing to look at.
    trial.cases = []
    trial.compileError = "\(reached) does not compile; the first error is \(firstError)"
  }
}
