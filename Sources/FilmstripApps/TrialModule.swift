// SPDX-License-Identifier: MIT
internal import Foundation

/// What became of the files of a transition.
struct TrialModule {
  /// A statement, a function or a declaration that is left out.
  struct LeftOut {
    /// Its name, such as `Type.function()` or `line 12 of Type.function()`.
    let name: String
    /// Why it is left out, as the compiler or the program says it.
    let error: String

    /// Whether both are statements of one function.
    func isBeside(_ other: LeftOut) -> Bool {
      function != nil && function == other.function && name != other.name
    }

    private var function: Substring? {
      name.hasPrefix("line ") ? name.firstRange(of: " of ").map { name[$0.upperBound...] } : nil
    }
  }

  /// Where it is compiled.
  let folder: URL
  /// Why it does not compile; nil where it does.
  var error: String?
  /// The errors of each attempt to compile it, which name what is left out.
  var attempts: [[CompilerError]] = []
  /// Files that do not compile, of which stubs stand for what they declare.
  var files: [AppTransitions.LeftOut] = []
  /// Statements and functions that do not compile and are left out, each with its error.
  var leftOut: [LeftOut] = []
  /// Statements and functions that end the program and are left out, each with what it says.
  var trapping: [LeftOut] = []

  /// Says in a trial what its module lacks: a transition that needs what does not compile counts as not compiled.
  func account(for trial: inout TransitionTrial) {
    if let first = trapping.first {
      trial.told.append(
        "without \(TrialModule.title(first.name, of: trapping.count)), as it ends the program: \(first.error)"
      )
    }
    if let first = files.first {
      trial.told.append(
        "stubs stand for \(TrialModule.title(first.file, of: files.count)): \(first.reason)")
    }
    // An override that is gone would change in silence what a transition's own type does.
    let own = leftOut.first { one in
      trial.entries.contains {
        one.name.hasPrefix("\(TrialModule.declaration)\($0).")
          || one.name == "the second declaration of \($0)"
      }
    }
    if let own { return trial.fail(without: own.name, own.error) }
    for (kind, effect) in TrialModule.kinds {
      let some = leftOut.filter { $0.name.hasPrefix(kind) }
      guard let first = some.first else { continue }
      trial.told.append(
        "without \(TrialModule.title(first.name, of: some.count)), \(effect): \(first.error)")
    }
    let texts =
      trial.cases.flatMap { [$0.error].compactMap { $0 } + $0.findings.map(\.message) }
      + [trial.runError].compactMap { $0 }
    let reached = leftOut.first { one in texts.contains { $0.contains(one.name) } }
    guard trial.isShown || trial.isMoving else {
      if let reached { trial.fail(without: reached.name, reached.error) }
      return
    }
    // What is told above is not told again.
    let others = leftOut.filter { one in !TrialModule.kinds.contains { one.name.hasPrefix($0.kind) }
    }
    guard let first = reached ?? others.first else { return }
    let use = reached == nil ? "which it does not use and" : "which one of its ways reaches and"
    trial.told.append(
      "without \(TrialModule.title(first.name, of: others.count)), \(use) which does not compile: \(first.error)"
    )
  }

  /// One of what is left out, and how many more there are.
  private static func title(_ name: String, of count: Int) -> String {
    name + (count > 1 ? " and \(count - 1) more" : "")
  }

  /// How the name of a declaration that is left out as a whole begins.
  private static let declaration = "the declaration of "

  /// How the names of what is told by itself begin, and what it means that it is left out.
  ///
  /// A cast to a protocol to which a type does not conform any more fails, and nothing says so when it is reached.
  private static let kinds: [(kind: String, effect: String)] = [
    (declaration, "so that no code calls it"), ("the conformance of ", "to which casts fail"),
    ("the inheritance of ", "which is not there"),
    ("the second declaration of ", "as another type has its name"),
    ("the look of ", "which is guessed"),
    ("the log of ", "as nothing that is seen depends on it"),
    ("the touches of ", "which do nothing before the first tap"),
    ("the notifications of ", "which do nothing before the first one is posted"),
  ]
}

extension TransitionTrial {
  /// Counts as not compiled: what was recorded lacks what it needs, and is nothing to look at.
  fileprivate mutating func fail(without name: String, _ error: String) {
    (cases, isShown) = ([], false)
    compileError = "\(name) does not compile: \(error)"
  }
}
