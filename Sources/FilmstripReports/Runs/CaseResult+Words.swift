// SPDX-License-Identifier: MIT
internal import FilmstripVerification

extension CaseResult {
  var headline: String {
    switch outcome {
    case .changed: message.first ?? "changed"
    case .missing: base == nil ? "there is no golden" : message.first ?? "it has no recording"
    case .new, .gone: message.first ?? "only one commit has it"
    case .recorded: "the golden was written"
    case .error: message.first ?? "could not be recorded"
    case .crashed: message.first ?? "ended the program"
    case .unchanged, .similar: outcome.rawValue
    }
  }

  /// By what cases that do not pass are in one group: what is behind the difference, or else the headline.
  var groupCause: String { sharedCause ?? cause ?? headline }

  /// What a group of cases is called: what is behind each, with its layer where that is the same in all.
  static func title(ofGroup cases: [CaseResult]) -> String {
    let sentences = Set(cases.map(\.sentence))
    return (sentences.count == 1 ? sentences.first : cases.first?.groupCause) ?? ""
  }

  /// What formats show of a case that have room for a sentence.
  var sentence: String { cause ?? headline }

  /// What differs, with what is behind it first; of a case that changed without the word for that.
  var reasons: [String] {
    guard outcome == .changed else { return message }
    let rest = Array(message.dropFirst())
    return cause.map { cause in [cause] + rest.filter { $0 != cause } } ?? rest
  }

  /// Lines of the message for formats that many cases share a file of: of what differs the first ones, none of
  /// them long.
  ///
  /// All of them are in `results.json` and on the page.
  func excerpt(_ lines: [String]) -> [String] {
    guard outcome == .changed else { return lines }
    let shown = lines.prefix(CaseResult.excerptCount).map { line in
      line.count <= CaseResult.excerptLength
        ? line : "\(line.prefix(CaseResult.excerptLength - 1))…"
    }
    return lines.count > CaseResult.excerptCount
      ? shown + ["and \(lines.count - CaseResult.excerptCount) more, which results.json has"]
      : shown
  }

  private static let excerptCount = 6
  private static let excerptLength = 160

  /// Where the scene, the golden and the failure are, a line each, and how to accept it.
  var folders: [String] {
    var lines = ["scene: \(shownPlace)", "\(base == nil ? "golden" : "base"): \(golden)"]
    if let failure { lines.append("actual: \(failure)") }
    if let acceptCommand { lines.append("accept: \(acceptCommand)") }
    return lines
  }
}
