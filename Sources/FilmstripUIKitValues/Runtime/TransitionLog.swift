// SPDX-License-Identifier: MIT

/// What happened during a recording, apart from what moved: callbacks, facts for findings, and the
/// transitions in progress.
@MainActor
package final class TransitionLog {
  package struct Event: Sendable, Equatable {
    package let instant: VirtualInstant
    /// The method's base name, such as `viewWillAppear`.
    package let name: String
    package let object: String
  }

  package struct TouchEvent: Sendable, Equatable {
    package enum Phase: Sendable {
      case began
      case ended
      case cancelled
    }

    package let instant: VirtualInstant
    package let phase: Phase
    package let location: CGPoint
  }

  package struct Report: Sendable, Equatable {
    package let instant: VirtualInstant
    package let fact: StageFact
  }

  /// A controller's view that has another safe area than before, while a transition is open.
  package struct SafeAreaChange {
    package let instant: VirtualInstant
    package fileprivate(set) weak var layer: CALayer?
    /// At the top, the left, the bottom and the right, in points.
    package let old: SIMD4<Double>
    package let new: SIMD4<Double>
  }

  package struct OpenTransition: Sendable, Equatable {
    let id: Int
    /// A description, such as `push from Home to Detail`.
    package let description: String
    /// Whether a touch drives it.
    package fileprivate(set) var isInteractive = false
  }

  package private(set) var events: [Event] = []
  package private(set) var touches: [TouchEvent] = []
  package private(set) var safeAreaChanges: [SafeAreaChange] = []
  private var reports: [Report] = []
  /// The facts of the reports, for look-ups: there may be thousands of touches.
  private var knownFacts: Set<StageFact> = []
  /// The transitions that have begun, or wait to begin, and are not complete.
  package private(set) var openTransitions: [OpenTransition] = []
  /// What came of the transitions that have begun, and who takes part in them.
  package let courses = TransitionCourses()
  private var nextID = 0
  private var layersWithRoles: [CALayer] = []

  private let clock: VirtualClock

  init(clock: VirtualClock) { self.clock = clock }

  /// Adds a callback, unless it goes to a part of UIKit itself.
  package func note(_ name: String, of object: AnyObject) {
    if let part = object as? any BuiltInPart, part.isBuiltInPart { return }
    events.append(
      Event(
        instant: clock.now, name: name, object: String(describing: type(of: object)))
    )
  }

  func noteMessage(_ message: String, of writer: String) {
    events.append(Event(instant: clock.now, name: message, object: writer))
  }

  package func noteTouch(_ phase: TouchEvent.Phase, at location: CGPoint) {
    touches.append(TouchEvent(instant: clock.now, phase: phase, location: location))
  }

  package func noteSafeArea(of layer: CALayer, from old: SIMD4<Double>, to new: SIMD4<Double>) {
    guard !openTransitions.isEmpty else { return }
    safeAreaChanges.append(
      SafeAreaChange(instant: clock.now, layer: layer, old: old, new: new))
  }

  /// Notes a fact, with its virtual time, unless the same is noted already.
  package func report(_ fact: StageFact) {
    guard knownFacts.insert(fact).inserted else { return }
    reports.append(Report(instant: clock.now, fact: fact))
  }

  /// Adds a transition that is to happen; the result identifies it for ``close(_:)``.
  package func open(_ description: String) -> Int {
    nextID += 1
    openTransitions.append(OpenTransition(id: nextID, description: description))
    return nextID
  }

  package func setInteractive(_ id: Int, _ isInteractive: Bool) {
    guard let index = openTransitions.firstIndex(where: { $0.id == id }) else { return }
    openTransitions[index].isInteractive = isInteractive
  }

  package func close(_ id: Int) { openTransitions.removeAll { $0.id == id } }

  /// Names a layer by its role in a transition; it keeps the name until the next recording, so that
  /// the frames after the transition show it too.
  package func assign(_ role: String, to layer: CALayer) {
    layer.role = role
    layersWithRoles.append(layer)
  }

  /// Removes and returns what was reported and is in no recording yet.
  package func takeReports() -> [Report] {
    defer { (reports, knownFacts) = ([], []) }
    return reports
  }

  /// Forgets events and roles, not the open transitions and what was reported: the start of a
  /// recording.
  package func startRecording() {
    events = []
    touches = []
    safeAreaChanges = []
    courses.startRecording()
    forgetRoles()
  }

  /// Names no layer by its role any more, unless transitions are open.
  package func forgetRoles() {
    guard openTransitions.isEmpty else { return }
    for layer in layersWithRoles { layer.role = nil }
    layersWithRoles = []
  }
}

/// A built-in object in the place of an application's: its calls are not listed as callbacks.
@MainActor
package protocol BuiltInPart: AnyObject {
  /// Whether this one is built in; an application's subclass may not be.
  var isBuiltInPart: Bool { get }
}

extension BuiltInPart {
  package var isBuiltInPart: Bool { true }
}
