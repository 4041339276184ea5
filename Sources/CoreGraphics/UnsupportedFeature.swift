// SPDX-License-Identifier: MIT
package import FilmstripVirtualTime

/// Something the SDK offers and this implementation does not do yet.
///
/// Code that meets one reports it by name; the next recording lists what was reported, so that
/// nothing is accepted and silently ignored.
package enum UnsupportedFeature {
  package struct Report: Sendable, Equatable {
    /// The stage's virtual time in nanoseconds; nil without a stage.
    package let nanoseconds: Int64?
    package let fact: ContentFact
  }

  /// What was reported and not yet listed; each stage has its own.
  package final class Log {
    private var reports: [Report] = []
    private var knownFacts: Set<ContentFact> = []

    /// The stage's virtual time in nanoseconds; nil without a stage.
    package var now: () -> Int64? = { nil }

    package init() {}

    package func report(_ fact: ContentFact) {
      guard knownFacts.insert(fact).inserted else { return }
      reports.append(Report(nanoseconds: now(), fact: fact))
    }

    /// What was reported since the last call, in order; before it what the running task reported when it had no stage.
    package func takeReports() -> [Report] {
      defer { (reports, knownFacts) = ([], []) }
      let early = EarlyReports.shared.take().filter { !knownFacts.contains($0) }
      return early.map { Report(nanoseconds: nil, fact: $0) } + reports
    }
  }

  /// Notes in the log of the running code's stage that a feature was used.
  package static func report(_ name: String) { ContentFact.unsupported(name).report() }
}

extension StageScope {
  /// What was used on the stage and is not supported, or could not be used as it was given.
  package var unsupported: UnsupportedFeature.Log { part { UnsupportedFeature.Log() } }
}
