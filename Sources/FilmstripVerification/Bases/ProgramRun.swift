// SPDX-License-Identifier: MIT
internal import Filmstrip
internal import Foundation

/// Another program's run in a folder: how it ended, and what it printed.
///
/// It ends when this program does (``ChildProcess``).
struct ProgramRun {
  /// Its exit status, or 128 and the number of the signal that ended it.
  let status: Int32
  /// What it printed on its standard output; empty where that goes to a file.
  let output: String
  /// The last lines of its messages.
  let messages: [String]

  /// A shell changes the folder and the environment, for which `posix_spawn` has no way on each system.
  private static let script = """
    unset GIT_DIR GIT_WORK_TREE GIT_INDEX_FILE GIT_PREFIX GIT_COMMON_DIR
    cd -- "$1" && shift || exit 126
    log=$1; shift
    if [ -n "$log" ]; then exec env "$@" >"$log" 2>&1; else exec env "$@"; fi
    """

  /// Runs a program and waits for its end.
  ///
  /// - Parameters:
  ///   - words: Variables, such as `A=1`, the program, which is looked for in `PATH`, and its arguments.
  ///   - folder: The folder in which it starts.
  ///   - log: A file for all that it prints; nil keeps it.
  /// - Throws: ``BaseError`` if the system starts no shell.
  init(_ words: [String], in folder: String, log: String? = nil) throws(BaseError) {
    do {
      let process = try ChildProcess(
        "/bin/sh", arguments: ["-c", ProgramRun.script, "sh", folder, log ?? ""] + words,
        keepsOutput: true)
      status = process.waitWithOpenInput()
      output = String(decoding: process.written, as: UTF8.self)
      messages = process.words
    } catch {
      throw BaseError("/bin/sh: cannot be started (\(error.reason)); end other programs")
    }
  }
}
