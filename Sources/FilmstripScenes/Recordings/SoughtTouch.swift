// SPDX-License-Identifier: MIT
internal import Filmstrip
internal import FilmstripTransitions

/// The search for a touch that drives a transition of an app's, where the one that its sources suggest does not.
///
/// The sources tell that a pan drives a transition, but seldom on which view and in which direction it has to begin: a
/// sheet may be lower than the place where a touch would begin on a whole screen, and an axis may depend on a value.
enum SoughtTouch {
  /// How well a recording of a touch shows what the touch is for: the greater, the better.
  enum Result: Int, Comparable {
    /// Nothing moves.
    case nothing
    /// Something moves, and ends otherwise than the touch is meant to.
    case moves
    /// Something moves, and UIKit's transition comes to the end that is meant, but the touch does not drive it.
    case ends
    /// The touch drives what moves to the end that is meant.
    case whole

    static func < (one: Result, other: Result) -> Bool { one.rawValue < other.rawValue }
  }

  /// What came of a touch: one that finishes completes a transition that it drives, and one that cancels does not.
  ///
  /// Where UIKit makes no transition, as in an app's own container, one that finishes leaves another picture than before.
  static func result(of recording: Recording, for preset: GesturePreset) -> Result {
    let pictures = recording.frames.map(\.root.visible)
    // What changes in no more than two frames appears, and does not move.
    let changes = zip(pictures, pictures.dropFirst()).count { $0 != $1 }
    guard changes > 2, let first = pictures.first, let last = pictures.last else { return .nothing }
    guard let transition = recording.transitions.last else {
      return (first != last) == (preset == .finish) ? .whole : .moves
    }
    guard transition.end != nil, transition.isCompleted == (preset == .finish) else {
      return .moves
    }
    return transition.release == nil ? .ends : .whole
  }

  /// A touch in one of the search's attempts.
  struct Attempt {
    let drag: GalleryDrag
    let share: Double
    /// Seconds that the touch rests before it is lifted, so that it has no velocity.
    var rest = 0.0
  }

  /// The attempts of a search, in order.
  ///
  /// The planned touch is first made shorter, and rests before it is lifted, so that it cancels, or longer, so that it
  /// finishes. Then the others are made as they are meant, and at last shorter or longer, too.
  static func attempts(
    _ drags: [GalleryDrag], planned: GalleryDrag?, for preset: GesturePreset
  ) -> [Attempt] {
    func changed(_ drag: GalleryDrag) -> Attempt {
      preset == .cancel
        ? Attempt(drag: drag, share: preset.share / 2, rest: 0.2) : Attempt(drag: drag, share: 0.9)
    }
    return [planned].compactMap { $0.map(changed) }
      + drags.map { Attempt(drag: $0, share: preset.share) } + drags.map(changed)
  }
}
