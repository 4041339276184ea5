// SPDX-License-Identifier: MIT
import Expectations
import FilmstripUIKitViews
import Growth
import Screens
import Testing

/// Trees far beyond any interface: nothing recurses until the stack is full, and nothing takes time
/// that grows with the square of the size.
@MainActor
@Suite(.serialized) struct LargeTreeTests {
  private let screen = Screen()

  /// Once with so many, and some times with an eighth of them.
  private func expectGrowth(power: Int = 1, upTo count: Int, _ body: (Int) -> Void) {
    screen.update()
    Growth.expect(power: power, from: count / 8) { count in Growth.time { body(count) } }
  }

  private func move() -> CABasicAnimation {
    CABasicAnimation("zPosition", from: 0, to: 1)
  }

  @Test func tenThousandLayersDeep() {
    expectGrowth(upTo: 10_000) { count in
      let top = CALayer()
      top.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      var deepest = top
      for _ in 0..<count {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        deepest.addSublayer(layer)
        deepest = layer
      }
      screen.show(top)
      deepest.add(move(), forKey: nil)
      deepest.opacity = 0.5
      screen.advance(to: screen.time + 0.5)
      expect(deepest.presentation()?.zPosition, 0.5)
      #expect(deepest.convert(CGPoint(x: 3, y: 4), to: nil) == CGPoint(x: 3, y: 4))
      #expect(top.hitTest(CGPoint(x: 5, y: 5)) === deepest)
      expect(deepest.convertTime(3, to: top), 3)
      screen.draw()
      top.removeFromSuperlayer()
      screen.update()
    }
  }

  @Test func tenThousandViewsDeep() {
    expectGrowth(upTo: 10_000) { count in
      let top = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      var deepest = top
      for _ in 0..<count {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        deepest.addSubview(view)
        deepest = view
      }
      screen.show(top)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { deepest.center.x += 100 }
      screen.advance(to: screen.time + 0.5)
      expect(deepest.layer.presentation()?.position.x, 75)
      #expect(deepest.convert(CGPoint.zero, to: top).x == 100)
      screen.draw()
      top.removeFromSuperview()
      screen.update()
    }
  }

  /// Each comes into the window by itself.
  @Test func sixThousandViewsDeepBuiltFromTheTop() {
    expectGrowth(upTo: 6_000) { count in
      let top = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      screen.window.addSubview(top)
      var deepest = top
      for _ in 0..<count {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        deepest.addSubview(view)
        deepest = view
      }
      screen.update()
      #expect(deepest.window === screen.window)
      #expect(screen.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === deepest)
      screen.draw()
      top.removeFromSuperview()
      screen.update()
    }
  }

  @Test func aHundredThousandSiblings() {
    expectGrowth(upTo: 100_000) { count in
      let top = CALayer()
      top.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      let layers = (0..<count).map { _ in CALayer() }
      for layer in layers { top.addSublayer(layer) }
      screen.show(top)
      layers[count - 1].add(move(), forKey: nil)
      screen.advance(to: screen.time + 0.5)
      expect(layers[count - 1].presentation()?.zPosition, 0.5)
      #expect(top.hitTest(CGPoint(x: 5, y: 5)) === top)
      top.sublayers = nil
      #expect(layers[0].superlayer == nil)
      top.sublayers = layers
      #expect(top.sublayers?.count == count)
      top.sublayers = layers.reversed()
      #expect(top.sublayers?.first === layers[count - 1])
      screen.update()
      top.removeFromSuperlayer()
      screen.update()
    }
  }

  /// Each is looked for by its key among those before.
  @Test func aThousandAnimationsOfOneLayer() {
    expectGrowth(power: 2, upTo: 1_000) { count in
      let layer = CALayer()
      screen.show(layer)
      for index in 0..<count { layer.add(move(), forKey: "\(index)") }
      screen.advance(to: screen.time + 0.5)
      expect(layer.presentation()?.zPosition, 0.5)
      screen.advance(to: screen.time + 1.5)
      #expect(layer.animationKeys() == nil)
    }
  }
}
