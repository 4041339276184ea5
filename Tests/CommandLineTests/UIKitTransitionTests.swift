// SPDX-License-Identifier: MIT
import FilmstripImaging
import Foundation
import Testing

/// UIKit's own transitions between two screenshots, by the names and parameters that scene files have.
@Suite final class UIKitTransitionTests {
  private let base = FileManager.default.temporaryDirectory
    .appendingPathComponent("uikit-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: base, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: base) }

  private let screens = ["inbox", "message"].map {
    FilmstripProcess.screens.appendingPathComponent("\($0).png").path
  }

  private func run(_ words: [String]) throws -> FilmstripProcess.Result {
    try FilmstripProcess.run(
      words + ["--from", screens[0], "--to", screens[1]], folder: base)
  }

  @Test func listShowsThem() throws {
    let text = try FilmstripProcess.run(["list"]).output
    for name in ["push", "pop", "present", "dismiss", "tab"] {
      #expect(text.contains("\n\(name)\n"))
    }
    #expect(
      text.contains(
        "--set style=automatic: the presentation style; automatic is the screen's own; one of: automatic, fullScreen"
      ))
    let object = try JSONSerialization.jsonObject(
      with: Data(FilmstripProcess.run(["list", "--json"]).output.utf8))
    let entries = try #require(object as? [[String: Any]])
    let present = try #require(entries.first { $0["name"] as? String == "present" })
    #expect(present["kind"] as? String == "present" && present["article"] == nil)
    let parameters = try #require(present["parameters"] as? [[String: Any]])
    #expect(parameters.map { $0["name"] as? String } == ["style", "transition"])
  }

  /// A sheet leaves the screen behind it to be seen at the top, and a full screen does not.
  @Test func presentationsHaveTheirStyles() throws {
    var last: [String: Bitmap] = [:]
    for style in ["automatic", "pageSheet", "fullScreen"] {
      let result = try run([
        "render", "present", "--set", "style=\(style)", "--emit", "frames", "--output", style, "-q",
      ])
      #expect(result.status == 0, "\(result.errors)")
      let folder = base.appendingPathComponent("\(style)/frames")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      last[style] = try PNGReader.read(
        path: folder.appendingPathComponent(try #require(names.last)).path
      ).bitmap
    }
    #expect(last["automatic"] == last["pageSheet"])
    let message = try PNGReader.read(path: screens[1]).bitmap
    #expect(last["fullScreen"] == message)
    #expect(last["pageSheet"] != message)
  }

  @Test func sceneFilesHaveTheSameWords() throws {
    func scenes(_ style: String) -> String {
      "scenes: { open: { transition: present, from: '\(screens[0])', to: '\(screens[1])', set: { style: \(style) } } }\n"
    }
    let file = base.appendingPathComponent("s.yaml")
    try Data(scenes("fullScreen").utf8).write(to: file)
    #expect(try FilmstripProcess.run(["list", "s.yaml"], folder: base).output == "s/open\n")
    try Data(scenes("fulScreen").utf8).write(to: file)
    #expect(
      try FilmstripProcess.run(["list", "s.yaml"], folder: base).errors.contains(
        "'style': there is no 'fulScreen'; did you mean 'fullScreen'?"))
  }

  @Test(arguments: ["push", "pop", "present", "dismiss"])
  func eachCommandTakesThem(name: String) throws {
    for words in [
      ["animate", name, "--output", "a.gif", "--width", "60"],
      ["figure", "trail", name, "--output", "f", "--format", "svg"],
      ["render", name, "--emit", "timeline", "--output", "o"],
    ] {
      let result = try run(words)
      #expect(result.status == 0, "\(words): \(result.errors)")
    }
  }

  /// An animation is small unless full resolution is asked for.
  @Test func animationsAreSmallUnlessFullResolutionIsAskedFor() throws {
    func size(_ path: String) throws -> (Int, Int) {
      let bitmap = try PNGReader.read(path: base.appendingPathComponent(path).path).bitmap
      return (bitmap.width, bitmap.height)
    }
    for (words, width, height) in [
      ([String](), 400, 867), (["--animation-width", "full"], 1_179, 2_556),
      (["--animation-width", "100"], 100, 217),
    ] {
      let result = try run(
        ["render", "push", "--emit", "animation", "--output", "o", "-q"] + words)
      #expect(result.status == 0, "\(result.errors)")
      #expect(try size("o/animation.png") == (width, height))
    }
    #expect(try run(["animate", "push", "--output", "a.png", "-q"]).status == 0)
    #expect(try size("a.png") == (400, 867))
    #expect(try run(["animate", "push", "--output", "a.png", "-q", "--width", "full"]).status == 0)
    #expect(try size("a.png") == (1_179, 2_556))
    let result = try run(["render", "push", "--animation-width", "5"])
    #expect(result.status == 2 && result.errors.contains("--animation-width 5: must be from 16"))
  }

  @Test func aPageListsThePreviewsOfARun() throws {
    let text = ["push", "present"].map {
      "  \($0) & <more>: { transition: \($0), from: '\(screens[0])', to: '\(screens[1])' }\n"
    }
    try Data(("scenes:\n" + text.joined()).utf8).write(to: base.appendingPathComponent("s.yaml"))
    let words = ["render", "s.yaml", "--emit", "preview"]
    let result = try FilmstripProcess.run(words, folder: base)
    #expect(
      result.status == 0 && result.output.hasSuffix("2 previews -> output/index.html\n"),
      "\(result)")
    let page = base.appendingPathComponent("output/index.html")
    let html = try String(contentsOf: page, encoding: .utf8)
    let links = html.matches(of: #/href="\.\/([^"]+)"/#).map { String($0.1) }
    #expect(links.count == 2)
    for link in links {
      let path = try #require(link.removingPercentEncoding)
      #expect(
        FileManager.default.fileExists(atPath: base.appendingPathComponent("output/\(path)").path))
    }
    #expect(html.matches(of: #/src="data:image\/png;base64,iVBOR/#).count == 2)
    // Again, in its place; and not in place of what someone else has made.
    #expect(try FilmstripProcess.run(words, folder: base).status == 0)
    try Data("<html></html>".utf8).write(to: page)
    let refused = try FilmstripProcess.run(words, folder: base)
    #expect(refused.status == 2 && refused.errors.contains("index.html"), "\(refused.errors)")
    #expect(try String(contentsOf: page, encoding: .utf8) == "<html></html>")
  }
}
