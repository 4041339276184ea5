// SPDX-License-Identifier: MIT
import FilmstripFigures
import FilmstripScenes
import Testing
import UIKit

@Suite struct FiguresFileTests {
  private static let registry: SceneRegistry = {
    var registry = SceneRegistry()
    registry.addScreen("one") { UIViewController() }
    registry.addScreen("two") { UIViewController() }
    return registry
  }()

  private func file(_ text: String) throws -> FiguresFile {
    try FiguresFile(Data(text.utf8), path: "docs/f.yaml", registry: FiguresFileTests.registry)
  }

  private func problems(_ text: String) -> [String] {
    do {
      _ = try file(text)
      return []
    } catch {
      return (error as? SceneFileError)?.lines ?? ["\(error)"]
    }
  }

  private static let recordings = """
    folder: images
    recordings:
      push: &push { transition: shadow-push, from: one, to: two, set: { duration: 0.1 } }
      slow: { <<: *push, set: { duration: 0.2 } }

    """

  @Test func figuresHaveTheFilesLookUnlessTheySayOtherwise() throws {
    let file = try file(
      FiguresFileTests.recordings + """
        formats: png
        scales: [2, 1]
        width: 480
        moments: 4
        keep: [logo.svg]
        figures:
          a: { kind: trail, of: push }
          b: { kind: comparison, of: push, with: slow, title: Slower, formats: [svg, png],
            appearances: dark, scales: 3, width: 600, moments: [0, 0.05], layers: [x], limit: 2,
            labels: false, properties: position.x }
        """)
    #expect(file.folder == "docs/images" && file.kept == ["logo.svg"])
    #expect(file.figures[0].fileNames == ["a.png", "a@2x.png", "a~dark.png", "a~dark@2x.png"])
    #expect(file.figures[0].options == FigureOptions(width: 480, momentCount: 4))
    #expect(file.figures[1].fileNames == ["b~dark.svg", "b~dark@3x.png"])
    #expect(
      file.figures[1].options
        == FigureOptions(
          width: 600, title: "Slower", isLabelled: false, momentCount: 4, moments: [0, 0.05],
          layers: ["x"], properties: ["position.x"], limit: 2))
    #expect(file.figures[1].other == "slow" && file.figures[1].kind == .comparison)
  }

  @Test(arguments: [
    (
      "figures: { a: { kind: trial, of: push } }",
      "docs/f.yaml:5:23: 'kind': there is no 'trial'; did you mean 'trail'?"
    ),
    (
      "figures: { a: { kind: trail, of: pull } }",
      "docs/f.yaml:5:34: 'of': there is no 'pull'; choose one of: push, slow"
    ),
    (
      "figures: { a: { kind: comparison, of: push } }",
      "docs/f.yaml:5:15: a figure has no 'with'; name the recording that it is compared with"
    ),
    (
      "figures: { a: { kind: trail, of: push, with: slow } }",
      "docs/f.yaml:5:46: 'with': is for figures of kind comparison; remove it"
    ),
    (
      "figures: { a/b: { kind: trail, of: push } }",
      "docs/f.yaml:5:12: 'a/b': cannot be the name of files; give one without /, not hidden, of at most 200 bytes"
    ),
    (
      "figures: { a: { kind: trail, of: push }, A: { kind: curves, of: push } }",
      "docs/f.yaml:5:42: 'A': would write A.svg, as 'a' does; give one of them another name"
    ),
    (
      "width: 100\nfigures: { a: { kind: trail, of: push } }",
      "docs/f.yaml:5:8: 'width': 100 is not from 240.0 to 4096.0"
    ),
    (
      "formats: pdf\nfigures: { a: { kind: trail, of: push } }",
      "docs/f.yaml:5:10: 'formats': there is no 'pdf'; choose one of: svg, png"
    ),
    (
      "variants: {}\nfigures: { a: { kind: trail, of: push } }",
      "docs/f.yaml:5:1: 'variants': a file of figures has no such key; choose one of: folder, keep, recordings, figures, formats, appearances, scales, width, labels, moments, layers, properties, limit"
    ),
  ])
  func whatIsWrongHasItsPlace(text: String, line: String) {
    #expect(problems(FiguresFileTests.recordings + text) == [line])
  }

  /// Against the figure that the recording itself gives, made apart from the file.
  @MainActor
  @Test func aFigureIsThatOfItsRecording() async throws {
    let file = try file(
      FiguresFileTests.recordings + "formats: svg\nappearances: light\n"
        + "figures: { a: { kind: curves, of: push }, b: { kind: curves, of: slow } }")
    let maker = FiguresMaker(file, registry: FiguresFileTests.registry)
    let made = try file.figures.map { try maker.make($0) }
    #expect(made.map { $0.files.map(\.name) } == [["a.svg"], ["b.svg"]])
    // Blanks may be ones at which no line breaks.
    let durations = made.map { $0.figure.alternativeText.replacing("\u{A0}", with: " ") }
    #expect(durations[0].contains("0.1 s") && durations[1].contains("0.2 s"), "\(durations)")
    let again = try maker.make(file.figures[0])
    #expect(again.files == made[0].files, "the same bytes")
  }

  @MainActor
  @Test func aFigureThatCannotBeMadeIsNamedWithItsPlace() async throws {
    let file = try file(FiguresFileTests.recordings + "figures: { a: { kind: gesture, of: push } }")
    let error = #expect(throws: SceneFileError.self) {
      try FiguresMaker(file, registry: FiguresFileTests.registry).make(file.figures[0])
    }
    #expect(error?.lines.first?.hasPrefix("docs/f.yaml:5: a: push: no touch drives it") == true)
  }

  /// What the guide says of keys is all of them.
  @Test func eachKeyIsDocumented() throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(
      contentsOf: root.appendingPathComponent("docs/figures-file.md"), encoding: .utf8)
    for key in FigureKeys.file + FigureKeys.figure { #expect(text.contains("`\(key)`"), "\(key)") }
  }
}
