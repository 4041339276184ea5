// SPDX-License-Identifier: MIT
import DisplayList
import QuartzCore
import Testing

/// Text layers: lines, truncation and alignment, with a font in which every letter is as wide as
/// half its size.
@MainActor
@Suite(.serialized) struct CATextLayerTests {
  /// Each letter's outline is a path of one move whose x is its code: tests read the text back.
  private final class Typewriter: TextShaping {
    func line(_ text: String, size: Double, weight: TextWeight) -> ShapedLine? {
      let codes = text.unicodeScalars.map { Double($0.value) }
      let heavy = weight == .semibold ? 1.0 : 0
      return ShapedLine(
        run: GlyphRun(
          outlines: codes.map { Path([.move(CGPoint(x: $0, y: heavy))]) },
          glyphs: codes.indices.map {
            GlyphRun.Glyph(outline: $0, origin: CGPoint(x: Double($0) * size / 2, y: 0))
          }),
        width: Double(codes.count) * size / 2, ascent: size * 0.8, descent: size * 0.2)
    }
  }

  /// A line as shown: its text, where it starts and its baseline.
  private struct Line: Equatable {
    var text: String
    var x = 0.0
    var y = 0.0
  }

  private func layer(_ text: String, width: Double = 100, height: Double = 100) -> CATextLayer {
    let layer = CATextLayer()
    layer.string = text
    layer.fontSize = 20
    layer.bounds = CGRect(x: 0, y: 0, width: width, height: height)
    return layer
  }

  private func runs(_ layer: CATextLayer) -> [(run: GlyphRun, paint: Paint)] {
    let outer = TextShapers.current
    defer { TextShapers.current = outer }
    TextShapers.current = Typewriter()
    guard case .group(let group)? = ShownLayer(layer).node.content.last else { return [] }
    #expect(group.clips == [ClipPath(Path(rect: layer.bounds))])
    return group.commands.compactMap {
      if case .glyphs(let run, let paint) = $0 { (run, paint) } else { nil }
    }
  }

  private func lines(_ layer: CATextLayer) -> [Line] {
    runs(layer).map { run, _ in
      let letters = run.outlines.compactMap { path -> Character? in
        guard case .move(let point)? = path.elements.first else { return nil }
        return Unicode.Scalar(UInt32(point.x)).map { Character($0) }
      }
      let origin = run.glyphs.first?.origin ?? .zero
      return Line(text: String(letters), x: origin.x, y: origin.y)
    }
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
    #expect(lines(layer) == [Line(text: "ab", x: 3, y: 21), Line(text: "c", x: 3, y: 61)])
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
    #expect(lines(layer) == [Line(text: "abc", x: x, y: 16)])
  }

  @Test func justifiedLinesReachBothSidesExceptTheLast() {
    let layer = layer("ab cd ef ghi")
    layer.isWrapped = true
    layer.alignmentMode = .justified
    // 60 of 100 points are letters: 20 between words.
    #expect(
      lines(layer) == [
        Line(text: "ab", x: 0, y: 16), Line(text: "cd", x: 40, y: 16),
        Line(text: "ef", x: 80, y: 16), Line(text: "ghi", x: 0, y: 36),
      ])
  }

  @Test func theFontsNameTellsTheWeight() {
    let layer = layer("a")
    func isHeavy() -> Bool {
      runs(layer).first?.run.outlines[0] == Path([.move(CGPoint(x: 97, y: 1))])
    }
    #expect(!isHeavy())
    layer.font = "Helvetica-Bold"
    #expect(isHeavy())
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
    let key = NSAttributedString.Key("NSFont")
    let reported = reports {
      layer.string = NSAttributedString(string: "b", attributes: [key: 1])
    }
    #expect(reported == ["CATextLayer.string with attributes"])
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
    narrow.bounds.size.height = 20
    #expect(texts(narrow) == ["…"])
  }

  @Test func withoutAStageTextIsReported() {
    let outer = TextShapers.current
    defer { TextShapers.current = outer }
    TextShapers.current = nil
    let reported = reports { #expect(ShownLayer(layer("a")).node.content.isEmpty) }
    #expect(reported == ["CATextLayer without a stage"])
  }
}
