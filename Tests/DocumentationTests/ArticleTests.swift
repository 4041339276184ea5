// SPDX-License-Identifier: MIT
import Foundation
import Requirements
import Testing

/// The code of the articles is code that is compiled, and mostly run: each block is, word for word, between the
/// marks of a file of tests, or a file or a manifest of its own, which the compiler is given.
@Suite struct ArticleTests {
  private func blocks() throws -> [String] {
    try Catalogue.pages.flatMap { try Catalogue.blocks(of: "swift", in: $0) }
  }

  private func isManifest(_ block: String) -> Bool { block.hasPrefix("// swift-tools-version") }

  /// Whether a block is a whole file, such as one with a test, which would run if it were part of these.
  private func isFile(_ block: String) -> Bool {
    block.hasPrefix("import ") && !block.contains("FilmstripMain")
  }

  @Test func everyBlockOfCodeIsCompiled() throws {
    let snippets = try Catalogue.snippets()
    #expect(Catalogue.pages.count >= 10)
    for block in try blocks() where !isManifest(block) && !isFile(block) {
      #expect(snippets.values.contains(block), "an article has code of its own:\n\(block)")
    }
  }

  @Test(.needs(.compiler)) func filesCompile() throws {
    let files = try blocks().filter(isFile)
    #expect(files.count == 2)
    for text in files { #expect(try Compiler.problems(ofFile: text) == "") }
  }

  @Test func everySnippetIsInAnArticle() throws {
    let blocks = try blocks()
    for (name, code) in try Catalogue.snippets() {
      #expect(blocks.contains(code), "\(name) is in no article as it is")
    }
  }

  @Test(.needs(.compiler)) func manifestsAreThoseOfPackages() throws {
    let manifests = try blocks().filter(isManifest)
    #expect(!manifests.isEmpty)
    for manifest in manifests { #expect(try Compiler.problems(ofManifest: manifest) == "") }
  }

  /// What a reader copies into a command line is not seen by a compiler; at least the commands are there.
  @Test func commandsAreThoseOfTheTool() throws {
    let commands = try String(
      contentsOf: Catalogue.root.appendingPathComponent(
        "Sources/FilmstripCLI/FilmstripCommand.swift"), encoding: .utf8)
    let pages = try Catalogue.pages.map { try String(contentsOf: $0, encoding: .utf8) }
    let used = Set(pages.flatMap { $0.matches(of: /\bfilmstrip ([a-z]+)\b/).map { String($0.1) } })
    #expect(used.count > 3)
    for name in used {
      #expect(
        commands.contains("\(name.prefix(1).uppercased())\(name.dropFirst())Command"),
        "no command \(name)")
    }
  }
}
