// SPDX-License-Identifier: MIT
import EditedGoldens
import Filmstrip
import Testing
import UIKit

@testable import FilmstripTesting

private typealias DispatchQueue = UIKit.DispatchQueue

/// What assertions of transitions do: they write what is missing and fail, pass what is equal, and name
/// what is not.
@MainActor
@Suite struct TransitionAssertionTests {
  private let goldens = TemporaryGoldens()

  private struct Card {
    var x = 40.0
    var duration = 0.2
    var color = UIColor.red
    var isCovering = false
    var tolerance: PixelTolerance?
    var comparison = GoldenOptions.Comparison.pixelsAndMotion
    var ignores: [Ignore] = []
  }

  private func move(_ card: Card = Card(), record: RecordMode? = nil) {
    let device = Device(
      name: "Small", identifier: "small", size: CGSize(width: 60, height: 100), scale: 2)
    let stage = Stage(device: device)
    stage.window.backgroundColor = .white
    if card.isCovering {
      let covered = UIView(frame: CGRect(x: 2, y: 50, width: 2, height: 2))
      covered.accessibilityIdentifier = "covered"
      covered.backgroundColor = .blue
      let cover = UIView(frame: CGRect(x: 0, y: 40, width: 60, height: 20))
      cover.backgroundColor = .white
      stage.window.addSubview(covered)
      stage.window.addSubview(cover)
    }
    let view = UIView(frame: CGRect(x: 0, y: 10, width: 20, height: 20))
    view.accessibilityIdentifier = "card"
    view.backgroundColor = card.color
    stage.window.addSubview(view)
    stage.advance(by: 0)
    assertTransition(
      on: stage, record: record, comparing: card.comparison, tolerance: card.tolerance,
      ignoring: card.ignores,
      testName: "push()"
    ) {
      UIView.animate(withDuration: card.duration, delay: 0, options: .curveEaseOut) {
        view.center.x = card.x
      }
    }
  }

  private func recordGolden(_ card: Card = Card()) { _ = goldens.failure { move(card) } }

