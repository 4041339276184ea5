// SPDX-License-Identifier: MIT
import Filmstrip
import FilmstripPages
import HeadlessBrowser
import Requirements
import Testing
import UIKit

/// Every control of the page, with real keys and a real pointer in a real browser.
///
/// The recording is ``MadeRecording/simple(_:moverName:)``: eleven frames at 20 a second.
@MainActor
@Suite(.needs(.chromium))
struct PreviewControlTests {
  private let browser: Browser

  init() throws {
    browser = try Browser()
    try browser.show(try MadeRecording.simple().preview(jobs: 1))
  }

  private var frame: Int { get throws { Int(try browser.number("filmstrip.state.frame") ?? -1) } }

  private var clock: String {
    get throws { try browser.text("document.querySelector('.clock').textContent") ?? "" }
  }

  /// Waits until an expression is true in the page.
  private func wait(for expression: String) throws {
    let isTrue = try browser.value(
      """
      new Promise((done) => {
        const look = (left) => (\(expression)) ? done(true) : left > 0 ? setTimeout(look, 20, left - 1) : done(false);
        look(150);
      })
      """)
    #expect(isTrue as? Bool == true, "\(expression)")
  }

  @Test func nothingIsComplainedOf() throws {
    try browser.press("e")
    try browser.press(" ")
    try wait(for: "filmstrip.state.frame > 2")
    #expect(browser.complaints.isEmpty, "\(browser.complaints)")
  }

  @Test func keysStepAndJump() throws {
    #expect(try frame == 0)
    try browser.press("ArrowRight")
    #expect(try frame == 1)
    #expect(try clock == "0.050 s  ·  frame 1 of 10")
    try browser.press("End")
    #expect(try frame == 10)
    try browser.press("ArrowLeft")
    #expect(try frame == 9)
    try browser.press("Home")
    #expect(try frame == 0)
    try browser.press("ArrowLeft")
    #expect(try frame == 0)
    try browser.press("ArrowRight", shift: true)
    #expect(try frame == 10)
  }

  @Test func buttonsStepAndJump() throws {
    try browser.click("button[aria-label='Frame on']")
    #expect(try frame == 1)
    try browser.click("button[aria-label='Last frame']")
    #expect(try frame == 10)
    try browser.click("button[aria-label='Frame back']")
    #expect(try frame == 9)
    try browser.click("button[aria-label='First frame']")
    #expect(try frame == 0)
  }

