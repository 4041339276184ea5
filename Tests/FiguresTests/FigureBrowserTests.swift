// SPDX-License-Identifier: MIT
import FilmstripFigures
import Filmstrip
import HeadlessBrowser
import Requirements
import Testing
import UIKit

/// What a browser makes of figures: where it has text, and that it shows what the PNG shows.
@Suite("Figures in a browser", .serialized, .needs(.chromium))
@MainActor
struct FigureBrowserTests {
  private static let device = Device(
    name: "Small", identifier: "small", size: CGSize(width: 120, height: 200), scale: 1)

  private static func figures(_ recording: Recording, width: Double) throws -> [Figure] {
    try FigureKind.allCases.map { kind in
      try recording.figure(
        kind, options: FigureOptions(width: width),
        comparedWith: kind == .comparison ? MadeRecording.simple("other") : nil)
    }
  }

  nonisolated private static let long =
    "AVeryLongNameOfAControllerThatNoOneWouldWriteOnOneLineOfAnyProgram"

  private static func boxes(
    of figure: Figure, in browser: Browser
  ) throws -> [(text: String, box: CGRect)] {
    try browser.load(try figure.svg(.light), type: "svg")
    let found =
      try browser.value(
        """
        [...document.querySelectorAll("text")].map((text) => {
          const box = text.getBBox();
          return [text.textContent, box.x, box.y, box.width, box.height];
        })
        """) as? [[Any]] ?? []
    return found.map { item in
      let numbers = item.dropFirst().map { ($0 as? NSNumber)?.doubleValue ?? .nan }
      return (
        item[0] as? String ?? "",
        CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      )
    }
  }

  @Test(
    "No text is over another one or beside the paper, also where names are long or from right to left",
    arguments: [
      ("mover", "Detail", 720.0), (long, long, 720.0), (long, long, 320.0),
      ("תצוגה נעה עם שם ארוך", "المتحكم", 480.0),
    ])
  func layout(mover: String, object: String, width: Double) async throws {
    let browser = try Browser()
    let recording = MadeRecording.simple("ציר " + mover, moverName: mover, className: object)
    for figure in try Self.figures(recording, width: width) {
      let boxes = try Self.boxes(of: figure, in: browser)
      #expect(!boxes.isEmpty)
      for (index, one) in boxes.enumerated() {
        #expect(
          one.box.minX > 4 && one.box.maxX < figure.size.width - 4 && one.box.minY > 4
            && one.box.maxY < figure.size.height - 4, "\(figure.kind): \(one)")
        // Ascent and descent of neighbouring lines may touch; letters do not.
        let core = one.box.insetBy(dx: 0.5, dy: one.box.height * 0.2)
        for other in boxes[(index + 1)...] {
          let second = other.box.insetBy(dx: 0.5, dy: other.box.height * 0.2)
          #expect(!core.intersects(second), "\(figure.kind): \(one) \(other)")
        }
      }
    }
  }

  @Test("Letters are as wide as they were measured, in any font")
  func widths() async throws {
    let browser = try Browser()
    let figure = try MadeRecording.simple().figure(.callbacks)
    let wide = String(decoding: try figure.svg(.light), as: UTF8.self)
      .replacing("Inter, -apple-system", with: "monospace")
    try browser.load(Data(wide.utf8), type: "svg")
    let pairs =
      try browser.value(
        """
        [...document.querySelectorAll("text[textLength]")].map((text) =>
          [Number(text.getAttribute("textLength")), text.getComputedTextLength()])
        """) as? [[NSNumber]] ?? []
    #expect(pairs.count > 5)
    for pair in pairs { #expect(abs(pair[0].doubleValue - pair[1].doubleValue) < 0.5) }
  }

  private static let inter = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"

  @Test(
    "A browser shows of the SVG what is in the PNG",
    .needs(.font(inter, package: "fonts-inter")))
  func agreement() async throws {
    let browser = try Browser()
    for figure in try Self.figures(MadeRecording.simple(), width: 480) {
      for appearance in FigureAppearance.allCases {
        try browser.load(try figure.svg(appearance), type: "svg")
        let shown = try PNGReader.decode(
          browser.picture(
            width: figure.size.width, height: figure.size.height, scale: 1), name: "browser"
        ).bitmap
        let own = try PNGReader.decode(figure.png(appearance, scale: 1), name: "figure").bitmap
        #expect(shown.width == own.width && shown.height == own.height)
        guard shown.width == own.width, shown.height == own.height else { continue }
        // In blocks, as both smooth edges in their own way.
        let side = 8
        var greatest = 0.0
        for y in stride(from: 0, to: own.height - side, by: side) {
          for x in stride(from: 0, to: own.width - side, by: side) {
            greatest = max(greatest, abs(Self.mean(own, x, y, side) - Self.mean(shown, x, y, side)))
          }
        }
        #expect(greatest < 28, "\(figure.kind) \(appearance): \(greatest) of 255")
      }
    }
  }

  private static func mean(_ bitmap: Bitmap, _ x: Int, _ y: Int, _ side: Int) -> Double {
    var sum = 0
    for row in y..<y + side {
      for column in x..<x + side {
        let pixel = bitmap[column, row]
        sum += Int(pixel.red) + Int(pixel.green) + Int(pixel.blue)
      }
    }
    return Double(sum) / Double(3 * side * side)
  }

  @Test("Nothing in names runs, in a page that has several figures in it")
  func injection() async throws {
    let browser = try Browser()
    let attack =
      "</text></svg><script>window.hacked=1</script><img src=x onerror='window.hacked=2'>"
    let recording = MadeRecording.simple(attack, moverName: attack, className: attack)
    let figures = try Self.figures(recording, width: 480)
    var page = "<!doctype html><meta charset=utf-8><body>"
    for figure in figures {
      for appearance in FigureAppearance.allCases {
        page += String(decoding: try figure.svg(appearance), as: UTF8.self)
      }
      page += figure.markdown(named: "x", appearances: [])
    }
    try browser.load(Data(page.utf8))
    #expect(try browser.value("window.hacked === undefined") as? Bool == true)
    #expect(
      try browser.number("document.querySelectorAll('svg').length")
        == Double(2 * FigureKind.allCases.count)
    )
    #expect(try browser.number("document.querySelectorAll('script').length") == 0)
    // Ids of all that is in the page, each once.
    #expect(
      try browser.value(
        """
        (() => {
          const ids = [...document.querySelectorAll("[id]")].map((element) => element.id);
          return new Set(ids).size === ids.length && ids.length > 14;
        })()
        """) as? Bool == true)
  }
}
