// SPDX-License-Identifier: MIT
import Foundation
import Requirements
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

  /// Sizes in points, scales and pixels of Apple's technical specifications.
  @Test(arguments: [
    ("iphone-air", 420.0, 912.0, 3.0, 1_260.0, 2_736.0), ("iphone-17", 402, 874, 3, 1_206, 2_622),
    ("iphone-14-pro-max", 430, 932, 3, 1_290, 2_796), ("iphone-16e", 390, 844, 3, 1_170, 2_532),
    ("ipad-air-4", 820, 1_180, 2, 1_640, 2_360), ("ipad-pro-11-m4", 834, 1_210, 2, 1_668, 2_420),
    ("ipad-pro-13-m4", 1_032, 1_376, 2, 2_064, 2_752),
  ])
  func listHasTheDevices(
    identifier: String, width: Double, height: Double, scale: Double, pixelWidth: Double,
    pixelHeight: Double
  ) throws {
    let text = try FilmstripProcess.run(["list", "--devices"]).output
    #expect(text.contains("\n\(identifier) "))
    let json = try FilmstripProcess.run(["list", "--devices", "--json"]).output
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8))
    let devices = try #require(object as? [[String: Any]])
    let device = try #require(devices.first { $0["identifier"] as? String == identifier })
    #expect(device["points"] as? [String: Double] == ["width": width, "height": height])
    #expect(device["pixels"] as? [String: Double] == ["width": pixelWidth, "height": pixelHeight])
    #expect(device["scale"] as? Double == scale)
    let evidence = try #require(device["evidence"] as? [String: String])
    #expect(evidence["size"] == "documented" && evidence["safeArea"] != nil)
  }

  /// Each option of the help is in the manual, which groff reads without a warning.
  @Test(.needs(.python(.plain))) func theManualHasEveryOption() throws {
    let manual = try FilmstripProcess.run(
      executable: FilmstripProcess.root.appendingPathComponent("Scripts/manual").path,
      [FilmstripProcess.path])
    #expect(manual.status == 0, "\(manual.errors)")
    let plain = manual.output.replacing("\\-", with: "-")
    for command in ["render", "verify", "animate", "figure", "list"] {
      let help = try FilmstripProcess.run([command, "--help"]).output
      for option in help.matches(of: #/\n  (?:-., )?(--[a-z-]+)/#)
      where option.1 != "--version" && option.1 != "--help" {
        #expect(plain.contains("\\fB\(option.1)\\fR"), "\(command) \(option.1)")
      }
    }
  }

  @Test(arguments: [("bash", "complete"), ("zsh", "#compdef filmstrip"), ("fish", "complete -c")])
  func shellsCompleteCommands(shell: String, mark: String) throws {
    let script = try FilmstripProcess.run(["--generate-completion-script", shell])
    #expect(script.status == 0 && script.output.contains(mark))
    #expect(script.output.contains("animation-width"))
  }

  @Test(arguments: [["frobnicate"], ["--frobnicate"], ["help", "frobnicate"]])
  func whatIsNoCommandIsOneLine(arguments: [String]) throws {
    let result = try FilmstripProcess.run(arguments)
    #expect(result.status == 2)
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(result.errors.contains("frobnicate"))
  }
}
