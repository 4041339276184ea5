// SPDX-License-Identifier: MIT
internal import FilmstripVirtualTime

/// Messages of applications on their way to the current stage's events.
enum EngineLog {
  /// Adds a message to the events; does nothing on threads other than that of stages, which have no
  /// virtual time.
  static func note(_ message: String, of writer: String) {
    guard EngineThread.isCurrent else { return }
    MainActor.assumeIsolated {
      StageEnvironment.reporting.log.noteMessage(message, of: writer)
    }
  }
}
