// SPDX-License-Identifier: MIT
import Foundation
import FilmstripImaging
import Testing

/// Scene files as a user has them: `init`, `render`, `list`, `verify`, `accept` and `prune` as processes, of the
/// tool and of a package with screens of its own.
@Suite struct SceneCommandTests {
  private final class Place {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("scene-commands-\(UUID().uuidString)", isDirectory: true)

    init() throws {
      let screens = url.appendingPathComponent("screens", isDirectory: true)
      try FileManager.default.createDirectory(at: screens, withIntermediateDirectories: true)
      for (name, value) in [("1 home", 40), ("2", 90), ("10", 160)] {
        let pixel = Pixel(red: UInt8(value), green: 120, blue: UInt8(255 - value))
        // The screen of an iPhone SE of the first generation, at a quarter of its scale.
        try PNGFile.data(of: Bitmap(width: 160, height: 284, filledWith: pixel))
          .write(to: screens.appendingPathComponent("\(name).png"))
      }
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func write(_ text: String, to name: String = "s.yaml") throws {
      try Data(text.utf8).write(to: url.appendingPathComponent(name))
    }

    func names(_ path: String) -> [String] {
      ((try? FileManager.default.contentsOfDirectory(
        atPath: url.appendingPathComponent(path).path)) ?? []).sorted()
    }

    func run(_ arguments: String...) throws -> FilmstripProcess.Result {
      try run(program: "filmstrip", arguments)
    }

    func runPackage(_ arguments: String...) throws -> FilmstripProcess.Result {
      try run(program: "scene-package", arguments)
    }

    func run(program: String, _ arguments: [String]) throws -> FilmstripProcess.Result {
      try FilmstripProcess.run(
        executable: FilmstripProcess.programs.appendingPathComponent(program).path,
        arguments, environment: ["CI": "", "FILMSTRIP_RECORD": ""], folder: url)
    }
  }

  private let place: Place

  init() throws { place = try Place() }

  private static let three = """
    device: iphone-se-1
    scenes:
      one: { transition: shadow-push, from: screens/2.png, to: screens/10.png, set: { duration: 0.1 } }
      two: { transition: push, from: screens/2.png, to: screens/10.png, variants: { rate: [30, 60] } }
    """

  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map(String.init)
  }

  @Test func aFolderOfScreenshotsBecomesAVerifiedSuiteInThreeCommands() throws {
    let made = try place.run("init", "screens")
    #expect(made.status == 0 && made.errors == "", "\(made.errors)")
    #expect(made.output == "scenes.yaml: 2 scenes of 3 screenshots\n")
    let written = try place.run("verify", "scenes.yaml", "--reference", "Goldens")
    #expect(written.status == 1 && written.errors == "", "\(written.errors)")
    #expect(lines(written.output).last == "2 cases: 2 recorded")
    #expect(place.names("Goldens/scenes") == ["1-home-to-2", "2-to-10"], "numbers are in order")
    let verified = try place.run("verify", "scenes.yaml", "--reference", "Goldens")
    #expect(verified.status == 0 && verified.errors == "", "\(verified.errors)")
    #expect(verified.output == "verifying 2 cases, 2 scenes in 1 file\n2 cases: 2 unchanged\n")
  }

  /// Braces stand for a variant's values in scene files: a screenshot with some in its name is left out.
  @Test func initWritesWhatListReads() throws {
    for name in ["{x}", "{device}"] {
      try FileManager.default.copyItem(
        at: place.url.appendingPathComponent("screens/2.png"),
        to: place.url.appendingPathComponent("screens/\(name).png"))
    }
    let made = try place.run("init", "screens")
    #expect(made.status == 0 && made.output == "scenes.yaml: 2 scenes of 3 screenshots\n")
    #expect(made.errors.contains("screens/{x}.png: has braces in its path"), "\(made.errors)")
    let listed = try place.run("list", "scenes.yaml")
    #expect(listed.status == 0 && lines(listed.output).count == 2, "\(listed.errors)")
  }

