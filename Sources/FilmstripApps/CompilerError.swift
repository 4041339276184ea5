// SPDX-License-Identifier: MIT
internal import FilmstripWording

/// Where a file of an app does not compile.
struct CompilerError: Equatable {
  let path: String
  let line: Int
  let column: Int
  /// The whole line, as the compiler prints it.
  let text: String

  /// What a type lacks, as the tool that lowers takes it: `conformance` and the protocol to which it does not conform,
  /// `single` and one to which it conforms twice, `name` and one that is not there, `initializer`, `superclass` of a class
  /// whose superclass cannot have subclasses here, and `uniqueness` of a type that is declared twice.
  var lack: String?

  /// The protocol to which a type does not conform; nil for another error.
  var missingProtocol: String? {
    guard let lack, lack.hasPrefix("conformance ") else { return nil }
    return String(lack.dropFirst("conformance ".count))
  }

  /// Whether it is of two declarations, one of which a smaller set of files may not have.
  var contradicts: Bool {
    lack == "uniqueness" || lack?.hasPrefix("single ") ?? false
      || [": error: ambiguous ", ": error: invalid redeclaration "].contains(where: text.contains)
      || text.contains("is ambiguous for type lookup")
  }

  /// The type that does not conform to a protocol; nil for another error.
  var typeName: String? {
    text.firstRange(of: ": error: type '").map {
      String(text[$0.upperBound...].prefix { $0 != "'" })
    }
  }

  var place: String { "\(path):\(line):\(column)" }

  /// Where a program of a module's files has ended by itself, as `Module/File.swift:12: Fatal error: …` or
  /// `…, called at File.swift:12`; nil where the line names none of the files.
  static func trap(in line: String, among files: [String]) -> CompilerError? {
    let called = line.firstRange(of: ProgramEnd.calledAt).map { line[$0.upperBound...] + ": " }
    if let called {
      return place(of: String(called), before: ": ", among: files).map {
        CompilerError(path: $0.path, line: $0.line, column: $0.column, text: line)
      }
    }
    return place(of: line, before: ": Fatal error", among: files)
      ?? place(of: line, before: ": Assertion failed", among: files)
  }

  private static func place(
    of line: String, before end: String, among files: [String]
  ) -> CompilerError? {
    guard let end = line.firstRange(of: end)?.lowerBound,
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
    let lines = output.split(separator: "\n")
    return lines.enumerated().compactMap { number, line in
      guard let end = line.firstRange(of: ": error: ")?.lowerBound else { return nil }
      var place = self.place(line[..<end])
      if line.hasSuffix(operatorIsNotPublic) {
        // The note names the operator, which another of the app's modules declares for a type of this one.
        let notes = lines[(number + 1)...].prefix { !$0.contains(": error: ") }
        place =
          notes.lazy.compactMap { line in
            line.firstRange(of: ": note: mark the operator function as 'public'").flatMap {
              self.place(line[..<$0.lowerBound])
            }
          }.first ?? place
      }
      guard let place else { return nil }
      return CompilerError(
        path: place.path, line: place.line, column: place.column, text: String(line).printable,
        lack: lack(in: line))
    }
  }

  private static let operatorIsNotPublic =
    "' must be declared public because it matches a requirement in public protocol 'Equatable'"

  private static func place(_ text: Substring) -> (path: String, line: Int, column: Int)? {
    let parts = text.split(separator: ":")
    guard parts.count > 2, let line = Int(parts[parts.count - 2]),
      let column = Int(parts[parts.count - 1])
    else { return nil }
    return (parts.dropLast(2).joined(separator: ":"), line, column)
  }

  private static func lack(in line: Substring) -> String? {
    if line.hasSuffix("' has no initializers") { return "initializer" }
    // `Bundle` is such a class outside of Apple's systems.
    if line.contains(": error: cannot inherit from class '") { return "superclass" }
    func name(after words: String) -> Substring? {
      line.firstRange(of: words).map { line[$0.upperBound...].prefix { $0 != "'" } }
    }
    if let type = name(after: ": error: invalid redeclaration of '"),
      type.first?.isUppercase == true,
      !type.contains("(")
    {
      return "uniqueness"
    }
    if let type = name(after: ": error: cannot find type '"), line.hasSuffix("' in scope") {
      return "name \(type)"
    }
    // A stub may be a protocol where its name is one's.
    if let type = name(after: ": error: extension of protocol '"),
      line.hasSuffix("' cannot have an inheritance clause")
    {
      return "name \(type)"
    }
    if line.contains(": error: redundant conformance of '") {
      return name(after: "' to protocol '").map { "single \($0)" }
    }
    return name(after: " does not conform to protocol '").map { "conformance \($0)" }
  }
}
