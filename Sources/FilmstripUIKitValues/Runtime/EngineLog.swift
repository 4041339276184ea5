// SPDX-License-Identifier: MIT

enum EngineLog {
  /// Adds a message to the events; does nothing on threads other than that of stages, which have no
  /// virtual time.
  static func note(_ message: String, of writer: String) {
    guard EngineThread.isCurrent else { return }
    MainActor.assumeIsolated { StageEnvironment.reporting.log.noteMessage(message, of: writer) }
  }
}
