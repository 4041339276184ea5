// SPDX-License-Identifier: MIT
import Foundation
import FilmstripImaging
import SeededNumbers
import Testing

/// Names and texts that others chose, as they reach a terminal: no command, no second line.
@Suite struct ForeignTextTests {
  private let base = FileManager.default.temporaryDirectory
    .appendingPathComponent("foreign-\(UUID().uuidString)")
  private let good = FilmstripProcess.screens.appendingPathComponent("inbox.png").path
  /// Clears the screen and the line above, feigns a success, and turns the rest round.
  private static let hostile =
    "a\u{1B}[2J\u{1B}[1A\r\nfilmstrip: all well\u{202E}\u{9B}31m\u{2028}b"
  private static let spelledOut =
    #"a\u{1B}[2J\u{1B}[1A\r\nfilmstrip: all well\u{202E}\u{9B}31m\u{2028}b"#

  init() throws {
    try FileManager.default.createDirectory(at: base, withIntermediateDirectories: true)
  }

  /// A name of a file as a command to GitHub's runner, in output and in errors.
  @Test func noNameIsACommandToAService() throws {
    defer { remove() }
    let scenes = """
      device: iphone-se-1
      scenes: { "##[error]stop": { transition: push, from: "\(good)", to: "\(good)" } }
      """
    try Data(scenes.utf8).write(to: base.appendingPathComponent("##[group]s.yaml"))
    for (variable, isEscaped) in [("true", true), ("", false)] {
      let result = try FilmstripProcess.run(
        ["verify", "##[group]s.yaml", "--reference", "G", "--record", "never", "--no-github"],
        environment: ["GITHUB_ACTIONS": variable, "TF_BUILD": "", "CI": ""], folder: base)
      let said = result.output + result.errors
      #expect(said.contains("##[") != isEscaped, "\(said)")
      #expect(said.contains(#"##\u{5B}group]s"#) == isEscaped, "\(said)")
      let missing = try FilmstripProcess.run(
        ["diff", "::error::x.png", "y.png"],
        environment: ["GITHUB_ACTIONS": variable, "TF_BUILD": ""], folder: base)
      #expect(missing.errors.contains("##[") == false && missing.status == 2)
    }
  }

  private func remove() { try? FileManager.default.removeItem(at: base) }

  private func write(_ data: Data, to name: String) throws -> String {
    let path = base.path + "/" + name
    try data.write(to: URL(fileURLWithPath: path))
    return path
  }

