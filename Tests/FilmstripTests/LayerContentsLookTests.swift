// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

@MainActor
@Suite struct LayerContentsLookTests {
  private let screen = SmallScreen()
  private let layer = CALayer()

  init() { layer.frame = CGRect(x: 40, y: 40, width: 40, height: 40) }

  private func shown(_ layer: CALayer) -> Bitmap {
    screen.show(layer)
    return screen.picture
  }

  private func image(_ width: Int, _ height: Int, _ draw: (CGContext) -> Void) -> CGImage? {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(
      size: CGSize(width: width, height: height), format: format)
    return renderer.image { draw($0.cgContext) }.cgImage
  }

  private func fill(_ context: CGContext, _ color: Pixel, _ rect: CGRect) {
    context.setFillColor(color.cgColor)
    context.fill(rect)
  }

  /// Red at the left and blue at the right, 20 × 10.
  private func twoColors() -> CGImage? {
    image(20, 10) {
      fill($0, SmallScreen.red, CGRect(x: 0, y: 0, width: 10, height: 10))
      fill($0, SmallScreen.blue, CGRect(x: 10, y: 0, width: 10, height: 10))
    }
  }

  // MARK: Placing

  @Test(
    arguments: [
      (CALayerContentsGravity.center, CGRect(x: 50, y: 55, width: 20, height: 10)),
      (.top, CGRect(x: 50, y: 40, width: 20, height: 10)),
      (.bottom, CGRect(x: 50, y: 70, width: 20, height: 10)),
      (.left, CGRect(x: 40, y: 55, width: 20, height: 10)),
      (.right, CGRect(x: 60, y: 55, width: 20, height: 10)),
      (.topLeft, CGRect(x: 40, y: 40, width: 20, height: 10)),
      (.topRight, CGRect(x: 60, y: 40, width: 20, height: 10)),
      (.bottomLeft, CGRect(x: 40, y: 70, width: 20, height: 10)),
      (.bottomRight, CGRect(x: 60, y: 70, width: 20, height: 10)),
      (.resize, CGRect(x: 40, y: 40, width: 40, height: 40)),
      (.resizeAspect, CGRect(x: 40, y: 50, width: 40, height: 20)),
      (.resizeAspectFill, CGRect(x: 20, y: 40, width: 80, height: 40)),
    ])
  func gravityPlacesTheContents(gravity: CALayerContentsGravity, rect: CGRect) {
    layer.contents = twoColors()
    layer.contentsGravity = gravity
    let picture = shown(layer)
    let (left, right) = (Int(rect.minX), Int(rect.maxX) - 1)
    let (top, bottom) = (Int(rect.minY), Int(rect.maxY) - 1)
    for y in [top, bottom] {
      expect(picture[left, y], SmallScreen.red)
      expect(picture[right, y], SmallScreen.blue)
      expect(picture[left - 1, y], SmallScreen.black)
      expect(picture[right + 1, y], SmallScreen.black)
    }
    for x in [left, right] {
      expect(picture[x, top - 1], SmallScreen.black)
      expect(picture[x, bottom + 1], SmallScreen.black)
    }
    let middle = Int(rect.midX)
    expect(picture[middle - 2, top + 1], SmallScreen.red)
    expect(picture[middle + 1, top + 1], SmallScreen.blue)
  }

  @Test func aPartOfTheContentsFillsTheLayer() {
    layer.contents = twoColors()
    layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    let picture = shown(layer)
    expect(picture[42, 60], SmallScreen.blue)
    expect(picture[77, 60], SmallScreen.blue)
  }

  /// An image of 12 × 12 with a frame of 3, of which only the middle half stretches.
  @Test func whatLiesBesideTheCentreKeepsItsSize() {
    layer.contents = image(12, 12) {
      fill($0, SmallScreen.red, CGRect(x: 0, y: 0, width: 12, height: 12))
      fill($0, SmallScreen.blue, CGRect(x: 3, y: 3, width: 6, height: 6))
    }
    layer.contentsCenter = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
    let picture = shown(layer)
    for place in [41, 78] {
      expect(picture[place, place], SmallScreen.red)
      expect(picture[60, place], SmallScreen.red)
      expect(picture[place, 60], SmallScreen.red)
    }
    for place in [45, 60, 74] {
      expect(picture[place, place], SmallScreen.blue)
      expect(picture[place, 45], SmallScreen.blue)
    }
  }

