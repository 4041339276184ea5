// SPDX-License-Identifier: MIT
import Foundation

/// The names of what frames are made of in the module DisplayList, as the compiler's symbol graph has them.
struct DisplayListSymbols {
  let cases: Set<String>
  /// Names of all properties that are stored in values that are encoded.
  let storedProperties: Set<String>

  struct Failure: Error, CustomStringConvertible { let description: String }

  /// Reads the module that the running tests were built with.
  init() throws {
    let build = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let package = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let output = FileManager.default.temporaryDirectory
      .appendingPathComponent("symbols-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: output) }
    let sources = package.appendingPathComponent("Sources").path
    let libraries = try FileManager.default.contentsOfDirectory(atPath: sources)
      .filter { FileManager.default.fileExists(atPath: "\(sources)/\($0)/module.modulemap") }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        "swift", "symbolgraph-extract", "-module-name", "FilmstripDisplayList",
        "-I", build.appendingPathComponent("Modules").path, "-target", DisplayListSymbols.triple,
        "-output-dir", output.path, "-minimum-access-level", "private",
      ] + libraries.flatMap { ["-I", "\(sources)/\($0)"] }
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "swift symbolgraph-extract: status \(process.terminationStatus)")
    }
    let data = try Data(
      contentsOf: output.appendingPathComponent("FilmstripDisplayList.symbols.json"))
    // A diagram of constraints lies beside frames, and has no digest.
    let symbols = try JSONDecoder().decode(Graph.self, from: data).symbols
      .filter { $0.pathComponents.first != "LayoutDiagram" }
    cases = Set(symbols.filter { $0.kind.identifier == "swift.enum.case" }.map(\.baseName))
    let stored = symbols.filter { symbol in
      symbol.kind.identifier == "swift.property"
        // Computed ones are declared with what they get and set.
        && !symbol.declarationFragments.contains { $0.spelling.contains("{") }
        && !symbol.pathComponents.contains("CodingKeys")
    }
    storedProperties = Set(stored.map(\.baseName))
  }

  private static let triple: String = {
    #if arch(arm64)
      "aarch64-unknown-linux-gnu"
    #else
      "x86_64-unknown-linux-gnu"
    #endif
  }()

  private struct Graph: Decodable { let symbols: [Symbol] }

  private struct Symbol: Decodable {
    struct Kind: Decodable { let identifier: String }
    struct Fragment: Decodable { let spelling: String }
    let kind: Kind
    let pathComponents: [String]
    let declarationFragments: [Fragment]

    var baseName: String { String((pathComponents.last ?? "").prefix { $0 != "(" }) }
  }
}