  @Test func aMissingGoldenIsWrittenAndFailsOnce() {
    let message = goldens.failure { move() }
    #expect(message.hasPrefix("push: the golden is written: there was none"), "\(message)")
    #expect(
      goldens.files("Goldens/push") == ["golden.json", "motion.txt", "sheet.png", "timeline.json"])
    goldens.use { move() }
    goldens.use(record: .never) { move() }
    #expect(goldens.files("failures") == [])
  }

  @Test func whatIsIgnoredPasses() {
    recordGolden()
    let chance = Ignore.layer("card", reason: "it goes by chance")
    goldens.use(record: .never) { move(Card(x: 44, ignores: [chance])) }
    goldens.use(record: .never) {
      withGoldens(ignoring: [chance]) { move(Card(x: 44)) }
    }
    #expect(goldens.files("failures") == [])
    let message = goldens.failure(record: .never) { move(Card(x: 44)) }
    #expect(message.contains("card position.x"), "\(message)")
    let mistaken = goldens.failure(record: .never) {
      move(Card(x: 44, ignores: [.layer("cart", reason: "none")]))
    }
    #expect(
      mistaken
        == "push: 'ignore': neither the recording nor its golden has the layer 'cart'; did you mean 'card'?"
    )
  }

  /// What hides something once is not idle, and of the others one line is said at the end.
  @Test func idleIgnoresAreOneLine() {
    func hidden(_ layer: String, pixels: Int) -> IgnoredDifferences {
      var hidden = IgnoredDifferences(.layer(layer, reason: "chance"))
      hidden.pixelCount = pixels
      return hidden
    }
    let run = IgnoresOfRun()
    #expect(run.add([hidden("a", pixels: 0), hidden("b", pixels: 0)], at: "T.swift:1:1"))
    #expect(!run.add([hidden("a", pixels: 3), hidden("b", pixels: 0)], at: "T.swift:1:1"))
    #expect(
      run.line
        == "1 ignore hides nothing in this run: T.swift:1:1 (layer b); remove it if nothing differs there any more"
    )
    #expect(!run.add([hidden("b", pixels: 1)], at: "T.swift:1:1"))
    #expect(run.line == nil)
  }

  @Test func withoutRecordingAMissingGoldenFails() {
    let message = goldens.failure(record: .never) { move() }
    #expect(message.hasPrefix("push: there is no golden, and the record mode is 'never'"))
    #expect(message.contains("filmstrip accept"))
    #expect(goldens.files("Goldens") == [])
    #expect(
      goldens.files("failures/FilmstripTestingTests.TransitionAssertionTests/push")
        == ["failure.json", "golden.json", "motion.txt", "sheet.png", "timeline.json"])
  }

  @Test func aChangedMotionNamesLayerAndCause() {
    recordGolden()
    let message = goldens.failure { move(Card(duration: 0.4)) }
    #expect(message.contains("card position.x"), "\(message)")
    #expect(message.contains("duration 0.2 → 0.4 s"), "\(message)")
    #expect(
      goldens.files("failures/FilmstripTestingTests.TransitionAssertionTests/push") == [
        "actual.png", "blink.png", "comparison.json", "difference.png", "expected-timeline.json",
        "expected.png", "failure.json", "golden.json", "motion.txt", "sheet.png", "timeline.json",
      ])
    // A failure is gone as soon as the case passes.
    goldens.use { move() }
    #expect(goldens.files("failures/FilmstripTestingTests.TransitionAssertionTests") == [])
  }

  @Test func aChangedColorIsFoundInPixelsAndInTheTimeline() {
    recordGolden()
    let message = goldens.failure {
      move(Card(color: UIColor(red: 1, green: 2 / 255, blue: 0, alpha: 1)))
    }
    #expect(message.contains("background"), "\(message)")
    #expect(message.contains("all 13 frames differ"), "\(message)")
    #expect(message.contains("differ by up to 2/255"), "\(message)")
  }

  @Test func whatIsCoveredIsMotionAlone() {
    recordGolden(Card(isCovering: true))
    // A layer that cannot be seen moved by a point.
    let message = goldens.failure { moveCovered(by: 1) }
    #expect(message.hasPrefix("push: motion changed: all pixels are equal"), "\(message)")
    #expect(message.contains("covered"), "\(message)")
    goldens.use { moveCovered(by: 1, comparing: .pixels) }
  }

  private func moveCovered(
    by offset: Double, comparing comparison: GoldenOptions.Comparison = .pixelsAndMotion
  ) {
    let device = Device(
      name: "Small", identifier: "small", size: CGSize(width: 60, height: 100), scale: 2)
    let stage = Stage(device: device)
    stage.window.backgroundColor = .white
    let covered = UIView(frame: CGRect(x: 2 + offset, y: 50, width: 2, height: 2))
    covered.accessibilityIdentifier = "covered"
    covered.backgroundColor = .blue
    let cover = UIView(frame: CGRect(x: 0, y: 40, width: 60, height: 20))
    cover.backgroundColor = .white
    let view = UIView(frame: CGRect(x: 0, y: 10, width: 20, height: 20))
    view.accessibilityIdentifier = "card"
    view.backgroundColor = .red
    for view in [covered, cover, view] { stage.window.addSubview(view) }
    stage.advance(by: 0)
    goldens.restart()
    goldens.use {
      assertTransition(on: stage, comparing: comparison, testName: "push()") {
        UIView.animate(withDuration: 0.2, delay: 0, options: .curveEaseOut) { view.center.x = 40 }
      }
    }
  }

  @Test func recordModes() throws {
    recordGolden()
    let first = try goldens.data("Goldens/push/golden.json")
    // `failed` keeps what passes, and rewrites what does not.
    goldens.use(record: .failed) { move() }
    #expect(try goldens.data("Goldens/push/golden.json") == first)
    let message = goldens.failure(record: .failed) { move(Card(x: 30)) }
    #expect(message.contains("it did not match, and the record mode is 'failed'"), "\(message)")
    #expect(message.contains("card position.x"), "\(message)")
    #expect(try goldens.data("Goldens/push/golden.json") != first)
    goldens.use { move(Card(x: 30)) }
    // `all` writes always, the argument before the trait, and what is equal has the same bytes.
    let all = goldens.failure(record: .never) { move(record: .all) }
    #expect(all.contains("the record mode is 'all'"), "\(all)")
    #expect(try goldens.data("Goldens/push/golden.json") == first)
  }

  @Test func aGoldenThatSaysTheSameIsNotRewritten() throws {
    recordGolden()
    let path = goldens.root.appendingPathComponent("Goldens/push").path
    func number() throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
    }
    let before = try number()
    _ = goldens.failure(record: .all) { move() }
    #expect(try number() == before)
    _ = goldens.failure(record: .all) { move(Card(x: 20)) }
    #expect(try number() != before)
  }

  @Test func aToleranceIsKeptInTheGolden() throws {
    recordGolden()
    let tolerance = PixelTolerance(reason: "another red", channelDifference: 2)
    let red = UIColor(red: 1, green: 2 / 255, blue: 0, alpha: 1)
    let message = goldens.failure { move(Card(tolerance: tolerance)) }
    #expect(message.contains("the golden allows none, the test 2/255 (another red)"), "\(message)")
    _ = goldens.failure(record: .failed) { move(Card(tolerance: tolerance)) }
    goldens.use { move(Card(tolerance: tolerance)) }
    #expect(
      String(decoding: try goldens.data("Goldens/push/golden.json"), as: UTF8.self)
        .contains("\"reason\": \"another red\""))
    // Pixels are within it, and the timeline still tells of the colour.
    let colored = goldens.failure { move(Card(color: red, tolerance: tolerance)) }
    #expect(colored.contains("motion changed"), "\(colored)")
    goldens.use { move(Card(color: red, tolerance: tolerance, comparison: .pixels)) }
    let far = UIColor(red: 1, green: 9 / 255, blue: 0, alpha: 1)
    let beyond = goldens.failure {
      move(Card(color: far, tolerance: tolerance, comparison: .pixels))
    }
    #expect(beyond.contains("beyond the tolerance"), "\(beyond)")
  }

  @Test(arguments: [1, 2]) func aTestWithArgumentsHasToNameItsGoldens(argument: Int) {
    let stage = Stage()
    let message = goldens.failure { assertTransition(on: stage) {} }
    #expect(message.contains("give the assertion a name"), "\(message)")
    _ = goldens.failure { assertTransition(on: stage, named: "\(argument)") {} }
    #expect(goldens.files("Goldens") == ["aTestWithArgumentsHasToNameItsGoldens.\(argument)"])
  }

  @Test func twoCasesDoNotShareAGolden() {
    let stage = Stage()
    _ = goldens.failure { assertTransition(on: stage, testName: "one()") {} }
    let second = goldens.failure { assertTransition(on: stage, testName: "one()") {} }
    #expect(second.contains("another case of this run has the golden"), "\(second)")
    let cased = goldens.failure { assertTransition(on: stage, testName: "One()") {} }
    #expect(cased.contains("differs from one in uppercase and lowercase letters alone"), "\(cased)")
  }

  @Test(.goldens(record: .never)) func traitsSetTheRecordMode() {
    let message = goldens.failure(record: nil) { move() }
    #expect(message.contains("the record mode is 'never'"), "\(message)")
  }

  @Test func aFindingIsMentionedWhenItIsRecorded() {
    let message = goldens.failure {
      let stage = Stage()
      assertTransition(on: stage, testName: "endless()") {
        UIView.animate(withDuration: 1, delay: 0, options: .repeat) {
          stage.window.backgroundColor = .red
        }
      }
    }
    #expect(message.contains("it has a finding: "), "\(message)")
  }

  /// Gives frame 0 of a golden whose lists are right a wrong digest of its pixels.
  private func spoilPixels(_ change: (String) -> String = { $0 }) throws {
    let path = goldens.root.appendingPathComponent("Goldens/push/golden.json")
    let text = String(decoding: try Data(contentsOf: path), as: UTF8.self)
    let digit = try #require(text.firstRange(of: "\"pixels\": \"")?.upperBound)
    let wrong = text.replacingCharacters(
      in: digit..<text.index(after: digit), with: text[digit] == "0" ? "1" : "0")
    try Data(change(wrong).utf8).write(to: path)
    try path.deletingLastPathComponent().reseal()
  }

  @Test func pixelsOfAnotherRendererPassUnlessTheyHaveToBeEqual() throws {
    recordGolden()
    try spoilPixels { $0.replacing("\"cairo\": \"", with: "\"cairo\": \"0.") }
    goldens.use { move() }
    let message = goldens.failure { withGoldens(exactPixels: true) { move() } }
    #expect(message.contains("drawn with other programs or fonts: Cairo 0."), "\(message)")
    let configuration = GoldenConfiguration.current
    #expect(configuration.hasExactPixels(environment: ["FILMSTRIP_EXACT_PIXELS": "1"]))
    for environment in [[:], ["FILMSTRIP_EXACT_PIXELS": "0"], ["FILMSTRIP_EXACT_PIXELS": ""]] {
      #expect(!configuration.hasExactPixels(environment: environment))
    }
  }

  @Test func auditedCasesAreDrawn() throws {
    recordGolden()
    try spoilPixels()
    goldens.use { move() }
    let message = goldens.failure(audit: GoldenAudit(share: 1)) { move() }
    #expect(message.contains("the display lists are equal and their pixels are not"), "\(message)")
    #expect(message.contains("1 of 13 frames differs, 0"), "\(message)")
  }

  /// A flash in a frame that no cell of a dozen shows is not within any tolerance.
  @Test func aToleranceCoversEveryFrame() {
    let device = Device(
      name: "Small", identifier: "small", size: CGSize(width: 60, height: 100), scale: 2)
    func flash(_ isShown: Bool) {
      let stage = Stage(device: device)
      stage.window.backgroundColor = .white
      let cover = UIView(frame: stage.window.bounds)
      cover.backgroundColor = .yellow
      cover.isHidden = true
      stage.window.addSubview(cover)
      stage.advance(by: 0)
      goldens.restart()
      goldens.use {
        assertTransition(
          on: stage, comparing: .pixels,
          tolerance: PixelTolerance(reason: "none", channelDifference: 2), testName: "flash()"
        ) {
          UIView.animate(withDuration: 0.5) { stage.window.backgroundColor = .gray }
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.03) { cover.isHidden = !isShown }
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.04) { cover.isHidden = true }
        }
      }
    }
    _ = goldens.failure { flash(false) }
    goldens.restart()
    let message = goldens.failure { flash(true) }
    #expect(message.contains("1 of 31 frames differs, 2"), "\(message)")
    #expect(message.contains("frame 2 of the sheet"), "\(message)")
  }

  @Test func anAssertionInALoopSaysSo() {
    func push(_ duration: Double) { move(Card(duration: duration)) }
    _ = goldens.failure { push(0.2) }
    let message = goldens.failure { push(0.3) }
    #expect(message.contains("one that is in a loop needs 'named:'"), "\(message)")
  }

  @Test func namesThatBecomeTheSameAreRefused() {
    let stage = Stage()
    func assertNamed(_ name: String) {
      assertTransition(on: stage, named: name, testName: "language()") {}
    }
    _ = goldens.failure { assertNamed("C") }
    let message = goldens.failure { assertNamed("C#") }
    #expect(message.contains("language.C#: another case of this run has the golden"), "\(message)")
  }

  @Test func rawIdentifiersKeepWhatIsInBrackets() {
    let stage = Stage()
    _ = goldens.failure {
      assertTransition(on: stage, testName: "`push (slow)`()") {}
      assertTransition(on: stage, testName: "`push (fast)`()") {}
    }
    #expect(goldens.files("Goldens") == ["push-fast", "push-slow"])
  }

  @Test func anOutdatedGoldenIsRefreshedWhereFailuresAreRecorded() throws {
    recordGolden()
    let path = goldens.root.appendingPathComponent("Goldens/push/golden.json")
    let first = try Data(contentsOf: path)
    let older = String(decoding: first, as: UTF8.self)
      .replacing("\"cairo\": \"", with: "\"cairo\": \"0.")
    try Data(older.utf8).write(to: path)
    try path.deletingLastPathComponent().reseal()
    let edited = try Data(contentsOf: path)
    goldens.use { move() }
    #expect(try Data(contentsOf: path) == edited)
    goldens.use(record: .failed) { move() }
    #expect(try Data(contentsOf: path) == first)
  }

  /// A golden in which layers are called otherwise passes; where failures are recorded it gets the new names.
  @Test func aGoldenThatDiffersInNamesAlonePassesAndIsRefreshed() throws {
    recordGolden()
    let folder = goldens.root.appendingPathComponent("Goldens/push")
    let path = folder.appendingPathComponent("timeline.json")
    let first = try String(contentsOf: path, encoding: .utf8)
    let older = first.replacing(
      #/, "title": "[^"]*"/#, with: ", \"title\": \"Renamed.part\"", maxReplacements: 1)
    #expect(older != first)
    try Data(older.utf8).write(to: path)
    try folder.reseal()
    goldens.use { move() }
    #expect(try String(contentsOf: path, encoding: .utf8) == older)
    goldens.use(record: .failed) { move() }
    #expect(try String(contentsOf: path, encoding: .utf8) == first)
  }
}
