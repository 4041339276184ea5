// SPDX-License-Identifier: MIT
import Filmstrip
import Foundation
import HeadlessBrowser
import FilmstripReports
import Requirements
import Testing

@testable import FilmstripVerification

/// The page of a report, from the disk, with real keys and a real pointer in a real browser.
@MainActor
@Suite(.needs(.chromium))
struct ReportPageTests {
  private let made: MadeResults
  private let browser: Browser

  init() throws {
    made = try MadeResults()
    browser = try Browser(width: 1440, height: 900)
  }

  private var place: URL { made.folder.appendingPathComponent("report", isDirectory: true) }

  private func show(_ result: VerificationResult, at fragment: String = "", notes: [String] = [])
    throws
  {
    var report = Report(result, startedIn: made.folder)
    report.reference = made.folder.appendingPathComponent("Goldens", isDirectory: true)
    report.notes = notes
    try ReportFolder(replacing: place).write(report)
    try browser.visit(place.appendingPathComponent("index.html").absoluteString + fragment)
    try browser.waitUntilReady()
  }

  /// Waits until an expression is true in the page.
  private func wait(for expression: String) throws {
    let isTrue = try browser.value(
      """
      new Promise((done) => {
        const look = (left) => (\(expression)) ? done(true) : left > 0 ? setTimeout(look, 20, left - 1) : done(false);
        look(1000);
      })
      """)
    #expect(isTrue as? Bool == true, "\(expression)")
  }

  private func text(_ selector: String) throws -> String {
    try browser.text(
      "[...document.querySelectorAll(\"\(selector)\")].map((e) => e.textContent).join(\"\\n\")")
      ?? ""
  }

  private func count(_ selector: String) throws -> Int {
    Int(try browser.number("document.querySelectorAll(\"\(selector)\").length") ?? -1)
  }

  private func isShown(_ selector: String) throws -> Bool {
    try browser.value("document.querySelector(\"\(selector)\")?.checkVisibility() === true")
      as? Bool == true
  }

  /// The colour of a pixel of a canvas, which the page itself may not read: pictures come from files.
  private var frame: Int {
    get throws {
      Int(try browser.number("document.querySelector('filmstrip-case').viewer.position") ?? -1)
    }
  }

  private func press(_ label: String) throws { try browser.click("button[aria-label='\(label)']") }

  // MARK: One, ten and a thousand cases

  @Test func oneCaseThatPasses() throws {
    try show(MadeResults.result([MadeResults.plain("a", .unchanged)]))
    #expect(try text("#summary") == "1 case: 1 unchanged")
    #expect(try text(".group-head") == "1 as expected")
    try browser.click(".case-link")
    try wait(
      for: "filmstrip.isReady && document.querySelector('#case-name')?.textContent === 'flows/a'")
    #expect(try text(".hint").hasPrefix("It is that of its golden."))
    #expect(try text(".badge") == "✓ Unchanged")
    #expect(browser.complaints.isEmpty, "\(browser.complaints)")
  }

  @Test func noCaseAtAll() throws {
    try show(MadeResults.result([]))
    #expect(try text("filmstrip-case") == "There are no cases.")
    #expect(browser.complaints.isEmpty, "\(browser.complaints)")
  }

