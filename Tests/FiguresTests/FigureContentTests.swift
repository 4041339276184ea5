// SPDX-License-Identifier: MIT
import FilmstripFigures
import Filmstrip
import SeededNumbers
import Testing
import UIKit

@Suite("What figures say and show")
@MainActor
struct FigureContentTests {
  private static func texts(_ figure: Figure) throws -> [String] {
    SVGDocument(try figure.svg(.light)).texts(of: "text").map { $0.replacing("\u{A0}", with: " ") }
  }

  private static func caption(_ figure: Figure) -> String {
    figure.caption.replacing("\u{A0}", with: " ")
  }

  // MARK: Held states

  @Test("States that a touch holds are labelled with their progress, and have no time")
  func heldStates() async throws {
    let held = MadeRecording.simple().showing(frames: [2, 5, 9], at: [0.125, 0.5, 1], of: 0.4)
    let sheet = try held.figure(.sheet)
    #expect(
      try Self.texts(sheet) == [
        "simple", "Contact sheet, held by a touch on Small", "12.5 %", "50 %", "100 %",
        "A touch holds the transition at 12.5 %, 50 % and 100 %.",
      ])
    let exploded = try Self.texts(held.figure(.exploded))
    #expect(exploded.contains("Layers, at 50 % on Small"))
    let other = MadeRecording.simple()
    for kind in FigureKind.allCases where ![.sheet, .exploded, .constraints].contains(kind) {
      #expect(throws: FigureError.heldStates(kind: kind, recording: "simple")) {
        try held.figure(kind, comparedWith: other)
      }
    }
    #expect(throws: FigureError.heldStates(kind: .comparison, recording: "simple")) {
      try other.figure(.comparison, comparedWith: held)
    }
  }

  // MARK: Words

  @Test("Captions say what moves from where to where, how long and along which curve")
  func captions() async throws {
    let plain = MadeRecording.simple(hasTouch: false)
    for kind in [FigureKind.sheet, .trail, .curves] {
      #expect(
        Self.caption(try plain.figure(kind))
          == "“mover” moves 80 pt to the right over 0.5 s at an even pace. "
          + "“fader” fades from 1 to 0.5 over 0.5 s at an even pace.")
    }
  }

  @Test(
    "Each kind of motion has its words",
    arguments: [
      ("up", "moves 50 pt up"), ("diagonal", "moves 30 pt to the left and 20 pt down"),
      ("grow", "grows from 40 × 40 to 80 × 80 pt"),
      ("scale", "shrinks from 1 to 0.5 times its size"), ("turn", "turns by 90°"),
      ("in", "fades in"), ("out", "fades out"),
      ("corner", "changes cornerRadius from 0 pt to 8 pt"),
    ])
  func words(motion: String, expected: String) async throws {
    let recording = MadeRecording.animated { window in
      let view = MadeRecording.view("box", .red, CGRect(x: 40, y: 80, width: 40, height: 40))
      if motion == "in" { view.alpha = 0 }
      window.addSubview(view)
      return {
        switch motion {
        case "up": view.center.y -= 50
        case "diagonal": view.center = CGPoint(x: view.center.x - 30, y: view.center.y + 20)
        case "grow": view.bounds.size = CGSize(width: 80, height: 80)
        case "scale": view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        case "turn": view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        case "in": view.alpha = 1
        case "out": view.alpha = 0
        default: view.layer.cornerRadius = 8
        }
      }
    }
    #expect(
      Self.caption(try recording.figure(.trail))
        == "“box” \(expected) over 0.5 s at an even pace.")
  }

  @Test("Callbacks are in their order, with times, and touches among them")
  func callbacks() async throws {
    let figure = try MadeRecording.simple().figure(.callbacks)
    let texts = try Self.texts(figure)
    #expect(
      texts.filter {
        ["viewWillAppear", "animateTransition", "viewDidAppear", "touch began", "touch ended"]
          .contains($0)
      } == ["viewWillAppear", "animateTransition", "touch began", "touch ended", "viewDidAppear"])
    for object in ["UIKit", "Detail", "Animator"] { #expect(texts.contains(object)) }
    for time in ["0.000 s", "0.100 s", "0.400 s", "0.500 s"] { #expect(texts.contains(time)) }
    #expect(figure.alternativeText.contains("“Detail” viewWillAppear and “Animator” anim"))
  }

  @Test("A comparison has the sentences of the motion diff")
  func comparison() async throws {
    let one = MadeRecording.simple("one")
    let two = MadeRecording.simple("two", moverName: "other")
    let lines = MotionDiff(expected: TimelineFile(one), actual: TimelineFile(two)).lines
    #expect(lines.count > 1)
    let figure = try one.figure(.comparison, comparedWith: two)
    let texts = try Self.texts(figure).joined(separator: " ")
    for line in lines.prefix(6) { #expect(texts.contains(line.dropFirst())) }
    let same = try one.figure(.comparison, comparedWith: one)
    #expect(try Self.texts(same).contains("Nothing that moves differs."))
  }

  @Test("A sheet has a frame for each moment, with its time")
  func sheet() async throws {
    let recording = MadeRecording.simple(hasTouch: false)
    let even = try Self.texts(recording.figure(.sheet, options: FigureOptions(momentCount: 3)))
    #expect(
      even.filter { $0.hasSuffix(" s") && $0.hasPrefix("0.") } == ["0.000 s", "0.250 s", "0.500 s"])
    let asked = try Self.texts(
      recording.figure(.sheet, options: FigureOptions(moments: [0.26, 0.1, 9])))
    #expect(
      asked.filter { $0.hasSuffix(" s") && $0.hasPrefix("0.") } == [
        "0.100 s", "0.250 s", "0.500 s",
      ])
  }

  @Test("Curves show one chart for all that goes alike, and only what is asked for")
  func curves() async throws {
    let recording = MadeRecording.simple(hasTouch: false)
    let all = try Self.texts(recording.figure(.curves))
    #expect(all.filter { $0 == "linear" }.count == 1)
    #expect(all.contains("mover") && all.contains("fader"))
    let one = try Self.texts(
      recording.figure(.curves, options: FigureOptions(properties: ["position"])))
    #expect(one.contains("mover") && !one.contains("fader"))
    #expect(throws: FigureError.self) {
      try recording.figure(.curves, options: FigureOptions(properties: ["zPosition"]))
    }
    #expect(throws: FigureError.self) {
      try recording.figure(.curves, options: FigureOptions(layers: ["nothing"]))
    }
  }

  // MARK: Geometry

  @Test("Planes lie where two rotations put them")
  func projection() async {
    var numbers = SeededNumbers(seed: 14)
    for _ in 0..<200 {
      let (x, y, z) = (
        numbers.number(-500...500), numbers.number(-500...500), numbers.number(0...500)
      )
      // About the vertical axis, then about the horizontal one, as matrices; y down, z to the viewer.
      let (turn, tilt) = (Axonometry.turn, -Axonometry.tilt)
      let first = (x * cos(turn) + z * sin(turn), y, -x * sin(turn) + z * cos(turn))
      let second = (first.0, first.1 * cos(tilt) - first.2 * sin(tilt))
      let found = Axonometry(scale: 2, origin: CGPoint(x: 10, y: 20)).transform(z: z)
        .apply(CGPoint(x: x, y: y))
      #expect(abs(found.x - (10 + 2 * second.0)) < 1e-9)
      #expect(abs(found.y - (20 + 2 * second.1)) < 1e-9)
    }
  }

  @Test("Lines to labels cross neither each other nor a label")
  func labels() async {
    var numbers = SeededNumbers(seed: 7)
    for _ in 0..<300 {
      let count = 1 + Int(numbers.number(0...12))
      let reaches = (0..<count).map { _ -> ClosedRange<Double> in
        let start = numbers.number(0...400)
        return start...start + 100
      }
      let columns = LeaderLabels.columns(reaches)
      let starts = columns.map { CGPoint(x: $0, y: numbers.number(0...300)) }
      let labels = LeaderLabels(starts, below: 310)
      for (index, place) in labels.places.enumerated() {
        #expect(place.start == starts[index] && place.foot.x == place.start.x)
        #expect(columns[index] >= reaches[index].lowerBound)
        // A label of any width.
        let box = CGRect(x: place.foot.x + 1, y: place.foot.y - 7, width: 1_000, height: 14)
        #expect(box.maxY <= 310 + labels.height)
        for (other, line) in labels.places.enumerated() where other != index {
          #expect(abs(line.foot.x - place.foot.x) > 8)
          let crosses =
            line.foot.x > box.minX && line.foot.x < box.maxX && line.start.y < box.maxY
            && line.foot.y > box.minY
          #expect(!crosses)
        }
      }
    }
  }

  /// What a browser has no say in: of a masked layer only what the mask leaves is in its plane.
  @Test("A plane of the exploded view is cut by the mask, and by what it is in")
  func masks() async throws {
    let recording = MadeRecording.animated { window in
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 200))
      box.clipsToBounds = true
      let masked = MadeRecording.view("masked", .red, CGRect(x: 0, y: 0, width: 120, height: 200))
      let mask = CALayer()
      mask.backgroundColor = UIColor.black.cgColor
      mask.frame = CGRect(x: 0, y: 0, width: 120, height: 100)
      masked.layer.mask = mask
      box.addSubview(masked)
      window.addSubview(box)
      return { box.alpha = 0.99 }
    }
    let figure = try recording.figure(.exploded, options: FigureOptions(layers: ["masked"]))
    let document = SVGDocument(try figure.svg(.light))
    let image = try #require(
      document.attributes.first { $0.element == "image" && $0.name == "xlink:href" })
    let bytes = try #require(
      Data(base64Encoded: String(image.value.dropFirst("data:image/png;base64,".count))))
    let bitmap = try PNGReader.decode(bytes, name: "plane").bitmap
    func pixel(_ x: Double, _ y: Double) -> Pixel {
      bitmap[Int(x / 120 * Double(bitmap.width)), Int(y / 200 * Double(bitmap.height))]
    }
    #expect(pixel(30, 50).alpha > 245 && pixel(30, 50).red > 245)
    #expect(pixel(30, 150).alpha == 0, "below the mask")
    #expect(pixel(90, 50).alpha == 0, "beside what it is in")
  }

  @Test("The exploded view takes large trees apart as far as there is room, and says what is left")
  func stack() async throws {
    let recording = MadeRecording.large(views: 300, frames: 3)
    let figure = try recording.figure(.exploded, options: FigureOptions(limit: 5))
    #expect(figure.caption.contains("plane"))
    #expect(figure.caption.contains("more layers are part of"))
    let small = try MadeRecording.simple().figure(.exploded)
    #expect(small.caption.hasPrefix("Three planes, from the back to the front."))
    let texts = try Self.texts(small)
    for name in ["mover", "card", "fader"] { #expect(texts.contains(name)) }
  }

  @Test("Dots of a trail are where the layer is at equal times")
  func dots() async throws {
    let recording = MadeRecording.simple(hasTouch: false)
    let figure = try recording.figure(
      .trail, options: FigureOptions(isLabelled: false, layers: ["mover"]))
    let browserless = SVGDocument(try figure.svg(.light))
    // Discs in the colour of the first trail, by the point at which their outline begins.
    let paths = browserless.attributes.filter { $0.element == "path" && $0.name == "d" }
    let fills = browserless.attributes.filter { $0.element == "path" && $0.name == "fill" }
    #expect(!paths.isEmpty && !fills.isEmpty)
    let svg = String(decoding: try figure.svg(.light), as: UTF8.self)
    let xs = svg.split(separator: "\n").filter { $0.contains("fill=\"#0a63e8\"/>") }.compactMap {
      line -> Double? in
      guard let start = line.firstRange(of: "d=\"M") else { return nil }
      return Double(line[start.upperBound...].prefix { $0 != " " })
    }
    // The first is the legend's; between the others of a linear motion there is the same distance.
    let steps = zip(xs.dropFirst(), xs.dropFirst(2)).map { $1 - $0 }.prefix(9)
    #expect(steps.count > 5)
    for step in steps { #expect(abs(step - steps[0]) < 0.03, "\(steps)") }
  }
}
