// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

/// `CALayer.render(in:)` of views that were never on the screen: the way to make images of labels and
/// of drawing code.
@MainActor
@Suite struct LayerRenderingTests {
  private let stage = SmallScreen()
  private static let size = CGSize(width: 80, height: 40)

  private final class Drawing: UIView {
    var count = 0
    override func draw(_ rect: CGRect) {
      count += 1
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 10, y: 10, width: 20, height: 20))
    }
  }

  private final class Arranging: UIView {
    var count = 0
    override func layoutSubviews() { count += 1 }
  }

  private final class Painter: NSObject, CALayerDelegate {
    func draw(_ layer: CALayer, in ctx: CGContext) {
      ctx.setFillColor(UIColor.red.cgColor)
      ctx.fill(layer.bounds)
    }
  }

  private func picture(_ draw: (CGContext) -> Void) throws -> Bitmap {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: Self.size, format: format).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(origin: .zero, size: Self.size))
      draw(context.cgContext)
    }
    return try #require(image.cgImage?.bitmap)
  }

  private func darkPixels(_ bitmap: Bitmap) -> Int {
    var count = 0
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where bitmap[x, y].green < 100 { count += 1 }
    }
    return count
  }

  private func label() -> UILabel {
    let label = UILabel(frame: CGRect(x: 5, y: 5, width: 70, height: 30))
    label.text = "Hello"
    label.textColor = .black
    return label
  }

  /// Labels of views that have not been on the screen are in the picture, as a bitmap where one
  /// expects outlines (published question about PDF files of views).
  @Test func aLabelThatWasNeverShownIsInThePicture() throws {
    let one = label()
    let rendered = try picture(one.layer.render)
    #expect(darkPixels(rendered) > 50)
    let other = label()
    let drawn = try picture { _ in other.drawHierarchy(in: other.bounds, afterScreenUpdates: true) }
    #expect(rendered == drawn)
  }

  @Test func nestedViewsAreDisplayedFirst() throws {
    let root = UIView(frame: CGRect(origin: .zero, size: Self.size))
    let middle = UIView(frame: CGRect(x: 10, y: 0, width: 70, height: 40))
    let inner = Drawing(frame: CGRect(x: 20, y: 0, width: 40, height: 40))
    root.addSubview(middle)
    middle.addSubview(inner)
    let bitmap = try picture(root.layer.render)
    #expect(bitmap[45, 20] == SmallScreen.red)
    #expect(bitmap[35, 20] == SmallScreen.white)
    // What has been displayed is not drawn again before it asks for that.
    _ = try picture(root.layer.render)
    #expect(inner.count == 1)
    inner.setNeedsDisplay()
    _ = try picture(root.layer.render)
    #expect(inner.count == 2)
  }

  @Test func aMaskThatDrawsItselfIsDisplayedFirst() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.backgroundColor = .blue
    let mask = Drawing(frame: view.bounds)
    view.mask = mask
    let bitmap = try picture(view.layer.render)
    #expect(bitmap[20, 20] == SmallScreen.blue)
    #expect(bitmap[5, 5] == SmallScreen.white)
  }

  /// Asserted by tests of GNUstep that run on Apple's QuartzCore: `render(in:)` does not ask the
  /// delegate to draw what was not displayed.
  @Test func aLayerThatDidNotAskForDisplayStaysEmpty() throws {
    let painter = Painter()
    let layer = CALayer()
    layer.frame = CGRect(origin: .zero, size: Self.size)
    layer.delegate = painter
    #expect(try picture(layer.render)[20, 20] == SmallScreen.white)
    layer.setNeedsDisplay()
    #expect(try picture(layer.render)[20, 20] == SmallScreen.red)
  }

  /// Published projects call `layoutIfNeeded` before, as what layout places is not there otherwise.
  @Test func nothingIsLaidOut() throws {
    let view = Arranging(frame: CGRect(origin: .zero, size: Self.size))
    _ = try picture(view.layer.render)
    #expect(view.count == 0)
    view.layoutIfNeeded()
    #expect(view.count == 1)
  }
}
