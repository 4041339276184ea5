// SPDX-License-Identifier: MIT
internal import Synchronization
internal import FilmstripWording

/// Shows frames of an animation that are made from those before them to several threads.
///
/// Threads that work on neighbouring frames ask for them in nearly ascending order: what was passed over is
/// kept, at most eight frames, so that none of them starts the animation again.
final class SharedPlayer: Sendable {
  private struct State {
    let player: AnimatedPNGPlayer
    /// Frames that were passed over and not asked for, ascending.
    var passed: [(index: Int, bitmap: Bitmap)] = []
  }

  private let state: Mutex<State>
  private static let keptCount = 8

  init(_ animation: AnimatedPNG) { state = Mutex(State(player: animation.makePlayer())) }

  /// The pixels of a frame.
  ///
  /// - Precondition: there is such a frame.
  func bitmap(at index: Int) throws(ImagingError) -> Bitmap {
    try state.withLock { state throws(ImagingError) in
      if let kept = state.passed.firstIndex(where: { $0.index == index }) {
        return state.passed.remove(at: kept).bitmap
      }
      let player = state.player
      if index < player.position {
        state.passed = []
        try player.seek(to: index)
      }
      while let bitmap = try player.next() {
        if player.position == index + 1 { return bitmap }
        state.passed.append((player.position - 1, bitmap))
        if state.passed.count > SharedPlayer.keptCount { state.passed.removeFirst() }
      }
      refuse("SharedPlayer.bitmap(at: \(index)): there is no such frame")
    }
  }
}
