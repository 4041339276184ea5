// SPDX-License-Identifier: MIT
import FilmstripDisplayList
import QuartzCore
import Testing
import FilmstripTextLayout

@MainActor
@Suite(.serialized) struct CATextLayerTests {
  /// DejaVu Sans Mono's letters are 1233 units wide, of 2048 in an em.
  private static let size = 20480.0 / 1233
  /// Lines are as high as the system's font's: 2444 units of 2048.
  private static let pitch = size * 2444 / 2048
  /// The first baseline: 1950 units.
  private static let ascent = size * 1950 / 2048

  private struct Line: Equatable {
    var text: String
    var x = 0.0
    var y = 0
  }

  private func layer(_ text: String, width: Double = 100, height: Double = 100) -> CATextLayer {
    let layer = CATextLayer()
    layer.string = text
    layer.font = "Menlo"
    layer.fontSize = CATextLayerTests.size
    layer.bounds = CGRect(x: 0, y: 0, width: width, height: height)
    return layer
  }

  private func runs(_ layer: CATextLayer) -> [(run: GlyphRun, paint: Paint)] {
    guard case .group(let group)? = ShownLayer(layer).node.content.last else { return [] }
    #expect(group.clips == [ClipPath(Path(rect: layer.bounds))])
    return group.commands.compactMap {
      if case .glyphs(let run, let paint) = $0 { (run, paint) } else { nil }
    }
  }

  /// What letters look like in the font, so that they can be read back.
  private static let alphabet: [(letter: Character, path: Path)] = {
    let font = TextFont(size: size, design: .monospaced)
    return "abcdefghijklmnopqrstuvwxyz…".compactMap { letter in
      let content = TextContent(String(letter), style: TextStyle(font: font))
      let commands = (try? Typesetter.layout(content))?.commands(at: .zero) ?? []
      guard case .glyphs(let run, _)? = commands.first else { return nil }
      return run.outlines.first.map { (letter, $0) }
    }
  }()

  private func lines(_ layer: CATextLayer) -> [Line] {
    var lines: [Line] = []
    for (run, _) in runs(layer) {
      for glyph in run.glyphs {
        let path = run.outlines[glyph.outline]
        let letter = CATextLayerTests.alphabet.first { $0.path == path }?.letter ?? "?"
        let y = Int(((glyph.origin.y - layer.bounds.minY) / CATextLayerTests.pitch).rounded(.down))
        let x = (glyph.origin.x * 100).rounded() / 100
        if lines.last?.y != y { lines.append(Line(text: "", x: x, y: y)) }
        let line = lines[lines.count - 1]
        let place = Int(((x - line.x) / 10).rounded())
        let gap = String(repeating: " ", count: max(place - line.text.count, 0))
        lines[lines.count - 1].text += gap + String(letter)
      }
    }
    return lines
  }

  private func texts(_ layer: CATextLayer) -> [String] { lines(layer).map(\.text) }

  @Test func defaultsAreThoseOfTheSDK() {
    let layer = CATextLayer()
    #expect(layer.string == nil && layer.font == nil && layer.fontSize == 36 && !layer.isWrapped)
    #expect(layer.foregroundColor == CGColor(gray: 1, alpha: 1))
    #expect(layer.truncationMode == .none && layer.alignmentMode == .natural)
  }

  @Test func linesGoDownFromTheTop() {
    let layer = layer("ab\n\nc")
    layer.bounds.origin = CGPoint(x: 3, y: 5)
    layer.foregroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(lines(layer) == [Line(text: "ab", x: 3, y: 0), Line(text: "c", x: 3, y: 2)])
    let first = runs(layer).first?.run.glyphs.first?.origin.y ?? 0
    #expect(abs(first - 5 - CATextLayerTests.ascent) < 1e-9)
    #expect(runs(layer).allSatisfy { $0.paint == .color(Color(red: 1, green: 0, blue: 0)) })
  }

  @Test func wrappingTakesAsManyWordsAsFitAndBreaksLongOnes() {
    // Ten letters a line.
    let layer = layer("one two three fourteenletters x")
    #expect(texts(layer) == ["one two three fourteenletters x"])
    layer.isWrapped = true
    #expect(texts(layer) == ["one two", "three", "fourteenle", "tters x"])
  }

  @Test func linesWithoutRoomAreLeftOut() {
    let layer = layer("a\nb\nc\nd", height: 50)
    // The third line begins within the bounds.
    #expect(texts(layer) == ["a", "b", "c"])
  }

