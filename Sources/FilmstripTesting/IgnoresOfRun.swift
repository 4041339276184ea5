// SPDX-License-Identifier: MIT
internal import Filmstrip
internal import FilmstripWording
internal import Synchronization

/// The ignores of all assertions of a process, and whether they hide something.
final class IgnoresOfRun: Sendable {
  private struct State {
    /// Places and ignores, in the order of the run.
    var names: [String] = []
    var hidesSomething: [String: Bool] = [:]
  }

  private let state = Mutex(State())

  /// Adds what ignores hide in one comparison; returns whether they are the first of the process.
  func add(_ hidden: [IgnoredDifferences], at place: String) -> Bool {
    state.withLock { state in
      let isFirst = state.names.isEmpty
      for ignored in hidden {
        let name = "\(place) (\(ignored.ignore))"
        if state.hidesSomething[name] == nil { state.names.append(name) }
        state.hidesSomething[name, default: false] =
          state.hidesSomething[name, default: false] || !ignored.isEmpty
      }
      return isFirst
    }
  }

  /// The ignores that hide nothing, as one line; nil for none.
  var line: String? {
    state.withLock { state in
      IgnoredDifferences.idleLine(state.names.filter { state.hidesSomething[$0] == false })?
        .printable
    }
  }
}
