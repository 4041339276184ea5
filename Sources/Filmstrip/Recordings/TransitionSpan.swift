// SPDX-License-Identifier: MIT
internal import UIKit

/// One transition of a recording: what its animator has announced, and what came of it.
///
/// Instants are in nanoseconds since the start of the recording.
package struct TransitionSpan: Sendable, Equatable {
  /// How far an interaction controller has driven it, and when.
  package struct Update: Sendable, Equatable {
    package let nanoseconds: Int64
    /// From 0 to 1.
    package let share: Double
  }

  /// What happens, such as `push from Home to Detail`.
  package let description: String
  /// The class of the application's animator; nil for one of UIKit's own, and for none.
  package let animator: String?
  /// What `transitionDuration` returns, in seconds.
  package let duration: Double
  package let begin: Int64
  /// In the order of time; empty where nothing drives it.
  package let updates: [Update]
  /// When the last interaction ended; nil without one.
  package let release: Int64?
  /// When it was complete; nil where it is not.
  package let end: Int64?
  /// Whether it has ended as it was meant to, and not by being cancelled.
  package let isCompleted: Bool

  init(_ course: TransitionCourse, since start: VirtualInstant) {
    func time(_ instant: VirtualInstant) -> Int64 {
      max(instant.nanoseconds - start.nanoseconds, 0)
    }
    (description, animator, duration) = (course.description, course.animator, course.duration)
    begin = time(course.begin)
    updates = course.updates.map { Update(nanoseconds: time($0.instant), share: $0.share) }
    (release, end) = (course.release.map(time), course.end.map(time))
    isCompleted = course.isCompleted
  }
}
