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

  private func check(_ root: [String]) throws -> FilmstripProcess.Result {
    let script = FilmstripProcess.root.appendingPathComponent("Scripts/check-folders").path
    return try FilmstripProcess.run(executable: Python.plain.path ?? "", [script] + root)
  }

  private func check() throws -> FilmstripProcess.Result { try check([root.path]) }

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
    "func up(_ value: High) {}", "let up: [High] = []", "let text = \"\\(High.self)\"",
  ])
  func aNewDependencyOnALayerAboveIsRefused(line: String) throws {
    try prepare()
    defer { try? FileManager.default.removeItem(at: root) }
    try write(line + "\n", to: "Sources/T/A/Up.swift")
    let result = try check()
    #expect(result.status == 1)
    #expect(result.errors.contains("Sources/T/A names High of B, which is on a layer above it"))
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
    #expect(try check().errors.contains("Sources/T/B names Low of A, which is on the same layer"))
  }

  /// Names in comments and texts, private types, and names that two folders declare.
  @Test(arguments: ["// High", "let text = \"High\"", "/* High */", "struct High {}"])
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

  /// The package's own list, and the picture in ARCHITECTURE.md.
  @Test func thePackageIsAsListed() throws {
    let result = try check([])
    #expect(result.status == 0, "\(result.errors)")
  }
}
