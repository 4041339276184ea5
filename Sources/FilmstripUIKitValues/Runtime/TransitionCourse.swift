// SPDX-License-Identifier: MIT

/// A transition that has begun: what its animator has announced, and what came of it.
package struct TransitionCourse: Sendable, Equatable {
  /// How far an interaction controller has driven it, and when.
  package struct Update: Sendable, Equatable {
    package let instant: VirtualInstant
    /// From 0 to 1.
    package let share: Double
  }

  /// What happens, such as `push from Home to Detail`.
  package let description: String
  /// The class of the application's animator; nil for one of UIKit's own, and for none.
  package let animator: String?
  /// What `transitionDuration` returns, in seconds.
  package let duration: Double
  package let begin: VirtualInstant
  /// In the order of time; empty where nothing drives it.
  package fileprivate(set) var updates: [Update] = []
  /// When the last interaction ended; nil without one.
  package fileprivate(set) var release: VirtualInstant?
  /// When it was complete; nil where it is not.
  package fileprivate(set) var end: VirtualInstant?
  /// Whether it has ended as it was meant to, and not by being cancelled.
  package fileprivate(set) var isCompleted = false
}

/// The transitions of a recording, and who takes part in those of a stage.
@MainActor
package final class TransitionCourses {
  /// An object that takes part in a transition, while it exists.
  package struct Participant {
    /// What it is in the transition: `controller`, `animator`.
    package let role: String
    /// Its class.
    package let name: String
    /// Tells it from others while it exists.
    package let identity: ObjectIdentifier
    package private(set) weak var object: AnyObject?

    init(role: String, object: AnyObject) {
      (self.role, self.object) = (role, object)
      (name, identity) = ("\(type(of: object))", ObjectIdentifier(object))
    }
  }

  /// In the order in which they began.
  package private(set) var all: [TransitionCourse] = []
  /// Those that still exist, and those that have ceased to since the last one came.
  package private(set) var participants: [Participant] = []
  /// The number of each in the log, in the order of ``all``.
  private var numbers: [Int] = []

  init() {}

  package func begin(
    _ number: Int, _ description: String, animator: AnyObject?, duration: Double,
    at instant: VirtualInstant
  ) {
    let isBuiltIn = animator.map { String(reflecting: type(of: $0)).hasPrefix("FilmstripUIKit") }
    all.append(
      TransitionCourse(
        description: description,
        animator: isBuiltIn == true ? nil : animator.map { "\(type(of: $0))" }, duration: duration,
        begin: instant))
    numbers.append(number)
  }

  package func update(_ number: Int, to share: Double, at instant: VirtualInstant) {
    change(number) { $0.updates.append(TransitionCourse.Update(instant: instant, share: share)) }
  }

  package func release(_ number: Int, at instant: VirtualInstant) {
    change(number) { $0.release = instant }
  }

  package func end(_ number: Int, isCompleted: Bool, at instant: VirtualInstant) {
    change(number) { ($0.end, $0.isCompleted) = (instant, isCompleted) }
  }

  /// Notes an object, unless it is a part of UIKit itself or known already.
  package func note(_ object: AnyObject?, as role: String) {
    guard let object, (object as? any BuiltInPart)?.isBuiltInPart != true else { return }
    participants.removeAll { $0.object == nil }
    guard !participants.contains(where: { $0.object === object }) else { return }
    participants.append(Participant(role: role, object: object))
  }

  /// Forgets the transitions that have ended: the start of a recording.
  func startRecording() {
    let open = all.indices.filter { all[$0].end == nil }
    (all, numbers) = (open.map { all[$0] }, open.map { numbers[$0] })
  }

  private func change(_ number: Int, _ body: (inout TransitionCourse) -> Void) {
    guard let place = numbers.lastIndex(of: number) else { return }
    body(&all[place])
  }
}
