// SPDX-License-Identifier: MIT
import FilmstripVerification

enum VerificationText {
  static func lines(of result: CaseResult) -> [String] {
    let findings = result.outcome == .recorded ? result.findings.map { "finding: \($0)" } : []
    let details: [String] =
      switch result.outcome {
      case .changed:
        // What explains all comes first, also where the differences do not say it alone.
        [result.cause].compactMap(\.self)
          + result.message.dropFirst().filter { $0 != result.cause }
      case .error: []
      case _ where result.isWithoutBase: Array(result.message.dropFirst())
      default: result.message
      }
    var lines = ["\(result.fullName): \(headline(of: result))"]
    lines += (details + result.ignoredLines + findings).map { "  " + $0 }
    guard !result.outcome.isPassed else { return lines }
    switch result.outcome {
    case .error, .crashed: lines.append("  scene:  \(result.place)")
    // Only one of the two has the case.
    case _ where result.isWithoutBase: break
    default:
      let expected = result.base.map { "base:   \($0)/\(result.fullName)" }
      lines.append("  " + (expected ?? "golden: \(result.golden)"))
    }
    if let failure = result.failure { lines.append("  actual: \(failure)") }
    if let command = result.acceptCommand { lines.append("  accept: \(command)") }
    return lines
  }

  private static func headline(of result: CaseResult) -> String {
    switch result.outcome {
    case .recorded where result.message.isEmpty: "the golden is written; look at it, and run again"
    case .recorded: "the golden is written in place of one that did not match"
    case .missing where !result.isWithoutBase: "missing"
    case .missing, .new, .gone, .changed, .error: result.message.first ?? result.outcome.rawValue
    case .crashed: "crashed"
    case .unchanged, .similar: result.outcome.rawValue
    }
  }
}
