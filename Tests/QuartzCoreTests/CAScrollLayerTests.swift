// SPDX-License-Identifier: MIT
import QuartzCore
import Testing

@MainActor
@Suite struct CAScrollLayerTests {
  private func layer() -> CAScrollLayer {
    let layer = CAScrollLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    return layer
  }

  @Test func itClipsToItsBoundsByDefault() {
    let layer = CAScrollLayer()
    #expect(layer.masksToBounds && layer.scrollMode == .both)
  }

  @Test(
    arguments: [
      (CAScrollLayerScrollMode.both, CGPoint(x: 30, y: 40)),
      (.horizontally, CGPoint(x: 30, y: 0)), (.vertically, CGPoint(x: 0, y: 40)), (.none, .zero),
    ])
  func scrollingMovesTheBoundsAlongItsDirections(mode: CAScrollLayerScrollMode, origin: CGPoint) {
    let layer = layer()
    layer.scrollMode = mode
    layer.scroll(to: CGPoint(x: 30, y: 40))
    #expect(layer.bounds == CGRect(origin: origin, size: CGSize(width: 100, height: 50)))
  }

  @Test func scrollingAnimates() {
    let layer = layer()
    let shown = ShownLayer(layer)
    layer.scroll(to: CGPoint(x: 30, y: 0))
    shown.commit()
    #expect(layer.presentation()?.bounds.minX == 0)
    shown.advance(to: 0.125)
    let x = layer.presentation()?.bounds.minX ?? 0
    #expect(x > 0 && x < 30)
    shown.advance(to: 0.25)
    #expect(layer.presentation()?.bounds.minX == 30)
  }

  @Test(
    arguments: [
      (CGRect(x: 10, y: 10, width: 20, height: 20), CGPoint(x: 0, y: 0)),
      (CGRect(x: 150, y: 10, width: 20, height: 20), CGPoint(x: 70, y: 0)),
      (CGRect(x: -30, y: 60, width: 20, height: 20), CGPoint(x: -30, y: 30)),
      (CGRect(x: 5, y: 5, width: 300, height: 300), CGPoint(x: 5, y: 5)),
    ])
  func aRectangleIsMadeVisibleByTheSmallestMove(rect: CGRect, origin: CGPoint) {
    let layer = layer()
    layer.scroll(to: rect)
    #expect(layer.bounds.origin == origin)
  }

  @Test func layersInItScrollItAndKnowWhatOfThemIsVisible() {
    let layer = layer()
    let page = CALayer()
    page.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    let item = CALayer()
    item.frame = CGRect(x: 200, y: 100, width: 20, height: 20)
    layer.addSublayer(page)
    page.addSublayer(item)
    item.scrollRectToVisible(item.bounds)
    #expect(layer.bounds.origin == CGPoint(x: 120, y: 70))
    #expect(item.visibleRect == item.bounds)
    #expect(page.visibleRect == CGRect(x: 120, y: 70, width: 100, height: 50))
    item.scroll(CGPoint(x: 5, y: 5))
    #expect(layer.bounds.origin == CGPoint(x: 205, y: 105))
    #expect(item.visibleRect == CGRect(x: 5, y: 5, width: 15, height: 15))
    layer.scroll(to: CGPoint.zero)
    #expect(item.visibleRect == .zero)
    #expect(CALayer().visibleRect == .zero)
  }

  @Test func itDoesNotScrollToWhatIsNoNumber() {
    let layer = layer()
    layer.scroll(to: CGPoint(x: Double.nan, y: 3))
    #expect(layer.bounds.origin == .zero)
  }
}