  @Test(
    arguments: [
      (CATextLayerTruncationMode.end, "abcdefghi…"), (.start, "…efghijklm"),
      (.middle, "abcde…jklm"), (.none, "abcdefghijklm"),
    ])
  func longLinesAreShortened(mode: CATextLayerTruncationMode, expected: String) {
    let layer = layer("abcdefghijklm")
    layer.truncationMode = mode
    #expect(texts(layer) == [expected])
    layer.string = "abcdefghij"
    #expect(texts(layer) == ["abcdefghij"])
  }

  @Test func theLastWrappedLineStandsForTheRest() {
    let layer = layer("one two three four five", height: 45)
    layer.isWrapped = true
    layer.truncationMode = .end
    #expect(texts(layer) == ["one two", "three fou…"])
  }

  @Test(
    arguments: [
      (CATextLayerAlignmentMode.natural, 0.0), (.left, 0), (.center, 35), (.right, 70),
      (.justified, 0),
    ])
  func linesAreAligned(mode: CATextLayerAlignmentMode, x: Double) {
    let layer = layer("abc")
    layer.alignmentMode = mode
    #expect(lines(layer) == [Line(text: "abc", x: x, y: 0)])
  }

  @Test func justifiedLinesReachBothSidesExceptTheLast() {
    let layer = layer("ab cd ef ghi")
    layer.isWrapped = true
    layer.alignmentMode = .justified
    // 60 of 100 points are letters: 20 between words.
    #expect(
      lines(layer) == [
        Line(text: "ab  cd  ef", x: 0, y: 0), Line(text: "ghi", x: 0, y: 1),
      ])
  }

  @Test func theFontsNameTellsTheWeight() {
    let layer = layer("a")
    func outline() -> Path? { runs(layer).first?.run.outlines.first }
    func expected(_ font: TextFont) -> Path? {
      let content = TextContent("a", style: TextStyle(font: font))
      guard case .glyphs(let run, _)? = try? Typesetter.layout(content).commands(at: .zero).first
      else { return nil }
      return run.outlines.first
    }
    let size = CATextLayerTests.size
    for (name, font) in [
      ("Helvetica-Bold", TextFont(size: size, weight: .bold)),
      ("Inter-SemiBold", TextFont(size: size, weight: .semibold)),
      ("AvenirNext-MediumItalic", TextFont(size: size, weight: .medium, isItalic: true)),
      ("Courier", TextFont(size: size, design: .monospaced)),
      ("Georgia", TextFont(size: size, design: .serif)), ("Inter", TextFont(size: size)),
    ] {
      layer.font = name
      #expect(outline() != nil && outline() == expected(font), "\(name)")
    }
    #expect(reports { layer.font = 7 } == ["CATextLayer.font of type Int"])
  }

  @Test func sizeAndColourAnimate() {
    let layer = layer("a")
    let shown = ShownLayer(layer)
    layer.fontSize = 40
    layer.foregroundColor = CGColor(gray: 0, alpha: 1)
    #expect(layer.animationKeys() == ["fontSize", "foregroundColor"])
    shown.commit()
    shown.advance(to: 0.125)
    let size = (layer.presentation())?.fontSize ?? 0
    #expect(size > 20 && size < 40)
  }

  @Test func otherStringsAreReported() {
    let layer = layer("a")
    #expect(reports { layer.string = 7 } == ["CATextLayer.string of type Int"])
    #expect(runs(layer).isEmpty)
    layer.string = NSAttributedString(string: "plain")
    #expect(texts(layer) == ["plain"])
    #expect(
      reports { layer.string = String(repeating: "x", count: 30_000) }
        == ["CATextLayer.string of more than 20000 characters"])
  }

  @Test func unusableSizesShowNothing() {
    let layer = layer("a")
    for size in [0, -1, CGFloat.nan, .infinity] {
      layer.fontSize = size
      #expect(runs(layer).isEmpty)
    }
    layer.fontSize = 20
    layer.bounds.size.width = .nan
    #expect(runs(layer).isEmpty)
    let narrow = self.layer("abc", width: 1)
    narrow.isWrapped = true
    #expect(texts(narrow) == ["a", "b", "c"])
    narrow.truncationMode = .end
    narrow.bounds.size.height = 25
    #expect(texts(narrow) == ["…"])
  }
}
