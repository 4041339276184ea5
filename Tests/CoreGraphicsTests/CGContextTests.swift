// SPDX-License-Identifier: MIT
import CoreGraphics
import FilmstripDisplayList
import Testing

/// What contexts record: the display list, not its pixels.
@Suite struct CGContextTests {
  private let context = CGContext(extent: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let rect = CGRect(x: 10, y: 10, width: 20, height: 20)

  private func fill(_ color: Color) -> DrawCommand {
    .fill(Path(rect: rect), rule: .winding, paint: .color(color))
  }

  private var group: Group? {
    guard case .group(let group) = context.commands.last else { return nil }
    return group
  }

  // MARK: Cheap cases

  @Test func plainDrawingNeedsNoGroup() {
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(rect)
    #expect(context.commands == [fill(Color(red: 1, green: 0, blue: 0))])
  }

  @Test func theAlphaOfAColorNeedsNoGroup() {
    context.setFillColor(gray: 0, alpha: 0.5)
    context.setAlpha(0.5)
    context.fill(rect)
    #expect(context.commands == [fill(Color(white: 0, alpha: 0.25))])
  }

  // MARK: State

  @Test func theStateComesBack() {
    context.saveGState()
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.setLineWidth(9)
    context.setAlpha(0.1)
    context.setBlendMode(.multiply)
    context.setShadow(offset: .zero, blur: 3)
    context.interpolationQuality = .none
    context.setShouldAntialias(false)
    context.clip(to: rect)
    context.translateBy(x: 5, y: 5)
    context.restoreGState()
    context.fill(rect)
    context.stroke(rect)
    #expect(context.interpolationQuality == .default)
    #expect(
      context.commands == [
        fill(.black),
        .stroke(Path(rect: rect), style: StrokeStyle(width: 1), paint: .color(.black)),
      ])
    context.restoreGState()
  }

