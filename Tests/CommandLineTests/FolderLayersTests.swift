// SPDX-License-Identifier: MIT
import Foundation
import Requirements
import Testing

@Suite(.needs(.python(.plain))) struct FolderLayersTests {
  private let root = FileManager.default.temporaryDirectory
    .appendingPathComponent("folders-\(UUID().uuidString)")

  private func write(_ text: String, to path: String) throws {
    let url = root.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// Compiles the sources with an index, as a build does, and checks them.
  private func check() throws -> FilmstripProcess.Result {
    try makeIndex()
    return try checkOnly()
  }

  private func checkOnly() throws -> FilmstripProcess.Result {
    let script = FilmstripProcess.root.appendingPathComponent("Scripts/check-folders").path
    return try FilmstripProcess.run(executable: Python.plain.path ?? "", [script, root.path])
  }

  private func makeIndex() throws {
    let sources = root.appendingPathComponent("Sources/T")
    let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
    let flags = [
      "-c", "-wmo", "-num-threads", "1", "-parse-as-library", "-package-name", "package",
      "-module-name", "T",
      "-index-ignore-system-modules", "-index-store-path",
      root.appendingPathComponent(".build/quick/release/index/store").path,
    ]
    let result = try FilmstripProcess.run(
      executable: "/usr/bin/env",
      ["swiftc"] + flags + files.map { sources.appendingPathComponent($0).path }, folder: root)
    try #require(result.status == 0, "\(result.errors)")
  }

  private func prepare() throws {
    try write("target T\n  layer low: A\n  layer high: B\n", to: "Scripts/folders.txt")
    try write("low         A\nhigh        B\n", to: "ARCHITECTURE.md")
    try write("package struct Low {}\nprivate struct Hidden {}\n", to: "Sources/T/A/Low.swift")
    try write("struct High { var low = Low() }\n", to: "Sources/T/B/High.swift")
  }

  @Test func dependenciesOnALayerBelowNeedNoList() throws {
    try prepare()
    defer { try? FileManager.default.removeItem(at: root) }
    let result = try check()
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains("1 dependencies, 0 within a layer, 0 on a layer above"))
  }

  @Test(arguments: [
    ("func up(_ value: High) {}", "High"), ("let up: [High] = []", "High"),
    ("let text = \"\\(High.self)\"", "High"), ("let up = 1.doubled", "doubled"),
    ("func up() { 1.double() }", "double()"),
  ])
  func aNewDependencyOnALayerAboveIsRefused(line: String, name: String) throws {
    try prepare()
    defer { try? FileManager.default.removeItem(at: root) }
    try write(
      "extension Int {\n  var doubled: Int { 2 * self }\n  func double() {}\n}\n",
      to: "Sources/T/B/Members.swift")
    try write(line + "\n", to: "Sources/T/A/Up.swift")
    let result = try check()
    #expect(result.status == 1)
    #expect(
      result.errors.contains("Sources/T/A names \(name)")
        && result.errors.contains(" of B, which is on a layer above it"), "\(result.errors)")
  }

  /// Folders in a ring, of which twelve are too many, though they are listed.
  @Test(arguments: [11, 12])
  func aCycleOfMoreThanElevenFoldersIsRefused(count: Int) throws {
    try prepare()
    defer { try? FileManager.default.removeItem(at: root) }
    var list = "target T\n  layer all: A B"
    for number in 0..<count {
      try write(
        "struct Ring\(number) { let next: [Ring\((number + 1) % count)] = [] }\n",
        to: "Sources/T/F\(number)/Ring\(number).swift")
    }
    list += (0..<count).map { " F\($0)" }.joined() + "\n  B -> A\n"
    list += (0..<count).map { "  F\($0) -> F\(($0 + 1) % count)\n" }.joined()
    try write(list, to: "Scripts/folders.txt")
    let result = try check()
    #expect(result.status == (count > 11 ? 1 : 0), "\(result)")
    #expect(
      result.errors.contains("Sources/T: 12 folders depend on each other, more than 11")
        == (count > 11))
  }

  @Test func aDependencyOnALayerAboveIsListedWithItsReason() throws {
    try prepare()
    defer { try? FileManager.default.removeItem(at: root) }
    try write("func up(_ value: High) {}\n", to: "Sources/T/A/Up.swift")
    let layers = "target T\n  layer low: A\n  layer high: B\n"
    try write(layers + "  upward A -> B: as in the SDK\n", to: "Scripts/folders.txt")
    #expect(try check().status == 0)
    try write(layers + "  upward A -> B:\n", to: "Scripts/folders.txt")
    #expect(try check().errors.contains("not a target, a layer or a dependency"))
  }

  @Test func aNewDependencyWithinALayerIsRefused() throws {
    try prepare()
    defer { try? FileManager.default.removeItem(at: root) }
    try write("target T\n  layer all: A B\n", to: "Scripts/folders.txt")
    let errors = try check().errors
    #expect(
      errors.contains("Sources/T/B names Low")
        && errors.contains(" of A, which is on the same layer"), "\(errors)")
  }

  /// Names in comments and texts, and what has the same name.
  @Test(arguments: [
    "// High", "let text = \"High\"", "/* High */", "enum Own { struct High {} }",
  ])
  func whatDoesNotNameATypeIsNoDependency(line: String) throws {
    try prepare()
    defer { try? FileManager.default.removeItem(at: root) }
    try write(line + "\nlet hidden = 1\n", to: "Sources/T/A/Up.swift")
    #expect(try check().status == 0)
  }

  @Test func aListedDependencyThatIsGoneIsRefused() throws {
    try prepare()
    defer { try? FileManager.default.removeItem(at: root) }
    try write(
      "target T\n  layer low: A\n  layer high: B\n  A -> B\n", to: "Scripts/folders.txt")
    let result = try check()
    #expect(result.status == 1)
    #expect(result.errors.contains("A -> B of T is gone; remove it from the list"))
  }

  @Test func aFolderWithoutALayerIsRefused() throws {
    try prepare()
    defer { try? FileManager.default.removeItem(at: root) }
    try write("struct Other {}\n", to: "Sources/T/C/Other.swift")
    #expect(try check().errors.contains("Sources/T/C is in no layer"))
  }

  /// Nothing is checked where nothing is listed, or what is listed is elsewhere.
  @Test(
    arguments: [
      ("Scripts/folders.txt", "# none\n", "Scripts/folders.txt: lists no target"),
      (
        "Scripts/folders.txt", "target Gone\n",
        "Scripts/folders.txt: Sources/Gone has no folder with sources"
      ),
      ("ARCHITECTURE.md", nil, "ARCHITECTURE.md: is not there"),
    ] as [(String, String?, String)])
  func aCheckOfNothingIsRefused(path: String, text: String?, message: String) throws {
    try prepare()
    defer { try? FileManager.default.removeItem(at: root) }
    if let text {
      try write(text, to: path)
    } else {
      try FileManager.default.removeItem(at: root.appendingPathComponent(path))
    }
    let result = try check()
    #expect(result.status == 1 && result.errors.contains(message), "\(result)")
  }

  @Test func withoutAnIndexOfTheSourcesAsTheyAreNothingIsKnown() throws {
    try prepare()
    defer { try? FileManager.default.removeItem(at: root) }
    let missing = try checkOnly()
    #expect(
      missing.status == 1 && missing.errors.contains("index/store: is not there"), "\(missing)")
    #expect(try check().status == 0)
    try write("struct Late {}\n", to: "Sources/T/B/Late.swift")
    let late = try checkOnly()
    #expect(
      late.status == 1 && late.errors.contains("was made before Sources/T/B/Late.swift"), "\(late)")
    try makeIndex()
    try write("struct High { var low = Low(), other = Low() }\n", to: "Sources/T/B/High.swift")
    #expect(try checkOnly().errors.contains("was made before Sources/T/B/High.swift"))
  }
}
