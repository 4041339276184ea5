// SPDX-License-Identifier: MIT
import FilmstripVerification

/// The machine's clock, for what a case costs: never part of a recording.
enum CaseClock {
  /// Runs a case, and says how many seconds it took, to the millisecond.
  static func measure(_ body: () throws -> CaseResult) throws -> (CaseResult, Double?) {
    let clock = ContinuousClock()
    let start = clock.now
    let result = try body()
    return (result, ((clock.now - start) / .milliseconds(1)).rounded() / 1_000)
  }
}
