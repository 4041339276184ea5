// SPDX-License-Identifier: MIT
internal import CFilmstripSystem
internal import Foundation

/// What this program was started with.
///
/// Swift's `CommandLine` reads `/proc`, and is empty where that is not mounted: a program that verifies would
/// take no arguments for a request for help, and a test for a run of all tests.
package enum RunningProgram {
  /// The words of the command line, the program's name first; nil where they cannot be had.
  package static let arguments: [String]? = words(
    count: Int(filmstrip_argument_count()), otherwise: CommandLine.arguments
  ) { filmstrip_argument(Int32($0)) }

  /// The path by which the system starts this program's file again; nil where it is not known.
  ///
  /// `/proc/self/exe` is that file also where another one has its path by now. Without `/proc` it is the path with
  /// which the program was started, which is relative to the folder of that moment.
  package static var path: String? {
    let link = "/proc/self/exe"
    if access(link, X_OK) == 0 { return link }
    guard let path = filmstrip_program_path(), access(path, X_OK) == 0 else { return nil }
    return String(cString: path)
  }

  /// The words that a constructor kept, or else those that Swift found; nil where there are neither.
  static func words(
    count: Int, otherwise found: [String], _ word: (Int) -> UnsafePointer<CChar>?
  ) -> [String]? {
    let kept = (0..<max(count, 0)).compactMap { word($0).map { String(cString: $0) } }
    if !kept.isEmpty { return kept }
    return found.isEmpty ? nil : found
  }

  /// Makes the program end with an exit status of 1 where it would end with 0, after a line on standard error: the first
  /// one for which this is called.
  package static func failAtExit(saying line: String) { filmstrip_fail_at_exit(line) }
}
