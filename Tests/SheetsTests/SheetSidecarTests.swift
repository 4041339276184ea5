// SPDX-License-Identifier: MIT
import Foundation
import Sheets
import Testing

/// The JSON beside a sheet, read without our types: TexturePacker's hash format with Aseprite's
/// durations and tags.
@Suite struct SheetSidecarTests {
  private let sidecar: SheetSidecar

  /// Three cells of 50 × 100 in a row, out of frames of 100 × 200.
  init() throws {
    let layout = try #require(
      SheetLayout(
        count: 3, frameWidth: 100, frameHeight: 200,
        options: SheetOptions(columns: 3, cellWidth: 50)))
    sidecar = SheetSidecar(
      layout: layout, names: ["0000.png", "0007.png", "0021.png"],
      durations: [116.666_666_666_666_67, 233.333_333_333_333_3, 16.666_499],
      tags: [.init(name: "begin", from: 0, to: 1), .init(name: "settle", from: 2, to: 2)],
      image: "sheet.png", version: "1.2.3", frameWidth: 100)
  }

  private func json() throws -> [String: Any] {
    let object = try JSONSerialization.jsonObject(with: sidecar.jsonData())
    return try #require(object as? [String: Any])
  }

  private func object(_ value: Any?) throws -> [String: Any] {
    try #require(value as? [String: Any])
  }

  /// A value as text, so that numbers, flags and words compare alike.
  private func text(_ object: [String: Any]) -> [String: String] {
    object.mapValues { "\($0)" }
  }

  @Test func hasFramesByNameAndMeta() throws {
    let json = try json()
    #expect(Set(json.keys) == ["frames", "meta"])
    #expect(Set(try object(json["frames"]).keys) == ["0000.png", "0007.png", "0021.png"])
  }

  @Test func everyFrameHasTheKeysOfTheFormat() throws {
    for frame in try object(json()["frames"]).values {
      let frame = try object(frame)
      #expect(
        Set(frame.keys) == [
          "frame", "rotated", "trimmed", "spriteSourceSize", "sourceSize", "duration",
        ])
      #expect(frame["rotated"] as? Bool == false)
      #expect(frame["trimmed"] as? Bool == false)
    }
  }

  @Test(arguments: [("0000.png", 16), ("0007.png", 82), ("0021.png", 148)])
  func saysWhereTheCellIs(name: String, x: Int) throws {
    let frame = try object(object(json()["frames"])[name])
    #expect(
      try text(object(frame["frame"])) == ["x": "\(x)", "y": "16", "w": "50", "h": "100"])
    #expect(
      try text(object(frame["spriteSourceSize"])) == ["x": "0", "y": "0", "w": "50", "h": "100"])
    #expect(try text(object(frame["sourceSize"])) == ["w": "50", "h": "100"])
  }

  @Test(arguments: [("0000.png", 116.667), ("0007.png", 233.333), ("0021.png", 16.666)])
  func roundsDurationsToThousandthsOfAMillisecond(name: String, duration: Double) throws {
    let frame = try object(object(json()["frames"])[name])
    #expect(frame["duration"] as? Double == duration)
  }

  @Test func describesTheSheet() throws {
    let meta = try object(json()["meta"])
    #expect(
      Set(meta.keys) == ["app", "version", "image", "format", "size", "scale", "frameTags"])
    #expect(meta["app"] as? String == "filmstrip")
    #expect(meta["version"] as? String == "1.2.3")
    #expect(meta["image"] as? String == "sheet.png")
    #expect(meta["format"] as? String == "RGB888")
    #expect(try text(object(meta["size"])) == ["w": "214", "h": "160"])
    // Text and not a number, as TexturePacker writes it.
    #expect(meta["scale"] as? String == "0.5")
  }

  @Test func tagsRunsOfCells() throws {
    let tags = try #require(object(json()["meta"])["frameTags"] as? [[String: Any]])
    #expect(
      tags.map(text) == [
        ["name": "begin", "from": "0", "to": "1", "direction": "forward"],
        ["name": "settle", "from": "2", "to": "2", "direction": "forward"],
      ])
  }

  /// The exact value is 200 / 1206 = 0.16583747….
  @Test func roundsTheScaleToMillionths() throws {
    let layout = try #require(
      SheetLayout(count: 1, frameWidth: 1_206, frameHeight: 2_622, options: SheetOptions()))
    let sidecar = SheetSidecar(
      layout: layout, names: ["0000.png"], durations: [0], tags: [], image: "sheet.png",
      version: "1", frameWidth: 1_206)
    #expect(sidecar.meta.scale == "0.165837")
  }

  @Test func isTextThatEndsInOneLineFeedAndHasSortedKeys() throws {
    let text = String(decoding: try sidecar.jsonData(), as: UTF8.self)
    #expect(text.hasSuffix("}\n"))
    #expect(!text.hasSuffix("\n\n"))
    let places = try ["\"frames\"", "\"0000.png\"", "\"0007.png\"", "\"0021.png\"", "\"meta\""]
      .map { try #require(text.range(of: $0)).lowerBound }
    #expect(places == places.sorted())
  }

  @Test func isTheSameTextEachTimeAndReadsBack() throws {
    #expect(try sidecar.jsonData() == sidecar.jsonData())
    #expect(
      try JSONDecoder().decode(SheetSidecar.self, from: sidecar.jsonData()) == sidecar)
  }
}