  /// Expects so many lines, and in them nothing that a terminal would not print as it stands.
  private func expectLines(_ count: Int, _ text: String, _ comment: String = "") {
    let scalars = Array(text.unicodeScalars)
    #expect(scalars.filter { $0 == "\n" }.count == count, "\(comment): \(scalars)")
    #expect(count == 0 || scalars.last == "\n")
    let controls = CharacterSet.controlCharacters.union(.newlines)
    #expect(
      !scalars.contains { $0 != "\n" && controls.contains($0) },
      "\(comment): \(scalars.map(\.value))")
  }

  private func expectError(_ arguments: [String], naming part: String) throws {
    let result = try FilmstripProcess.run(arguments, folder: base)
    #expect(result.status == 2)
    #expect(result.output == "")
    expectLines(1, result.errors, "\(arguments)")
    #expect(
      result.errors.hasPrefix("filmstrip: ") && result.errors.contains(part), "\(result.errors)")
  }

  @Test(arguments: [
    ["render", hostile, "--from", "a.png", "--to", "b.png"],
    ["render", "shadow-push", "--from", hostile, "--to", "b.png"],
    ["render", "shadow-push", "--from", "a", "--to", "b", "--" + hostile],
    ["render", "shadow-push", "--from", "a", "--to", "b", hostile],
    ["render", "shadow-push", "--from", "a", "--to", "b", "--fps", hostile],
    ["render", "shadow-push", "--from", "a", "--to", "b", "--appearance", hostile],
    ["render", "shadow-push", "--from", "a", "--to", "b", "--emit", hostile],
    [hostile], ["help", hostile], ["list", hostile], ["--" + hostile],
  ])
  func arguments(_ arguments: [String]) throws {
    defer { remove() }
    try expectError(arguments, naming: Self.spelledOut)
  }

  @Test(arguments: ["--device", "--set", "--gesture", "--output"])
  func options(option: String) throws {
    defer { remove() }
    _ = try write(Data("x".utf8), to: Self.hostile)
    let value = option == "--output" ? Self.hostile + "/below" : Self.hostile
    try expectError(
      ["render", "drop-pop", "--from", good, "--to", good, option, value],
      naming: Self.spelledOut)
  }

  @Test func aDamagedFile() throws {
    defer { remove() }
    let file = try write(Data([0xff, 0xd8, 0xff, 0xe0]), to: Self.hostile)
    try expectError(
      ["render", "shadow-push", "--from", file, "--to", good], naming: Self.spelledOut)
    try expectError(
      ["render", "shadow-push", "--from", good, "--to", file], naming: Self.spelledOut)
  }

  @Test(arguments: [
    #"{"kind":"TEXT"}"#, #"{"kind":"tap","TEXT":1}"#, #"{"kind":"swipe","direction":"TEXT"}"#,
    #"{"kind":"touches","fingers":[[{"time":0,"at":[1,2],"TEXT":3}]]}"#,
  ])
  func fieldsOfAGesture(json: String) throws {
    defer { remove() }
    // As JSON writes them.
    let text = #"a\u001b[2J\u001b[1A\r\nfilmstrip: all well\u202e\u009b31m\u2028b"#
    let file = try write(Data(json.replacing("TEXT", with: text).utf8), to: "gesture.json")
    try expectError(
      ["render", "drop-pop", "--from", good, "--to", good, "--gesture", file],
      naming: Self.spelledOut)
    // A quotation is cut off after sixty characters.
    let long = String(repeating: "x", count: 100_000)
    _ = try write(Data(json.replacing("TEXT", with: long).utf8), to: "gesture.json")
    let result = try FilmstripProcess.run(
      ["render", "drop-pop", "--from", good, "--to", good, "--gesture", file])
    #expect(result.errors.count < 600 && result.errors.contains("xxx…"))
  }

  @Test func theNameOfAProfileInAWarning() throws {
    defer { remove() }
    let bitmap = Bitmap(width: 40, height: 40, filledWith: Pixel(red: 1, green: 2, blue: 3))
    let plain = try #require(JPEGFile.data(of: bitmap, quality: 0.9))
    for (text, shown) in [
      (Self.hostile, Self.spelledOut),
      (String(repeating: "é", count: 20_000), String(repeating: "é", count: 80) + "…"),
    ] {
      let file = try write(
        plain.prefix(2) + profile(named: text) + plain.dropFirst(2), to: "profile.jpg")
      let result = try FilmstripProcess.run(
        [
          "render", "shadow-push", "--from", file, "--to", file, "--scale", "1", "--emit",
          "timeline",
          "--output", "o",
        ], folder: base)
      #expect(result.status == 0)
      expectLines(1, result.errors)
      expectLines(1, result.output)
      let line =
        "filmstrip: \(file): the colour profile \(shown) is not applied; values are taken as "
      #expect(result.errors.hasPrefix(line + "sRGB\n"), "\(result.errors)")
    }
  }

  /// An APP2 segment with an ICC profile that has nothing but a name (ICC.1:2022, 10.15).
  private func profile(named name: String) -> Data {
    func big(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(value >> $0 & 0xff) } }
    let text = name.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xff)] }
    let tag =
      Array("mluc".utf8) + big(0) + big(1) + big(12) + Array("enUS".utf8) + big(text.count)
      + big(28) + text
    let body =
      Array("ICC_PROFILE\0".utf8) + [1, 1] + [UInt8](repeating: 0, count: 128) + big(1)
      + Array("desc".utf8) + big(144) + big(tag.count) + tag
    return Data([0xff, 0xe2, UInt8((body.count + 2) >> 8), UInt8((body.count + 2) & 0xff)] + body)
  }

  @Test func theFolderInTheLineOfSuccess() throws {
    defer { remove() }
    let result = try FilmstripProcess.run(
      [
        "render", "shadow-push", "--from", good, "--to", good, "--emit", "timeline", "--output",
        Self.hostile,
      ], folder: base)
    #expect(result.status == 0)
    #expect(
      result.output
        == "shadow-push: 22 frames, 0.35 s at 60 fps on iPhone 15 -> \(Self.spelledOut) (timeline)\n"
    )
    #expect(FileManager.default.fileExists(atPath: "\(base.path)/\(Self.hostile)/timeline.json"))
  }

  @Test func anyTextInAnyPlaceStaysInItsLine() throws {
    defer { remove() }
    var random = SeededNumbers(seed: 24)
    for _ in 0..<60 {
      let text = String(
        String.UnicodeScalarView(
          (0..<Int.random(in: 1...20, using: &random)).map { _ in
            let limit: UInt32 = [0x20, 0xa0, 0x2100, 0x11_0000].randomElement(using: &random) ?? 32
            return Unicode.Scalar(UInt32.random(in: 1..<limit, using: &random)) ?? "\r"
          }))
      let place = Int.random(in: 0..<5, using: &random)
      let arguments =
        [
          ["render", "shadow-push", "--from", text, "--to", good],
          ["render", text, "--from", good, "--to", good],
          ["render", "shadow-push", "--from", good, "--to", good, "--set", text],
          ["render", "drop-pop", "--from", good, "--to", good, "--gesture", text],
          [text],
        ][place]
      let result = try FilmstripProcess.run(arguments, folder: base)
      #expect(result.status == 2)
      expectLines(1, result.errors, "\(arguments)")
    }
  }
}
