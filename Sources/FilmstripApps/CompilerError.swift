// SPDX-License-Identifier: MIT
internal import FilmstripWording

/// Where a file of an app does not compile.
struct CompilerError: Equatable {
  let path: String
  let line: Int
  let column: Int
  /// The whole line, as the compiler prints it.
  let text: String

  /// What a type lacks: the protocol to which it does not conform, or `init` of a class that has no initializer.
  var lack: String?

  var place: String { "\(path):\(line):\(column)" }

  /// Where a program of a module's files has ended by itself, as `Module/File.swift:12: Fatal error: …`; nil where the line
  /// names none of the files.
  static func trap(in line: String, among files: [String]) -> CompilerError? {
    guard let end = line.firstRange(of: ": Fatal error")?.lowerBound,
      let colon = line[..<end].lastIndex(of: ":"),
      let number = Int(line[line.index(after: colon)..<end]),
      let name = line[..<colon].split(separator: "/").last
    else { return nil }
    let matching = files.filter { $0.hasSuffix("/\(name)") }
    guard matching.count == 1 else { return nil }
    return CompilerError(path: matching[0], line: number, column: 1, text: line)
  }

  /// The errors that a compiler, or the tool that lowers, prints as `path:line:column: error: …`.
  static func all(in output: String) -> [CompilerError] {
    output.split(separator: "\n").compactMap { line in
      guard let end = line.firstRange(of: ": error: ")?.lowerBound else { return nil }
      let parts = line[..<end].split(separator: ":")
      guard parts.count > 2, let number = Int(parts[parts.count - 2]),
        let column = Int(parts[parts.count - 1])
      else { return nil }
      return CompilerError(
        path: parts.dropLast(2).joined(separator: ":"), line: number, column: column,
        text: String(line).printable, lack: lack(in: line))
    }
  }

  private static func lack(in line: Substring) -> String? {
    if line.hasSuffix("' has no initializers") { return "init" }
    guard let start = line.firstRange(of: " does not conform to protocol '")?.upperBound else {
      return nil
    }
    return String(line[start...].prefix { $0 != "'" })
  }
}
