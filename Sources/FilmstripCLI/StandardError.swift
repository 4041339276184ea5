// SPDX-License-Identifier: MIT
import Foundation

/// Messages for people, apart from results.
enum StandardError {
  /// Whether a person is watching.
  static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  static func write(_ line: String) { writeRaw(line + "\n") }

  static func writeRaw(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
