// SPDX-License-Identifier: MIT
import Foundation
import FilmstripImaging
import Testing

@Suite struct FigureCommandTests {
  private let base = FileManager.default.temporaryDirectory
    .appendingPathComponent("figure-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: base, withIntermediateDirectories: true)
    for (name, blue) in [("a.png", UInt8(40)), ("b.png", 200)] {
      let bitmap = Bitmap(
        width: 100, height: 200, filledWith: Pixel(red: 9, green: 8, blue: blue))
      try PNGFile.data(of: bitmap).write(to: base.appendingPathComponent(name))
    }
  }

  private func remove() { try? FileManager.default.removeItem(at: base) }

  private static let screens = ["--from", "a.png", "--to", "b.png", "--screen-scale", "1"]

  private func figure(
    _ arguments: [String], screens: [String] = Self.screens
  ) throws -> FilmstripProcess.Result {
    try FilmstripProcess.run(["figure"] + arguments + screens, folder: base)
  }

  private func names(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: base.appendingPathComponent(folder).path)
      .sorted()
  }

  @Test func eachKindIsWrittenWithTheNamesThatDocCLooksFor() throws {
    defer { remove() }
    for kind in ["sheet", "trail", "exploded", "curves", "callbacks"] {
      let result = try figure([kind, "slide-present", "--output", kind, "--name", "n"])
      #expect(result.status == 0, "\(result.errors)")
      #expect(
        try names(kind) == [
          "n.png", "n.svg", "n@2x.png", "n~dark.png", "n~dark.svg", "n~dark@2x.png",
        ])
    }
    let gesture = try figure(["gesture", "diagonal-dismiss", "--gesture", "cancel", "--scale", "3"])
    #expect(gesture.status == 0, "\(gesture.errors)")
    #expect(
      try names("output/figures") == [
        "diagonal-dismiss-gesture.svg", "diagonal-dismiss-gesture@3x.png",
        "diagonal-dismiss-gesture~dark.svg", "diagonal-dismiss-gesture~dark@3x.png",
      ])
    let comparison = try figure([
      "comparison", "slide-present", "--with-set", "duration=1", "--format", "svg",
      "--appearance", "dark", "--output", "c",
    ])
    #expect(comparison.status == 0, "\(comparison.errors)")
    #expect(try names("c") == ["slide-present-comparison~dark.svg"])
  }

  @Test func aTimelineIsEnoughForCurves() throws {
    defer { remove() }
    _ = try FilmstripProcess.run(
      [
        "render", "slide-present", "--from", "a.png", "--to", "b.png", "--scale", "1", "--output",
        "o",
      ],
      folder: base)
    let result = try figure(
      ["curves", "o", "--markdown", "--output", "images", "--name", "c"], screens: [])
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains("srcset=\"images/c~dark.svg\""))
    let refused = try figure(["trail", "o"], screens: [])
    #expect(refused.status == 2)
    #expect(refused.errors.contains("has a timeline alone"))
    #expect(try figure(["comparison", "o", "--with", "o"], screens: []).status == 0)
  }

  @Test func othersFilesAreLeftAlone() throws {
    defer { remove() }
    let folder = base.appendingPathComponent("images")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let own = folder.appendingPathComponent("n.svg")
    try Data("<svg/>".utf8).write(to: own)
    try Data("text".utf8).write(to: folder.appendingPathComponent("other.txt"))
    let refused = try figure(["curves", "slide-present", "--output", "images", "--name", "n"])
    #expect(refused.status == 2)
    #expect(
      refused.errors
        == "filmstrip: images: holds n.svg, which is not an output of Filmstrip, so the "
        + "folder is left alone; choose another one (--output)\n")
    #expect(try names("images") == ["n.svg", "other.txt"])
    #expect(try Data(contentsOf: own) == Data("<svg/>".utf8))
    try FileManager.default.removeItem(at: own)
    let arguments = [
      "curves", "slide-present", "--output", "images", "--name", "n", "--format", "svg",
      "--appearance", "light",
    ]
    #expect(try figure(arguments).status == 0)
    let first = try Data(contentsOf: own)
    #expect(try figure(arguments + ["--duration", "2"]).status == 0)
    #expect(try Data(contentsOf: own) != first)
    #expect(try names("images") == ["n.svg", "other.txt"])
  }

  @Test func whatIsWrongIsOneLineAndStatusTwo() throws {
    defer { remove() }
    let cases: [([String], String)] = [
      (["explodd", "slide-present"], "explodd: no such kind of figure; did you mean 'exploded'?"),
      (["zzz", "slide-present"], "choose one of: sheet, trail, exploded, curves"),
      (["curves", "slide-presnt"], "did you mean 'slide-present'?"),
      (["curves", "slide-present", "--scale", "4"], "--scale 4: must be 1, 2 or 3"),
      (["curves", "slide-present", "--appearance", "blue"], "must be light or dark"),
      (["curves", "slide-present", "--format", "gif"], "--format gif: must be svg or png"),
      (["curves", "slide-present", "--name", "a/b"], "--name a/b: give a name without /"),
      (["curves", "slide-present", "--width", "5"], "--width 5.0: must be from 240 to 4096"),
      (["curves", "slide-present", "--layer", "x"], "x: no such layer; choose from: "),
      (["curves", "slide-present", "--property", "x"], "x: no such property moves; choose from: "),
      (["curves", "slide-present", "--with", "x"], "are for figures of kind comparison"),
      (["comparison", "slide-present"], "name the other one with --with"),
      (["gesture", "diagonal-dismiss"], "say how the touch moves with --gesture"),
    ]
    for (arguments, expected) in cases {
      let result = try figure(arguments)
      #expect(result.status == 2, "\(arguments)")
      #expect(result.errors.contains(expected), "\(result.errors)")
      #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
      #expect(!FileManager.default.fileExists(atPath: base.path + "/output"))
    }
    let lacking = try figure(["curves", "slide-present"], screens: [])
    #expect(lacking.status == 2 && lacking.errors.contains("--from and --to"))
  }
}