  @Test func theFirstFailureIsOpenAndOnlyFailuresAre() throws {
    try show(try made.oneChanged(among: 9))
    #expect(try text(".group-head") == "1 not as expected\n9 as expected")
    #expect(try isShown("#rows-failed") && !(try isShown("#rows-passed")))
    #expect(try text("#case-name") == "flows/slower")
    #expect(try text(".case-row .sentences li").contains("duration 0.35 → 0.4 s"))
    #expect(try text(".card .differences li").contains("duration 0.35 → 0.4 s"))
    #expect(
      try browser.text("document.querySelector('a.place').getAttribute('href')")
        == "../flows.yaml#L7")
    #expect(browser.complaints.isEmpty, "\(browser.complaints)")
  }

  /// Whoever looks for the one change among a thousand cases clicks twice at most.
  @Test func twoClicksLeadToTheChange() throws {
    try show(try made.oneChanged(among: 999), at: "#flows%2Fcase-3")
    #expect(try text("#case-name") == "flows/case-3")
    try browser.click("[data-filter='failed']")
    try browser.click(".case-link")
    try wait(
      for:
        "filmstrip.isReady && document.querySelector('#case-name').textContent === 'flows/slower'")
    #expect(try text(".card .differences").contains("duration 0.35 → 0.4 s"))
    #expect(try count("filmstrip-compared canvas") == 2)
  }

  /// What is made before anything is asked for does not grow with the cases that pass, and nothing is read for them.
  @Test func aThousandCasesAreAsManyElementsAsTen() throws {
    try show(try made.oneChanged(among: 9))
    let few = try count("*")
    try show(try made.oneChanged(among: 999))
    #expect(try count("*") == few)
    #expect(
      try browser.number(
        "performance.getEntriesByType('resource').filter((r) => r.name.endsWith('.js')).length")
        ?? 9 <= 1)
    try browser.click(".group-of-cases.passed .group-head")
    #expect(try count("#rows-passed > li") == 999)
    #expect(
      try browser.text(
        "getComputedStyle(document.querySelector('#rows-passed > li')).contentVisibility") == "auto"
    )
    #expect(browser.complaints.isEmpty, "\(browser.complaints)")
  }

  // MARK: The list

  @Test func searchingAndFiltering() throws {
    try show(try made.oneChanged(among: 999))
    try browser.press("/")
    for letter in "case-77" { try browser.press(String(letter)) }
    // case-77 and case-770 to case-779.
    try wait(for: "document.querySelectorAll('a.case-link').length === 11")
    #expect(try text("#found") == "11 of 1000 cases")
    try browser.press("Enter")
    try wait(for: "document.querySelector('#case-name').textContent === 'flows/case-77'")
    try browser.press("Escape")
    try wait(for: "document.querySelector('#search').value === ''")
    #expect(try text("#found") == "")
    try browser.press("/")
    for letter in "0.35" { try browser.press(String(letter)) }
    try wait(for: "document.querySelectorAll('a.case-link').length === 1")
    #expect(try text("a.case-link .name") == "slower", "what differs is searched, too")
    for letter in "zzz" { try browser.press(String(letter)) }
    #expect(try text("filmstrip-cases .nothing") == "No case is like this.")
  }

  @Test func everyStatusHasAFilter() throws {
    try show(try made.everyOutcome())
    #expect(
      try text(".chip")
        == "All8\nFailed5\nChanged1\nMissing1\nRecorded1\nError1\nCrashed1\nUnchanged2\nSimilar1\nWith findings1"
    )
    let names = [
      "changed": ["slower"], "missing": ["new"], "recorded": ["written"], "error": ["broken"],
      "crashed": ["dies"], "unchanged": ["first", "found"], "similar": ["close"],
      "findings": ["found"],
      "failed": ["slower", "new", "written", "broken", "dies"],
    ]
    for (filter, expected) in names.sorted(by: { $0.key < $1.key }) {
      try browser.click("[data-filter='\(filter)']")
      #expect(try text("a.case-link .name") == expected.joined(separator: "\n"), "\(filter)")
      #expect(
        try browser.text("document.querySelector(\"[data-filter='\(filter)']\").ariaPressed")
          == "true")
    }
    try browser.click("[data-filter='unchanged']")
    #expect(
      try browser.text("document.querySelector(\"[data-filter='all']\").ariaPressed") == "true",
      "again for all")
  }

  @Test func keysGoFromCaseToCase() throws {
    try show(try made.everyOutcome())
    func name() throws -> String { try text("#case-name") }
    #expect(try name() == "flows/slower")
    try browser.press("n")
    try wait(for: "document.querySelector('#case-name').textContent === 'flows/new'")
    try browser.press("p")
    try wait(for: "document.querySelector('#case-name').textContent === 'flows/slower'")
    try browser.press("p")
    #expect(try text("#announcement") == "This is the first case of the list")
    try press("Next case")
    try wait(for: "document.querySelector('#case-name').textContent === 'flows/new'")
    try press("Previous case")
    try wait(for: "document.querySelector('#case-name').textContent === 'flows/slower'")
    _ = try browser.value("history.back()")
    try wait(for: "document.querySelector('#case-name').textContent === 'flows/new'")
    _ = try browser.value("document.querySelector('.group-head').focus()")
    try browser.press("ArrowDown")
    try browser.press("ArrowDown")
    try browser.press("ArrowDown")
    #expect(
      try browser.text("document.activeElement.querySelector('.name').textContent") == "written")
    try browser.press("ArrowUp")
    #expect(try browser.text("document.activeElement.querySelector('.name').textContent") == "new")
    #expect(
      try browser.text(
        "document.querySelector('[aria-current]').querySelector('.name').textContent") == "new")
  }

  @Test func groupsOpenAndClose() throws {
    try show(try made.oneChanged(among: 9))
    try browser.click(".group-of-cases.failed .group-head")
    #expect(!(try isShown("#rows-failed")))
    #expect(try browser.text("document.querySelector('.group-head').ariaExpanded") == "false")
    try browser.click(".group-of-cases.failed .group-head")
    #expect(try isShown("#rows-failed"))
    // Anywhere in a row opens its case.
    try browser.click(".group-of-cases.passed .group-head")
    // Rows have the size of those not drawn yet until the frame after they are shown.
    _ = try browser.value(
      "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))")
    try browser.click("#rows-passed > li:nth-child(4)")
    try wait(for: "document.querySelector('#case-name').textContent === 'flows/case-3'")
  }

  // MARK: Groups and choosing

  /// Three with the same cause and one with another.
  private func grouped() throws -> VerificationResult {
    MadeResults.result(
      [try made.verified("other", expected: 0.3, actual: 0.6)]
        + (try ["a", "b", "c"].map { try made.verified($0, expected: 0.35, actual: 0.4) })
        + [try made.matching("same")])
  }

  private var chosen: Int {
    get throws { Int(try browser.number("filmstrip.report.chosen.size") ?? -1) }
  }

  private func waitForCase(_ name: String) throws {
    try wait(for: "document.querySelector('#case-name').textContent === 'flows/\(name)'")
  }

  @Test func casesWithOneCauseAreOneGroup() throws {
    try show(try grouped())
    #expect(try text(".group-head.cause .what") == "duration 0.35 → 0.4 s")
    #expect(try text(".group-head.cause .number") == "3")
    // The largest comes first, and the open case is in it.
    try waitForCase("a")
    #expect(try text("#rows-failed > li .name") == "a\nb\nc\nother")
    #expect(try text(".card .differences li:first-child") == "duration 0.35 → 0.4 s")
    try browser.click(".group-head.cause")
    #expect(!(try isShown("#cause-0 .name")))
    // With arrows past what is closed, and with the key into it.
    _ = try browser.value("document.querySelector('.group-head.cause').focus()")
    try browser.press("ArrowDown")
    #expect(
      try browser.text("document.activeElement.querySelector('.name').textContent") == "other")
    try browser.press("n")
    try waitForCase("b")
    #expect(try isShown("#cause-0 .name"))
    for name in ["c", "other"] {
      try browser.press("n")
      try waitForCase(name)
    }
    #expect(browser.complaints.isEmpty, "\(browser.complaints)")
  }

  @Test func chosenCasesAreOneCommand() throws {
    let result = try grouped()
    try show(result)
    #expect(!(try isShown("#choice")))
    try browser.click(".cause-head .choose")
    #expect(try chosen == 3 && text("#chosen-count") == "3 cases chosen")
    let items = result.cases.compactMap(\.acceptance).map { "\($0)" }
    #expect(items.count == 4 && items[1].wholeMatch(of: /flows\/a=[0-9a-f]{8}/) != nil)
    let list = items[1...3].joined(separator: " ")
    #expect(try text("#command") == "filmstrip accept --reference Goldens --list '\(list)'")
    // The open case by its key, and with shift those with its cause.
    try browser.press("a")
    #expect(try chosen == 2)
    #expect(
      try browser.value("document.querySelector('.cause-head .choose').indeterminate") as? Bool
        == true)
    _ = try browser.value(
      "document.dispatchEvent(new KeyboardEvent('keydown', { key: 'A', shiftKey: true, bubbles: true }))"
    )
    #expect(try chosen == 3)
    try browser.click(".section-head .choose")
    #expect(try chosen == 4)
    try browser.click("#choose-none")
    #expect(try chosen == 0 && !isShown("#choice"))
    #expect(browser.complaints.isEmpty, "\(browser.complaints)")
  }

  @Test func withACommitThereIsNothingToAccept() throws {
    var changed = try made.verified("a", expected: 0.35, actual: 0.4)
    changed.base = "main (1a2b3c4d)"
    try show(MadeResults.result([changed]))
    #expect(try count(".choose") == 0 && count(".thumbnail") == 1)
    try browser.press("a")
    #expect(try text("#announcement") == "There is nothing to accept here")
  }

  @Test func casesThatPassShowTheirFrames() throws {
    try show(try grouped(), at: "#flows%2Fsame")
    try wait(for: "document.querySelector('.frames img').naturalWidth === 402")
    #expect(
      try text(".frame-numbers") == "frame 0frame 1frame 3frame 4frame 6frame 7")
    #expect(
      try browser.value(
        "[...document.querySelectorAll('.thumbnail')].every((image) => image.loading === 'lazy')")
        as? Bool == true)
    #expect(browser.complaints.isEmpty, "\(browser.complaints)")
  }

  // MARK: The viewer

  /// The square is 20/7 points from where it should be in frame 4; the outline is around both of its sides.
  @Test func differencesAreAmplifiedAndOutlined() throws {
    try show(try made.everyOutcome())
    try browser.press("Home")
    for _ in 0..<4 { try browser.press("ArrowRight") }
    #expect(try count(".region") == 0)
    try browser.click(".toolbar .segmented button:nth-child(5)")
    #expect(
      try text(".screen:not([hidden]) figcaption") == "Difference ×64 · frame 4, 0.200 s")
    #expect(try count(".region.around") == 2 && count(".region:not(.around)") == 2)
    let left = try browser.number("Number(document.querySelector('.region').getAttribute('x'))")
    #expect(abs((left ?? 0) + 2 - 80 * 0.2 / 0.4) <= 1)
    func filter() throws -> String? {
      try browser.text("getComputedStyle(document.querySelector('.glass canvas')).filter")
    }
    #expect(try filter() == "brightness(64)")
    try browser.click(".toolbar .segmented:last-child button:first-child")
    #expect(try filter() == "brightness(1)")
    #expect(try text(".screen:not([hidden]) figcaption").hasPrefix("Difference ×1 · frame 4"))
    #expect(browser.complaints.isEmpty, "\(browser.complaints)")
  }

  /// One step of a channel, which is as good as black, is seen.
  @Test func oneStepOfAChannelIsSeen() throws {
    try show(try made.everyOutcome())
    _ = try browser.value(
      """
      (() => {
        document.querySelector("filmstrip-case").viewer.set({ comparison: "difference" });
        const canvas = document.querySelector(".glass canvas");
        canvas.getContext("2d").fillStyle = "rgb(1, 1, 1)";
        canvas.getContext("2d").fillRect(0, 0, canvas.width, canvas.height);
      })()
      """)
    let color = try color(ofScreen: 0, x: 60, y: 150)
    #expect(color.red == 64 && color.green == 64 && color.blue == 64, "\(color)")
  }

  @Test func picturesAreComparedInFiveWays() throws {
    try show(try made.everyOutcome())
    #expect(try count(".screen:not([hidden])") == 2)
    #expect(try text(".screen:not([hidden]) figcaption").contains("Expected · frame"))
    func choose(_ place: Int) throws {
      try browser.click(".toolbar .segmented button:nth-child(\(place))")
    }
    try choose(2)
    #expect(try count(".screen:not([hidden])") == 1 && isShown(".divider"))
    let box = try browser.middle(of: ".glass canvas")
    try browser.drag(from: box, to: (box.x + 30, box.y))
    let mix = try browser.number("document.querySelector('filmstrip-case').viewer.mix") ?? 0
    let width = try browser.number("document.querySelector('.glass').clientWidth") ?? 1
    #expect(abs(mix - (0.5 + 30 / width)) < 0.02)
    let line =
      try browser.number("parseFloat(document.querySelector('.divider').style.left)") ?? 0
    #expect(abs(line - 100 * mix) < 0.01)
    try choose(3)
    #expect(try isShown(".toolbar .slider") && !(try isShown(".divider")))
    #expect(try text(".toolbar .slider span") == "Actual")
    try choose(5)
    #expect(try count(".glass.difference") == 1 && !(try isShown(".toolbar .slider")))
    try choose(4)
    #expect(try text(".screen:not([hidden]) figcaption").hasPrefix("Expected"))
    try wait(for: "document.querySelector('.screen figcaption').textContent.startsWith('Actual')")
    try wait(for: "document.querySelector('.screen figcaption').textContent.startsWith('Expected')")
    try browser.press("c")
    #expect(try text(".segmented [aria-checked='true']").contains("Difference"))
    try browser.press("c")
    #expect(try text(".segmented [aria-checked='true']").contains("Side by side"))
    #expect(browser.complaints.isEmpty, "\(browser.complaints)")
  }

  /// What is on the screen, as a screenshot: the square is red where each recording has it, and the difference is
  /// black but for its edges.
  @Test func picturesShowWhereTheSquareIs() throws {
    try show(try made.everyOutcome())
    try browser.press("Home")
    for _ in 0..<4 { try browser.press("ArrowRight") }
    #expect(
      try text(".screen figcaption") == "Expected · frame 4, 0.200 s\nActual · frame 4, 0.200 s")
    // In a fifth of a second: 80 · 0.2 / 0.35 points and 80 · 0.2 / 0.4.
    for (index, left) in [80 * 0.2 / 0.35, 80 * 0.2 / 0.4].enumerated() {
      for (offset, isRed) in [(-4.0, false), (4.0, true), (36.0, true), (44.0, false)] {
        let color = try color(ofScreen: index, x: left + offset, y: 60)
        #expect((color.red > 180 && color.green < 80) == isRed, "\(index) at \(offset): \(color)")
      }
    }
  }

  private func color(ofScreen index: Int, x: Double, y: Double) throws -> (
    red: Int, green: Int, blue: Int
  ) {
    let numbers = try #require(
      try browser.value(
        """
        (() => {
          const box = document.querySelectorAll(".glass canvas")[\(index)].getBoundingClientRect();
          return [box.left + \(x) / 120 * box.width, box.top + \(y) / 200 * box.height];
        })()
        """) as? [NSNumber])
    let clip: [String: Any] = [
      "x": numbers[0].doubleValue.rounded(), "y": numbers[1].doubleValue.rounded(), "width": 1,
      "height": 1,
      "scale": 1,
    ]
    let answer = try browser.call("Page.captureScreenshot", ["format": "png", "clip": clip])
    let png = try #require((answer["data"] as? String).flatMap { Data(base64Encoded: $0) })
    let pixel = try PNGReader.decode(png, name: "screenshot").bitmap[0, 0]
    return (Int(pixel.red), Int(pixel.green), Int(pixel.blue))
  }

  /// 10 frames a second beside 20: what is shown and compared is at one instant, whatever the frames' numbers are.
  @Test func recordingsOfOtherRatesArePairedByTime() throws {
    let changed = try made.verified(
      "rates", expected: 0.4, actual: 0.5, frameRates: (10, 20), cellWidth: 60)
    try show(MadeResults.result([changed]))
    // Five frames until 0.4 s, eleven until 0.5 s; every second of the latter has a pair as long as there are five.
    #expect(
      try browser.text("document.querySelector('.heat-lane svg').getAttribute('aria-label')")
        == "4 of 5 frames differ")
    #expect(try count(".heat-lane rect") == 11)
    #expect(try count(".heat-lane rect.alone") == 6)
    let titles =
      "[...document.querySelectorAll('.heat-lane title')].map((title) => title.textContent)"
    #expect(
      try browser.text("\(titles)[4]")?.hasPrefix("Expected frame 2, actual frame 4 at 0.200 s: ")
        == true)
    #expect(
      try browser.text("\(titles)[5]")
        == "Actual frame 5 at 0.250 s: only in one of the recordings")
    try browser.press("Home")
    for _ in 0..<4 { try browser.press("ArrowRight") }
    #expect(
      try text(".screen figcaption") == "Expected · frame 2, 0.200 s\nActual · frame 4, 0.200 s")
    // In a fifth of a second 80 · 0.2 / 0.4 and 80 · 0.2 / 0.5 points.
    for (index, left) in [80 * 0.2 / 0.4, 80 * 0.2 / 0.5].enumerated() {
      for (offset, isRed) in [(-5.0, false), (5.0, true), (35.0, true), (45.0, false)] {
        let color = try color(ofScreen: index, x: left + offset, y: 60)
        #expect((color.red > 180 && color.green < 80) == isRed, "\(index) at \(offset): \(color)")
      }
    }
    try browser.press("c")
    #expect(
      try text(".screen:not([hidden]) figcaption")
        == "Expected left · frame 2, 0.200 s  –  Actual right · frame 4, 0.200 s")
    #expect(browser.complaints.isEmpty, "\(browser.complaints)")
  }

  /// Of the golden there are the curves, and of what was recorded pictures of the whole of it.
  @Test func aGoldenThatIsTextIsComparedByCurves() throws {
    try show(
      MadeResults.result([try made.verified("text", expected: 0.35, actual: 0.4, form: .text)]))
    #expect(try count(".screen:not([hidden])") == 1 && count(".toolbar .segmented") == 0)
    #expect(try text(".toolbar").contains("Only one of the two recordings has pictures"))
    // The first of nine frames is equal; it opens in the middle of those that differ.
    #expect(try frame > 1 && text(".screen figcaption").hasPrefix("Actual · frame "))
    #expect(try count(".heat-lane rect.unknown") > 5)
    #expect(try count("filmstrip-lanes .plot") > 1)
    try browser.press("c")
    try browser.press("Home")
    #expect(try text(".screen figcaption").hasPrefix("Actual · frame 0, "))
    #expect(browser.complaints.isEmpty, "\(browser.complaints)")
  }

  /// A golden has cells 60 pixels wide; what was drawn is shown in its own width where it is by itself.
  @Test func whatFailedIsShownLargerThanItsGolden() throws {
    try show(
      MadeResults.result([try made.verified("large", expected: 0.35, actual: 0.4, cellWidth: 60)]))
    let widths =
      "[...document.querySelectorAll('.glass canvas')].map((canvas) => canvas.width).join()"
    #expect(try browser.text(widths) == "60,120")
    // In one picture both have the size of the golden's.
    try browser.press("c")
    #expect(try browser.text(widths)?.hasPrefix("60,") == true)
    #expect(browser.complaints.isEmpty, "\(browser.complaints)")
  }

  @Test func framesAreSteppedPlayedAndScrubbed() throws {
    try show(try made.everyOutcome())
    try press("First frame")
    #expect(try frame == 0)
    try press("Frame on")
    #expect(try frame == 1)
    #expect(try text(".clock") == "0.050 s  ·  frame 1 of 8")
    // The actual recording has a frame more, which can be reached.
    try press("Last frame")
    #expect(try frame == 8)
    #expect(
      try text(".screen figcaption") == "Expected · frame 7, 0.350 s\nActual · frame 8, 0.400 s")
    try press("Frame back")
    #expect(try frame == 7)
    try browser.press("Home")
    // The space bar would press the button that was clicked last.
    try browser.press("l")
    try wait(for: "document.querySelector('filmstrip-case').viewer.position > 2")
    try browser.press("k")
    // In the lane of differences, as in all of them.
    let lane = try browser.middle(of: ".heat-lane .plot")
    try browser.point(lane.x, lane.y)
    try browser.mouse("mousePressed", lane.x, lane.y)
    try browser.mouse("mouseReleased", lane.x, lane.y)
    #expect((3...5).contains(try frame))
  }

  @Test func differencesOfFramesAreALane() throws {
    try show(try made.everyOutcome())
    #expect(try count(".heat-lane rect") == 9)
    #expect(try count(".heat-lane rect.alone") == 1)
    #expect(try text(".heat-lane .lane-detail") == "7 of 8 differ")
    let heat = try #require(
      try browser.value(
        "[...document.querySelectorAll('.heat-lane rect:not(.alone)')].map((bar) => Number(bar.style.getPropertyValue('--heat')))"
      ) as? [NSNumber])
    // The farther apart the squares are, the stronger.
    #expect(heat.first?.doubleValue == 0 && heat[1].doubleValue > 0.18)
    #expect(heat.map(\.doubleValue) == heat.map(\.doubleValue).sorted())
    #expect(try count("path.twin") > 0, "curves of the actual recording")
  }

  @Test func sentencesLeadToTheirFrames() throws {
    try show(try made.everyOutcome())
    try browser.press("Home")
    try browser.click(".card .differences button.link")
    let named = try #require(
      Int(
        try text(".card .differences button.link").split(separator: "\n")[0].split(separator: " ")[
          1]))
    #expect(try frame == named && named > 0)
  }

  // MARK: Other outcomes

  @Test func eachOutcomeIsShownAsWhatItIs() throws {
    try show(try made.everyOutcome())
    func open(_ name: String) throws {
      _ = try browser.value("location.hash = 'flows%2F\(name)'")
      try wait(
        for:
          "filmstrip.isReady && document.querySelector('#case-name').textContent === 'flows/\(name)'"
      )
    }
    try open("dies")
    #expect(try text(".badge") == "✕ Crashed")
    #expect(try text(".card pre") == "Detail.swift:31: Fatal error: index out of range")
    #expect(try text(".card .first").contains("the program ended while it was recorded"))
    try open("broken")
    #expect(
      try text(".card .differences") == "screens/b.png: is not a PNG file; give a PNG or JPEG")
    try open("new")
    #expect(try text(".hint").hasPrefix("There is no golden."))
    #expect(try count("filmstrip-compared canvas") == 1)
    #expect(
      try text(".command code").hasPrefix(
        "filmstrip accept --reference Goldens --list 'flows/new="))
    try open("written")
    #expect(try text(".hint").hasPrefix("The golden was written."))
    #expect(try count("filmstrip-compared canvas") == 1 && count(".command") == 0)
    try open("close")
    #expect(try text(".hint").contains("within the tolerance"))
    try open("found")
    #expect(try text(".finding-list").contains("the card is late"))
    #expect(try text(".finding-list").contains("does-not-settle  ·  Card  ·  at 0.25 s"))
    #expect(browser.complaints.isEmpty, "\(browser.complaints)")
  }

  @Test func aFileThatIsGoneIsSaid() throws {
    var report = Report(try made.everyOutcome(), startedIn: made.folder)
    report.reference = made.folder.appendingPathComponent("Goldens", isDirectory: true)
    report.notes = ["the results of machine 3 of 4 are missing"]
    try ReportFolder(replacing: place).write(report)
    try FileManager.default.removeItem(at: place.appendingPathComponent("cases/0001.js"))
    try browser.visit(place.appendingPathComponent("index.html").absoluteString)
    try browser.waitUntilReady()
    #expect(try text(".note").contains("cases/0001.js cannot be read"))
    #expect(
      try text(".card .differences").contains("duration 0.35 → 0.4 s"),
      "what the page has itself is shown")
    #expect(try text("#notes") == "the results of machine 3 of 4 are missing" && isShown("#notes"))
  }

  // MARK: Looks and access

  @Test func appearanceFollowsTheSystemAndTheButton() throws {
    try show(try made.everyOutcome())
    func ground() throws -> String {
      try browser.text("getComputedStyle(document.documentElement).backgroundColor") ?? ""
    }
    let light = try ground()
    try browser.call(
      "Emulation.setEmulatedMedia",
      ["features": [["name": "prefers-color-scheme", "value": "dark"]]])
    let dark = try ground()
    #expect(light == "rgb(244, 244, 246)" && dark == "rgb(22, 22, 24)")
    try browser.click("#theme")
    #expect(try ground() == light)
    try browser.click("#theme")
    #expect(try ground() == dark)
    try browser.click("#theme")
    #expect(try text("#theme") == "Auto")
  }

  /// Text and its ground by WCAG 2's contrast: 4.5 at least, in both appearances.
  @Test(arguments: ["light", "dark"])
  func textCanBeRead(appearance: String) throws {
    try browser.call(
      "Emulation.setEmulatedMedia",
      ["features": [["name": "prefers-color-scheme", "value": appearance]]])
    try show(try made.everyOutcome())
    try browser.click(".group-of-cases.passed .group-head")
    let low =
      try browser.value(
        """
        (() => {
          const numbers = (color) => color.match(/[\\d.]+/g).map(Number);
          const light = ([r, g, b]) => [r, g, b].map((c) => c / 255)
            .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
            .reduce((sum, c, index) => sum + c * [0.2126, 0.7152, 0.0722][index], 0);
          const ground = (element) => {
            for (let at = element; at; at = at.parentElement) {
              const color = numbers(getComputedStyle(at).backgroundColor);
              if (color.length < 4 || color[3] === 1) return color;
            }
            return [255, 255, 255];
          };
          const bad = [];
          for (const element of document.querySelectorAll("body *")) {
            const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
            if (!own || !element.checkVisibility() || element.closest("svg, .lane-ticks, .unseen, [disabled]")) continue;
            const [a, b] = [light(numbers(getComputedStyle(element).color)), light(ground(element))];
            const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
            if (contrast < 4.5) bad.push(`${element.className || element.tagName} ${element.textContent.slice(0, 20)} ${contrast.toFixed(2)}`);
          }
          return bad;
        })()
        """) as? [String]
    #expect(low == [], "\(low ?? [])")
  }

  @Test func controlsHaveNamesAndRoles() throws {
    try show(try made.everyOutcome())
    let nodes = try browser.call("Accessibility.getFullAXTree")["nodes"] as? [[String: Any]] ?? []
    func value(_ object: Any?) -> String { (object as? [String: Any])?["value"] as? String ?? "" }
    let items = nodes.filter { $0["ignored"] as? Bool != true }
      .map { (role: value($0["role"]), name: value($0["name"])) }
    let roles = ["button", "link", "slider", "radio", "radiogroup", "searchbox", "navigation"]
    for item in items where roles.contains(item.role) {
      #expect(!item.name.isEmpty, "\(item.role)")
    }
    let names = Set(items.map { "\($0.role) \($0.name)" })
    for name in [
      "navigation Cases", "searchbox Search cases", "group Status", "button All8",
      "heading 5 not as expected",
      "button 3 as expected", "link Changed: flows/slower", "heading flows/slower",
      "radiogroup Comparison",
      "radio Side by side", "button Play", "slider Frame", "button Next case",
      "image 7 of 8 frames differ",
      "button Copy the command that accepts it", "button Appearance: Auto", "link Skip to the case",
    ] {
      #expect(names.contains(name), "\(name) is not among \(names.sorted())")
    }
    // From the top: past the list, then to the case.
    try browser.press("Tab")
    #expect(try browser.text("document.activeElement.className") == "skip")
  }

  /// On a telephone the list and the case take turns, and nothing is wider than the screen.
  @Test func narrowScreensShowOneAtATime() throws {
    try browser.call(
      "Emulation.setDeviceMetricsOverride",
      ["width": 390, "height": 844, "deviceScaleFactor": 1, "mobile": false])
    try show(try made.everyOutcome())
    #expect(try isShown(".index") && !(try isShown("#case")))
    try browser.click(".case-link")
    try wait(
      for:
        "filmstrip.isReady && document.querySelector('#case-name')?.textContent === 'flows/slower'")
    #expect(try isShown("#case") && !(try isShown(".index")))
    #expect(try browser.number("document.documentElement.scrollWidth") ?? 999 <= 390)
    try browser.click(".back")
    try wait(for: "document.querySelector('.index').checkVisibility()")
  }

  // MARK: Ignored

  /// Stripes are where the comparison does not look, and its list says how much that hides.
  @Test func ignoredRegionsAreStriped() throws {
    let line = Ignore.region(
      CGRect(x: 0, y: 0, width: 120, height: 20), reason: "the bar is the system's")
    let half = Ignore.region(
      CGRect(x: 0, y: 0, width: 20, height: 40), of: "mover", reason: "an ad")
    var passed = try made.verified(
      "passes", expected: 0.35, actual: 0.35, ignores: [.layer("mover", reason: "chance")])
    #expect(passed.ignoredLines.isEmpty)
    passed.ignored = try made.verified(
      "other", expected: 0.35, actual: 0.4,
      ignores: [half, .property("position", reason: "chance")]
    ).ignored
    try show(
      MadeResults.result([
        try made.verified("slower", expected: 0.35, actual: 0.4, ignores: [line, half]), passed,
      ]))
    #expect(try text(".ignored-card").contains("region 120×20 at (0, 0) – the bar is the system's"))
    #expect(try text(".ignored-card").contains("hides nothing here"))
    #expect(try text(".ignored-card").contains("pixels in "))
    // The bar, and the mover's left half where each of the recordings has it, in both pictures.
    #expect(try count(".screen:first-child .hatched") == 3 && count(".screen .hatched") == 6)
    let points = "document.querySelector('.screen .hatched').getAttribute('points')"
    #expect(try browser.text(points) == "0 0 120 0 120 20 0 20")
    let ink = "getComputedStyle(document.querySelector('.hatched')).fill"
    #expect(try browser.text(ink)?.contains("#hatch-Expected") == true)
    // A case that passes says so, without pictures.
    _ = try browser.value("document.querySelector('.group-head[aria-expanded=false]')?.click()")
    #expect(try text("#rows-passed .ignored-tag") == "ignored")
    _ = try browser.value("document.querySelector('#rows-passed a').click()")
    try wait(for: "document.querySelector('#case-name').textContent.endsWith('/passes')")
    try wait(for: "document.querySelector('.ignored-card') !== null")
    #expect(try text(".ignored-card").contains("1 motion difference"))
    #expect(browser.complaints.isEmpty, "\(browser.complaints)")
  }

  // MARK: Text of others

  /// Names that would end what they are in, or begin something.
  @Test(arguments: [
    "</script><img src=x onerror=window.injected=1>", "<!--<script>",
    "\u{2028}\");window.injected=1;//",
    "\"});window.injected=1;({\"a\":\"", "{{data}}", "&lt;b&gt;", "`${window.injected=1}`", "]]>",
    "*/ window.injected=1 /*",
  ])
  func namesAreNoMarkup(name: String) throws {
    var changed = MadeResults.plain(
      name, .changed, suite: name, place: "\(name):1:1", message: ["changed", name])
    changed.findings = [Finding(rule: .doesNotSettle, message: name, object: name)]
    let passed = MadeResults.plain(
      "p", .unchanged, suite: name, place: "javascript:window.injected=1;//:2:1")
    try show(MadeResults.result([changed, passed]), notes: [name])
    #expect(try browser.value("window.injected === undefined") as? Bool == true)
    #expect(try count("img") == 0)
    #expect(try text("#case-name") == "\(name)/\(name)" && text("#notes") == name)
    _ = try browser.value("document.querySelectorAll('.group-head')[1].click()")
    _ = try browser.value("document.querySelector('#rows-passed a').click()")
    try wait(for: "document.querySelector('#case-name').textContent.endsWith('/p')")
    #expect(try browser.text("document.querySelector('a.place').protocol") == "file:")
    #expect(browser.complaints.isEmpty, "\(browser.complaints)")
    let page = try String(contentsOf: place.appendingPathComponent("index.html"), encoding: .utf8)
    #expect(page.components(separatedBy: "</script>").count == 3)
    #expect(!page.contains("\u{2028}"))
  }
}