  @Test func newContentsFadeIn() {
    layer.contents = image(1, 1) {
      fill($0, SmallScreen.red, CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    screen.show(layer)
    let animation = CABasicAnimation(keyPath: "contents")
    animation.toValue = image(1, 1) {
      fill($0, SmallScreen.blue, CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    animation.duration = 1
    layer.add(animation, forKey: nil)
    for share in [0.25, 0.75] {
      expect(
        screen.picture(at: share)[60, 60], SmallScreen.red.mixed(with: SmallScreen.blue, share),
        within: 1)
    }
  }

  // MARK: Drawing

  private final class PaintedLayer: CALayer {
    var paint = SmallScreenPaint.red
    var drawings = 0

    override func draw(in ctx: CGContext) {
      drawings += 1
      let blue: CGFloat = paint == .blue ? 1 : 0
      ctx.setFillColor(CGColor(red: 1 - blue, green: 0, blue: blue, alpha: 1))
      ctx.fill(CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height))
    }
  }

  private enum SmallScreenPaint { case red, blue }

  private func painted() -> PaintedLayer {
    let layer = PaintedLayer()
    layer.frame = CGRect(x: 40, y: 40, width: 40, height: 40)
    // What is redrawn would fade in.
    layer.actions = ["contents": NSNull()]
    return layer
  }

  @Test func aLayerDrawsItselfOnlyWhenItIsAsked() {
    let layer = painted()
    expect(shown(layer)[50, 60], SmallScreen.black)
    #expect(layer.drawings == 0)
    layer.setNeedsDisplay()
    let picture = screen.picture
    expect(picture[59, 60], SmallScreen.red)
    expect(picture[60, 60], SmallScreen.black)
    layer.paint = .blue
    expect(screen.picture[50, 60], SmallScreen.red)
    layer.setNeedsDisplay()
    layer.setNeedsDisplay()
    expect(screen.picture[50, 60], SmallScreen.blue)
    #expect(layer.drawings == 2)
  }

  /// Otherwise what was drawn is stretched.
  @Test(arguments: [true, false])
  func newBoundsAreRedrawnWhereRequested(needsDisplay: Bool) {
    let layer = painted()
    layer.needsDisplayOnBoundsChange = needsDisplay
    layer.setNeedsDisplay()
    screen.show(layer)
    layer.paint = .blue
    CATransaction.setDisableActions(true)
    layer.bounds.size = CGSize(width: 60, height: 60)
    let picture = screen.picture
    let color = needsDisplay ? SmallScreen.blue : SmallScreen.red
    expect(picture[31, 60], color)
    expect(picture[59, 60], color)
    expect(picture[61, 60], SmallScreen.black)
    #expect(layer.drawings == (needsDisplay ? 2 : 1))
  }

  /// Model values, in the layer's own space: neither its place nor an animation counts.
  @Test func aLayerIsRenderedWithAllInIt() {
    let part = CALayer()
    part.frame = CGRect(x: 20, y: 0, width: 20, height: 40)
    part.backgroundColor = SmallScreen.blue.cgColor
    layer.backgroundColor = SmallScreen.red.cgColor
    layer.addSublayer(part)
    screen.show(layer)
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 0, 9)
    part.add(animation, forKey: nil)
    screen.stage.advance(by: 1)
    let copy = CALayer()
    copy.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    copy.contents = image(40, 40) { layer.render(in: $0) }
    layer.isHidden = true
    let picture = shown(copy)
    expect(picture[1, 20], SmallScreen.red)
    expect(picture[19, 20], SmallScreen.red)
    expect(picture[20, 20], SmallScreen.blue)
    expect(picture[39, 39], SmallScreen.blue)
  }

  private final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
  }

  @Test func aViewHasTheLayerOfItsClass() throws {
    let view = GradientView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    let gradient = try #require(view.layer as? CAGradientLayer)
    gradient.colors = [SmallScreen.black.cgColor, SmallScreen.red.cgColor]
    screen.show(view)
    // 50.5 of 100 points down.
    expect(screen.picture[60, 60], Pixel(red: 129, green: 0, blue: 0), within: 2)
  }
}
