// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

@MainActor
@Suite struct UIViewSpringAnimationTests {
  private let stage = Stage()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    stage.window.addSubview(view)
    stage.advance(by: 0)
  }

  private func spring(duration: Double, ratio: CGFloat, velocity: CGFloat = 0) {
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: ratio,
      initialSpringVelocity: velocity
    ) { self.view.center.x = 150 }
  }

  @Test(arguments: [1e200, -1e200, 1e12])
  func absurdVelocitiesComeToAnEnd(velocity: Double) {
    spring(duration: 1, ratio: 0.5, velocity: velocity)
    stage.advance(to: 2)
    #expect(view.layer.animationKeys() == nil)
  }

  /// The values UIKit was seen to give its animation (iOS 26.1).
  @Test func makesTheSpringAnimationUIKitMakes() throws {
    spring(duration: 0.8, ratio: 0.6)
    let animation = try #require(view.layer.animation(forKey: "position") as? CASpringAnimation)
    #expect(animation.mass == 1)
    #expect(abs(animation.stiffness - 190.214_275_444_995_48) < 1e-5)
    // 2ζω.
    #expect(abs(animation.damping - 1.2 * animation.stiffness.squareRoot()) < 1e-9)
    #expect(animation.duration == 0.8)
  }

  /// Read off frozen frames of real UIKit, good to 0.16 points.
  @Test(arguments: [(0.15, 130.98), (0.30, 159.39), (0.45, 151.06), (0.60, 149.06)])
  func movesAsMeasured(time: Double, x: Double) {
    spring(duration: 0.8, ratio: 0.6)
    stage.advance(to: time)
    #expect(abs((view.layer.presentation()?.position.x ?? .nan) - x) <= 0.16)
  }

  /// Critical with ω = 2π / 0.5: half-way the distance is (1 + ωt)e^(−ωt).
  @Test func aSpringOfAPeriodWithoutBounceIsCritical() {
    var end: Double?
    UIView.animate(springDuration: 0.5, bounce: 0) {
      self.view.center.x = 150
    } completion: { _ in
      end = self.stage.time
    }
    stage.advance(to: 0.25)
    let angle = Double.pi
    let expected = 150 - 100 * (1 + angle) * exp(-angle)
    #expect(abs((view.layer.presentation()?.position.x ?? .nan) - expected) < 1e-6)
    stage.settle()
    // ωD = 9.2334134764, the root of (1 + x)e^(−x) = 0.001.
    #expect(abs((end ?? 0) - 9.233_413_476_4 / (2 * .pi / 0.5)) < 1e-6)
  }

  @Test func showsTheModelExactlyAtItsEnd() {
    spring(duration: 0.8, ratio: 0.6, velocity: 2)
    stage.advance(to: 0.8)
    #expect(view.layer.presentation()?.position.x == 150)
    #expect(view.layer.animationKeys() == nil)
  }
}
