// SPDX-License-Identifier: MIT
import Foundation
import FilmstripImaging
import Testing

@Suite struct FiguresCommandTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("figures-\(UUID().uuidString)", isDirectory: true)

  private func run(_ arguments: String...) throws -> FilmstripProcess.Result {
    try FilmstripProcess.run(arguments, folder: folder)
  }

  private func url(_ path: String) -> URL { folder.appendingPathComponent(path) }

  private func names(_ path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url(path).path).sorted()
  }

  private func prepare(_ figures: String) throws {
    try FileManager.default.createDirectory(
      at: url("docs"), withIntermediateDirectories: true)
    for (name, value) in [("a", 40), ("b", 200)] {
      let pixel = Pixel(red: UInt8(value), green: 120, blue: 90)
      try PNGFile.data(of: Bitmap(width: 160, height: 284, filledWith: pixel))
        .write(to: url("docs/\(name).png"))
    }
    try Data(
      """
      folder: images
      formats: svg
      recordings:
        push: { transition: shadow-push, from: a.png, to: b.png, device: iphone-se-1 }
      \(figures)
      """.utf8
    ).write(to: url("docs/figures.yaml"))
  }

  @Test func figuresAreMadeOnceAndChecked() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try prepare(
      """
      figures:
        curves: { kind: curves, of: push }
        trail: { kind: trail, of: push, formats: png, appearances: light, scales: 1, width: 240 }
      """)
    let missing = try run("figures", "docs/figures.yaml", "--check")
    #expect(missing.status == 1 && missing.errors == "", "\(missing.errors)")
    #expect(
      missing.output == """
        docs/images/curves.svg: is missing; 'filmstrip figures docs/figures.yaml' makes it
        docs/images/curves~dark.svg: is missing; 'filmstrip figures docs/figures.yaml' makes it
        docs/images/trail.png: is missing; 'filmstrip figures docs/figures.yaml' makes it

        """)
    #expect(try names("docs") == ["a.png", "b.png", "figures.yaml"], "a check writes nothing")
    let made = try run("figures", "docs/figures.yaml")
    #expect(made.status == 0 && made.errors == "", "\(made.errors)")
    #expect(try names("docs/images") == ["curves.svg", "curves~dark.svg", "trail.png"])
    #expect(try run("figures", "docs/figures.yaml", "--check").status == 0)
    #expect(
      try run("figures", "docs/figures.yaml").output
        == "docs/figures.yaml: 2 figures, up to date\n")

    // What the figure shows changes, and it was not made again.
    let file = try String(contentsOf: url("docs/figures.yaml"), encoding: .utf8)
    try Data(file.replacing("iphone-se-1", with: "iphone-se-1, set: { duration: 0.5 }").utf8)
      .write(to: url("docs/figures.yaml"))
    let stale = try run("figures", "docs/figures.yaml", "--check", "--filter", "curves")
    #expect(stale.status == 1)
    #expect(stale.output.split(separator: "\n").count == 2)
    #expect(stale.output.contains("docs/images/curves~dark.svg: is out of date"))
  }

  /// Another version of the compressor makes other bytes of the same pixels.
  @Test func aPictureThatIsCompressedOtherwiseIsUpToDate() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try prepare(
      "figures: { one: { kind: curves, of: push, formats: png, appearances: light, scales: 1 } }")
    _ = try run("figures", "docs/figures.yaml")
    let file = url("docs/images/one.png")
    let made = try Data(contentsOf: file)
    let text = try #require(made.range(of: Data("iTXtDescription\0\0\0\0\0".utf8)))
    let length = made[text.lowerBound - 4..<text.lowerBound].reduce(0) { $0 << 8 | Int($1) }
    let description = String(
      decoding: made[text.upperBound..<text.lowerBound + 4 + length], as: UTF8.self)
    let bitmap = try PNGReader.decode(made, name: "one").bitmap
    func check(_ description: String, _ bitmap: Bitmap) throws -> (status: Int32, isKept: Bool) {
      let other = PNGFile.data(of: bitmap, compression: .level(1), description: description)
      #expect(other != made)
      try other.write(to: file)
      let status = try run("figures", "docs/figures.yaml", "--check").status
      _ = try run("figures", "docs/figures.yaml")
      return (status, try Data(contentsOf: file) == other)
    }
    #expect(try check(description, bitmap) == (0, true))
    #expect(try check(description + " ", bitmap) == (1, false))
    let changed = Bitmap(width: bitmap.width, height: bitmap.height, isOpaque: false) { bytes in
      bitmap.withUnsafeBytes { bytes.copyMemory(from: $0) }
      bytes[bytes.count / 2] ^= 1
    }
    #expect(try check(description, changed) == (1, false))
  }

  @Test func whatBelongsToNoFigureIsNamedAndStays() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try prepare("figures: { one: { kind: curves, of: push } }")
    _ = try run("figures", "docs/figures.yaml")
    try Data("<svg/>".utf8).write(to: url("docs/images/logo.svg"))
    try prepare("figures: { two: { kind: curves, of: push } }")
    let result = try run("figures", "docs/figures.yaml")
    #expect(result.status == 0)
    #expect(
      result.errors == """
        filmstrip: docs/images/one.svg: is no figure of docs/figures.yaml; remove it, or name it under 'keep'
        filmstrip: docs/images/one~dark.svg: is no figure of docs/figures.yaml; remove it, or name it under 'keep'

        """)
    #expect(try names("docs/images").count == 5)
    try prepare("keep: [one.svg, one~dark.svg]\nfigures: { two: { kind: curves, of: push } }")
    #expect(try run("figures", "docs/figures.yaml").errors == "")
  }

  @Test func filesOfOthersAreNotReplaced() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try prepare("figures: { logo: { kind: curves, of: push } }")
    try FileManager.default.createDirectory(
      at: url("docs/images"), withIntermediateDirectories: true)
    try Data("<svg/>".utf8).write(to: url("docs/images/logo.svg"))
    let result = try run("figures", "docs/figures.yaml")
    #expect(result.status == 2 && result.errors.contains("docs/images"), "\(result.errors)")
    #expect(try Data(contentsOf: url("docs/images/logo.svg")) == Data("<svg/>".utf8))
    #expect(try names("docs/images") == ["logo.svg"])
  }

  @Test func whatIsWrongIsALineEach() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try prepare("figures: { a: { kind: trial, of: psh } }")
    let result = try run("figures", "docs/figures.yaml")
    #expect(result.status == 2 && result.output == "")
    #expect(result.errors.split(separator: "\n").count == 2, "\(result.errors)")
    try prepare("figures: { a: { kind: gesture, of: push } }")
    let gesture = try run("figures", "docs/figures.yaml")
    #expect(
      gesture.status == 2 && gesture.errors.contains("docs/figures.yaml:5: a: push: no touch"))
    #expect(try run("figures", "nowhere.yaml").status == 2)
    #expect(try run("figures", "docs/figures.yaml", "--filter", "zzz").status == 2)
  }
}
