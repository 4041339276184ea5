// SPDX-License-Identifier: MIT
internal import Foundation

/// How a program says where it ended by itself.
///
/// What fails in Swift's or Filmstrip's own code, such as the index of an array, names no file of the app's: the runtime
/// then tells which of the app's functions called it.
enum ProgramEnd {
  /// What the environment says so that the runtime prints the calls, on systems on which it can.
  static let environment = [
    "SWIFT_BACKTRACE":
      "enable=yes,color=no,interactive=no,threads=crashed,images=none,registers=none,sanitize=no,"
      + "limit=64,output-to=stderr"
  ]

  /// What stands before the file and the line that called what failed.
  static let calledAt = ", called at "

  /// What a program said at its end, in a line.
  ///
  /// - Parameters:
  ///   - output: What it printed.
  ///   - folder: The path of the app's folder.
  /// - Returns: The line, with the app's innermost call where the line names no file of the app's; empty if it said
  ///   nothing.
  static func line(in output: String, ofAppIn folder: String) -> String {
    let said = output.split(separator: "\n").map(String.init)
    let line =
      said.first { $0.contains("Fatal error") || $0.contains("Assertion failed") }
      ?? said.first ?? ""
    for text in said {
      guard let call = text.wholeMatch(of: /\s*\d+ .* at (.*\.swift):(\d+):\d+/) else { continue }
      // A path below the current folder is told from there.
      let path = URL(fileURLWithPath: String(call.1))
      guard path.path.hasPrefix(folder + "/") else { continue }
      let place = "\(path.lastPathComponent):\(call.2)"
      return line.contains("/\(place): ") ? line : line + calledAt + place
    }
    return line
  }
}
