// SPDX-License-Identifier: MIT
import Foundation
import FilmstripSheets
import Testing

/// The JSON beside a sheet, read without our types: TexturePacker's formats with Aseprite's durations
/// and tags.
@Suite struct SheetSidecarTests {
  private typealias Rect = SheetLayout.Rect

  private func sidecar(
    names: [String] = ["0000.png", "0007.png", "0021.png"], titles: [String] = [],
    parts: [Int] = [0, 0, 0], phases: [SheetPhase] = [.begin, .begin, .settle],
    otherPages: [String] = [], isTransparent: Bool = false
  ) -> SheetSidecar {
    let durations = [116.666_666_666_666_67, 233.333_333_333_333_3, 16]
    return SheetSidecar(
      frames: names.indices.map { index in
        SheetSidecar.Frame(
          name: names[index], rect: Rect(x: 16 + 66 * index, y: 16, w: 50, h: 100),
          duration: durations[index], phase: phases[index], part: parts[index])
      },
      titles: titles, image: "sheet.png", otherPages: otherPages, size: (230, 160),
      version: "1.2.3", scale: 0.5, isTransparent: isTransparent)
  }

  private func json(
    _ sidecar: SheetSidecar, _ format: SheetOptions.DataFormat = .hash
  ) throws -> [String: Any] {
    let object = try JSONSerialization.jsonObject(with: Data(sidecar.text(format).utf8))
    return try #require(object as? [String: Any])
  }

  private func object(_ value: Any?) throws -> [String: Any] {
    try #require(value as? [String: Any])
  }

  /// A value as text, so that numbers, flags and words compare alike.
  private func text(_ object: [String: Any]) -> [String: String] { object.mapValues { "\($0)" } }

  @Test func isTheSameTextAsWrittenByHand() {
    let lines = [
      "{", "  \"frames\": {",
      "    \"0000.png\": { \"frame\": { \"x\": 16, \"y\": 16, \"w\": 50, \"h\": 100 }, "
        + "\"rotated\": false, \"trimmed\": false, "
        + "\"spriteSourceSize\": { \"x\": 0, \"y\": 0, \"w\": 50, \"h\": 100 }, "
        + "\"sourceSize\": { \"w\": 50, \"h\": 100 }, \"duration\": 116.667 }",
      "  },", "  \"meta\": {", "    \"app\": \"filmstrip\",", "    \"version\": \"1.2.3\",",
      "    \"image\": \"sheet.png\",", "    \"format\": \"RGB888\",",
      "    \"size\": { \"w\": 230, \"h\": 160 },", "    \"scale\": \"0.5\",",
      "    \"frameTags\": [",
      "      { \"name\": \"begin\", \"from\": 0, \"to\": 0, \"direction\": \"forward\" }",
      "    ]", "  }", "}", "",
    ]
    let one = sidecar(names: ["0000.png"])
    #expect(one.text(.hash) == lines.joined(separator: "\n"))
  }

  @Test func theHashListsFramesByName() throws {
    let frames = try object(json(sidecar())["frames"])
    #expect(Set(frames.keys) == ["0000.png", "0007.png", "0021.png"])
    for (name, x) in [("0000.png", 16), ("0007.png", 82), ("0021.png", 148)] {
      let frame = try object(frames[name])
      #expect(
        Set(frame.keys) == [
          "frame", "rotated", "trimmed", "spriteSourceSize", "sourceSize", "duration",
        ])
      #expect(frame["rotated"] as? Bool == false && frame["trimmed"] as? Bool == false)
      #expect(try text(object(frame["frame"])) == ["x": "\(x)", "y": "16", "w": "50", "h": "100"])
      #expect(
        try text(object(frame["spriteSourceSize"])) == ["x": "0", "y": "0", "w": "50", "h": "100"])
      #expect(try text(object(frame["sourceSize"])) == ["w": "50", "h": "100"])
    }
    #expect(try object(frames["0007.png"])["duration"] as? Double == 233.333)
  }

  /// Phaser's `JSONArray` and others go by the place in the array and by `filename`.
  @Test func theArrayListsTheSameInOrder() throws {
    let hash = try object(json(sidecar())["frames"])
    let array = try #require(try json(sidecar(), .array)["frames"] as? [[String: Any]])
    #expect(array.compactMap { $0["filename"] as? String } == ["0000.png", "0007.png", "0021.png"])
    for frame in array {
      var rest = frame
      let name = try #require(rest.removeValue(forKey: "filename") as? String)
      #expect(NSDictionary(dictionary: rest) == NSDictionary(dictionary: try object(hash[name])))
    }
  }

  @Test func saysWhatIsTrueOfThePage() throws {
    let meta = try object(json(sidecar())["meta"])
    #expect(Set(meta.keys) == ["app", "version", "image", "format", "size", "scale", "frameTags"])
    // A text: readers of the hash expect one.
    #expect(meta["scale"] as? String == "0.5" && meta["format"] as? String == "RGB888")
    #expect(try text(object(meta["size"])) == ["w": "230", "h": "160"])
    let transparent = try object(json(sidecar(isTransparent: true))["meta"])
    #expect(transparent["format"] as? String == "RGBA8888")
  }

  @Test func tagsAreRunsOfPhases() throws {
    func tags(_ sidecar: SheetSidecar) throws -> [[String: String]] {
      let meta = try object(json(sidecar)["meta"])
      return try #require(meta["frameTags"] as? [[String: Any]]).map(text)
    }
    #expect(
      try tags(sidecar()) == [
        ["name": "begin", "from": "0", "to": "1", "direction": "forward"],
        ["name": "settle", "from": "2", "to": "2", "direction": "forward"],
      ])
    // Of several transitions tags never go across, and say of which they are.
    #expect(
      try tags(
        sidecar(
          titles: ["push", "pop"], parts: [0, 1, 1], phases: [.settle, .settle, .cancel])
      )
      .map { "\($0["name"] ?? "") \($0["from"] ?? "")-\($0["to"] ?? "")" }
        == ["push/settle 0-0", "pop/settle 1-1", "pop/cancel 2-2"])
  }

  @Test func namesTheOtherPages() throws {
    let meta = try object(json(sidecar(otherPages: ["sheet-2.json", "sheet-3.json"]))["meta"])
    #expect(meta["related_multi_packs"] as? [String] == ["sheet-2.json", "sheet-3.json"])
  }

  @Test func anyNameIsAJSONString() throws {
    let name = "a\"b\\c\n\u{1}\u{7f}ü 🎞.png"
    let frames = try object(json(sidecar(names: [name]))["frames"])
    #expect(Array(frames.keys) == [name])
  }

  @Test func knowsItsOwnFiles() {
    #expect(SheetSidecar.isOurs(Data(sidecar().text(.hash).utf8)))
    #expect(SheetSidecar.isOurs(Data(sidecar().text(.array).utf8)))
    #expect(!SheetSidecar.isOurs(Data("{ \"frames\": {}, \"meta\": { \"app\": \"x\" } }".utf8)))
    #expect(!SheetSidecar.isOurs(Data("[1]".utf8)) && !SheetSidecar.isOurs(Data()))
  }
}
