// SPDX-License-Identifier: MIT
import ArgumentParser
import Filmstrip
import Foundation
import FilmstripWording

enum StandardError {
  static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// Says what is wrong, or what a person should know, in a line that begins with the program's name.
  static func say(_ text: String) { write("\(ProgramName.current): \(text)") }

  /// Writes a line, for any text: paths and the like may hold anything.
  static func write(_ line: String) {
    let line = ProgramName.applied(to: line.printable)
    writeRaw((StandardOutput.areCommandsRead ? WorkflowCommands.removed(from: line) : line) + "\n")
  }

  /// Names what was found, and ends the command with the status for it if there is any.
  static func end(with findings: [Finding]) throws {
    for finding in findings { say("finding: \(finding)") }
    if !findings.isEmpty { throw ExitCode(1) }
  }

  /// Writes text as it is, for what moves the cursor on purpose.
  static func writeRaw(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
