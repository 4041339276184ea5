// SPDX-License-Identifier: MIT

/// Something the SDK offers and this implementation does not do yet.
///
/// Code that meets one reports it by name; the next recording lists what was reported, so that
/// nothing is accepted and silently ignored.
package enum UnsupportedFeature {
  /// What was reported and not yet listed; each stage has its own.
  package final class Log {
    private var names: [String] = []
    private var realTimeNames: [String] = []
    private var remarks: [String] = []

    /// An empty log.
    package init() {}

    /// Notes that a feature was used; a name already noted is not noted again.
    package func report(_ name: String) {
      if !names.contains(name) { names.append(name) }
    }

    /// What was reported since the last call, in order.
    package func takeReports() -> [String] {
      defer { names = [] }
      return names
    }

    /// Notes, in a sentence without a full stop, that something given could not be used, or not all
    /// of it.
    package func remark(_ sentence: String) {
      if !remarks.contains(sentence) { remarks.append(sentence) }
    }

    /// What was remarked since the last call, in order.
    package func takeRemarks() -> [String] {
      defer { remarks = [] }
      return remarks
    }

    /// Notes that something ran on the machine's clock or threads, and so not in virtual time.
    package func reportRealTime(_ name: String) {
      if !realTimeNames.contains(name) { realTimeNames.append(name) }
    }

    /// What was reported of the machine's time since the last call, in order.
    package func takeRealTimeReports() -> [String] {
      defer { realTimeNames = [] }
      return realTimeNames
    }
  }

  // The engine runs on one thread (ARCHITECTURE.md); Apple's non-isolated types have no other
  // place from which to reach the running stage.
  /// The log of the running stage.
  nonisolated(unsafe) package static var current = Log()

  /// Notes in the running stage's log that a feature was used.
  package static func report(_ name: String) { current.report(name) }

  /// Notes in the running stage's log, in a sentence without a full stop, that something given could
  /// not be used, or not all of it.
  package static func remark(_ sentence: String) { current.remark(sentence) }
}
