// SPDX-License-Identifier: MIT
import Expectations
import Filmstrip
import Testing
import UIKit

/// Transforms that several animation blocks change at once: each change runs its own course, as reported
/// since iOS 8.
@MainActor
@Suite struct OverlappingTransformTests {
  private func added(to stage: Stage) -> UIView {
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    stage.window.addSubview(view)
    stage.advance(by: 0)
    return view
  }

  private func shown(_ view: UIView) -> CGAffineTransform {
    view.layer.presentation()?.affineTransform()
      ?? CGAffineTransform(a: .nan, b: 0, c: 0, d: 0, tx: 0, ty: 0)
  }

  @Test(arguments: [0.125, 0.25, 0.5, 0.75])
  func twoMovesOfOneTransformAreAdded(time: Double) {
    let stage = Stage()
    let view = added(to: stage)
    var ended: [String] = []
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.transform = CGAffineTransform(translationX: 0, y: 100)
    } completion: { _ in
      ended.append("y at \(CACurrentMediaTime())")
    }
    UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
      view.transform = view.transform.concatenating(CGAffineTransform(translationX: 60, y: 0))
    } completion: { _ in
      ended.append("x at \(CACurrentMediaTime())")
    }
    stage.advance(to: time)
    expect(shown(view).ty, 100 * time, within: 1e-9)
    expect(shown(view).tx, 60 * min(time / 0.5, 1), within: 1e-9)
    stage.settle()
    #expect(ended == ["x at 0.5", "y at 1.0"])
    #expect(view.transform == CGAffineTransform(translationX: 60, y: 100))
  }

  @Test func animatorsOfOneTransformEndAtTheirOwnTimes() {
    let stage = Stage()
    let view = added(to: stage)
    var ended: [String] = []
    let vertical = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      view.transform = CGAffineTransform(translationX: 0, y: 100)
    }
    let horizontal = UIViewPropertyAnimator(duration: 0.5, curve: .linear) {
      view.transform = view.transform.concatenating(CGAffineTransform(translationX: 60, y: 0))
    }
    vertical.addCompletion { _ in ended.append("y at \(CACurrentMediaTime())") }
    horizontal.addCompletion { _ in ended.append("x at \(CACurrentMediaTime())") }
    vertical.startAnimation()
    horizontal.startAnimation()
    stage.advance(to: 0.25)
    expect(shown(view).ty, 25, within: 1e-9)
    expect(shown(view).tx, 30, within: 1e-9)
    stage.settle()
    #expect(ended == ["x at 0.5", "y at 1.0"])
  }

  /// A scale that runs while a rotation begins: sizes and angle have each their own course.
  @Test(arguments: [0.25, 0.5, 0.75])
  func aScaleAndARotationBothShow(time: Double) {
    let stage = Stage()
    let view = added(to: stage)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    stage.advance(by: 0)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.transform = CGAffineTransform(scaleX: 1, y: 1)
    }
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.transform = CGAffineTransform(rotationAngle: 1.2)
    }
    stage.advance(to: time)
    let (size, angle) = (2 - time, 1.2 * time)
    expect(shown(view).a, size * cos(angle), within: 1e-9)
    expect(shown(view).b, size * sin(angle), within: 1e-9)
  }

  @Test func aScaleToNothingIsThereAtOnce() {
    let stage = Stage()
    let view = added(to: stage)
    var end: Double?
    UIView.animate(withDuration: 0.4) {
      view.transform = CGAffineTransform(scaleX: 0, y: 0)
    } completion: { _ in
      end = CACurrentMediaTime()
    }
    stage.advance(to: 0.1)
    #expect(shown(view).a == 0)
    stage.settle()
    #expect(end == 0.4)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.transform = .identity }
    stage.advance(to: 0.4 + 0.25)
    expect(shown(view).a, 0.25, within: 1e-9)
  }

  @Test func theProfileHasTheEarlierBehavior() {
    var profile = Stage.Profile()
    profile.planeTransformsAreAdditive = false
    let stage = Stage(device: .iPhone15, profile: profile)
    let view = added(to: stage)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.transform = CGAffineTransform(scaleX: 0, y: 0)
    }
    stage.advance(to: 0.25)
    expect(shown(view).a, 0.75, within: 1e-9)
  }
}
