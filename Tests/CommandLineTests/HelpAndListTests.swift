// SPDX-License-Identifier: MIT
import Foundation
import Testing

@Suite struct HelpAndListTests {
  @Test func helpGoesToStandardOutput() throws {
    let result = try FilmstripProcess.run(["--help"])
    #expect(result.status == 0)
    #expect(result.errors == "")
    #expect(result.output.contains("render") && result.output.contains("list"))
    let render = try FilmstripProcess.run(["render", "--help"])
    #expect(render.status == 0)
    for option in ["--from", "--to", "--device", "--fps", "--set", "--emit", "--output", "--jobs"] {
      #expect(render.output.contains(option))
    }
    #expect(render.output.contains("PNG or JPEG"))
    #expect(render.output.contains("without bars of their own"))
    let words = render.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(
      words.contains(
        "What to write: frames, sheet, animation, timeline, preview, gif, webp, mp4, "
          + "separated by commas."))
    #expect(
      words.contains(
        "Writes frames/*.png, sheet.png, sheet.json, animation.png and timeline.json into"))
  }

  @Test func versionIsANumber() throws {
    let result = try FilmstripProcess.run(["--version"])
    #expect(result.status == 0)
    #expect(result.output.split(separator: ".").count == 3)
  }

  @Test func listNamesTransitionsAndParameters() throws {
    let result = try FilmstripProcess.run(["list"])
    #expect(result.status == 0)
    for text in [
      "shadow-push", "duration=0.35", "shadowWidth=21", "moveFactor=0.3", "borderline=0.3",
    ] {
      #expect(result.output.contains(text))
    }
  }

  @Test func listAsJSONIsJSON() throws {
    let result = try FilmstripProcess.run(["list", "--json"])
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    let entries = try #require(object as? [[String: Any]])
    #expect(entries.first?["name"] as? String == "drop-push")
  }

  @Test(arguments: [["frobnicate"], ["--frobnicate"], ["help", "frobnicate"]])
  func whatIsNoCommandIsOneLine(arguments: [String]) throws {
    let result = try FilmstripProcess.run(arguments)
    #expect(result.status == 2)
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(result.errors.contains("frobnicate"))
  }
}
