// SPDX-License-Identifier: MIT
package import QuartzCore

/// What happened during a recording, apart from what moved: callbacks, findings, and the
/// transitions that are under way.
@MainActor
package final class TransitionLog {
  /// A callback, with its virtual time.
  package struct Event: Sendable, Equatable {
    package let instant: VirtualInstant
    /// The method's base name, such as `viewWillAppear`.
    package let name: String
    /// The class of the receiver.
    package let object: String
  }

  package static var current = TransitionLog()

  package private(set) var events: [Event] = []
  package private(set) var findings: [String] = []
  /// The transitions that have begun, or wait to begin, and are not complete: what each is.
  package private(set) var openTransitions: [(id: Int, description: String)] = []
  private var nextID = 0

  package init() {}

  func note(_ name: String, of object: AnyObject) {
    events.append(
      Event(
        instant: VirtualClock.current.now, name: name, object: String(describing: type(of: object)))
    )
  }

  package func find(_ finding: String) { findings.append(finding) }

  /// Notes that a transition has to happen; the result names it to ``close(_:)``.
  func open(_ description: String) -> Int {
    nextID += 1
    openTransitions.append((nextID, description))
    return nextID
  }

  func close(_ id: Int) { openTransitions.removeAll { $0.id == id } }

  /// Forgets events and findings, not the open transitions: the start of a recording.
  package func startRecording() {
    events = []
    findings = []
  }
}
