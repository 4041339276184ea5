// SPDX-License-Identifier: MIT
internal import Filmstrip

extension VerificationResult {
  /// What an ignore comes to in all cases that it applies to.
  private struct IgnoreOfRun {
    /// Where it is, and what is ignored.
    let text: String
    var isFound = false
    var hidesSomething = false
  }

  private var ignoresOfRun: [IgnoreOfRun] {
    var ignores: [IgnoreOfRun] = []
    var numbers: [String: Int] = [:]
    for hidden in cases.flatMap({ $0.ignored ?? [] }) {
      let number = numbers[hidden.place] ?? ignores.count
      if number == ignores.count {
        numbers[hidden.place] = number
        ignores.append(IgnoreOfRun(text: "\(hidden.place) (\(hidden.what))"))
      }
      ignores[number].isFound = ignores[number].isFound || hidden.isFound
      ignores[number].hidesSomething = ignores[number].hidesSomething || hidden.hidesSomething
    }
    return ignores
  }

  /// Whether results of all cases of the files are here.
  private var isWhole: Bool { missing == nil && cases.count >= totalCount }

  /// What is wrong with ignores of a whole file, a line each: in no case there is what they name.
  ///
  /// A part of the cases says nothing of the others.
  package var ignoreProblems: [String] {
    guard isWhole else { return [] }
    return ignoresOfRun.filter { !$0.isFound }.map {
      "\($0.text): 'ignore': no case has what it names; correct it, or remove it"
    }
  }

  /// Which ignores hide nothing in any case, as one line; empty where each hides something.
  package var ignoreLines: [String] {
    let idle = ignoresOfRun.filter { !$0.hidesSomething && ($0.isFound || !isWhole) }
    return IgnoredDifferences.idleLine(idle.map(\.text)).map { [$0] } ?? []
  }
}
