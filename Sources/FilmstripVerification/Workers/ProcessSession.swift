// SPDX-License-Identifier: MIT
internal import Foundation
internal import FilmstripImaging

/// A worker with the programs that scenes have started: a session of its own.
///
/// A group would not do, as Foundation's `Process` gives each program a group of its own.
enum ProcessSession {
  /// Ends all programs of a session at once but its leader, which gave it its number.
  ///
  /// Without `/proc` those of the leader's group alone are known.
  static func endPrograms(of leader: pid_t) {
    // What is started while the others are ended is there in the second round.
    for _ in 0..<2 {
      let names = (try? FolderListing.names(in: "/proc")) ?? []
      for number in names.compactMap({ pid_t($0) }) where number != leader {
        if getsid(number) == leader { kill(number, SIGKILL) }
      }
    }
  }
}
