// SPDX-License-Identifier: MIT
import Foundation
import Testing

@Suite struct PruneCommandTests {
  private final class Place {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("prune-\(UUID().uuidString)", isDirectory: true)

    init() throws {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func path(_ path: String) -> String { url.appendingPathComponent(path).path }

    func makeFolder(_ path: String) throws {
      try FileManager.default.createDirectory(
        at: url.appendingPathComponent(path), withIntermediateDirectories: true)
    }

    func write(_ text: String, to path: String) throws {
      let file = url.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }

    func leaveGolden(_ path: String) throws { try write("text", to: path + "/snapshot.txt") }

    func leaveList(
      _ name: String, folder: String, file: String, cases: [String],
      in lists: String = "output/visited"
    ) throws {
      let list = cases.map { "\"\($0)\"" }.joined(separator: ", ")
      try write(
        """
        { "format": "filmstrip-visited", "version": 1, "folder": "\(folder)", "file": "\(file)",
          "cases": [\(list)] }
        """, to: "\(lists)/\(name).swift-testing.json")
    }

    func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: self.path(path)) }

    func run(_ arguments: [String], in folder: String = "") throws -> FilmstripProcess.Result {
      try FilmstripProcess.run(
        ["prune"] + arguments,
        folder: folder.isEmpty ? url : url.appendingPathComponent(folder, isDirectory: true))
    }
  }

  private let place: Place

  init() throws { place = try Place() }

  /// Whether a run has ended with one line of some words, and nothing else.
  private func isRefused(_ result: FilmstripProcess.Result, _ words: String) -> Bool {
    result.status == 2 && result.output == "" && result.errors.contains(words)
      && result.errors.filter { $0 == "\n" }.count == 1
  }

  // MARK: Nothing to look at

  @Test func listsWithoutGoldensAreAnError() throws {
    try place.leaveGolden("Tests/Goldens/Suite/kept")
    try place.write("@Test func kept() {}", to: "Tests/Suite.swift")
    try place.leaveList(
      "suite", folder: "Tests/Goldens/Suite", file: "Tests/Suite.swift", cases: ["kept"])
    #expect(try place.run([]).status == 0)
    // The same lists, seen from another folder.
    try place.makeFolder("other")
    let elsewhere = try place.run(["--visited", "../output/visited"], in: "other")
    #expect(isRefused(elsewhere, "Tests/Goldens/Suite: "), "\(elsewhere)")
    #expect(elsewhere.errors.contains("there is no such folder"), "\(elsewhere)")
    // A file in the place of the folder.
    try place.write("", to: "other/Tests/Goldens/Suite")
    let file = try place.run(["--visited", "../output/visited"], in: "other")
    #expect(isRefused(file, "there is no such folder"), "\(file)")
  }

  private static let scene = """
    scenes:
      one: { transition: push, from: a.png, to: a.png }
    """

  private func leaveScreenshot() throws {
    try FileManager.default.copyItem(
      at: FilmstripProcess.screens.appendingPathComponent("inbox.png"),
      to: place.url.appendingPathComponent("a.png"))
  }

  @Test func scenesWithoutGoldensAreAnError() throws {
    try leaveScreenshot()
    try place.write(PruneCommandTests.scene, to: "s.yaml")
    try place.write(PruneCommandTests.scene, to: "t.yaml")
    try place.leaveGolden("Goldens/s/two")
    try place.makeFolder("wrong/other")
    let wrong = try place.run(["s.yaml", "t.yaml", "--reference", "wrong", "--remove"])
    #expect(isRefused(wrong, "wrong: has no goldens of these scenes (s, t)"), "\(wrong)")
    let missing = try place.run(["s.yaml", "--reference", "missing"])
    #expect(isRefused(missing, "missing: is no folder"), "\(missing)")
    let file = try place.run(["s.yaml", "--reference", "a.png"])
    #expect(isRefused(file, "a.png: is no folder"), "\(file)")
    // A file of scenes that has no goldens yet does not hide the others.
    let found = try place.run(["s.yaml", "t.yaml", "--reference", "Goldens"])
    #expect(found.status == 1 && found.output == "orphan Goldens/s/two\n", "\(found)")
  }

  // MARK: Lists of others

  @Test(arguments: [
    "../outside/Goldens/Suite", "inside/../../outside/Goldens/Suite", "ABSOLUTE/Goldens/Suite",
    "link/Goldens/Suite", ".", "", "Goldens/..", "../checkout",
  ])
  func goldensElsewhereAreRefused(folder: String) throws {
    for root in ["checkout/Goldens", "outside/Goldens"] {
      try place.leaveGolden("\(root)/Suite/kept")
      try place.leaveGolden("\(root)/Suite/orphan")
      try place.leaveGolden("\(root)/Gone/orphan")
    }
    try place.makeFolder("checkout/inside")
    try place.write("@Test func kept() {}", to: "checkout/Suite.swift")
    try FileManager.default.createSymbolicLink(
      atPath: place.path("checkout/link"), withDestinationPath: place.path("outside"))
    // The first list is a good one: nothing of it is removed before the second has been looked at.
    try place.leaveList(
      "a", folder: "Goldens/Suite", file: "Suite.swift", cases: ["kept"],
      in: "checkout/output/visited")
    let foreign = folder.replacing("ABSOLUTE", with: place.path("outside"))
    try place.leaveList(
      "b", folder: foreign, file: "Suite.swift", cases: ["kept"], in: "checkout/output/visited")
    let result = try place.run(["--remove"], in: "checkout")
    #expect(isRefused(result, "is not below this folder"), "\(result)")
    for root in ["checkout/Goldens", "outside/Goldens"] {
      #expect(place.exists("\(root)/Suite/orphan/snapshot.txt"))
      #expect(place.exists("\(root)/Gone/orphan/snapshot.txt"))
    }
  }

  @Test(arguments: ["../Suite.swift", "/etc/Suite.swift", "a/../../Suite.swift", ""])
  func testsElsewhereAreRefused(file: String) throws {
    try place.leaveGolden("checkout/Goldens/Suite/orphan")
    try place.leaveList(
      "a", folder: "Goldens/Suite", file: file, cases: [], in: "checkout/output/visited")
    let result = try place.run(["--remove"], in: "checkout")
    #expect(isRefused(result, "has its tests there"), "\(result)")
    #expect(place.exists("checkout/Goldens/Suite/orphan/snapshot.txt"))
  }

  /// `FILMSTRIP_REFERENCE_DIR` may name a folder elsewhere; then lists have whole paths.
  @Test func goldensElsewhereAreLookedAtWhereTheOptionNamesThem() throws {
    try place.leaveGolden("shared/Suite/kept")
    try place.leaveGolden("shared/Suite/orphan")
    try place.write("@Test func kept() {}", to: "checkout/Tests/Suite.swift")
    try place.leaveList(
      "a", folder: place.path("shared/Suite"), file: "Tests/Suite.swift", cases: ["kept"],
      in: "checkout/output/visited")
    #expect(isRefused(try place.run([], in: "checkout"), "--reference DIR"))
    try place.makeFolder("another")
    let another = try place.run(["--reference", "../another"], in: "checkout")
    #expect(isRefused(another, "is not below this folder"), "\(another)")
    let found = try place.run(["--reference", "../shared", "--remove"], in: "checkout")
    #expect(found.status == 0 && found.errors == "", "\(found)")
    #expect(found.output.hasSuffix("shared/Suite/orphan\n"), "\(found)")
    #expect(!place.exists("shared/Suite/orphan") && place.exists("shared/Suite/kept"))
  }

  // MARK: Several targets

  @Test func targetsThatShareAFolderKeepTheirGoldens() throws {
    for golden in ["First/kept", "Second/kept", "Off/a", "AlsoOff/a", "Gone/a"] {
      try place.leaveGolden("Goldens/\(golden)")
    }
    for (target, suite, off) in [("A", "First", "Off"), ("B", "Second", "AlsoOff")] {
      try place.write("@Test func kept() {}", to: "Tests/\(target)/\(suite).swift")
      try place.write("@Test(.disabled()) func a() {}", to: "Tests/\(target)/\(off).swift")
      try place.leaveList(
        suite, folder: "Goldens/\(suite)", file: "Tests/\(target)/\(suite).swift", cases: ["kept"])
    }
    let result = try place.run([])
    #expect(result.output == "orphan Goldens/Gone/a\n", "\(result)")
  }

  /// Two files of one name: what one of them visits says nothing about tests of the other.
  @Test func filesOfOneNameKeepTheirGoldens() throws {
    for golden in ["push.new", "push.old", "gone"] {
      try place.leaveGolden("Goldens/Suite/\(golden)")
    }
    try place.leaveGolden("Goldens/Other/kept")
    try place.write("@Test func push() {}", to: "Tests/A/Suite.swift")
    try place.write("@Test(.disabled()) func push() {}", to: "Tests/B/Suite.swift")
    try place.write("@Test func kept() {}", to: "Tests/B/Other.swift")
    try place.leaveList(
      "a", folder: "Goldens/Suite", file: "Tests/A/Suite.swift", cases: ["push.new"])
    try place.leaveList(
      "b", folder: "Goldens/Other", file: "Tests/B/Other.swift", cases: ["kept"])
    let result = try place.run([])
    #expect(result.output == "orphan Goldens/Suite/gone\n", "\(result)")
  }

  @Test func testsThatCannotBeReadAreAnError() throws {
    try place.leaveGolden("Goldens/Suite/kept")
    try place.leaveGolden("Goldens/Suite/off")
    // Also a process of the administrator cannot read a folder as a file.
    try place.makeFolder("Suite.swift")
    try place.leaveList("a", folder: "Goldens/Suite", file: "Suite.swift", cases: ["kept"])
    let result = try place.run(["--remove"])
    #expect(isRefused(result, "Suite.swift: cannot be read"), "\(result)")
    #expect(place.exists("Goldens/Suite/off/snapshot.txt"))
    // One that is gone has no tests.
    try FileManager.default.removeItem(atPath: place.path("Suite.swift"))
    #expect(try place.run([]).output == "orphan Goldens/Suite/off\n")
  }
}
