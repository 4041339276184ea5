// SPDX-License-Identifier: MIT
import Filmstrip
import FilmstripScenes
import Foundation
import Testing

/// What scene files say of what does not count.
@Suite struct SceneIgnoreTests {
  private static let scene = "{ transition: push, from: list, to: detail }"

  private func file(_ text: String) throws -> SceneFile {
    var registry = SceneRegistry()
    registry.addScreen("list") { fatalError("it is not recorded") }
    registry.addScreen("detail") { fatalError("it is not recorded") }
    return try SceneFile(Data(text.utf8), path: "s.yaml", registry: registry)
  }

  private func problems(_ ignore: String) -> [String] {
    do {
      _ = try file("ignore: \(ignore)\nscenes: { a: \(Self.scene) }\n")
      return []
    } catch { return (error as? SceneFileError)?.lines ?? ["\(error)"] }
  }

  @Test func aSceneIgnoresWhatTheFileDoesAndMore() throws {
    let scenes = try file(
      """
      ignore: { layer: clock, reason: time }
      scenes:
        a: \(Self.scene)
        b:
          transition: push
          from: list
          to: detail
          ignore:
            - { region: { x: 1, y: 2.5, width: 3, height: 4 }, layer: card, reason: ad }
            - { region: { x: 0, y: 0, width: 9, height: 9 }, reason: bar }
            - { property: position, reason: chance }
      """
    ).scenes
    #expect(scenes[0].golden.ignores.map(\.subject) == [.layer("clock")])
    #expect(
      scenes[1].golden.ignores.map(\.subject) == [
        .layer("clock"), .region(CGRect(x: 1, y: 2.5, width: 3, height: 4), layer: "card"),
        .region(CGRect(x: 0, y: 0, width: 9, height: 9), layer: nil),
        .property("position", layer: nil),
      ])
    #expect(scenes[1].golden.ignores.map(\.reason) == ["time", "ad", "bar", "chance"])
    #expect(scenes[1].golden.ignores.map(\.isOfFile) == [true, false, false, false])
    #expect(
      scenes[1].golden.ignores.map(\.place)
        == ["s.yaml:1:9", "s.yaml:9:9", "s.yaml:10:9", "s.yaml:11:9"])
  }

  @Test(arguments: [
    (
      "{ layer: a }",
      "1:9: an ignore has no 'reason'; say why it does not count, for who reads the result"
    ),
    ("{ layer: a, reason: ' ' }", "1:29: 'reason': has no reason; say why it does not count"),
    ("{ reason: r }", "1:9: an ignore has a 'region', a 'layer' or a 'property'; name one"),
    (
      "{ view: a, layer: b, reason: r }",
      "1:11: 'view': an ignore has no such key; choose one of: region, layer, property, reason"
    ),
    (
      "{ property: opacitty, reason: r }",
      "1:21: 'property': no layer has the property 'opacitty'; did you mean 'opacity'?"
    ),
    (
      "{ region: { x: 0, y: 0, width: 0, height: 1 }, reason: r }",
      "1:19: 'region': the region is empty; give a width and a height above 0"
    ),
    (
      "{ region: { x: 0, y: 0, width: 1 }, reason: r }",
      "1:19: a region has no 'height'; give x, y, width and height in points"
    ),
    (
      "{ region: [0, 0, 1, 1], reason: r }",
      "1:19: a region is a mapping, 'key: value' in each line; this is a list"
    ),
    (
      "{ region: { x: a, y: 0, width: 1, height: 1 }, reason: r }",
      "1:24: 'x': is the text 'a', not a number; give a number"
    ),
    (
      "{ region: { x: 0, y: 0, width: 1, height: 1 }, property: opacity, reason: r }",
      "1:66: 'property': excludes 'region'; make two ignores of them"
    ),
    ("[]", "1:9: 'ignore': is an empty list; name at least one, or remove the key"),
    ("clock", "1:9: an ignore is a mapping, 'key: value' in each line; this is the text 'clock'"),
  ])
  func whatIsWrongIsALine(ignore: String, line: String) {
    #expect(problems(ignore) == ["s.yaml:" + line])
  }
}
