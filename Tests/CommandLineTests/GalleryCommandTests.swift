// SPDX-License-Identifier: MIT
import Foundation
import FilmstripImaging
import Testing

@Suite struct GalleryCommandTests {
  private let base = FileManager.default.temporaryDirectory
    .appendingPathComponent("gallery-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: base, withIntermediateDirectories: true)
    for (name, blue) in [("a.png", UInt8(40)), ("b.png", 200)] {
      let bitmap = Bitmap(
        width: 100, height: 200, filledWith: Pixel(red: 9, green: 8, blue: blue))
      try PNGFile.data(of: bitmap).write(to: base.appendingPathComponent(name))
    }
  }

  private func remove() { try? FileManager.default.removeItem(at: base) }

  private func render(
    _ arguments: [String], emit kind: String = "frames"
  ) throws -> FilmstripProcess.Result {
    try FilmstripProcess.run(
      ["render"] + arguments
        + ["--from", "a.png", "--to", "b.png", "--scale", "1", "--output", "o", "--emit", kind],
      folder: base)
  }

  private func frame(_ name: String) throws -> Bitmap {
    try PNGReader.read(path: base.appendingPathComponent("o/frames/\(name).png").path).bitmap
  }

  private func entries() throws -> [[String: Any]] {
    let result = try FilmstripProcess.run(["list", "--json"])
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    return try #require(object as? [[String: Any]])
  }

