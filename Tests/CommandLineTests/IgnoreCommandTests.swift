// SPDX-License-Identifier: MIT
import FilmstripImaging
import Foundation
import Testing

/// What scene files ignore, from the difference to what is said of it, with goldens and with a commit.
@Suite struct IgnoreCommandTests {
  private let repository: BaseRepository

  init() throws {
    repository = try BaseRepository()
    try write()
    try repository.commit("scenes")
  }

  private func write(_ ignore: String = "", file: String = "") throws {
    try repository.write(
      """
      device: iphone-se-1
      rate: 10
      \(file)
      scenes:
        one:
          transition: shadow-push
          from: a.png
          to: b.png
          set: { duration: 0.3 }
          \(ignore)
      """ + "\n", to: "s.yaml")
  }

  /// Another first line in the second screenshot, one of 284, and with `all` another colour below it.
  private func change(all: Bool = false) throws {
    let pixels = Bitmap(width: 160, height: 284, filledWith: Pixel(red: 160, green: 120, blue: 95))
    var changed = pixels
    changed = Bitmap(width: 160, height: 284) { bytes in
      let words = bytes.bindMemory(to: UInt32.self)
      for place in words.indices {
        let isOther = place < 160 || all && place < 160 * 142
        words[place] = isOther ? UInt32(0xff10_2030).littleEndian : pixels[0, 0].bgra.littleEndian
      }
    }
    try PNGFile.data(of: changed).write(to: repository.url.appendingPathComponent("b.png"))
  }

  // A line of the screenshot is two points high, and smoothed over one more.
  private static let bar = """
    ignore: [{ region: { x: 0, y: 0, width: 320, height: 4 }, reason: the bar is the system's }]
    """

  private func text(_ path: String) throws -> String {
    try String(contentsOf: repository.url.appendingPathComponent(path), encoding: .utf8)
  }

  @Test func whatIsIgnoredPassesAndIsSaid() throws {
    let verify = { (more: String...) in
      try repository.run(
        arguments: ["verify", "s.yaml", "--reference", "Goldens"] + more)
    }
    try write(Self.bar)
    #expect(try verify("--record", "missing").status == 1)
    let idle = try verify()
    #expect(idle.status == 0 && idle.errors == "", "\(idle.errors)")
    #expect(
      idle.output.contains(
        "1 ignore hides nothing in this run: s.yaml:10:14 (region 320×4 at (0, 0)); remove it if nothing differs "
          + "there any more\n1 case: 1 unchanged\n"
      ),
      "\(idle.output)")
    try change()
    let passed = try verify("--json", "r.json", "--junit", "j.xml", "--report", "report")
    #expect(passed.status == 0 && passed.errors == "", "\(passed.output)\(passed.errors)")
    #expect(passed.output.contains("s/one: unchanged\n  ignored region 320×4 at (0, 0): "))
    #expect(passed.output.contains("1 case: 1 unchanged; 1 of them with ignored differences"))
    #expect(try text("j.xml").contains("<system-out>ignored region 320×4 at (0, 0): "))
    #expect(try text("r.json").contains("\"what\" : \"region 320×4 at (0, 0)\""))
    #expect(try text("report/cases/0000.js").contains("\"ignored\": "))
    // What is below the bar counts, and without the ignore the bar does, without recording.
    try change(all: true)
    let below = try verify()
    #expect(below.status == 1 && below.output.contains("s/one: pixels changed"), "\(below.output)")
    try change()
    try write()
    let without = try verify()
    #expect(without.status == 1 && !without.output.contains("ignored"), "\(without.output)")
    #expect(without.output.contains(" contents: another picture\n"), "\(without.output)")
  }

  @Test func whatIsNotThereIsOneLine() throws {
    try write()
    #expect(
      try repository.run("verify", "s.yaml", "--reference", "G", "--record", "missing").status == 1)
    let verify = { try repository.run("verify", "s.yaml", "--reference", "G", "--quiet") }
    try write("ignore: { layer: sceen, reason: none }")
    let layer = try verify()
    #expect(layer.status == 2)
    #expect(
      layer.output.hasPrefix(
        "s/one: s.yaml:10:13: one: 'ignore': neither the recording nor its golden has the layer 'sceen'; "
      ),
      "\(layer.output)")
    try write("ignore: { region: { x: 400, y: 0, width: 9, height: 9 }, reason: none }")
    let region = try verify()
    #expect(
      region.status == 2
        && region.output.contains("'ignore': the region 9×9 at (400, 0) is outside of the screen"))
    try write(file: "ignore: { layer: sceen, reason: none }")
    let file = try verify()
    #expect(
      file.status == 2
        && file.errors.hasSuffix(
          "s.yaml:3:9 (layer sceen): 'ignore': no case has what it names; correct it, or remove it\n"
        ),
      "\(file.errors)")
    try write("ignore: { property: contens, reason: none }")
    let property = try verify()
    #expect(
      property.status == 2
        && property.errors.contains(
          "s.yaml:10:25: 'property': no layer has the property 'contens'; did you mean 'contents'?")
    )
  }

  /// The commit ignores nothing, and the working tree's ignores count for both.
  @Test func aCommitIsComparedWithWhatTheWorkingTreeIgnores() throws {
    try change()
    let changed = try repository.run("verify", "s.yaml", "--base", "main", "--report", "report")
    #expect(changed.status == 1 && changed.errors == "", "\(changed.output)\(changed.errors)")
    // The frames are 640 pixels wide: half of that is what reports show of each side.
    for name in ["expected", "actual"] {
      let picture = try PNGReader.read(
        path: repository.url.appendingPathComponent("report/pictures/\(name)-0000.png").path)
      #expect(picture.bitmap.width >= 4 * 320, "\(name) has \(picture.bitmap.width)")
    }
    #expect(try text("report/cases/0000.js").contains("\"size\": [320, 568]"))
    #expect(!repository.exists("app/report/pictures/frames-0000.png"))
    try write(Self.bar)
    let passed = try repository.run("verify", "s.yaml", "--base", "main")
    #expect(
      passed.status == 0 && passed.output.contains("  ignored region 320×4"), "\(passed.output)")
    let why = try repository.run("why", "s/one", "--base", "main", "--json")
    #expect(why.status == 0 && why.output.contains("\"ignored region 320×4"), "\(why.output)")
    try change(all: true)
    #expect(try repository.run("verify", "s.yaml", "--base", "main").status == 1)
  }
}
