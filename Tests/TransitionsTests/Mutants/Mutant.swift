// SPDX-License-Identifier: MIT
import SeededNumbers

struct Mutant: CustomStringConvertible {
  enum Kind: String, CaseIterable {
    case curve = "another curve"
    case duration = "another duration"
    case delay = "a delay"
    case end = "another end"
    case order = "another order of views"
    case shadowRadius = "another shadow radius"
    case color = "a colour off by 2/255"
    case missingCompletion = "no call of `completeTransition`"
    case cancel = "a cancel that does not restore"
    case snapshot = "a snapshot left behind"
    case damping = "another damping of a spring"
    case subview = "a subview one point lower"
  }

  let kind: Kind
  let run: MutantRun
  let numbers: SeededNumbers

  var description: String { "\(kind.rawValue), \(run)" }

  static let countOfKind = 13

  /// Those of a seed: of each kind the same number, over all runs to which it applies.
  static func all(seed: UInt64) -> [Mutant] {
    var numbers = SeededNumbers(seed: seed)
    return Kind.allCases.flatMap { kind in
      let runs = kind.runs.shuffled(using: &numbers)
      return (0..<countOfKind).map {
        Mutant(kind: kind, run: runs[$0 % runs.count], numbers: SeededNumbers(seed: numbers.next()))
      }
    }
  }

  @MainActor
  func makeMutation() -> Mutation {
    switch kind {
    case .curve: CurveMutation(numbers)
    case .duration: DurationMutation(numbers)
    case .delay: DelayMutation(numbers)
    case .end: EndMutation(numbers)
    case .order: OrderMutation(numbers)
    case .shadowRadius: ShadowRadiusMutation(numbers)
    case .color: ColorMutation(numbers)
    case .missingCompletion: MissingCompletionMutation()
    case .cancel: CancelMutation(numbers)
    case .snapshot: LeftSnapshotMutation()
    case .damping: DampingMutation(numbers)
    case .subview: SubviewMutation(numbers)
    }
  }
}

extension Mutant.Kind {
  /// The runs that can be changed so.
  fileprivate var runs: [MutantRun] {
    let springs = ["spring-present", "spring-dismiss", "tab-slide"]
    return switch self {
    case .curve: MutantRun.all.filter { $0.course != .cancelled && !springs.contains($0.entry) }
    case .duration: MutantRun.all.filter { $0.course == .automatic && !springs.contains($0.entry) }
    case .damping: MutantRun.all.filter { springs.contains($0.entry) }
    case .delay: MutantRun.all.filter { $0.course == .automatic }
    case .end: MutantRun.all.filter { $0.course != .cancelled }
    case .cancel: MutantRun.all.filter { $0.course == .cancelled }
    case .snapshot:
      MutantRun.all.map {
        MutantRun(entry: $0.entry, course: $0.course, isOverlaid: $0.entry != "shadow-push")
      }
    case .order, .shadowRadius, .color, .missingCompletion, .subview: MutantRun.all
    }
  }
}
