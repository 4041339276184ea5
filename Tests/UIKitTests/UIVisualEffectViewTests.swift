// SPDX-License-Identifier: MIT
import Expectations
import Testing
import UIKit

@MainActor
@Suite struct UIVisualEffectViewTests {
  private let screen = Screen()

  private func shown(_ effect: UIVisualEffect?) -> UIVisualEffectView {
    let view = UIVisualEffectView(effect: effect)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    screen.show(view)
    return view
  }

  /// σ of the blur that is shown now; nil without any.
  private func blur(_ view: UIView) -> Double? {
    guard let filters = view.subviews.first?.layer.presentation()?.backdropFilters else {
      return nil
    }
    for case .gaussianBlur(let radius, _) in filters { return radius }
    return nil
  }

  @Test func theContentFillsTheView() {
    let view = shown(UIBlurEffect(style: .systemMaterial))
    view.frame.size = CGSize(width: 70, height: 30)
    view.layoutIfNeeded()
    #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 70, height: 30))
    #expect(view.contentView.superview === view)
  }

  /// Apple's sample of iOS 7 blurs a light effect by 30 points, the others by 20.
  @Test(arguments: [(UIBlurEffect.Style.light, 30.0), (.extraLight, 20), (.dark, 20)])
  func aBlurHasItsStylesRadius(style: UIBlurEffect.Style, radius: Double) {
    #expect(blur(shown(UIBlurEffect(style: style))) == radius)
  }

  @Test func withoutAnEffectNothingIsBlurred() {
    #expect(blur(shown(nil)) == nil)
    let view = shown(UIBlurEffect(style: .light))
    view.effect = nil
    screen.update()
    #expect(blur(view) == nil)
  }

  @Test func theEffectIsAnimated() {
    let view = shown(UIBlurEffect(style: .light))
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.effect = nil }
    screen.advance(to: screen.time + 0.25)
    expect(blur(view), 22.5, within: 0.01)
    screen.advance(to: screen.time + 1)
    #expect(blur(view) == nil)
  }

  @Test func aPropertyAnimatorScrubsTheBlur() {
    let view = shown(nil)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      view.effect = UIBlurEffect(style: .light)
    }
    for share in [0.5, 0.1, 0.8] {
      animator.fractionComplete = share
      screen.update()
      expect(blur(view), 30 * share, within: 0.01)
    }
    animator.stopAnimation(true)
  }

  @Test func effectsOfOneStyleAreEqual() {
    #expect(UIBlurEffect(style: .dark) == UIBlurEffect(style: .dark))
    #expect(UIBlurEffect(style: .dark) != UIBlurEffect(style: .light))
  }
}
