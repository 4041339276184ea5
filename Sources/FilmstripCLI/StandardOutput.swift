// SPDX-License-Identifier: MIT
import Foundation
import FilmstripWording

/// Results for people and programs: a result that does not arrive is an error.
enum StandardOutput {
  /// Writes a line, in which nothing is a command to the service that runs this program.
  static func write(_ line: String) throws(CommandError) {
    let line = ProgramName.applied(to: line)
    try writeRaw(areCommandsRead ? WorkflowCommands.removed(from: line) : line)
  }

  /// Whether what is printed may be taken for a command.
  static let areCommandsRead = WorkflowCommands.areRead(in: ProcessInfo.processInfo.environment)

  /// Writes a line as it is, for what is a command on purpose.
  static func writeRaw(_ line: String) throws(CommandError) {
    var rest = Array((line + "\n").utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw failure(errno) }
      rest = rest.dropFirst(count)
    }
  }

  /// Ends the output: a file system that keeps files elsewhere may say only now that it is full.
  static func close() throws(CommandError) {
    guard Foundation.close(STDOUT_FILENO) == 0 || errno == EINTR else {
      throw failure(errno)
    }
  }

  private static func failure(_ code: Int32) -> CommandError {
    CommandError(
      "standard output: cannot be written (\(String(cString: strerror(code)))); "
        + "send it to another file or program")
  }
}
