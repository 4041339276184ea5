// SPDX-License-Identifier: MIT
import Filmstrip
import FilmstripWording
import Foundation

/// What the program that runs is called: `filmstrip`, or the name of a package's program.
enum ProgramName {
  /// The name of the program's file.
  static let current: String = {
    let started = RunningProgram.arguments?.first ?? ""
    let path =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? started
    // The system adds this where the file has been replaced since the program was started.
    let name = (path as NSString).lastPathComponent.replacing(" (deleted)", with: "")
    return name.isEmpty ? "filmstrip" : name.printable
  }()

  /// A text in which commands of `filmstrip` are those of this program.
  static func applied(to text: String) -> String {
    guard current != "filmstrip" else { return text }
    return text.replacing(#/\bfilmstrip ([a-z]+|--help|<)/#) { match in
      let word = match.1
      let isCommand =
        word == "--help" || word == "<" || FilmstripCommand.commandNames.contains(String(word))
      return "\(isCommand ? current : "filmstrip") \(word)"
    }
  }
}
