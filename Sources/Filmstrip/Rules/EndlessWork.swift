// SPDX-License-Identifier: MIT

extension Rule {
  /// Code that restarts itself without letting time pass.
  public static let endlessWork = Rule(
    id: "endless-work", severity: .error,
    sentence: "work at one instant starts more work at the same instant, without end",
    remedy: "let time pass before the next round: a timer or asyncAfter with an interval above 0")
}

extension Finding {
  static func endlessWork(rounds: Int) -> Finding {
    Finding(
      rule: .endlessWork,
      message: "work was still being started after \(rounds) rounds at one instant")
  }
}
