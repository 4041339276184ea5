// SPDX-License-Identifier: MIT
import FilmstripImaging
import Foundation
import Testing

/// `filmstrip lint` as a user has it: over a package with broken transitions, over screenshots, and over code that ends
/// its process.
@Suite struct LintCommandTests {
  private final class Place {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("lint-\(UUID().uuidString)", isDirectory: true)

    init() throws {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func write(_ scenes: String, to name: String = "s.yaml") throws {
      try Data("device: iphone-se-1\n\(scenes)\n".utf8).write(to: url.appendingPathComponent(name))
    }

    func run(
      _ arguments: [String], program: String = "scene-package", environment: [String: String] = [:]
    ) throws -> FilmstripProcess.Result {
      try FilmstripProcess.run(
        executable: FilmstripProcess.programs.appendingPathComponent(program).path, arguments,
        environment: ["GITHUB_ACTIONS": "", "GITHUB_WORKSPACE": "", "CI_PROJECT_DIR": ""]
          .merging(environment) { $1 }, folder: url)
    }

    func lint(_ arguments: String..., environment: [String: String] = [:]) throws
      -> FilmstripProcess.Result
    { try run(["lint"] + arguments, environment: environment) }

    func data(_ path: String) throws -> Data {
      try Data(contentsOf: url.appendingPathComponent(path))
    }

    func text(_ path: String) throws -> String { String(decoding: try data(path), as: UTF8.self) }

    func json(_ path: String) throws -> [String: Any] {
      try #require(try JSONSerialization.jsonObject(with: data(path)) as? [String: Any])
    }

    func names(_ path: String) -> [String] {
      ((try? FileManager.default.contentsOfDirectory(
        atPath: url.appendingPathComponent(path).path)) ?? []).sorted()
    }
  }

  private let place: Place

  init() throws { place = try Place() }

  /// Three transitions of a package, two of them broken.
  private static let package = """
    scenes:
      open: { transition: fade, from: list, to: detail }
      slide: { transition: slide-corner, from: list, to: detail }
      show: { transition: slide-helper, from: list, to: detail }
    """
  private static let slide = """
    scenes:
      slide: { transition: slide-corner, from: list, to: detail }
    """

