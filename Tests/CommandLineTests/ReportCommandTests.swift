// SPDX-License-Identifier: MIT
import Foundation
import FilmstripImaging
import Testing

@Suite final class ReportCommandTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("report-commands-\(UUID().uuidString)", isDirectory: true)
    let screens = folder.appendingPathComponent("screens", isDirectory: true)
    try FileManager.default.createDirectory(at: screens, withIntermediateDirectories: true)
    for number in 1...20 {
      let pixel = Pixel(red: UInt8(10 * number), green: 120, blue: UInt8(250 - 10 * number))
      // The screen of an iPhone SE of the first generation, at a quarter of its scale.
      try PNGFile.data(of: Bitmap(width: 160, height: 284, filledWith: pixel))
        .write(to: screens.appendingPathComponent("\(number).png"))
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ text: String, to name: String = "s.yaml") throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  private func names(_ path: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent(path).path))
      ?? []).sorted()
  }

  private func run(
    _ arguments: String..., program: String = "filmstrip", environment: [String: String] = [:]
  ) throws -> FilmstripProcess.Result {
    let clean = [
      "CI": "", "FILMSTRIP_RECORD": "", "GITHUB_ACTIONS": "", "GITHUB_WORKSPACE": "",
      "CI_PROJECT_DIR": "", "GITHUB_SERVER_URL": "", "CI_PROJECT_URL": "",
    ]
    return try FilmstripProcess.run(
      executable: FilmstripProcess.programs.appendingPathComponent(program).path,
      arguments, environment: clean.merging(environment) { $1 }, folder: folder)
  }

  private static let two = """
    device: iphone-se-1
    scenes:
      one: { transition: shadow-push, from: screens/1.png, to: screens/2.png, set: { duration: 0.35 } }
      two: { transition: push, from: screens/2.png, to: screens/3.png, variants: { rate: [30] } }
    """

  private func changeTheFirst() throws {
    try write(ReportCommandTests.two.replacing("duration: 0.35", with: "duration: 0.4"))
  }

  @Test func threeCommandsMakeAVerifiedSuiteOfTwentyScreenshots() throws {
    #expect(try run("init", "screens").status == 0)
    let first = try run("verify", "scenes.yaml", "--reference", "Goldens")
    #expect(
      first.status == 1 && first.output.hasSuffix("19 cases: 19 recorded\n"), "\(first.errors)")
    let second = try run("verify", "scenes.yaml", "--reference", "Goldens", "--report", "report")
    #expect(second.status == 0 && second.errors == "", "\(second.errors)")
    #expect(second.output.hasSuffix("19 cases: 19 unchanged -> report/index.html\n"))
    #expect(
      names("report") == ["index.html", "junit.xml", "pictures", "results.json", "results.sarif"])
    #expect(names("report/pictures").count == 38, "frames of each, and a small picture")
    // Goldens without pictures: cases are drawn, and look the same.
    let texts = try run(
      "verify", "scenes.yaml", "--reference", "Text", "--golden", "text", "--record", "missing")
    #expect(texts.status == 1, "\(texts.errors)")
    let drawn = try run("verify", "scenes.yaml", "--reference", "Text", "--report", "drawn")
    #expect(drawn.status == 0 && drawn.errors == "", "\(drawn.errors)")
    #expect(names("drawn/pictures") == names("report/pictures"))
    for name in names("report/pictures") where name.hasPrefix("sheet") {
      let rows = try ["report", "drawn"].map {
        try PNGReader.read(
          path: folder.appendingPathComponent("\($0)/pictures/\(name)").path
        ).bitmap
      }
      #expect(rows[0].height == rows[1].height)
      let first = rows.map { $0.part(x: 0, y: 0, width: 66, height: $0.height) }
      #expect(first[0].meanDifference(to: first[1]) < 0.01, "\(name)")
    }
    #expect(names("output/failures") == [".last-run.json"], "\(names("output/failures"))")
    let without = try run(
      "verify", "scenes.yaml", "--reference", "Goldens", "--report", "report",
      "--no-passed-pictures")
    #expect(without.status == 0, "\(without.errors)")
    #expect(names("report") == ["index.html", "junit.xml", "results.json", "results.sarif"])
    #expect(try text("report/index.html").contains("19 cases: 19 unchanged – Filmstrip"))
  }

  @Test func whatChangedIsInEachReport() throws {
    try write(ReportCommandTests.two)
    #expect(try run("verify", "s.yaml", "--reference", "G", "--quiet").status == 1)
    try changeTheFirst()
    let changed = try run(
      "verify", "s.yaml", "--reference", "G", "--report", "out/report", "--junit", "j.xml",
      "--sarif", "s.sarif", "--json", "r.json", "--github")
    #expect(changed.status == 1 && changed.errors == "", "\(changed.errors)")
    #expect(
      names("out/report")
        == [
          "cases", "index.html", "junit.xml", "motions", "pictures", "results.json",
          "results.sarif",
        ])
    #expect(names("out/report/cases") == ["0000.js"])
    #expect(names("out/report/motions") == ["0000.js"])
    #expect(
      names("out/report/pictures") == [
        "actual-0000.png", "expected-0000.png", "frames-0000.png", "sheet-0001.png",
        "thumbnail-0000.png", "thumbnail-0001.png",
      ])
    let files = [
      ("j.xml", "junit.xml"), ("s.sarif", "results.sarif"), ("r.json", "results.json"),
    ]
    for (file, inside) in files {
      #expect(try text(file) == text("out/report/" + inside), "\(file)")
      #expect(try text(file).contains("duration 0.35 → 0.4 s"), "\(file)")
    }
    #expect(try text("out/report/index.html").contains("\"s.yaml\": \"../../s.yaml\""))
    let annotation = try #require(
      changed.output.split(separator: "\n").first { $0.hasPrefix("::") })
    #expect(
      annotation.hasPrefix(
        "::error file=s.yaml,line=3,col=3,title=s/one%3A changed::duration 0.35 → 0.4 s%0Aframes 1 to 20: from-snapshot "
      ),
      "\(annotation)")
    #expect(!annotation.contains("%0Aduration 0.35 → 0.4 s%0A"), "it is said once: \(annotation)")
    #expect(changed.output.hasSuffix("2 cases: 1 unchanged, 1 changed -> out/report/index.html\n"))
  }

  @Test func onGitHubThereAreAnnotationsAndLinksToItsPages() throws {
    try write(ReportCommandTests.two)
    let environment = [
      "GITHUB_ACTIONS": "true", "GITHUB_WORKSPACE": folder.deletingLastPathComponent().path,
      "GITHUB_SERVER_URL": "https://github.com", "GITHUB_REPOSITORY": "a/b", "GITHUB_SHA": "c0ffee",
    ]
    let name = folder.lastPathComponent
    let result = try run(
      "verify", "s.yaml", "--reference", "G", "--record", "never", "--report", "report",
      environment: environment)
    #expect(
      result.output.contains("\n::error file=\(name)/s.yaml,line=3,col=3,"), "\(result.output)")
    #expect(
      try text("report/index.html").contains(
        "\"s.yaml\": \"https://github.com/a/b/blob/c0ffee/\(name)/s.yaml\""))
    #expect(try text("report/results.sarif").contains("\"uri\" : \"\(name)/s.yaml\""))
    let without = try run(
      "verify", "s.yaml", "--reference", "G", "--record", "never", "--no-github",
      environment: environment)
    #expect(!without.output.contains("::error"))
  }

  /// Nothing is verified where there is no place for what comes of it.
  @Test func placesThatCannotBeWrittenToAreRefusedFirst() throws {
    try write(ReportCommandTests.two)
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("mine"), withIntermediateDirectories: true)
    try write("mine", to: "mine/index.html")
    try write("a file", to: "file")
    try write("# Notes\n\n### Filmstrip: to be tried\n", to: "notes.md")
    let refusals = [
      (["--report", "mine"], "mine: holds index.html, which is not an output of Filmstrip"),
      (["--report", "file"], "file: is a file, not a folder; choose another folder (--report)"),
      (["--report", "file/report"], "file/report: cannot be written"),
      (["--junit", "nowhere/j.xml"], "--junit nowhere/j.xml: cannot be written"),
      (["--sarif", "mine"], "--sarif mine: cannot be written"),
      (["--json", "a", "--junit", "./a"], "two reports cannot be one file"),
      (["--report", ""], "--report: give the path of a folder"),
      (["--junit", ""], "--junit: give the path of a file"),
      (["--json", "s.yaml"], "--json s.yaml: is not a file of results that Filmstrip wrote"),
      (
        ["--sarif", "link"], "--sarif link: is not a file of findings in SARIF that Filmstrip wrote"
      ),
      (["--summary", "s.yaml"], "--summary s.yaml: is not a file of a summary"),
      (["--summary", "notes.md"], "--summary notes.md: is not a file of a summary"),
      (["--report", "R", "--summary", "./R/s.md"], "./R/s.md: is in the folder of the report"),
    ]
    let scenes = try text("s.yaml")
    try FileManager.default.createSymbolicLink(
      atPath: folder.appendingPathComponent("link").path, withDestinationPath: "s.yaml")
    for (options, message) in refusals {
      let result = try FilmstripProcess.run(
        ["verify", "s.yaml", "--reference", "G"] + options,
        environment: ["CI": "", "FILMSTRIP_RECORD": ""], folder: folder)
      #expect(result.status == 2 && result.errors.contains(message), "\(result.errors)")
      #expect(names("G").isEmpty, "\(options)")
    }
    #expect(try text("mine/index.html") == "mine")
    #expect(try text("s.yaml") == scenes)
    #expect(names(".").allSatisfy { !$0.hasPrefix(".filmstrip") })
  }

  @Test func aRunThatCannotBeginLeavesTheEarlierReport() throws {
    try write(ReportCommandTests.two)
    _ = try run("verify", "s.yaml", "--reference", "G", "--report", "report")
    let before = try text("report/index.html")
    #expect(
      try run(
        "verify", "s.yaml", "--reference", "G", "--report", "report", "--filter", "nothing"
      ).status == 2)
    #expect(try text("report/index.html") == before)
  }

  @Test func aWorkerThatDiedIsShownAsSuch() throws {
    try write(
      """
      device: iphone-se-1
      scenes:
        a: { transition: push, from: list, to: detail }
        dies: { transition: push, from: list, to: crash }
      """)
    let result = try run(
      "verify", "s.yaml", "--reference", "G", "--report", "report", program: "scene-package")
    #expect(result.status == 1 && result.errors == "", "\(result.errors)")
    #expect(try text("report/cases/0001.js").contains("Fatal error: this screen cannot be made"))
    #expect(try text("report/junit.xml").contains("<error type=\"crashed\""))
    #expect(try text("report/results.sarif").contains("\"ruleId\" : \"case-crashed\""))
    #expect(
      names("report/pictures") == ["actual-0000.png", "thumbnail-0000.png"],
      "the golden that was written")
  }

  // MARK: What failed last

  private func verify(_ arguments: String..., in file: String = "s.yaml") throws
    -> FilmstripProcess.Result
  {
    try FilmstripProcess.run(
      ["verify", file, "--reference", "G", "--record", "never"] + arguments,
      environment: ["CI": "", "GITHUB_ACTIONS": ""], folder: folder)
  }

  private func lastRun() throws -> [String] {
    let data = Data(try text("output/failures/.last-run.json").utf8)
    let object = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    return try #require((object?["failed"] as? [String: [String]])?["../../G"])
  }

  @Test func whatFailedLastIsRunUntilItPasses() throws {
    try write(ReportCommandTests.two)
    let never = try verify("--failed")
    #expect(
      never.status == 2 && never.errors.contains("no run that compared with G has left its results")
        && never.errors.filter { $0 == "\n" }.count == 1, "\(never.errors)")
    #expect(try run("verify", "s.yaml", "--reference", "G").status == 1)
    #expect(try verify().status == 0)
    let none = try verify("--failed", "--json", "r.json")
    #expect(none.status == 0 && none.output == "nothing failed when it was verified last\n")
    #expect(try text("r.json").contains("\"cases\" : ["), "what is written is of this run")

    try write(
      ReportCommandTests.two.replacing("duration: 0.35", with: "duration: 0.4")
        .replacing("transition: push", with: "transition: shadow-push"))
    #expect(try verify().status == 1)
    #expect(try lastRun() == ["s/one", "s/two.30fps"])
    // The folders may be named otherwise.
    try FileManager.default.createSymbolicLink(
      atPath: folder.appendingPathComponent("F").path, withDestinationPath: "output/failures")
    let named = try run(
      "verify", "s.yaml", "--reference", folder.path + "/./G/", "--failures", "F/", "--failed",
      "--record", "never")
    #expect(named.status == 1 && named.output.contains("verifying 2 cases"), "\(named.errors)")
    // One of them is mended; the other stays what it was, though it was left out.
    try changeTheFirst()
    let one = try verify("--failed", "--filter", "two")
    #expect(one.status == 0 && one.output.contains("verifying 1 of 2 cases"), "\(one.output)")
    #expect(try lastRun() == ["s/one"])
    let again = try verify("--failed")
    #expect(again.status == 1 && again.output.contains("verifying 1 of 2 cases"), "\(again.output)")
    #expect(try lastRun() == ["s/one"])
    let other = try verify("--failed", "--filter", "two")
    #expect(
      other.status == 2 && other.errors.contains("the case that did not pass is not among"),
      "\(other.errors)")
    try write(ReportCommandTests.two)
    #expect(try verify("--failed").status == 0 && lastRun() == [])
    // A case that is gone is no failure once all of its suite have run.
    try changeTheFirst()
    #expect(try verify().status == 1)
    try write(ReportCommandTests.two.replacing("  one:", with: "  uno:"))
    #expect(try verify("--failed").status == 2)
    #expect(try verify().status == 1 && lastRun() == ["s/uno"])
  }

  @Test func whatDoesNotGoWithFailed() throws {
    try write(ReportCommandTests.two)
    for options in [["--shard", "1/2"], ["--timings", "r.json"]] {
      let result = try FilmstripProcess.run(
        ["verify", "s.yaml", "--reference", "G", "--failed"] + options, folder: folder)
      #expect(result.status == 2 && result.errors.contains("--failed and --shard exclude"))
    }
    let part = try run(
      "verify", "s.yaml", "--reference", "G", "--failed",
      environment: ["FILMSTRIP_SHARD_INDEX": "0", "FILMSTRIP_SHARD_COUNT": "2"])
    #expect(part.status == 2 && part.errors.contains("--failed: the variables"), "\(part.errors)")
    try write("{}", to: "damaged")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("output/failures"), withIntermediateDirectories: true)
    try write("{", to: "output/failures/.last-run.json")
    let damaged = try verify("--failed")
    #expect(
      damaged.status == 2 && damaged.errors.contains(".last-run.json: is damaged"),
      "\(damaged.errors)")
    #expect(try run("verify", "s.yaml", "--reference", "G").status == 1)
    #expect(try verify("--failed").status == 0, "the next run writes it again")
  }

  // MARK: The list of a report

  /// As a person does: verify, choose on the page, paste.
  @Test func theListOfAReportIsAcceptedAsItWasShown() throws {
    try write(ReportCommandTests.two)
    #expect(try run("verify", "s.yaml", "--reference", "G").status == 1)
    try changeTheFirst()
    #expect(try verify("--report", "report").status == 1)
    let page = try text("report/index.html")
    let item = try #require(page.firstMatch(of: /"(s\/one=[0-9a-f]{8})"/)?.1)
    #expect(page.contains("\"accept\": \"filmstrip accept --reference G --list\""))
    // Another change makes another failure.
    try write(ReportCommandTests.two.replacing("duration: 0.35", with: "duration: 0.5"))
    #expect(try verify().status == 1)
    let stale = try run("accept", "--reference", "G", "--list", String(item))
    #expect(stale.status == 2 && stale.errors.contains("s/one: its failure is another one now"))
    try changeTheFirst()
    #expect(try verify().status == 1)
    let accepted = try run("accept", "--reference", "G", "--list", String(item))
    #expect(accepted.status == 0 && accepted.output == "accepted G/s/one\n", "\(accepted.errors)")
    #expect(try verify("--failed").status == 0)
  }

  /// All failures are read before the first golden changes.
  @Test func aDamagedFailureAmongOthersAcceptsNothing() throws {
    try write(ReportCommandTests.two)
    #expect(try run("verify", "s.yaml", "--reference", "G").status == 1)
    try write(ReportCommandTests.two.replacing("2.png", with: "3.png"))
    #expect(try verify().status == 1)
    let failures = try FileManager.default.subpathsOfDirectory(
      atPath: folder.appendingPathComponent("output/failures/s").path
    ).filter { $0.hasSuffix("/failure.json") }.map { String($0.dropLast(13)) }.sorted()
    #expect(failures.count == 2)
    try write("no picture", to: "output/failures/s/\(failures[1])/sheet.png")
    let before = try text("G/s/\(failures[0])/golden.json")
    let result = try run("accept", "--reference", "G", "--all")
    #expect(result.status == 2 && result.output == "", "\(result.output)\(result.errors)")
    #expect(try text("G/s/\(failures[0])/golden.json") == before)
  }
}
