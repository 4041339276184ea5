// SPDX-License-Identifier: MIT
import Foundation
import FilmstripImaging
import Testing

/// Goldens that are text, and goldens that no case has, as users of the tool see them.
@Suite struct GoldenFormCommandTests {
  /// A folder with two screenshots, removed with the test.
  private final class Place {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("golden-forms-\(UUID().uuidString)", isDirectory: true)

    init() throws {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for (name, value) in [("a", 40), ("b", 160), ("c", 161)] {
        let pixel = Pixel(red: UInt8(value), green: 120, blue: UInt8(255 - value))
        try PNGFile.data(of: Bitmap(width: 160, height: 284, filledWith: pixel))
          .write(to: url.appendingPathComponent("\(name).png"))
      }
      try write()
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func write(head: String = "", to: String = "b", scenes: [String] = ["one", "two"]) throws {
      let lines = scenes.map {
        "  \($0): { transition: shadow-push, from: a.png, to: \(to).png, set: { duration: 0.1 } }\n"
      }
      let text = "device: iphone-se-1\n\(head)scenes:\n" + lines.joined()
      try Data(text.utf8).write(to: url.appendingPathComponent("s.yaml"))
    }

    func names(_ path: String) -> [String] {
      ((try? FileManager.default.contentsOfDirectory(
        atPath: url.appendingPathComponent(path).path)) ?? []).sorted()
    }

    func run(
      _ arguments: String..., environment: [String: String] = [:]
    ) throws -> FilmstripProcess.Result {
      try FilmstripProcess.run(
        arguments,
        environment: [
          "CI": "", "FILMSTRIP_RECORD": "", "GITHUB_ACTIONS": "", "FILMSTRIP_EXPECTED_PICTURES": "",
        ].merging(environment) { $1 }, folder: url)
    }
  }

  private let place: Place
  private static let text = ["golden.json", "motion.txt", "timeline.json.gz"]
  private static let pictures = ["golden.json", "motion.txt", "sheet.png", "timeline.json"]

  init() throws { place = try Place() }

  @Test func theOptionAndTheSceneFileDecideWhatIsWritten() throws {
    #expect(try place.run("verify", "s.yaml", "--reference", "G", "--golden", "text").status == 1)
    #expect(place.names("G/s/one") == Self.text)
    #expect(try place.run("verify", "s.yaml", "--reference", "G").status == 0)
    // What is there keeps its form, and the option comes before the file.
    try place.write(head: "golden: pictures\n")
    #expect(try place.run("verify", "s.yaml", "--reference", "G").status == 0)
    #expect(place.names("G/s/one") == Self.text)
    #expect(
      try place.run(
        "verify", "s.yaml", "--reference", "G", "--record", "all", "--golden", "text"
      ).status == 1)
    #expect(place.names("G/s/one") == Self.text)
    #expect(
      try place.run("verify", "s.yaml", "--reference", "G", "--record", "failed").status == 0)
    #expect(place.names("G/s/one") == Self.pictures)
    try place.write(head: "golden: words\n")
    let wrong = try place.run("verify", "s.yaml", "--reference", "G")
    #expect(wrong.status == 2 && wrong.errors.contains("s.yaml:2:9:"), "\(wrong.errors)")
    let option = try place.run("verify", "s.yaml", "--reference", "G", "--golden", "words")
    #expect(option.status == 2 && option.errors.contains("words"), "\(option.errors)")
  }

  /// The run before has uploaded pictures, and they are taken as those of a golden are.
  @Test func picturesOfTheRunBefore() throws {
    let text = ["verify", "s.yaml", "--reference", "G", "--golden", "text"]
    #expect(try place.run(text[0], text[1], text[2], text[3], text[4], text[5]).status == 1)
    #expect(
      try place.run(
        "verify", "s.yaml", "--reference", "pictures", "--golden", "pictures", "--record", "failed"
      ).status == 1)
    try place.write(to: "c")
    let without = try place.run("verify", "s.yaml", "--reference", "G")
    #expect(without.status == 1)
    #expect(without.output.contains("by how much is not known, as the golden has no pictures"))
    #expect(!place.names("output/failures/s/one").contains("expected.png"))
    for environment in [[:], ["FILMSTRIP_EXPECTED_PICTURES": "pictures"]] {
      let with =
        environment.isEmpty
        ? try place.run("verify", "s.yaml", "--reference", "G", "--expected-pictures", "pictures")
        : try place.run("verify", "s.yaml", "--reference", "G", environment: environment)
      #expect(with.status == 1)
      #expect(with.output.contains("pixels differ by up to"), "\(with.output)")
      #expect(place.names("output/failures/s/one").contains("expected.png"))
    }
    let missing = try place.run(
      "verify", "s.yaml", "--reference", "G", "--expected-pictures", "none")
    #expect(missing.status == 2 && missing.output == "")
    #expect(
      missing.errors
        == "filmstrip: --expected-pictures none: is no folder; give one with goldens that have pictures\n"
    )
    // What is accepted is text again.
    #expect(try place.run("accept", "--reference", "G", "--all").status == 0)
    #expect(place.names("G/s/one") == Self.text)
    #expect(try place.run("verify", "s.yaml", "--reference", "G").status == 0)
  }

  // MARK: Goldens that no case has

  private static let orphans = """
    orphan G/s/two
    1 golden that no case has; 'filmstrip prune SCENES --reference DIR --remove' removes it

    """

  @Test func orphansAreNamedWhereAllCasesAreKnown() throws {
    #expect(try place.run("verify", "s.yaml", "--reference", "G").status == 1)
    #expect(!(try place.run("verify", "s.yaml", "--reference", "G")).output.contains("orphan"))
    try place.write(scenes: ["one"])
    let all = try place.run("verify", "s.yaml", "--reference", "G", "--report", "report")
    #expect(all.status == 0)
    #expect(all.output.contains(Self.orphans), "\(all.output)")
    let page = try String(
      contentsOf: place.url.appendingPathComponent("report/index.html"), encoding: .utf8)
    #expect(page.contains("orphan G/s/two"))
    // They are those that are removed.
    #expect(
      try place.run("prune", "s.yaml", "--reference", "G").output == "orphan G/s/two\n")
    try place.write(scenes: ["one", "three"])
    let filtered = try place.run("verify", "s.yaml", "--reference", "G", "--filter", "one")
    #expect(filtered.status == 0 && !filtered.output.contains("orphan"), "\(filtered.output)")
  }

  @Test func orphansOfPartsAreNamedByTheMerge() throws {
    #expect(try place.run("verify", "s.yaml", "--reference", "G").status == 1)
    try place.write(scenes: ["one"])
    for index in 1...2 {
      let part = try place.run(
        "verify", "s.yaml", "--reference", "G", "--shard", "\(index)/2", "--json",
        "results-\(index).json")
      #expect(part.status == 0 && !part.output.contains("orphan"), "\(part.output)")
    }
    let merged = try place.run("merge", ".")
    #expect(merged.status == 0 && merged.output.contains(Self.orphans), "\(merged.output)")
  }
}