  @Test func theListSaysWhereEachComesFromAndHowItIsDriven() throws {
    defer { remove() }
    let entries = try entries()
    // Those of the gallery, and UIKit's own, which were published nowhere.
    #expect(entries.filter { $0["article"] != nil }.count == 13 && entries.count == 18)
    for entry in entries.prefix(13) {
      for key in ["name", "article", "kind", "summary", "duration", "interactive", "parameters"] {
        #expect(entry[key] != nil, "\(key)")
      }
    }
    let text = try FilmstripProcess.run(["list"]).output
    #expect(
      text.contains("push, 0.35 s, interactive with a touch that moves left; from: JPNavigation"))
    #expect(text.contains("tab, 0.33 s; from: UITabBarController custom transition"))
  }

  @Test func outputsMayBeNamedOneByOne() throws {
    defer { remove() }
    let result = try render(["shadow-push", "--emit", "timeline", "--quiet"], emit: "sheet")
    #expect(result.status == 0, "\(result.errors)")
    let names = try FileManager.default.contentsOfDirectory(
      atPath: base.appendingPathComponent("o").path)
    #expect(Set(names).isSuperset(of: ["timeline.json", "sheet.png"]) && !names.contains("frames"))
  }

  @Test func everyEntryRenders() throws {
    defer { remove() }
    for entry in try entries() {
      let name = try #require(entry["name"] as? String)
      let result = try render([name, "--quiet"], emit: "sheet")
      #expect(result.status == 0, "\(name): \(result.errors)")
      #expect(result.errors == "")
    }
  }

  @Test func progressIsAFrameForEachShare() throws {
    defer { remove() }
    let result = try render([
      "full-pop", "--set", "shadowWidth=0", "--progress", "0.3", "--progress", "0.75",
      "--progress", "0",
    ])
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.hasPrefix("full-pop: 3 frames"))
    // The old screen's left edge is at the share of 100 pixels.
    for (name, edge) in [("0000", 30), ("0001", 75)] {
      let picture = try frame(name)
      #expect(picture[edge - 1, 50].blue == 200)
      #expect(picture[edge, 50].blue == 40)
    }
    #expect(try frame("0002")[0, 50].blue == 40)
  }

  @Test func progressHasItsFrameAtAnyRate() throws {
    defer { remove() }
    for fps in ["7", "24", "120"] {
      let result = try render([
        "full-pop", "--set", "shadowWidth=0", "--progress", "0.3", "--fps", fps,
      ])
      #expect(result.status == 0, "\(result.errors)")
      #expect(try frame("0000")[30, 50].blue == 40)
      #expect(try frame("0000")[29, 50].blue == 200)
    }
  }

  @Test(arguments: [("finish", 200), ("cancel", 40), ("interrupt", 40)])
  func presetGesturesEndAsTheySay(gesture: String, blue: UInt8) throws {
    defer { remove() }
    let result = try render(["drop-pop", "--gesture", gesture])
    #expect(result.status == 0, "\(result.errors)")
    let names = try FileManager.default.contentsOfDirectory(
      atPath: base.appendingPathComponent("o/frames").path
    ).sorted()
    let last = try #require(names.last).dropLast(4)
    #expect(try frame(String(last))[50, 100].blue == blue)
  }

  @Test(arguments: [
    ("pop-finish", "full-pop", 200), ("pop-cancel", "full-pop", 40),
    ("pop-interrupted", "drop-pop", 40), ("edge-pop-finish", "scale-pop", 200),
    ("edge-pop-back-and-forth", "scale-pop", 200), ("push-left-finish", "shadow-push", 200),
    ("push-left-cancel", "shadow-push", 40), ("present-up-finish", "diagonal-present", 200),
    ("present-up-cancel", "diagonal-present", 40), ("dismiss-down-finish", "diagonal-dismiss", 200),
  ])
  func scriptsOfFixturesDrive(file: String, entry: String, blue: UInt8) throws {
    defer { remove() }
    let path = FilmstripProcess.root.appendingPathComponent("Fixtures/gestures/\(file).json").path
    let result = try render([entry, "--gesture", path])
    #expect(result.status == 0, "\(result.errors)")
    let names = try FileManager.default.contentsOfDirectory(
      atPath: base.appendingPathComponent("o/frames").path
    ).sorted()
    let last = try #require(names.last).dropLast(4)
    #expect(try frame(String(last))[50, 100].blue == blue)
  }

  /// A pan that starts away from the edge does not drive the pop, and one that starts off the screen
  /// touches nothing.
  @Test(arguments: [
    (
      #"{"kind": "pan", "from": ["50%", "50%"], "to": ["90%", "50%"], "duration": 0.1}"#,
      [
        "filmstrip: finding: the touch did not start the transition [gesture-starts-nothing]"
      ]
    ),
    (
      #"{"kind": "touches", "fingers": [[{"time": 0, "at": [0, "50%"]}, {"time": 0.3, "at": ["90%", "50%"]}], [{"time": 0.1, "at": [-5, 10]}, {"time": 0.2, "at": [-5, 10]}]]}"#,
      [
        "filmstrip: finding: a touch began at -5.0, 10.0, where no view receives touches [lost-touch] "
          + "at 0.1 s, frame 6"
      ]
    ),
  ])
  func findingsNameTheirRule(text: String, lines: [String]) throws {
    defer { remove() }
    try Data(text.utf8).write(to: base.appendingPathComponent("g.json"))
    let result = try render(["scale-pop", "--gesture", "g.json"])
    #expect(result.status == 1)
    #expect(result.errors.split(separator: "\n").map(String.init) == lines)
  }

  private func expectFailure(_ arguments: [String], naming parts: [String]) throws {
    defer { remove() }
    let result = try render(arguments)
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
    for part in parts { #expect(result.errors.contains(part), "\(result.errors)") }
    #expect(!FileManager.default.fileExists(atPath: base.appendingPathComponent("o").path))
  }

  @Test(arguments: [["--progress", "0.3"], ["--gesture", "finish"]])
  func aGestureOnATransitionThatCannotBeInteractive(options: [String]) throws {
    try expectFailure(["drop-push"] + options, naming: ["drop-push", "drop-pop", "full-pop"])
  }

  @Test func progressBeyondTheWay() throws {
    try expectFailure(["full-pop", "--progress", "1.5"], naming: ["--progress 1.5", "0 to 1"])
  }

  @Test func progressThatIsNoNumber() throws {
    try expectFailure(["full-pop", "--progress", "half"], naming: ["half", "--progress"])
  }

  @Test func progressAndGesture() throws {
    try expectFailure(
      ["full-pop", "--progress", "0.5", "--gesture", "finish"], naming: ["--progress", "--gesture"])
  }

  @Test func aGestureFileThatIsNotThere() throws {
    try expectFailure(
      ["full-pop", "--gesture", "none.json"], naming: ["none.json", "no such file", "finish"])
  }

  @Test(arguments: [
    ("hello", "is not JSON"), ("{}", "kind: is missing"),
    (#"{"kind": "wave"}"#, "kind: is unknown: wave"),
    (#"{"kind": "pan", "from": [1], "to": [2, 3], "duration": 1}"#, "from: is not two coordinates"),
    (#"{"kind": "pan", "from": [1, 2], "to": [2, 3], "duration": -1}"#, "duration"),
  ])
  func aGestureFileThatIsNone(text: String, message: String) throws {
    try Data(text.utf8).write(to: base.appendingPathComponent("g.json"))
    try expectFailure(["full-pop", "--gesture", "g.json"], naming: ["g.json", message])
  }
}