  @Test func aLineHasTheStyleThatWasSet() {
    context.setLineWidth(3)
    context.setLineCap(.round)
    context.setLineJoin(.bevel)
    context.setMiterLimit(4)
    context.setLineDash(phase: 1, lengths: [2, 3])
    context.move(to: .zero)
    context.addLine(to: CGPoint(x: 9, y: 0))
    context.strokePath()
    let style = StrokeStyle(
      width: 3, cap: .round, join: .bevel, miterLimit: 4, dash: [2, 3], dashPhase: 1)
    #expect(
      context.commands == [
        .stroke(
          Path([.move(.zero), .line(CGPoint(x: 9, y: 0))]), style: style, paint: .color(.black))
      ])
    #expect(context.isPathEmpty)
  }

  // MARK: Shadows

  @Test func aShadowsBlurIsTwiceItsSigmaAndTheTransformLeavesIt() throws {
    context.scaleBy(x: 3, y: 3)
    context.setShadow(offset: CGSize(width: 2, height: 4), blur: 6)
    context.fill(rect)
    let shadow = try #require(group?.effects.shadow)
    #expect(shadow.radius == 3 && shadow.offset == CGSize(width: 2, height: 4))
    #expect(shadow.color.alpha * shadow.opacity == 1.0 / 3)
    #expect(group?.transform == Transform(scaleX: 3, y: 3))
  }

  @Test func aShadowWithoutColorIsNone() {
    context.setShadow(offset: CGSize(width: 2, height: 4), blur: 6)
    context.setShadow(offset: CGSize(width: 2, height: 4), blur: 6, color: nil)
    context.fill(rect)
    #expect(context.commands == [fill(.black)])
  }

  // MARK: Clearing and blending

  @Test func clearingTakesAwayByTheShapeAlone() {
    context.setAlpha(0.2)
    context.clear(rect)
    #expect(group?.blend == .destinationOut)
    #expect(group?.commands == [fill(.black)])
    // Seen in a picture, it must not clear what lies below the picture.
    guard case .group(let whole) = context.drawing().first else {
      Issue.record("no group")
      return
    }
    #expect(whole.isIsolated)
  }

  @Test func allBlendModesAreHandedOn() {
    for raw in 0...27 {
      guard let mode = CGBlendMode(rawValue: Int32(raw)) else {
        Issue.record("no mode \(raw)")
        continue
      }
      #expect("\(mode)" == mode.blend.rawValue)
    }
    #expect(CGBlendMode(rawValue: 28) == nil)
  }

  // MARK: Layers

  @Test func aTransparencyLayerIsDrawnAsOneThing() {
    context.setAlpha(0.5)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.fill(rect)
    context.fill(rect)
    context.setAlpha(0.1)
    context.endTransparencyLayer()
    #expect(group?.opacity == 0.5)
    #expect(
      group?.commands == [.group(Group(isIsolated: true, commands: [fill(.black), fill(.black)]))])
    context.fill(rect)
    #expect(context.commands.last == fill(Color(white: 0, alpha: 0.5)))
  }

  @Test func layersThatAreNotBegunOrEndedDoNothing() {
    context.endTransparencyLayer()
    context.fill(rect)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.restoreGState()
    #expect(context.makeImage() != nil)
  }

  // MARK: Paths

  @Test func thePathStaysWhereItIsWhenTheTransformChanges() {
    context.addRect(CGRect(x: 0, y: 0, width: 4, height: 4))
    context.scaleBy(x: 2, y: 2)
    #expect(context.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(context.currentPointOfPath == .zero)
    #expect(context.pathContains(CGPoint(x: 1.9, y: 1.9), mode: .fill))
    #expect(!context.pathContains(CGPoint(x: 2.1, y: 1), mode: .fill))
    #expect(context.pathContains(CGPoint(x: 2.1, y: 1), mode: .stroke))
    #expect(!context.pathContains(CGPoint(x: 1, y: 1), mode: .stroke))
  }

  @Test func theBoxOfTheClipIsThatOfAllClips() {
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 100, height: 100))
    context.clip(to: CGRect(x: 10, y: 10, width: 50, height: 50))
    context.scaleBy(x: 2, y: 2)
    context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(context.boundingBoxOfClipPath == CGRect(x: 5, y: 5, width: 15, height: 5))
    context.resetClip()
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 50, height: 50))
  }

  @Test func brokenNumbersDrawNothing() {
    context.fill(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
    context.fill(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1))
    context.setLineWidth(.nan)
    context.stroke(rect)
    context.saveGState()
    context.scaleBy(x: 0, y: 1)
    context.fill(rect)
    context.addRect(rect)
    context.fillPath()
    context.restoreGState()
    context.saveGState()
    context.rotate(by: .nan)
    context.fill(rect)
    context.restoreGState()
    #expect(context.commands.isEmpty)
  }

  // MARK: Patterns

  @Test func aPatternLiesInBaseSpace() {
    var callbacks = CGPatternCallbacks(
      version: 0, drawPattern: { $1.fill(CGRect(x: 0, y: 0, width: 2, height: 2)) },
      releaseInfo: nil)
    let pattern = CGPattern(
      info: nil, bounds: CGRect(x: 0, y: 0, width: 4, height: 4), matrix: .identity, xStep: 5,
      yStep: 6, tiling: .noDistortion, isColored: false, callbacks: &callbacks)
    guard let pattern, let space = CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB())
    else {
      Issue.record("no pattern")
      return
    }
    context.setFillColorSpace(space)
    context.setFillPattern(pattern, colorComponents: [1, 0, 0, 1])
    context.scaleBy(x: 2, y: 2)
    context.fill(rect)
    guard case .fill(_, _, .pattern(let used)) = group?.commands.first else {
      Issue.record("no pattern painted")
      return
    }
    #expect(used.step == CGSize(width: 5, height: 6))
    #expect(used.transform == Transform(scaleX: 0.5, y: 0.5))
    let red = Paint.color(Color(red: 1, green: 0, blue: 0))
    #expect(
      used.commands == [
        .fill(Path(rect: CGRect(x: 0, y: 0, width: 2, height: 2)), rule: .winding, paint: red)
      ])
  }
}
