// SPDX-License-Identifier: MIT
import FilmstripFigures
import Filmstrip
import Growth
import Testing
import UIKit
import FilmstripWording

@Suite("Figures of what is unusual")
@MainActor
struct FigureBadInputTests {
  private static func all(_ recording: Recording) throws -> [Figure] {
    try FigureKind.allCases.filter {
      $0 == .gesture
        ? !recording.touchPath.isEmpty : $0 != .constraints || !recording.layouts.isEmpty
    }.map {
      try recording.figure($0, comparedWith: recording)
    }
  }

  private static func check(_ figures: [Figure]) throws {
    for figure in figures {
      #expect(figure.size.height > 20 && figure.size.height < 20_000)
      #expect(!figure.alternativeText.isEmpty)
      #expect(SVGDocument(try figure.svg(.dark)).isWellFormed)
      #expect(try !figure.png(.light, scale: 1).isEmpty)
    }
  }

  @Test("A recording of one frame")
  func oneFrame() async throws {
    let all = MadeRecording.simple()
    let recording = Recording(
      name: all.name, device: all.device, frameRate: all.frameRate, nanoseconds: all.nanoseconds,
      frames: [all.frames[0]], events: all.events, findings: [], touches: all.touches)
    try Self.check(Self.all(recording))
    #expect(try recording.figure(.trail).caption == "Nothing moves.")
  }

  @Test(
    "A recording of 10,000 frames is looked at in some of them, the first and the last included")
  func manyFrames() async throws {
    let recording = MadeRecording.large(views: 3, frames: 10_000)
    #expect(recording.frames.count >= 10_000)
    try Self.check(Self.all(recording))
    let caption = try recording.figure(.curves).caption.replacing("\u{A0}", with: " ")
    #expect(caption.contains("over 10 s at an even pace"))
  }

  @Test("A screen of 5,000 layers")
  func manyLayers() async throws {
    let recording = MadeRecording.large(views: 5_000, frames: 4)
    #expect(recording.timeline.frames[0].count >= 5_000)
    try Self.check(Self.all(recording))
  }

  @Test("How long it takes grows with the number of layers, and no faster")
  func growth() async throws {
    let few = MadeRecording.large(views: 250, frames: 4)
    let many = MadeRecording.large(views: 2_000, frames: 4)
    try Growth.expect(from: 250) { count in
      let recording = count > 500 ? many : few
      return try Growth.time(least: 2) { _ = try recording.figure(.exploded) }
    }
  }

  @Test("Layers of no size, upside down, far away or with numbers that are none")
  func sizes() async throws {
    let recording = MadeRecording.animated { window in
      let empty = MadeRecording.view("empty", .red, .zero)
      let far = MadeRecording.view("far", .blue, CGRect(x: 1e7, y: -1e7, width: 10, height: 10))
      let flat = MadeRecording.view("flat", .green, CGRect(x: 10, y: 10, width: 50, height: 50))
      flat.transform = CGAffineTransform(scaleX: 0, y: 1)
      let turned = MadeRecording.view("turned", .brown, CGRect(x: 10, y: 90, width: 50, height: 50))
      turned.layer.transform = CATransform3DMakeRotation(1, 0, 1, 0)
      for view in [empty, far, flat, turned] { window.addSubview(view) }
      return {
        empty.center.x = 50
        far.center = CGPoint(x: -1e9, y: 1e9)
        flat.transform = CGAffineTransform(scaleX: -1, y: 1)
        var perspective = CATransform3DMakeRotation(3, 1, 1, 0)
        perspective.m34 = -1 / 200
        turned.layer.transform = perspective
      }
    }
    try Self.check(Self.all(recording))
  }

  @Test("A screen of one point, and one that is very wide")
  func screens() async throws {
    for size in [CGSize(width: 1, height: 1), CGSize(width: 2_000, height: 3)] {
      let recording = MadeRecording.animated(size: size) { window in
        let view = MadeRecording.view("box", .red, CGRect(origin: .zero, size: size))
        window.addSubview(view)
        return { view.center.x += 1 }
      }
      try Self.check(Self.all(recording))
    }
  }

  @Test("Nothing at all on the screen")
  func nothing() async throws {
    let stage = Stage(device: MadeRecording.device)
    let recording = stage.record("nothing") {}
    try Self.check(Self.all(recording))
  }

  @Test("A timeline alone is enough for curves and callbacks, and other kinds say what they need")
  func timelines() async throws {
    let file = TimelineFile(MadeRecording.simple())
    try Self.check([
      file.figure(.curves), file.figure(.callbacks), file.figure(.comparison, comparedWith: file),
    ])
    for kind in [FigureKind.sheet, .trail, .exploded, .gesture, .constraints] {
      #expect(throws: FigureError.noDrawing(kind: kind, recording: "simple")) {
        try file.figure(kind)
      }
    }
  }

  @Test("What cannot be is refused in one line that says what to do")
  func errors() async throws {
    let recording = MadeRecording.simple(hasTouch: false)
    #expect(throws: FigureError.noTouches(recording: "simple")) { try recording.figure(.gesture) }
    #expect(throws: FigureError.nothingToCompare(recording: "simple")) {
      try recording.figure(.comparison)
    }
    for options in [
      FigureOptions(width: 10), FigureOptions(width: .nan), FigureOptions(momentCount: 0),
      FigureOptions(moments: [-1]), FigureOptions(moments: [.infinity]), FigureOptions(limit: 0),
      FigureOptions(limit: 1_000), FigureOptions(moments: [Double](repeating: 0, count: 25)),
    ] {
      #expect(throws: FigureError.self) { try recording.figure(.sheet, options: options) }
    }
    let error = FigureError.unknownLayer(name: "a\nb", known: ["mover", "c\u{1B}"])
    #expect(error.description == "a\\nb: no such layer; choose from: mover, c\\u{1B}")
  }

  @Test("Frames are chosen evenly, with the first and the last")
  func selection() async {
    #expect(FigureSubject.selection(ofFrames: 5, layerCount: 10) == [0, 1, 2, 3, 4])
    let some = FigureSubject.selection(ofFrames: 10_000, layerCount: 10)
    #expect(some.first == 0 && some.last == 9_999 && some.count == 480)
    #expect(zip(some, some.dropFirst()).allSatisfy { (20...22).contains($1 - $0) })
    #expect(FigureSubject.selection(ofFrames: 10_000, layerCount: 5_000).count == 60)
    #expect(FigureSubject.selection(ofFrames: 10_000, layerCount: 1_000_000) == [0, 9_999])
  }

  @Test("The nearest word is that of a misspelled one, and there is none for another")
  func nearestWord() async {
    let kinds = FigureKind.allCases.map(\.rawValue)
    #expect("explodd".nearest(in: kinds) == "exploded")
    #expect("Curve".nearest(in: kinds) == "curves")
    #expect("trial".nearest(in: kinds) == "trail")
    #expect("zebra".nearest(in: kinds) == nil)
    #expect("".nearest(in: kinds) == nil)
  }
}
