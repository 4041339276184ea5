// SPDX-License-Identifier: MIT
internal import Verification

extension CaseResult {
  /// How the case ended, in a few words.
  var headline: String {
    switch outcome {
    case .changed: message.first ?? "changed"
    case .missing: "there is no golden"
    case .recorded: "the golden was written"
    case .error: message.first ?? "could not be recorded"
    case .crashed: message.first ?? "ended the program"
    case .unchanged, .similar: outcome.rawValue
    }
  }

  /// Where the scene, the golden and the failure are, a line each, and how to accept it.
  var folders: [String] {
    var lines = ["scene: \(place)", "golden: \(golden)"]
    if let failure { lines += ["actual: \(failure)", "accept: filmstrip accept \(failure)"] }
    return lines
  }
}
