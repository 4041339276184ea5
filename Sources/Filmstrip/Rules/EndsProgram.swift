// SPDX-License-Identifier: MIT

extension Rule {
  /// A transition that takes the whole program with it.
  public static let endsProgram = Rule(
    id: "ends-program", severity: .error,
    sentence: "the program ends while the transition runs",
    remedy:
      "look for a failed precondition, recursion without end, or memory that grows without end")
}

extension Finding {
  /// A program that has ended; `how` is a signal or a status, `message` what it wrote last, if anything.
  package static func endsProgram(how: String, message: String?) -> Finding {
    Finding(
      rule: .endsProgram,
      message: "the program ends (\(how))" + (message.map { ": \($0)" } ?? ""))
  }
}

extension Rule {
  /// Whether a way with such a finding was not looked at to its end: it cannot count as passed.
  package var endsLint: Bool { [.endsProgram, .neverReturns].contains(self) }
}