  @Test func initReplacesNothing() throws {
    try place.write("mine", to: "scenes.yaml")
    let result = try place.run("init", "screens")
    #expect(result.status == 2)
    #expect(
      result.errors
        == "filmstrip: scenes.yaml: is there already; remove it, or name another file with --output\n"
    )
    #expect(
      try String(contentsOf: place.url.appendingPathComponent("scenes.yaml"), encoding: .utf8)
        == "mine")
    #expect(try place.run("init", "nowhere").status == 2)
    #expect(
      try place.run("init", ".", "--output", "b.yaml").errors.contains(
        "no two screenshots of one size (0 PNG"))
    // Beside the file, with quotation marks where a name needs them.
    #expect(try place.run("init", "screens", "--output", "screens/a.yaml").status == 0)
    let text = try String(
      contentsOf: place.url.appendingPathComponent("screens/a.yaml"), encoding: .utf8)
    #expect(text.contains("from: \"1 home.png\"\n    to: \"2.png\""), "\(text)")
    #expect(place.names("screens").allSatisfy { !$0.hasPrefix(".") })
  }

  @Test func casesAreListedFilteredAndRendered() throws {
    try place.write(SceneCommandTests.three)
    #expect(try place.run("list", "s.yaml").output == "s/one\ns/two.30fps\ns/two.60fps\n")
    #expect(try place.run("list", "s.yaml", "--filter", "*30*").output == "s/two.30fps\n")
    let json =
      try JSONSerialization.jsonObject(
        with: Data(try place.run("list", ".", "--json").output.utf8)) as? [[String: Any]]
    #expect(json?.map { $0["name"] as? String } == ["one", "two.30fps", "two.60fps"])
    let result = try place.run("render", "s.yaml", "--filter", "one", "--output", "out")
    #expect(result.status == 0 && result.errors == "", "\(result.errors)")
    #expect(
      result.output.hasPrefix("s/one: 7 frames, 0.1 s on iPhone SE (1st generation) -> out/one"))
    #expect(place.names("out/one").contains("sheet.png"))
    // 0.1 s at 30 frames in a second are three frames and the last.
    let changed = try place.run(
      "render", "s.yaml", "--filter", "one", "--output", "new", "--fps", "30", "--cell-width", "40",
      "--emit", "sheet,timeline")
    #expect(changed.status == 0 && changed.output.hasPrefix("s/one: 4 frames"), "\(changed.errors)")
    #expect(place.names("new/one") == ["sheet.json", "sheet.png", "timeline.json"])
    let none = try place.run("render", "--quiet", "s.yaml", "--filter", "three")
    #expect(none.status == 2 && none.errors.contains("none of the 3 cases has such a name"))
    #expect(
      try place.run("render", "s.yaml", "--help").output.contains("filmstrip render <scenes>"))
  }

  @Test(
    arguments: [
      (["s.yaml", "--fps", "30"], "s.yaml:4:3: the variants of two have values of their own"),
      (["s.yaml", "--set", "speed=1"], "s.yaml:3:3: one: speed: shadow-push has no such"),
      (["s.yaml", "--gesture", "finish"], "s.yaml:4:3: two.30fps: push cannot be interactive"),
      (["s.yaml", "--from", "a.png", "--to", "b.png"], "scene files name their screens"),
      (["push"], "push: give the screens it is between with --from and --to"),
      (
        ["push", "--from", "a.png", "--to", "b.png", "--filter", "x"],
        "--filter x: is for scene files"
      ),
      (["shadow-psh"], "no such transition; did you mean 'shadow-push'?"),
    ] as [([String], String)])
  func whatDoesNotGoTogetherIsOneLine(arguments: [String], text: String) throws {
    try place.write(SceneCommandTests.three)
    let result = try place.run(program: "filmstrip", ["render", "--quiet"] + arguments)
    #expect(result.status == 2 && lines(result.errors).count == 1, "\(result.errors)")
    #expect(result.errors.contains(text), "\(result.errors)")
  }

  @Test func whatIsWrongWithAFileIsALineEach() throws {
    try place.write("scenes:\n  a: { transition: psh, from: screens/3.png, to: screens/2.png }\n")
    for result in [
      try place.run("render", "s.yaml"), try place.run("list", "s.yaml"),
      try place.run("verify", "s.yaml", "--reference", "G"),
      try place.run("prune", "s.yaml", "--reference", "G"),
    ] {
      #expect(result.status == 2 && result.output == "")
      #expect(
        lines(result.errors) == [
          "filmstrip: s.yaml:2:20: 'transition': there is no 'psh'; did you mean 'push'?",
          "filmstrip: s.yaml:2:31: 'from': screens/3.png is not there; did you mean 'screens/2.png'?",
        ])
    }
  }

  @Test func aChangeIsNamedAcceptedAndPruned() throws {
    try place.write(SceneCommandTests.three)
    #expect(try place.run("verify", "s.yaml", "--reference", "G", "--quiet").status == 1)
    try place.write(SceneCommandTests.three.replacing("duration: 0.1", with: "duration: 0.2"))
    let changed = try place.run("verify", "s.yaml", "--reference", "G", "--json", "r.json")
    #expect(changed.status == 1 && changed.errors == "", "\(changed.errors)")
    let said = lines(changed.output)
    #expect(said.contains("s/one: changed") && said.contains("  duration 0.1 → 0.2 s"))
    #expect(said.contains("  accept: filmstrip accept --reference G output/failures/s/one"))
    #expect(said.last == "3 cases: 2 unchanged, 1 changed")
    let results =
      try JSONSerialization.jsonObject(
        with: Data(contentsOf: place.url.appendingPathComponent("r.json"))) as? [String: Any]
    #expect(results?["format"] as? String == "filmstrip-results")
    let cases = results?["cases"] as? [[String: Any]]
    #expect(cases?.map { $0["outcome"] as? String } == ["changed", "unchanged", "unchanged"])
    #expect(cases?.allSatisfy { $0["seconds"] is Double } == true)

    let accepted = try place.run("accept", "--reference", "G", "s/one")
    #expect(accepted.output == "accepted G/s/one\n" && accepted.status == 0, "\(accepted.errors)")
    #expect(try place.run("verify", "s.yaml", "--reference", "G").status == 0)

    // A scene that is gone leaves its golden.
    let scene =
      "scenes: { one: { transition: shadow-push, from: screens/2.png, to: screens/10.png } }"
    try place.write(scene)
    let orphans = try place.run("prune", "s.yaml", "--reference", "G")
    #expect(orphans.status == 1)
    #expect(orphans.output == "orphan G/s/two.30fps\norphan G/s/two.60fps\n", "\(orphans.errors)")
    #expect(try place.run("prune", "s.yaml", "--reference", "G", "--remove").status == 0)
    #expect(place.names("G/s") == ["one"])
    #expect(try place.run("prune", "s.yaml").status == 2)
  }

  @Test func recordModesAreThoseOfTests() throws {
    try place.write(SceneCommandTests.three)
    let never = try place.run(
      "verify", "s.yaml", "--reference", "G", "--record", "never", "--filter", "one")
    #expect(never.status == 1 && place.names("G") == [])
    #expect(lines(never.output).last == "1 case: 1 missing")
    #expect(place.names("output/failures/s") == ["one"])
    let all = try place.run(
      "verify", "s.yaml", "--reference", "G", "--record", "all", "--filter", "one")
    #expect(all.status == 1 && lines(all.output).last == "1 case: 1 recorded")
    #expect(place.names("output/failures/s") == [], "the failure is gone")
    let word = try place.run("verify", "s.yaml", "--reference", "G", "--record", "misssing")
    #expect(word.status == 2 && word.errors.contains("did you mean 'missing'?"), "\(word.errors)")
  }

  // MARK: A package's own screens

  @Test func aPackageHasTheSameCommandsForItsOwnScreens() throws {
    try place.write(
      """
      device: iphone-se-1
      scenes:
        own: { transition: fade, from: list, to: detail }
        mixed: { transition: push, from: list, to: screens/2.png }
      """)
    #expect(try place.run("list", "s.yaml").status == 2, "the tool does not know them")
    let listed = try place.runPackage("list")
    #expect(
      listed.output.contains("  the screens list, detail, crash, endless,"), "\(listed.output)")
    #expect(listed.output.contains("\nfade\n"))
    let first = try place.runPackage("verify", "s.yaml", "--reference", "G")
    #expect(lines(first.output).last == "2 cases: 2 recorded", "\(first.output)\(first.errors)")
    let second = try place.runPackage("verify", "s.yaml", "--reference", "G")
    #expect(second.status == 0 && lines(second.output).last == "2 cases: 2 unchanged")
    let golden = try String(
      contentsOf: place.url.appendingPathComponent("G/s/own/timeline.json"), encoding: .utf8)
    #expect(golden.contains("FadingDelegate") && golden.contains("ColorViewController"))
  }

  /// One process dies in the middle, and the cases before and after it are verified all the same.
  @Test(arguments: [1, 2])
  func aProcessThatDiesCostsItsCaseAlone(jobs: Int) throws {
    try place.write(
      """
      device: iphone-se-1
      scenes:
        a: { transition: push, from: list, to: detail }
        dies: { transition: push, from: list, to: crash, variants: { rate: [30, 60] } }
        endless: { transition: push, from: list, to: endless }
        z: { transition: push, from: list, to: detail }
      """)
    let first = try place.runPackage(
      "verify", "s.yaml", "--reference", "G", "--filter", "/a", "--filter", "/z")
    #expect(first.output.hasSuffix("2 cases: 2 recorded\n"), "\(first.output)")
    let result = try place.runPackage(
      "verify", "s.yaml", "--reference", "G", "--jobs", "\(jobs)", "--timeout", "4")
    #expect(result.status == 1 && result.errors == "", "\(result.errors)")
    let said = lines(result.output)
    #expect(said.contains("s/dies.30fps: crashed") && said.contains("s/dies.60fps: crashed"))
    #expect(said.contains { $0.contains("Fatal error: this screen cannot be made") }, "\(said)")
    #expect(said.contains { $0.contains("did not come to an end within 4 s") }, "\(said)")
    #expect(said.last == "5 cases: 2 unchanged, 3 crashed", "\(said)")
  }

  @Test func aSceneThatCannotBeRecordedIsAnError() throws {
    try place.write(
      """
      scenes:
        good: { transition: push, from: screens/2.png, to: screens/10.png, device: iphone-se-1 }
        wide: { transition: push, from: screens/2.png, to: screens/10.png, device: ipad-9 }
        size: { transition: push, from: screens/2.png, to: screens/10.png }
        text: { transition: push, from: screens/2.png, to: text.png }
      """)
    try place.write("no picture", to: "text.png")
    let result = try place.run("verify", "s.yaml", "--reference", "G")
    #expect(result.status == 2)
    #expect(lines(result.output).last == "4 cases: 1 recorded, 3 error", "\(result.output)")
    #expect(result.output.contains("would be distorted on ipad-9"))
    #expect(
      result.output.contains("is not a known device's screen; say how many pixels make a point"))
    #expect(result.output.contains("text.png: "))
  }

  @Test func aPlaceForResultsThatCannotBeWrittenIsSaidBeforehand() throws {
    try place.write(SceneCommandTests.three)
    let result = try place.run("verify", "s.yaml", "--reference", "G", "--json", "nowhere/r.json")
    #expect(result.status == 2 && result.output == "")
    #expect(result.errors.contains("--json nowhere/r.json: cannot be written"), "\(result.errors)")
    #expect(place.names("G") == [])
  }
}