  @Test func spacePlaysAndPauses() throws {
    try browser.press(" ")
    #expect(
      try browser.text("document.querySelector('#play').getAttribute('aria-label')") == "Pause")
    try wait(for: "filmstrip.state.frame >= 2")
    try browser.press(" ")
    let stopped = try frame
    #expect(
      try browser.text("document.querySelector('#play').getAttribute('aria-label')") == "Play")
    #expect(
      try browser.text("document.querySelector('#announcement').textContent")?.hasPrefix(
        "Paused at ")
        == true)
    _ = try browser.value("new Promise((done) => setTimeout(done, 150))")
    #expect(try frame == stopped)
    try browser.click("#play")
    #expect(try browser.value("filmstrip.state.isPlaying") as? Bool == true)
  }

  @Test func lettersRunBackPauseAndRunOn() throws {
    try browser.press("End")
    try browser.press("j")
    #expect(try browser.number("filmstrip.state.direction") == -1)
    try wait(for: "filmstrip.state.frame < 9")
    try browser.press("k")
    #expect(try browser.number("filmstrip.state.direction") == 0)
    try browser.press("l")
    #expect(try browser.number("filmstrip.state.direction") == 1)
  }

  /// Half the speed takes half the way in the same time.
  @Test func speedsAreFullHalfAndQuarter() throws {
    for (key, speed, place) in [("2", 0.5, 2), ("4", 0.25, 3), ("1", 1, 1)] {
      try browser.press(key)
      #expect(try browser.number("filmstrip.state.speed") == speed)
      let chosen = "[aria-label='Speed'] button:nth-child(\(place))"
      #expect(
        try browser.text("document.querySelector(\"\(chosen)\").getAttribute('aria-checked')")
          == "true")
      let moved = try browser.number(
        """
        (() => { const state = filmstrip.state; state.setTime(0.1); state.direction = 1;
          state.advance(0.08); state.direction = 0; return state.time - 0.1; })()
        """)
      #expect(abs((moved ?? 0) - 0.08 * speed) < 1e-9)
    }
    try browser.click("[aria-label='Speed'] button:nth-child(2)")
    #expect(try browser.number("filmstrip.state.speed") == 0.5)
    try browser.press("ArrowRight")
    #expect(try browser.number("filmstrip.state.speed") == 0.25)
  }

  @Test func itLoopsOverARangeAndBackAndForth() throws {
    try browser.press("ArrowRight")
    try browser.press("ArrowRight")
    try browser.press("i")
    for _ in 0..<3 { try browser.press("ArrowRight") }
    try browser.click("button[title*='(O)']")
    let range = try #require(try browser.value("filmstrip.state.range") as? [Double])
    // Frame 2 begins at 0.1 s, frame 5 ends at 0.3 s.
    #expect(abs(range[0] - 0.1) < 1e-9 && abs(range[1] - 0.3) < 1e-9)
    let after = """
      (() => { const state = filmstrip.state; state.setTime(0.29); state.direction = 1;
        state.advance(0.05); const result = [state.time, state.direction]; state.direction = 0; return result; })()
      """
    var result = try #require(try browser.value(after) as? [Double])
    #expect(abs(result[0] - 0.1) < 1e-6 && result[1] == 1)
    try browser.press("b")
    result = try #require(try browser.value(after) as? [Double])
    #expect(abs(result[0] - 0.3) < 1e-5 && result[1] == -1)
    #expect(
      try browser.text(
        "document.querySelector('button[title*=\"(B)\"]').getAttribute('aria-pressed')")
        == "true")
    try browser.click("button[title*='(B)']")
    #expect(try browser.value("filmstrip.state.isBouncing") as? Bool == false)
    try browser.press("x")
    #expect(try browser.value("filmstrip.state.range === null") as? Bool == true)
    try browser.click("button[title*='(I)']")
    #expect(try browser.value("filmstrip.state.range !== null") as? Bool == true)
    try browser.click("button[title*='(X)']")
    #expect(try browser.value("filmstrip.state.range === null") as? Bool == true)
    // Without a loop it ends at the end.
    try browser.click("button[title='Start again at the end']")
    _ = try browser.value(
      "(() => { const state = filmstrip.state; state.setTime(0.54); state.direction = 1; state.advance(0.05); })()"
    )
    #expect(try browser.value("filmstrip.state.isPlaying") as? Bool == false)
    #expect(try frame == 10)
  }

  /// The axis goes from 0 to 0.55 s: the eleventh frame lasts as long as the others.
  private func place(ofTime time: Double) throws -> (x: Double, y: Double) {
    let box = try #require(
      try browser.value(
        """
        (() => { const box = document.querySelector('.ruler svg').getBoundingClientRect();
          return [box.left, box.top, box.width, box.height]; })()
        """) as? [NSNumber]
    ).map(\.doubleValue)
    return (box[0] + time / 0.55 * box[2], box[1] + box[3] / 2)
  }

  @Test func thePlayheadCrossesAllLanes() throws {
    let heights = try #require(
      try browser.value(
        """
        [document.querySelector('.playhead').offsetHeight, document.querySelector('filmstrip-lanes').scrollHeight,
          document.querySelector('filmstrip-lanes').clientHeight]
        """) as? [Double])
    #expect(heights[0] == heights[1] && heights[1] > heights[2])
  }

  @Test func draggingScrubsAndShiftDraggingLoops() throws {
    try browser.drag(from: place(ofTime: 0.02), to: place(ofTime: 0.37))
    #expect(try frame == 7)
    let playhead = try browser.number(
      "document.querySelector('.playhead').getBoundingClientRect().left")
    #expect(abs((playhead ?? 0) - (try place(ofTime: 0.37).x)) < 1.5)
    try browser.drag(from: place(ofTime: 0.1), to: place(ofTime: 0.2), shift: true)
    let range = try #require(try browser.value("filmstrip.state.range") as? [Double])
    #expect(abs(range[0] - 0.1) < 0.002 && abs(range[1] - 0.2) < 0.002)
    #expect(try frame == 7)
  }

  /// What the picture shows at a point of the screen.
  private func pixel(_ x: Int, _ y: Int) throws -> [Int] {
    try #require(
      try browser.value(
        """
        (() => { const canvas = document.querySelector('canvas');
          return [...canvas.getContext('2d').getImageData(\(x), \(y), 1, 1).data]; })()
        """) as? [Int])
  }

  @Test func thePictureIsThatOfTheFrame() throws {
    // `mover` is red and reaches from 0 to 40, later from 80 to 120.
    #expect(try pixel(5, 75) == [255, 0, 0, 255])
    #expect(try pixel(110, 75) != [255, 0, 0, 255])
    try browser.press("End")
    #expect(try pixel(5, 75) != [255, 0, 0, 255])
    #expect(try pixel(110, 75) == [255, 0, 0, 255])
  }

  @Test func pointingOutlinesALayerAndShowsItsCurves() throws {
    let all = try browser.number("document.querySelectorAll('.lane.curve').length") ?? 0
    #expect(all == 3)
    let row = try #require(
      try browser.text(
        "[...document.querySelectorAll('.row')].find((row) => row.textContent.includes('mover')).dataset.layer"
      ))
    let (x, y) = try browser.middle(of: ".row[data-layer='\(row)']")
    try browser.point(x, y)
    #expect(try browser.number("document.querySelectorAll('.lane.curve').length") == 1)
    #expect(
      try browser.text("document.querySelector('.overlay polygon').getAttribute('points')")
        == "0,40 40,40 40,80 0,80")
    #expect(
      try browser.text("document.querySelector('filmstrip-inspector h2').textContent") == "mover")
    try browser.point(600, 5)
    #expect(try browser.number("document.querySelectorAll('.lane.curve').length") == 3)
    // In the picture, too: `fader` covers 20 to 100, 120 to 180 of 120 × 200 points.
    let box = try #require(
      try browser.value(
        """
        (() => { const box = document.querySelector('.glass').getBoundingClientRect();
          return [box.left, box.top, box.width, box.height]; })()
        """) as? [NSNumber]
    ).map(\.doubleValue)
    try browser.point(box[0] + box[2] * 0.5, box[1] + box[3] * 0.75)
    #expect(
      try browser.text("document.querySelector('filmstrip-inspector h2').textContent") == "fader")
  }

  @Test func selectingKeepsALayerWithItsValues() throws {
    let row = try #require(
      try browser.text(
        "[...document.querySelectorAll('.row')].find((row) => row.textContent.includes('mover')).dataset.layer"
      ))
    try browser.click(".row[data-layer='\(row)']")
    try browser.point(600, 5)
    for _ in 0..<5 { try browser.press("ArrowRight") }
    // A quarter of a second at an even pace: half of the way from 20 to 100.
    let values = try browser.text(
      "document.querySelector('filmstrip-inspector .values').textContent")
    #expect(values?.contains("Position60, 60") == true, "\(values ?? "")")
    #expect(
      try browser.text("document.querySelector('.row[aria-selected=\"true\"] .does').textContent")
        == "position")
    try browser.press("Escape")
    #expect(try browser.value("filmstrip.state.selected === null") as? Bool == true)
  }

  /// A view that grows evenly and shrinks again: one curve for both sides, and how far it was away.
  @Test func whatComesBackIsSaidToComeBack() throws {
    let stage = Stage(device: MadeRecording.device)
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
    view.accessibilityIdentifier = "pulse"
    stage.window.addSubview(view)
    let recording = stage.record("pulse", frameRate: 20) {
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
      } completion: { _ in
        UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
          view.transform = .identity
        }
      }
    }
    try browser.show(try recording.preview(jobs: 1))
    #expect(try browser.number("document.querySelectorAll('.lane.curve').length") == 1)
    #expect(try browser.number("document.querySelectorAll('.lane.curve path.curve').length") == 1)
    #expect(
      try browser.text("document.querySelector('.lane.curve .lane-values').textContent")
        == "x, y 1×")
    #expect(
      try browser.text("document.querySelector('section.table tbody td:nth-child(4)').textContent")
        == "+1× and back")
  }

  @Test func theTreeIsWalkedWithArrows() throws {
    _ = try browser.value("document.querySelector('.row[tabindex=\"0\"]').focus()")
    try browser.press("ArrowDown")
    let second = try browser.text("document.activeElement.dataset.layer")
    #expect(second == "2")
    try browser.press("ArrowUp")
    try browser.press("ArrowLeft")
    #expect(
      try browser.number(
        "[...document.querySelectorAll('.row')].filter((row) => !row.hidden).length")
        == 1)
    #expect(try browser.text("document.activeElement.getAttribute('aria-expanded')") == "false")
    try browser.press("ArrowRight")
    try browser.press("ArrowDown")
    try browser.press("Enter")
    #expect(try browser.number("filmstrip.state.selected") == 2)
    #expect(try frame == 0)
  }

  @Test func markersLeadToTheirInstants() throws {
    try browser.click(".findings .marker")
    #expect(try frame == 5)
    try browser.click(".callbacks .marker:last-child")
    #expect(try frame == 10)
    try browser.click(".touches .marker")
    #expect(try frame == 2)
    #expect(try browser.number("document.querySelectorAll('.touches .marker').length") == 2)
  }

  @Test func theTouchLeavesItsPath() throws {
    #expect(
      try browser.text("document.querySelector('.touch-way').getAttribute('points')")
        == "10,20 30,60 60,120 60,120")
    #expect(try browser.number("document.querySelectorAll('.touch').length") == 0)
    for _ in 0..<4 { try browser.press("ArrowRight") }
    #expect(
      try browser.text("document.querySelector('.touch-path').getAttribute('points')")
        == "10,20 30,60")
    #expect(try browser.text("document.querySelector('.touch').getAttribute('cx')") == "30")
  }

  @Test func layersAreSeenApartAndTurned() throws {
    try browser.click("#view button:nth-child(2)")
    #expect(
      try browser.value("document.querySelector('filmstrip-picture').hidden") as? Bool == true)
    let planes = "[...document.querySelectorAll('.plane')].filter((plane) => !plane.hidden)"
    // `mover`, `card`, `fader` and what is behind them.
    #expect(try browser.number("\(planes).length") ?? 0 >= 3)
    let scene = "document.querySelector('.scene').style.transform"
    let before = try browser.text(scene)
    let (x, y) = try browser.middle(of: ".space")
    try browser.drag(from: (x, y), to: (x + 60, y + 20))
    let turned = try browser.text(scene)
    #expect(turned != before)
    #expect(try browser.text("document.querySelector('[data-name=turn]').value") == "-11")
    for name in ["turn", "tilt", "spread", "zoom"] {
      let look = name == "spread" ? "\(planes).map((plane) => plane.style.transform).join()" : scene
      let old = try browser.text(look)
      _ = try browser.value("document.querySelector('[data-name=\(name)]').focus()")
      try browser.press("ArrowRight")
      #expect(try browser.text(look) != old, "\(name)")
      _ = try browser.value("document.activeElement.blur()")
    }
    // At any frame: `mover` goes on by 80 points.
    try browser.press("End")
    let matrices = try browser.text("\(planes).map((plane) => plane.style.transform).join(' ')")
    #expect(matrices?.contains("80, 40, 0, 1)") == true, "\(matrices ?? "")")
    try browser.press("e")
    #expect(
      try browser.value("document.querySelector('filmstrip-picture').hidden") as? Bool == false)
  }

  @Test func appearanceFollowsTheButton() throws {
    let ground = "getComputedStyle(document.documentElement).getPropertyValue('--ground').trim()"
    #expect(try browser.text(ground) == "#f4f4f6")
    try browser.call(
      "Emulation.setEmulatedMedia",
      ["features": [["name": "prefers-color-scheme", "value": "dark"]]])
    #expect(try browser.text(ground) == "#161618")
    try browser.click("#theme")
    #expect(try browser.text(ground) == "#f4f4f6")
    try browser.click("#theme")
    #expect(try browser.text(ground) == "#161618")
  }

  @Test func framesAndCurvesLeaveThePage() throws {
    _ = try browser.value(
      """
      window.saved = [];
      HTMLAnchorElement.prototype.click = function () {
        window.saved.push(fetch ? { name: this.download, address: this.href } : null);
      };
      """)
    try browser.press("End")
    try browser.click("#save-frame")
    try wait(for: "window.saved.length === 1")
    #expect(try browser.text("window.saved[0].name") == "simple-0010.png")
    _ = try browser.value(
      "Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => { window.copied = text; }, "
        + "write: async (items) => { window.copiedImage = items[0].types[0]; } } })")
    _ = try browser.value("document.querySelector('.lane.curve .lane-tools button').click()")
    try wait(for: "window.copied !== undefined")
    let svg = try #require(try browser.text("window.copied"))
    #expect(svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\""))
    // The curve itself, from the left end of the axis on.
    #expect(svg.contains("mover") && svg.contains("d=\"M56.00 "))
    let parser = XMLShape(svg)
    #expect(parser.isWellFormed)
    _ = try browser.value(
      "document.querySelector('.lane.curve .lane-tools button:last-child').click()")
    #expect(try browser.text("window.saved[1].name") == "simple-mover-position.svg")
    try browser.click("#copy-frame")
    try wait(for: "window.copiedImage === 'image/png'")
  }

  @Test func twoRecordingsAreComparedInThreeWays() throws {
    let one = MadeRecording.simple()
    let two = MadeRecording.simple("other", moverName: "else")
    try browser.show(try one.preview(comparedWith: two, jobs: 1))
    #expect(try browser.number("document.querySelectorAll('.screen:not([hidden])').length") == 2)
    try browser.click("#comparison button:nth-child(2)")
    #expect(try browser.number("document.querySelectorAll('.screen:not([hidden])').length") == 1)
    #expect(try browser.value("document.querySelector('#mix-label').hidden") as? Bool == false)
    _ = try browser.value("document.querySelector('#mix').focus()")
    try browser.press("ArrowRight")
    #expect(try browser.number("filmstrip.state.mix") == 0.51)
    try browser.click("#comparison button:nth-child(3)")
    // The same picture twice: no difference anywhere.
    #expect(try pixel(5, 75) == [0, 0, 0, 255])
    #expect(try browser.number("document.querySelectorAll('.differences li').length") ?? 0 > 0)
  }

  @Test func namesRunNoScript() throws {
    let name = "</script><img src=x onerror=\"window.broken = true\"><b>"
    try browser.show(try MadeRecording.simple(name, moverName: name).preview(jobs: 1))
    #expect(try browser.value("window.broken === undefined") as? Bool == true)
    #expect(try browser.number("document.querySelectorAll('img, b').length") == 0)
    #expect(try browser.text("document.querySelector('h1').textContent") == name)
    #expect(
      try browser.value(
        "[...document.querySelectorAll('.row .name')].some((row) => row.textContent.includes('</script>'))"
      )
        as? Bool == true)
  }

  @Test func largeRecordingsOpen() throws {
    try browser.show(try MadeRecording.large(views: 5_000, frames: 5).preview(jobs: 2))
    #expect(try browser.number("document.querySelectorAll('.row').length") ?? 0 > 5_000)
    try browser.show(try MadeRecording.large(views: 1, frames: 1).preview(jobs: 1))
    #expect(try clock == "0.000 s  ·  frame 0 of 0")
    try browser.press(" ")
    try browser.show(try MadeRecording.large(views: 1, frames: 10_000).preview(jobs: 2))
    try browser.press("End")
    #expect(try clock.hasSuffix("frame 9999 of 9999"))
    #expect(
      try browser.value("document.body.textContent.includes('480 of 10000 frames are shown')")
        as? Bool
        == true)
    #expect(browser.complaints.isEmpty, "\(browser.complaints)")
  }
}