  @Test func aPackageWithTwoBrokenTransitionsGetsBothCausesAndNothingElse() throws {
    try place.write(LintCommandTests.package)
    // The files of the current folder, as none is named.
    let result = try place.lint()
    #expect(result.status == 1 && result.errors == "")
    #expect(
      result.output == """
        linting 3 cases
        s/slide: 1 finding
          error: cornerRadius of ColorViewController.view is 24.0 pt at the end, and 0.0 pt without animation \
        [ends-otherwise]
            when it runs to its end, and in 22 other ways
            do:     undo in the completion what is for the time of the transition alone, and set what stays without \
        animation, too
            again:  scene-package render ./s.yaml --filter s/slide
            frames: output/lint/pictures/frames-0000.png
        s/show: 1 finding
          error: helper is there after the end, and is not without animation [leftover-layer]
            when it runs to its end, and in 22 other ways
            do:     remove it in the completion, whether the transition was cancelled or not
            again:  scene-package render ./s.yaml --filter s/show
            frames: output/lint/pictures/frames-0001.png
        left out, in 3 cases: started twice: a scene has one screen to show
        left out, in 3 cases: driven by a touch: the transition has no drag
        2 errors in 3 cases, 69 ways, 6 left out -> output/lint/index.html

        """)
    #expect(
      place.names("output/lint") == ["index.html", "pictures", "results.json", "results.sarif"])
    #expect(place.names("output") == ["lint"])
    // Each picture has the line around the culprit, in its color; the page has both.
    let page = try place.text("output/lint/index.html")
    for name in ["frames-0000.png", "frames-0001.png"] {
      let bitmap = try PNGReader.read(
        path: place.url.appendingPathComponent("output/lint/pictures/\(name)").path
      ).bitmap
      let line = Pixel(red: 230, green: 0, blue: 115)
      let count = (0..<bitmap.height).reduce(0) { sum, y in
        sum + (0..<bitmap.width).count { bitmap[$0, y].isNear(line) }
      }
      #expect(count > 300, "\(name): \(count) pixels of \(bitmap.width)×\(bitmap.height)")
      #expect(page.contains("src=\"pictures/\(name)\""))
    }
  }

  /// The gesture of a way is a script that `render` takes, and shows what was found.
  @Test func theCommandOfAFindingShowsItAgain() throws {
    try place.write("scenes:\n  sheet: { transition: drag-down, from: list, to: detail }")
    let result = try place.lint("s.yaml")
    #expect(result.status == 1, "\(result.output)\(result.errors)")
    #expect(
      result.output.contains(
        "cornerRadius of sheet is 20.0 pt after the cancel, and was 0.0 pt before"),
      "\(result.output)")
    let again =
      "render s.yaml --filter s/sheet --gesture output/lint/gestures/gesture-0000.json"
    #expect(result.output.contains("again:  scene-package \(again)\n"), "\(result.output)")
    // Nor does it follow the touch evenly, or go on as fast as a flick, which are notes.
    #expect(result.output.contains("sheet does not follow the touch evenly"), "\(result.output)")
    #expect(result.output.contains("\n1 error, 2 notes in 1 case, "), "\(result.output)")
    let rendered = try place.run(
      again.split(separator: " ").map(String.init) + ["--emit", "timeline", "--output", "r"])
    #expect(rendered.status == 0, "\(rendered.errors)")
    let timeline = try place.text("r/sheet/timeline.json")
    let corners = timeline.matches(of: /"cornerRadius": (\d+)/).map { String($0.output.1) }
    #expect(corners.last == "20", "\(corners)")
  }

  // MARK: Code that does not come to its end

  @Test func codeThatEndsItsProcessIsNamedAndTheRestGoesOn() throws {
    try place.write(
      """
      scenes:
        traps: { transition: slide-traps, from: list, to: detail }
        recurses: { transition: slide-recurses, from: list, to: detail }
        back: { transition: slide-trapsBack, from: list, to: detail }
        setup: { transition: fade, from: crash, to: detail }
        slide: { transition: slide-corner, from: list, to: detail }
      """)
    let result = try place.lint("s.yaml", "--report", "r", "--json", "r.json")
    #expect(result.status == 1 && result.errors == "", "\(result.errors)")
    for line in [
      "s/traps: 1 finding\n  error: the program ends (signal ",
      "Fatal error: this animator ends the program [ends-program]\n    when it runs to its end, and in 22 other ways\n",
      "s/recurses: 1 finding\n  error: the program ends (signal 11, Segmentation fault) [ends-program]\n",
      "Fatal error: this animator ends the program on the way back [ends-program]\n    when it runs there and back, and in 10 other ways\n",
      "Fatal error: this screen cannot be made [ends-program]\n    when it is set up\n",
      "s/slide: 1 finding\n  error: cornerRadius of ColorViewController.view is 24.0 pt",
      "\n5 errors in 5 cases, ",
    ] {
      #expect(result.output.contains(line), "\(line) in \(result.output)")
    }
    let cases = try #require(try place.json("r.json")["cases"] as? [[String: Any]])
    #expect(cases.map { $0["name"] as? String } == ["traps", "recurses", "back", "setup", "slide"])
    #expect(cases.map { $0["ways"] as? Int } == [23, 23, 23, 0, 23])
  }

  @Test func whatUsesUpTimeIsGivenUpAfterThreeWays() throws {
    try place.write(
      """
      scenes:
        spins: { transition: slide-spins, from: list, to: detail }
        open: { transition: fade, from: list, to: detail }
      """)
    let result = try place.lint("s.yaml", "--timeout", "1", "--jobs", "1")
    #expect(result.status == 1)
    #expect(
      result.output.contains(
        "error: it does not return within 1 s [never-returns]\n    when it runs to its end, and in 2 other ways"
      ),
      "\(result.output)")
    #expect(
      result.output.contains("left out: 20 ways after three that used up all time or memory"),
      "\(result.output)")
    #expect(result.output.contains("1 error in 2 cases, 26 ways"), "\(result.output)")
  }

  /// Its first way takes nearly two seconds, with a frame every 0.2 s.
  @Test func whatGoesOnIsNotGivenUp() throws {
    try place.write("scenes:\n  plods: { transition: slide-plods, from: list, to: detail }")
    let result = try place.lint("s.yaml", "--timeout", "1", "--jobs", "1")
    #expect(result.status == 0, "\(result.output)")
    #expect(!result.output.contains("never-returns"), "\(result.output)")
  }

  @Test func memoryWithoutEndIsNamed() throws {
    try place.write("scenes:\n  a: { transition: slide-allocates, from: list, to: detail }")
    // A limit of the shell's is below that of the processes, and makes the test quick.
    let result = try FilmstripProcess.run(
      executable: "/bin/sh",
      [
        "-c", "ulimit -v 1048576 && exec \"$0\" \"$@\"",
        FilmstripProcess.programs.appendingPathComponent("scene-package").path, "lint", "s.yaml",
        "--jobs", "1",
      ], folder: place.url)
    #expect(result.status == 1)
    #expect(
      result.output.contains("failed to allocate") || result.output.contains("out of memory"),
      "\(result.output)")
    #expect(result.output.contains("1 error in 1 case, 3 ways"), "\(result.output)")
  }

  @Test func aSceneThatCannotBeSetUpIsAnError() throws {
    try place.write(
      """
      scenes:
        none: { transition: no-scene, from: list, to: detail }
        open: { transition: fade, from: list, to: detail }
      """)
    let result = try place.lint("s.yaml", "--quiet", "--sarif", "r.sarif")
    #expect(result.status == 2)
    let run = try #require((try place.json("r.sarif")["runs"] as? [[String: Any]])?.first)
    let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == false)
    #expect(
      result.output == """
        s/none: not looked at: the scene has no navigation controller
          scene:  s.yaml:3:3

        """)
  }

  // MARK: Screenshots, without code

  @Test func twoScreenshotsAndATransitionOfTheGalleryNeedNoCode() throws {
    for (name, value) in [("a", 40), ("b", 160)] {
      let pixel = Pixel(red: UInt8(value), green: 120, blue: UInt8(255 - value))
      try PNGFile.data(of: Bitmap(width: 160, height: 284, filledWith: pixel))
        .write(to: place.url.appendingPathComponent("\(name).png"))
    }
    // As published, it does not ask for Reduce Motion.
    let scenes = "scenes:\n  one: { transition: shadow-push, from: a.png, to: b.png }"
    try place.write(scenes)
    let published = try place.run(["lint", "s.yaml", "--quiet"], program: "filmstrip")
    #expect(
      published.status == 1 && published.output.contains("[ignores-reduced-motion]"),
      "\(published.output)")
    // Nor does it go on as fast as a flick.
    try place.write("rules: { ignores-reduced-motion: off, release-velocity: off }\n" + scenes)
    let file = try place.run(["lint", "s.yaml"], program: "filmstrip")
    #expect(file.status == 0 && file.errors == "", "\(file.errors)")
    #expect(
      file.output == """
        linting 1 case
        left out: started twice: a scene has one screen to show
        left out: turned, resized, from right to left, with the largest text and on a tablet: screenshots have one \
        layout
        left out: it runs after a touch that was lifted at 20 %: nothing but the touch starts it
        nothing found in 1 case, 36 ways, 3 left out -> output/lint/index.html

        """)
    let named = try place.run(
      ["lint", "drop-push", "--from", "a.png", "--to", "b.png", "--quiet", "--json", "r.json"],
      program: "filmstrip")
    #expect(named.status == 2 && named.output.contains("--scale"), "\(named.output)")
    let scaled = try place.run(
      [
        "lint", "drop-push", "--from", "a.png", "--to", "b.png", "--scale", "2", "--sarif",
        "r.sarif",
      ], program: "filmstrip")
    #expect(scaled.status == 1 && scaled.errors == "", "\(scaled.errors)")
    #expect(try place.text("r.sarif").contains("\"uri\" : \"b.png\""))
  }

  /// A defect of several variants is one finding; files of other programs in the folder are not read.
  @Test func whatVariantsShareIsToldOnce() throws {
    try place.write(
      """
      scenes:
        a:
          transition: slide-corner
          from: list
          to: detail
          variants: { appearance: [light, dark] }
      """)
    try Data("services:\n  web: { image: x }\n".utf8)
      .write(to: place.url.appendingPathComponent("compose.yaml"))
    let result = try place.lint("--json", "r.json")
    #expect(result.status == 1 && result.errors == "", "\(result.errors)")
    #expect(result.output.contains("; also in 1 other variant of the scene\n"), "\(result.output)")
    #expect(!result.output.contains("s/a.dark"), "\(result.output)")
    #expect(result.output.contains(" in 2 cases, "))
    #expect(try place.text("r.json").contains("\"otherCases\" : [\n            \"s/a.dark\"\n"))
  }

  /// Text that moves turns pixels and no areas: it does not flash.
  @Test func movingTextDoesNotFlash() throws {
    let screens = ["inbox", "message"].map {
      FilmstripProcess.screens.appendingPathComponent("\($0).png").path
    }
    for transition in ["push", "shadow-push"] {
      let result = try place.run(
        ["lint", transition, "--from", screens[0], "--to", screens[1]], program: "filmstrip")
      #expect(result.errors == "" && result.output.contains(" in 1 case, "), "\(result.errors)")
      #expect(!result.output.contains("[flashes]"), "\(result.output)")
    }
    let nameless = try place.run(
      ["lint", "--from", "a.png", "--to", "b.png"], program: "filmstrip")
    #expect(nameless.status == 2 && nameless.errors.contains("name the transition between them"))
  }

  // MARK: Formats

  @Test func theFormatsSayTheSame() throws {
    try place.write(LintCommandTests.slide)
    let result = try place.lint(
      "s.yaml", "--json", "r.json", "--sarif", "r.sarif", "--github", "--report", "report/")
    #expect(result.status == 1)
    let json = try place.json("r.json")
    #expect(json["format"] as? String == "filmstrip-lint")
    let cases = try #require(json["cases"] as? [[String: Any]])
    let finding = try #require((cases[0]["findings"] as? [[String: Any]])?.first)
    #expect(cases[0]["name"] as? String == "slide" && cases[0]["ways"] as? Int == 23)
    #expect(finding["rule"] as? String == "ends-otherwise")
    #expect(finding["severity"] as? String == "error")
    #expect(finding["property"] as? String == "cornerRadius")
    #expect(finding["way"] as? String == "it runs to its end")
    #expect(finding["picture"] as? String == "pictures/frames-0000.png")
    #expect(finding["command"] as? String == "scene-package render s.yaml --filter s/slide")
    #expect(try place.data("report/results.json") == place.data("r.json"))
    #expect(try place.data("report/results.sarif") == place.data("r.sarif"))
    let run = try #require((try place.json("r.sarif")["runs"] as? [[String: Any]])?.first)
    let entry = try #require((run["results"] as? [[String: Any]])?.first)
    #expect(entry["ruleId"] as? String == "ends-otherwise" && entry["level"] as? String == "error")
    let locations = try #require(entry["locations"] as? [[String: Any]])
    let physical = try #require(locations.first?["physicalLocation"] as? [String: Any])
    #expect((physical["region"] as? [String: Int])?["startLine"] == 3)
    #expect(
      result.output.contains(
        "::error file=s.yaml,line=3,col=3,title=s/slide%3A ends-otherwise::s/slide: cornerRadius of"
      ),
      "\(result.output)")
  }

  // MARK: Severities

  @Test func theSceneFileSaysHowMuchARuleMatters() throws {
    try place.write("rules: { ends-otherwise: note }\n" + LintCommandTests.slide)
    let note = try place.lint("s.yaml")
    #expect(note.status == 0 && note.output.contains("  note: cornerRadius"), "\(note.output)")
    #expect(note.output.contains("\n1 note in 1 case"))
    try place.write(
      """
      rules: { ends-otherwise: note }
      scenes:
        slide: { transition: slide-corner, from: list, to: detail, rules: { ends-otherwise: off } }
      """)
    let off = try place.lint("s.yaml")
    #expect(off.status == 0 && off.output.contains("\nnothing found in 1 case"), "\(off.output)")
    try place.write("rules: { ends-program: off }\n" + LintCommandTests.slide)
    let silent = try place.lint("s.yaml")
    #expect(silent.status == 2)
    #expect(silent.errors.contains("stays an error or a warning"), "\(silent.errors)")
    try place.write("rules: { left-over-layer: note }\n" + LintCommandTests.slide)
    let unknown = try place.lint("s.yaml")
    #expect(unknown.status == 2)
    #expect(
      unknown.errors.contains("s.yaml:2:10: 'left-over-layer'")
        && unknown.errors.contains("did you mean 'leftover-layer'?"), "\(unknown.errors)")
  }

  // MARK: A baseline

  @Test func aBaselineHoldsWhatIsKnownAndOnlyShrinks() throws {
    try place.write(LintCommandTests.slide)
    let missing = try place.lint("s.yaml", "--baseline", "b.json")
    #expect(missing.status == 2)
    #expect(
      missing.errors
        == "scene-package: --baseline b.json: cannot be read; write it with --write-baseline, or check the path\n"
    )
    let written = try place.lint("s.yaml", "--baseline", "b.json", "--write-baseline")
    #expect(written.status == 0, "\(written.output)\(written.errors)")
    let list = try #require(try place.json("b.json")["findings"] as? [[String: String]])
    #expect(
      list == [
        [
          "case": "s/slide", "rule": "ends-otherwise", "object": "ColorViewController.view",
          "property": "cornerRadius",
        ]
      ])
    let again = try place.lint("s.yaml", "--baseline", "b.json", "--write-baseline")
    #expect(again.status == 2 && again.errors.contains("b.json is there already"))
    let known = try place.lint("s.yaml", "--baseline", "b.json")
    #expect(known.status == 0 && !known.output.contains("cornerRadius"), "\(known.output)")
    #expect(known.output.contains("nothing found in 1 case, 23 ways, 1 known"))
    // Entries of other files stay.
    try place.write("scenes:\n  other: { transition: fade, from: list, to: detail }", to: "t.yaml")
    let elsewhere = try place.lint("t.yaml", "--baseline", "b.json", "--update-baseline")
    #expect(elsewhere.status == 0, "\(elsewhere.output)")
    #expect(try place.json("b.json")["findings"] as? [[String: String]] == list)
    // Another finding fails, and is never added.
    try place.write(LintCommandTests.package)
    let more = try place.lint("s.yaml", "--baseline", "b.json", "--update-baseline")
    #expect(more.status == 1 && more.output.contains("helper is there"), "\(more.output)")
    #expect(!more.output.contains("cornerRadius"))
    #expect(try place.json("b.json")["findings"] as? [[String: String]] == list)
    // What is repaired is named, and goes when that is asked for.
    try place.write("scenes:\n  slide: { transition: fade, from: list, to: detail }")
    let gone = "s/slide, ends-otherwise, ColorViewController.view, cornerRadius"
    let told = try place.lint("s.yaml", "--baseline", "b.json")
    #expect(told.status == 0)
    #expect(
      told.output.contains("no longer found; remove it with --update-baseline: \(gone)\n"),
      "\(told.output)")
    let updated = try place.lint("s.yaml", "--baseline", "b.json", "--update-baseline")
    #expect(updated.output.contains("removed from the baseline: \(gone)\n"), "\(updated.output)")
    #expect((try place.json("b.json")["findings"] as? [Any])?.isEmpty == true)
    let other = try place.lint("s.yaml", "--baseline", "s.yaml")
    #expect(other.status == 2 && other.errors.contains("is no baseline of 'scene-package lint'"))
  }

  // MARK: Usage

  @Test func wrongUsageIsOneLine() throws {
    try place.write("scenes: {}", to: "none.yaml")
    try place.write(LintCommandTests.slide)
    func line(_ arguments: String...) throws -> String {
      let result = try place.run(["lint"] + arguments)
      #expect(result.status == 2 && result.output == "", "\(arguments): \(result.output)")
      #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
      return result.errors
    }
    #expect(try line("none.yaml").contains("there is none; name one"))
    #expect(try line("missing.yaml").contains("missing.yaml"))
    #expect(
      try line("s.yaml", "--filter", "nothing").contains("the one case has no such name"))
    #expect(try line("s.yaml", "--report", "s.yaml").contains("(--report)"))
    #expect(
      try line("s.yaml", "--json", "no/r.json").contains("--json no/r.json: cannot be written"))
    #expect(try line("s.yaml", "--update-baseline").contains("name the file with --baseline"))
    #expect(try line("push", "--from", "a.png").contains("give both screens"))
    #expect(try line("posh", "--from", "a", "--to", "b").contains("did you mean 'push'?"))
    #expect(try line("s.yaml", "--jobs", "0").contains("--jobs"))
    #expect(try line("s.yaml", "--json", "s.yaml").contains("is not a file of findings"))
    #expect(
      try line("s.yaml", "--json", "r/r.json", "--report", "r").contains(
        "in the folder of the report"))
    #expect(
      try line("s.yaml", "--scale", "2").contains("--device and --scale: are for two screenshots"))
    #expect(
      try line("push", "--from", "no.png", "--to", "b.png").contains(
        "--from no.png: cannot be read"))
    #expect(
      try place.run(["lint-worker"]).errors
        == "scene-package: this command is for processes that 'scene-package lint' starts; run that instead\n"
    )
    #expect(place.names("") == ["none.yaml", "s.yaml"])
  }

  @Test func aRunThatIsEndedLeavesNothingHalfWritten() throws {
    try place.write("scenes:\n  a: { transition: slide-spins, from: list, to: detail }")
    let process = Process()
    process.executableURL = FilmstripProcess.programs.appendingPathComponent("scene-package")
    process.arguments = ["lint", "s.yaml"]
    process.currentDirectoryURL = place.url
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try FilmstripProcess.start(process)
    for _ in 0..<200 where place.names("output").isEmpty { usleep(50_000) }
    #expect(!place.names("output").isEmpty)
    kill(process.processIdentifier, SIGTERM)
    process.waitUntilExit()
    #expect(process.terminationStatus == 128 + SIGTERM)
    #expect(place.names("") == ["s.yaml"])
  }
}

extension Pixel {
  /// Whether no channel differs by more than a tenth.
  fileprivate func isNear(_ other: Pixel) -> Bool {
    [(red, other.red), (green, other.green), (blue, other.blue)].allSatisfy {
      abs(Int($0) - Int($1)) < 26
    }
  }
}
