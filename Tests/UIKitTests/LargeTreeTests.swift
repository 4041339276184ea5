// SPDX-License-Identifier: MIT
import Expectations
import Testing
import UIKit

/// Trees far beyond any interface: nothing recurses until the stack is full, and nothing takes time
/// that grows with the square of the size.
@MainActor
@Suite(.serialized) struct LargeTreeTests {
  private let screen = Screen()

  /// Fails when the work takes many times longer than it does: what grows with the square of the size
  /// takes half a minute and more.
  private func within(_ limit: Duration, _ body: () -> Void) {
    let duration = ContinuousClock().measure(body)
    #expect(duration < limit, "\(duration)")
  }

  private func move() -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "zPosition")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = 1
    return animation
  }

  @Test func tenThousandLayersDeep() {
    screen.update()
    within(.seconds(8)) {
      let top = CALayer()
      top.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      var deepest = top
      for _ in 0..<10_000 {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        deepest.addSublayer(layer)
        deepest = layer
      }
      screen.show(top)
      deepest.add(move(), forKey: nil)
      deepest.opacity = 0.5
      screen.advance(to: 0.5)
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
    screen.update()
    within(.seconds(8)) {
      let top = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      var deepest = top
      for _ in 0..<10_000 {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        deepest.addSubview(view)
        deepest = view
      }
      screen.show(top)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        deepest.center.x += 100
      }
      screen.advance(to: 0.5)
      expect(deepest.layer.presentation()?.position.x, 75)
      #expect(deepest.convert(CGPoint.zero, to: top).x == 100)
      screen.draw()
      top.removeFromSuperview()
      screen.update()
    }
  }

  @Test func aHundredThousandSiblings() {
    screen.update()
    within(.seconds(30)) {
      let top = CALayer()
      top.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      let layers = (0..<100_000).map { _ in CALayer() }
      for layer in layers { top.addSublayer(layer) }
      screen.show(top)
      layers[99_999].add(move(), forKey: nil)
      screen.advance(to: 0.5)
      expect(layers[99_999].presentation()?.zPosition, 0.5)
      #expect(top.hitTest(CGPoint(x: 5, y: 5)) === top)
      top.sublayers = nil
      #expect(layers[0].superlayer == nil)
      top.sublayers = layers
      #expect(top.sublayers?.count == 100_000)
      top.sublayers = layers.reversed()
      #expect(top.sublayers?.first === layers[99_999])
      screen.update()
      top.removeFromSuperlayer()
    }
  }

  @Test func aThousandAnimationsOfOneLayer() {
    screen.update()
    within(.seconds(8)) {
      let layer = CALayer()
      screen.show(layer)
      for index in 0..<1_000 { layer.add(move(), forKey: "\(index)") }
      screen.advance(to: 0.5)
      expect(layer.presentation()?.zPosition, 0.5)
      screen.advance(to: 2)
      #expect(layer.animationKeys() == nil)
    }
  }
}
