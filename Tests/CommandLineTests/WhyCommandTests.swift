// SPDX-License-Identifier: MIT
import Foundation
import Requirements
import Testing

/// `filmstrip why` and `filmstrip tree`, as processes; what they print as JSON is checked by another program.
@Suite struct WhyCommandTests {
  private let repository: BaseRepository

  init() throws { repository = try BaseRepository() }

  /// Whether JSON is as a schema of the documentation says.
  private func check(_ json: String, _ schema: String) throws {
    let file = repository.place.appendingPathComponent("answer.json")
    try Data(json.utf8).write(to: file)
    let script = """
      import json, sys, jsonschema
      jsonschema.Draft202012Validator(json.load(open(sys.argv[1]))).validate(json.load(open(sys.argv[2])))
      """
    let path = FilmstripProcess.root.appendingPathComponent("docs/\(schema).schema.json").path
    let result = try FilmstripProcess.run(
      executable: try #require(Python.jsonschema.path), ["-c", script, path, file.path])
    #expect(result.status == 0, "\(result.errors.suffix(600))")
  }

  @Test(.needs(.python(.jsonschema))) func theCauseIsFirstAndThenTheLine() throws {
    try repository.write(durations: ["one": 0.1, "two": 0.3])
    let result = try repository.run("why", "s/two", "--base", "main")
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(result.status == 1, "\(result.errors)")
    #expect(
      lines[0].hasPrefix("s/two: ") && lines[0].contains("duration 0.1 → 0.3 s"), "\(lines[0])")
    #expect(
      lines[1]
        == "  scene:  s.yaml:5:3: two: { transition: shadow-push, from: a.png, to: b.png, set: { duration: 0.3 } }"
    )
    #expect(lines.contains("  actual: output/base/s/two"))
    #expect(result.errors.contains("comparing the working tree"), "not in the answer")
    let json = try repository.run("why", "s/two", "--base", "main", "--json")
    #expect(json.status == 1 && json.errors == "", "\(json.errors)")
    try check(json.output, "why")
    #expect(json.output.contains("\"cause\" : \"") && json.output.contains("\"line\" : 5"))
    let same = try repository.run("why", "s/one", "--base", "main", "--json")
    #expect(same.status == 0 && !same.output.contains("cause"), "\(same.errors)")
    try check(same.output, "why")
  }

  @Test func withoutACommitItIsTheGolden() throws {
    #expect(try repository.run("verify", "s.yaml", "--reference", "G").status == 1)
    #expect(try repository.run("why", "s/one").errors.contains("Goldens: is not there"))
    #expect(
      try repository.run("why", "s/one", "--reference", "G").output == """
        s/one: unchanged
          scene:  s.yaml:4:3: one: { transition: shadow-push, from: a.png, to: b.png, set: { duration: 0.1 } }
          expected: G/s/one

        """)
    try repository.write(durations: ["one": 0.2, "two": 0.1])
    #expect(try repository.run("verify", "s.yaml", "--reference", "G").status == 1)
    // The failure says where the golden is.
    let result = try repository.run("why", "s/one")
    #expect(
      result.status == 1 && result.output.contains("duration 0.1 → 0.2 s\n  scene:"),
      "\(result.output)")
  }

  @Test(.needs(.python(.jsonschema))) func aCaseThatOnlyOneSideHas() throws {
    try repository.write(durations: ["one": 0.1, "three": 0.1])
    let gone = try repository.run("why", "s/two", "--base", "main")
    #expect(gone.status == 1 && gone.errors == "", "\(gone.errors)")
    #expect(
      gone.output == "s/two: this case is gone: only main has it\n  scene:  main:s.yaml:5:3\n",
      "\(gone.output)")
    try check(try repository.run("why", "s/two", "--base", "main", "--json").output, "why")
    let new = try repository.run("why", "s/three", "--base", "main")
    #expect(
      new.status == 1 && new.output.hasPrefix("s/three: this case is new: main does not have it\n")
        && !new.output.contains("expected: "), "\(new.output)")
  }

  @Test func goldensThatAreText() throws {
    #expect(
      try repository.run("verify", "s.yaml", "--reference", "G", "--golden", "text").status == 1)
    #expect(
      try repository.run("verify", "s.yaml", "--reference", "P", "--golden", "pictures").status == 1
    )
    let tree = try repository.run("tree", "G/s/one", "--frame", "0")
    #expect(tree.status == 0 && tree.output.contains("\n  "), "\(tree.errors)")
    #expect(tree.output == (try repository.run("tree", "P/s/one", "--frame", "0").output))
    try repository.write(durations: ["one": 0.2, "two": 0.1])
    let known = "pixels differ by up to"
    let with = try repository.run(
      "why", "s/one", "--reference", "G", "--expected-pictures", "P")
    #expect(with.status == 1 && with.output.contains(known), "\(with.output)\(with.errors)")
    #expect(!(try repository.run("why", "s/one", "--reference", "G").output.contains(known)))
  }

  @Test(arguments: [
    (
      ["why", "s/nothing-like-it", "--base", "main"],
      "s/nothing-like-it: there is no such case in s.yaml; 'filmstrip list s.yaml' names those that there are"
    ),
    (
      ["why", "s/one", "--base", "main", "--expected-pictures", "."],
      "--expected-pictures: there are no goldens with --base"
    ),
    (
      ["why", "s/on", "--base", "main"],
      "s/on: there is no such case in s.yaml; did you mean 's/one'?"
    ),
    (
      ["why", "t/one", "--base", "main"], "t/one: there is no t.yaml in the current folder or below"
    ),
    (["why", "one"], "one: give a case as SUITE/CASE"),
    (["why", "s/one", "--base", "main", "--reference", "G"], "exclude each other"),
    (["tree", "nothing", "--frame", "0"], "nothing: cannot be read"),
    (
      ["tree", "output/one", "--frame", "2"],
      "--frame 2: output/one/timeline.json: has the frames 0 to 1"
    ),
    (
      ["tree", "output/one", "--frame", "-1"],
      "--frame -1: output/one/timeline.json: has the frames 0 to 1"
    ),
  ])
  func wrongUsageIsOneLine(arguments: [String], message: String) throws {
    _ = try repository.run(
      "render", "s.yaml", "--filter", "one", "--output", "output", "--emit", "timeline", "--quiet")
    let result = try FilmstripProcess.run(
      arguments, environment: repository.environment, folder: repository.url)
    #expect(result.status == 2 && result.output == "")
    #expect(result.errors.contains(message), "\(result.errors)")
    #expect(result.errors.filter { $0 == "\n" }.count == 1, "\(result.errors)")
  }

  /// A timeline that is written here, so that the values are known.
  @Test(.needs(.python(.jsonschema))) func aTreeHasEachLayerOfTheFrame() throws {
    let timeline = """
      { "format": "filmstrip-timeline", "version": 2, "name": "t",
        "device": { "name": "Phone", "width": 100, "height": 200, "scale": 2 },
        "frameRate": 60, "frameCount": 2, "duration": 0.016666667,
        "layers": [
          { "id": 1, "parent": null, "class": "UIWindow", "name": "window" },
          { "id": 2, "parent": 1, "class": "UIView", "name": null },
          { "id": 3, "parent": 2, "class": "UILabel", "name": "title" }
        ],
        "frames": [
          { "index": 0, "time": 0, "layers": [1, 2, 3], "changes": [
            { "id": 1, "position": [50, 100], "bounds": [0, 0, 100, 200] },
            { "id": 2, "position": [50, 50], "bounds": [0, 0, 40, 20], "opacity": 0.5, "masksToBounds": true },
            { "id": 3, "position": [20, 10], "bounds": [0, 0, 10, 4], "hidden": true }
          ] },
          { "index": 1, "time": 0.016666667, "changes": [
            { "id": 2, "transform": [0, 2, -2, 0, 0, 7], "opacity": 1 }
          ] }
        ],
        "events": [],
        "findings": []
      }
      """
    try repository.write(timeline, to: "out/timeline.json")
    #expect(
      try repository.run("tree", "out", "--frame", "0").output == """
        frame 0 of 0 to 1, at 0 s, Phone, 100 × 200 points
        window UIWindow  frame (0, 0, 100, 200)
          UIView  frame (30, 40, 40, 20)  opacity 0.5  clips
            title UILabel  frame (45, 48, 10, 4)  hidden

        """)
    // A quarter turn, twice as large and 7 points down: 40 × 20 points become 40 × 80 around (50, 57).
    let turned = try repository.run("tree", "out/timeline.json", "--frame", "1").output
    #expect(
      turned.contains(
        "  UIView  frame (30, 17, 40, 80)  transform scale 2, 2, rotation 90°, translation 0, 7  clips\n"
      ),
      "\(turned)")
    let json = try repository.run("tree", "out", "--frame", "1", "--json")
    try check(json.output, "tree")
    #expect(json.output.contains("\"transform\": [0, 2, -2, 0, 0, 7]"), "\(json.output)")
  }
}
