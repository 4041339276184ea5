// SPDX-License-Identifier: MIT
import Foundation
import Testing

/// The module graph in ARCHITECTURE.md is that of the manifest.
@Suite struct ModuleGraphTests {
  /// Targets, each with those that it depends on and not through another one.
  private typealias Graph = [String: Set<String>]

  private static let text = Result {
    try String(
      contentsOf: FilmstripProcess.root.appendingPathComponent("ARCHITECTURE.md"), encoding: .utf8)
  }

  /// The lines of the first block of code after a heading; nil if there is none.
  private static func block(after heading: String) throws -> [Substring] {
    let parts = try text.get().components(separatedBy: "\n\(heading)\n")
    try #require(parts.count == 2, "ARCHITECTURE.md: there is no one heading \(heading)")
    let blocks = parts[1].components(separatedBy: "\n```\n")
    try #require(blocks.count > 2, "ARCHITECTURE.md: there is no block after \(heading)")
    return blocks[1].split(separator: "\n")
  }

  /// What is written: a line for each target, which goes on in lines that begin with a space.
  private static func written() throws -> Graph {
    var (graph, target): (Graph, String?) = ([:], nil)
    for line in try block(after: "### The module graph") {
      var names = line.split(separator: " ").map(String.init)
      if !line.hasPrefix(" ") {
        let name = names.removeFirst()
        #expect(graph[name] == nil, "\(name) is there twice")
        (target, graph[name]) = (name, [])
      }
      graph[try #require(target), default: []].formUnion(names)
    }
    try #require(graph.count > 30, "ARCHITECTURE.md: the module graph has \(graph.count) lines")
    return graph
  }

  @Test func theGraphIsThatOfTheManifest() throws {
    let manifest = try Manifest.read()
    let targets = manifest.targets(reachedFrom: manifest.products.map(\.name))
    let direct = Graph(
      uniqueKeysWithValues: targets.map { ($0.name, Set($0.names(ofProducts: false))) })
    var known: Graph = [:]
    func below(_ name: String) -> Set<String> {
      if let all = known[name] { return all }
      let all = (direct[name] ?? []).reduce(into: Set<String>()) {
        $0.formUnion(below($1).union([$1]))
      }
      known[name] = all
      return all
    }
    let written = try Self.written()
    let actual = direct.mapValues { names in
      names.subtracting(names.reduce(into: []) { $0.formUnion(below($1)) })
    }.filter { !$0.value.isEmpty }
    for name in Set(written.keys).union(actual.keys).sorted() {
      #expect(
        written[name]?.sorted() == actual[name]?.sorted(),
        "\(name): ARCHITECTURE.md on the left, Package.swift on the right")
    }
  }

  /// The table lists targets bottom-up, all of them.
  @Test func theTableListsTargetsAfterWhatTheyDependOn() throws {
    let parts = try Self.text.get().components(separatedBy: "\n| target | contents |\n")
    try #require(parts.count == 2, "ARCHITECTURE.md: there is no one table of targets")
    let rows = parts[1].split(separator: "\n", omittingEmptySubsequences: false)
      .prefix { $0.hasPrefix("|") }
    let names = rows.flatMap { row in
      row.split(separator: "|")[0].matches(of: /`(\w+)`/).map { String($0.1) }
    }
    let places = Dictionary(names.enumerated().map { ($0.element, $0.offset) }) { first, _ in first
    }
    #expect(places.count == names.count)
    let manifest = try Manifest.read()
    let targets = manifest.targets(reachedFrom: manifest.products.map(\.name))
    try #require(targets.count > 40)
    for target in targets {
      guard let place = places[target.name] else {
        Issue.record("ARCHITECTURE.md: the table of targets does not list \(target.name)")
        continue
      }
      for name in target.names(ofProducts: false) {
        #expect(places[name].map { $0 < place } == true, "\(target.name) is listed above \(name)")
      }
    }
  }
}
