// SPDX-License-Identifier: MIT
import Foundation
import Testing

/// `filmstrip accept` with failures that another machine made: nothing is written but below the folder that the command
/// names, and nothing is read through a link.
@Suite struct AcceptCommandTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("accept-\(UUID().uuidString)", isDirectory: true)
    .appendingPathComponent("checkout", isDirectory: true)

  private static let secret = "a key of whoever accepts"

  private func url(_ path: String) -> URL { folder.appendingPathComponent(path) }

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: url(path).path)
  }

  private func text(_ path: String) -> String? {
    try? String(contentsOf: url(path), encoding: .utf8)
  }

  private func write(_ text: String, to path: String) throws {
    try FileManager.default.createDirectory(
      at: url(path).deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url(path))
  }

  private func link(_ path: String, to target: String) throws {
    try FileManager.default.createDirectory(
      at: url(path).deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: url(path).path, withDestinationPath: target)
  }

  private func leaveFailure(
    at path: String = "output/failures/Suite/case", suite: String = "Suite", name: String = "case",
    reference: String = "Goldens"
  ) throws {
    try write("other\n", to: "Goldens/Suite/other/snapshot.txt")
    try write("new\n", to: path + "/snapshot.txt")
    let members: [String: Any] = [
      "format": "filmstrip-failure", "version": 2, "suite": "Tests.Suite", "suiteFolder": suite,
      "name": name, "reference": reference, "message": ["changed"],
    ]
    try JSONSerialization.data(withJSONObject: members).write(to: url(path + "/failure.json"))
  }

  private func accept(_ arguments: String...) throws -> FilmstripProcess.Result {
    try FilmstripProcess.run(["accept"] + arguments, folder: folder)
  }

  /// All that there is beside the checkout and in it, by path.
  private func everything() throws -> [String] {
    let top = folder.deletingLastPathComponent()
    return try FileManager.default.subpathsOfDirectory(atPath: top.path).sorted()
  }

  private func clean() {
    try? FileManager.default.removeItem(at: folder.deletingLastPathComponent())
  }

  @Test func aGoldenGoesIntoTheFolderThatTheCommandNames() throws {
    defer { clean() }
    try leaveFailure(reference: "/nowhere/of/this/machine")
    let result = try accept("--reference", "Elsewhere", "output/failures/Suite/case")
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output == "accepted Elsewhere/Suite/case\n")
    #expect(text("Elsewhere/Suite/case/snapshot.txt") == "new\n")
    #expect(!exists("output/failures/Suite/case"))
  }

  @Test func withoutTheOptionASuiteWithGoldensIsFound() throws {
    defer { clean() }
    try leaveFailure()
    let result = try accept("--all")
    #expect(
      result.status == 0 && text("Goldens/Suite/case/snapshot.txt") == "new\n", "\(result.errors)")
  }

  /// Each of these wrote somewhere before: a path in `failure.json` was taken as it was.
  @Test(arguments: [
    "../victim", "Goldens/../../victim", "/tmp/filmstrip-victim", "New", "Sources", "Linked", "",
  ])
  func withoutTheOptionNothingElseIsWritten(reference: String) throws {
    defer { clean() }
    try leaveFailure(reference: reference)
    try write("let a = 1\n", to: "Sources/Suite/main.swift")
    try link("Linked", to: "../outside")
    try write("old\n", to: "../outside/Suite/other/snapshot.txt")
    let before = try everything()
    let result = try accept("--all")
    #expect(result.status == 2 && result.errors.contains("--reference DIR"), "\(result.errors)")
    #expect(result.errors.filter { $0 == "\n" }.count == 1, "\(result.errors)")
    #expect(try everything() == before)
  }

  @Test(arguments: ["..", ".", "", "a/b", "/tmp", ".config", "../Suite"])
  func aNameThatIsNoFolderOfAGoldenIsRefused(name: String) throws {
    defer { clean() }
    for isSuite in [false, true] {
      try leaveFailure(suite: isSuite ? name : "Suite", name: isSuite ? "case" : name)
      let before = try everything()
      let result = try accept("--reference", "Goldens", "--all")
      #expect(result.status == 2, "\(result.errors)")
      #expect(result.errors.contains("no name of a golden's folder"), "\(result.errors)")
      #expect(try everything() == before)
    }
  }

  /// A link in the place of a file, a case, a suite: what it leads to would become part of a golden.
  @Test(arguments: [
    ("snapshot.txt", "output/failures/Suite/case/snapshot.txt", "../../../../../key"),
    ("failure.json", "output/failures/Suite/case/failure.json", "../../../../../description"),
    ("case", "output/failures/Suite/case", "../../../../failure"),
    ("Suite", "output/failures/Suite", "../../../failures"),
  ])
  func noLinkInAFailureIsFollowed(part: String, place: String, target: String) throws {
    defer { clean() }
    try leaveFailure()
    let outside = "../" + target.split(separator: "/").last!
    if part == "snapshot.txt" {
      try write(AcceptCommandTests.secret, to: outside)
      try FileManager.default.removeItem(at: url(place))
    } else {
      try FileManager.default.moveItem(at: url(place), to: url(outside))
    }
    try link(place, to: target)
    for arguments in [["--all"], ["output/failures/Suite/case"], ["Suite/case"]] {
      let result = try FilmstripProcess.run(
        ["accept", "--reference", "Goldens"] + arguments, folder: folder)
      #expect(result.status == 2, "\(arguments): \(result.errors)")
      #expect(result.errors.contains("link"), "\(arguments): \(result.errors)")
      #expect(!exists("Goldens/Suite/case"))
    }
    // By another way to the same folder.
    let result = try accept("--reference", "Goldens", "./output/../output/failures/Suite/case")
    #expect(result.status == 2 && !exists("Goldens/Suite/case"), "\(result.errors)")
  }

  @Test func theFolderOfFailuresItselfMayBeALink() throws {
    defer { clean() }
    try leaveFailure(at: "scratch/failures/Suite/case")
    try link("output", to: "scratch")
    let result = try accept("--reference", "Goldens", "output/failures/Suite/case")
    #expect(
      result.status == 0 && text("Goldens/Suite/case/snapshot.txt") == "new\n", "\(result.errors)")
  }

  @Test(arguments: ["Goldens/Suite", "Goldens/Suite/case"])
  func noGoldenIsWrittenThroughALink(place: String) throws {
    defer { clean() }
    try leaveFailure()
    try? FileManager.default.removeItem(at: url(place))
    try FileManager.default.createDirectory(
      at: url("../outside"), withIntermediateDirectories: true)
    try link(place, to: url("../outside").path)
    let before = try everything()
    let result = try accept("--reference", "Goldens", "--all")
    #expect(result.status == 2 && result.errors.contains("is a link"), "\(result.errors)")
    #expect(try everything() == before)
  }

  @Test func oneCallIsOfOneFolderOfGoldens() throws {
    defer { clean() }
    try leaveFailure(at: "output/failures/A.Suite/one", name: "one", reference: "Tests/A/Goldens")
    try leaveFailure(at: "output/failures/B.Suite/two", name: "two", reference: "Tests/B/Goldens")
    let both = try accept("--all")
    #expect(both.status == 2 && both.errors.contains("goldens in 2 folders"), "\(both.errors)")
    #expect(both.errors.contains("Tests/A/Goldens, Tests/B/Goldens"), "\(both.errors)")
    let first = try accept("--all", "--reference", "Tests/A/Goldens")
    #expect(first.status == 0 && first.output == "accepted Tests/A/Goldens/Suite/one\n")
    #expect(first.errors.contains("1 failure of goldens in Tests/B/Goldens"), "\(first.errors)")
    #expect(exists("output/failures/B.Suite/two") && !exists("Tests/A/Goldens/Suite/two"))
  }

  @Test func aFailureOfBeforeAsksForAnotherRun() throws {
    defer { clean() }
    try leaveFailure()
    try write(
      #"{"format": "filmstrip-failure", "version": 1, "suite": "S", "name": "case", "golden": "../x/case", "message": []}"#,
      to: "output/failures/Suite/case/failure.json")
    let result = try accept("--all")
    #expect(result.status == 2 && result.errors.contains("run the tests again"), "\(result.errors)")
  }

  // MARK: Lists

  /// What is shown of the failures, as the results of a run say it; here as the command says it of a list that is wrong.
  private func digest(of name: String) throws -> String {
    let result = try accept("--list", "Suite/\(name)=00000000")
    return String(try #require(result.errors.firstMatch(of: /another one now, ([0-9a-f]{8})/)?.1))
  }

  private func leaveTwo() throws -> String {
    try leaveFailure(at: "output/failures/Suite/one", name: "one")
    try leaveFailure(at: "output/failures/Suite/two", name: "two")
    try leaveFailure(at: "output/failures/Suite/three", name: "three")
    return "Suite/one=\(try digest(of: "one")) Suite/two=\(try digest(of: "two"))"
  }

  @Test func aListAcceptsWhatWasShownAndNothingElse() throws {
    defer { clean() }
    let list = try leaveTwo()
    let result = try accept("--reference", "Goldens", "--list", list)
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output == "accepted Goldens/Suite/one\naccepted Goldens/Suite/two\n")
    #expect(exists("output/failures/Suite/three") && !exists("output/failures/Suite/one"))
  }

  @Test func aListMayBeAFileAndNameFailuresElsewhere() throws {
    defer { clean() }
    let list = try leaveTwo()
    try write(list.replacing(" ", with: "\n") + "\n", to: "list.txt")
    try FileManager.default.moveItem(at: url("output/failures"), to: url("elsewhere"))
    let result = try accept(
      "--reference", "Goldens", "--failures", "elsewhere", "--list", "list.txt")
    #expect(result.status == 0 && exists("Goldens/Suite/two"), "\(result.errors)")
  }

  /// Nothing is accepted where one of the failures is not what was shown: another recording of the same case, another
  /// message, a failure that is gone.
  @Test(arguments: ["snapshot.txt", "failure.json", "expected.png", ""])
  func aListOfAnotherRunAcceptsNothing(changed: String) throws {
    defer { clean() }
    let list = try leaveTwo()
    let place = "output/failures/Suite/two"
    switch changed {
    case "": try FileManager.default.removeItem(at: url(place))
    case "expected.png": try write("another golden", to: "\(place)/expected.png")
    default:
      let old = text("\(place)/\(changed)") ?? ""
      try write(
        old.replacing("changed", with: "other").replacing("new", with: "newer"),
        to: "\(place)/\(changed)")
    }
    let before = try everything()
    let result = try accept("--reference", "Goldens", "--list", list)
    #expect(result.status == 2 && result.output == "", "\(result.errors)")
    #expect(result.errors.filter { $0 == "\n" }.count == 1, "\(result.errors)")
    #expect(
      result.errors.contains("Suite/two: ")
        && result.errors.contains("the list is of another run and nothing is accepted"),
      "\(result.errors)")
    #expect(try everything() == before)
  }

  @Test(arguments: [
    ("", "the list is empty"), ("  ", "the list is empty"),
    ("Suite/one", "'Suite/one' is no case of a list"),
    ("Suite/one=1a2b3c4", "is no case of a list"), ("Suite/one=1A2B3C4D", "is no case of a list"),
    ("../one=1a2b3c4d", "is no case of a list"), ("Suite/../one=1a2b3c4d", "is no case of a list"),
    ("/etc/passwd=1a2b3c4d", "is no case of a list"),
    ("nowhere.txt", "or give a file that is there"),
    ("Suite/one=1a2b3c4d Suite/one=2a2b3c4d", "Suite/one is in the list twice"),
    ("output", "--list: output: cannot be read"),
  ])
  func aListThatIsNone(list: String, message: String) throws {
    defer { clean() }
    try leaveFailure(at: "output/failures/Suite/one", name: "one")
    let before = try everything()
    let result = try accept("--reference", "Goldens", "--list", list)
    #expect(result.status == 2 && result.errors.contains(message), "\(result.errors)")
    #expect(result.errors.filter { $0 == "\n" }.count == 1, "\(result.errors)")
    #expect(try everything() == before)
  }

  @Test func noLinkOfAListIsFollowed() throws {
    defer { clean() }
    let list = try leaveTwo()
    try FileManager.default.moveItem(at: url("output/failures/Suite/two"), to: url("../two"))
    try link("output/failures/Suite/two", to: "../../../../two")
    let result = try accept("--reference", "Goldens", "--list", list)
    #expect(result.status == 2 && !exists("Goldens/Suite/one"), "\(result.errors)")
  }
}
