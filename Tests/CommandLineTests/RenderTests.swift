// SPDX-License-Identifier: MIT
import Foundation
import FilmstripImaging
import Requirements
import Testing

@Suite struct RenderTests {
  private let base = FileManager.default.temporaryDirectory
    .appendingPathComponent("render-\(UUID().uuidString)")
  private let inbox = FilmstripProcess.screens.appendingPathComponent("inbox.png").path
  private let message = FilmstripProcess.screens.appendingPathComponent("message.png").path

  init() throws {
    try FileManager.default.createDirectory(at: base, withIntermediateDirectories: true)
  }

  private func remove() { try? FileManager.default.removeItem(at: base) }

  private func files(in folder: String) throws -> [String: Data] {
    let url = base.appendingPathComponent(folder)
    var result: [String: Data] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: url.path)
    where name.contains(".") {
      result[name] = try Data(contentsOf: url.appendingPathComponent(name))
    }
    return result
  }

  /// What the tool does with the example screens, made once: without optimization it takes seconds.
  private static let example = Result {
    let suite = try RenderTests()
    defer { suite.remove() }
    let result = try FilmstripProcess.run(
      ["render", "shadow-push", "--from", suite.inbox, "--to", suite.message],
      environment: ["TZ": "America/New_York", "LANG": "tr_TR.UTF-8"], folder: suite.base)
    return (result, try suite.files(in: "output/shadow-push"))
  }

  @Test func writesIntoOutputAndEndsWithOneLine() throws {
    defer { remove() }
    let (result, files) = try Self.example.get()
    #expect(result.status == 0)
    #expect(result.errors == "")
    #expect(
      result.output
        == "shadow-push: 22 frames, 0.35 s at 60 fps on iPhone 15 -> output/shadow-push "
        + "(frames, sheet, animation, timeline)\n")
    #expect(files.count == 26)
    let first = try PNGReader.decode(try #require(files["frames/0000.png"]), name: "0000.png")
    let last = try PNGReader.decode(try #require(files["frames/0021.png"]), name: "0021.png")
    #expect(first.bitmap == (try PNGReader.read(path: inbox).bitmap))
    #expect(last.bitmap == (try PNGReader.read(path: message).bitmap))
  }

  @Test func everyEnvironmentWritesTheSameBytes() throws {
    defer { remove() }
    let runs: [([String], [String: String], URL)] = [
      (["--jobs", "1"], ["TZ": "UTC", "LANG": "C", "LC_ALL": "C"], base),
      (
        ["--jobs", "8"],
        ["TZ": "Asia/Tokyo", "LANG": "de_DE.UTF-8", "LC_ALL": "de_DE.UTF-8"],
        URL(fileURLWithPath: "/")
      ),
    ]
    var outputs = [try Self.example.get().1]
    for (index, run) in runs.enumerated() {
      let result = try FilmstripProcess.run(
        [
          "render", "shadow-push", "--from", inbox, "--to", message, "--output",
          base.appendingPathComponent("\(index)").path,
        ] + run.0, environment: run.1, folder: run.2)
      #expect(result.status == 0, "\(result.errors)")
      outputs.append(try files(in: "\(index)"))
    }
    #expect(outputs[0].count == 26)
    for output in outputs.dropFirst() {
      #expect(output.keys.sorted() == outputs[0].keys.sorted())
      for name in outputs[0].keys.sorted() {
        #expect(output[name] == outputs[0][name], "\(name)")
      }
    }
  }

  @Test func aSizeOfNoDeviceNeedsAndTakesAScale() throws {
    defer { remove() }
    for name in ["a.png", "b.png"] {
      let bitmap = Bitmap(width: 90, height: 60, filledWith: Pixel(red: 1, green: 2, blue: 3))
      try PNGFile.data(of: bitmap).write(to: base.appendingPathComponent(name))
    }
    let result = try FilmstripProcess.run(
      [
        "render", "shadow-push", "--from", "a.png", "--to", "b.png", "--scale", "2", "--output",
        "o",
      ],
      folder: base)
    #expect(result.status == 0)
    let text = try String(
      contentsOf: base.appendingPathComponent("o/timeline.json"), encoding: .utf8)
    #expect(text.contains("\"width\": 45, \"height\": 30, \"scale\": 2"))
  }

  @Test func sheetOptionsChangeTheSheet() throws {
    defer { remove() }
    let result = try FilmstripProcess.run(
      [
        "render", "shadow-push", "--from", inbox, "--to", message, "--emit", "sheet", "--output",
        "o", "--all-frames", "--columns", "11", "--cell-width", "40", "--fps", "30",
      ], folder: base)
    #expect(result.status == 0)
    let sidecar = try JSONSerialization.jsonObject(
      with: Data(contentsOf: base.appendingPathComponent("o/sheet.json")))
    let root = try #require(sidecar as? [String: Any])
    // 0.35 s at 30 fps: frames at 0 to 11 thirtieths.
    #expect((root["frames"] as? [String: Any])?.keys.sorted().last == "0011.png")
    #expect(try files(in: "o").keys.sorted() == ["sheet.json", "sheet.png"])
    let sheet = try PNGReader.read(path: base.appendingPathComponent("o/sheet.png").path).bitmap
    #expect(sheet.width == 16 + 11 * (40 + 16))
  }

  @Test func quietPrintsNothing() throws {
    defer { remove() }
    let result = try FilmstripProcess.run(
      [
        "render", "shadow-push", "--from", inbox, "--to", message, "--emit", "timeline",
        "--output", "o", "--quiet",
      ], folder: base)
    #expect(result.status == 0)
    #expect(result.output == "" && result.errors == "")
  }
}
