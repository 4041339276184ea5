// SPDX-License-Identifier: MIT
import Expectations
import FilmstripUIKitViews
import Screens
import Testing

/// `UIView.transition`: what changes when, and when the completion runs.
///
/// What it looks like is tested by pixels elsewhere.
@MainActor
@Suite struct UIViewTransitionTests {
  private let screen = Screen()
  private let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let first = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let second = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    container.addSubview(first)
    screen.show(container)
  }

  nonisolated private static let looks: [UIView.AnimationOptions] = [
    .transitionCrossDissolve, .transitionFlipFromLeft, .transitionFlipFromRight,
    .transitionFlipFromTop, .transitionFlipFromBottom, .transitionCurlUp, .transitionCurlDown,
  ]

  @Test(arguments: looks)
  func changesAreMadeAtOnceAndTheCompletionRunsAtTheEnd(options: UIView.AnimationOptions) {
    screen.update()
    var ended: [String] = []
    UIView.transition(with: container, duration: 1, options: options) {
      first.center.x = 90
      first.alpha = 0.5
    } completion: {
      ended.append("\($0) \(screen.time)")
    }
    #expect(first.center.x == 90)
    #expect(first.layer.animationKeys() == nil)
    #expect(container.layer.animationKeys() == ["transition"])
    screen.advance(to: 0.5)
    expect(first.layer.presentation()?.position.x, 90)
    #expect(ended == [])
    screen.advance(to: 1)
    #expect(ended == ["true 1.0"])
    #expect(container.layer.animationKeys() == nil)
  }

  @Test func animatedContentMovesDuringTheTransition() {
    screen.update()
    UIView.transition(
      with: container, duration: 1,
      options: [.transitionCrossDissolve, .allowAnimatedContent, .curveLinear]
    ) {
      first.center.x = 90
    }
    screen.advance(to: 0.5)
    expect(first.layer.presentation()?.position.x, 70)
  }

  @Test func withoutAnyLookItIsAnOrdinaryAnimation() {
    screen.update()
    UIView.transition(with: container, duration: 1, options: .curveLinear) { first.center.x = 90 }
    #expect(container.layer.animationKeys() == nil)
    screen.advance(to: 0.5)
    expect(first.layer.presentation()?.position.x, 70)
  }

  @Test func withoutDurationItIsOverAtOnce() {
    screen.update()
    var outcomes: [Bool] = []
    UIView.transition(with: container, duration: 0, options: .transitionFlipFromLeft) {
      first.center.x = 90
    } completion: {
      outcomes.append($0)
    }
    #expect(container.layer.animationKeys() == nil)
    screen.update()
    #expect(outcomes == [true])
    expect(first.layer.presentation()?.position.x, 90)
  }

  /// Assumed.
  @Test func aViewOutsideOfAnyWindowChangesWithoutATransition() {
    screen.update()
    let loose = UIView(frame: .zero)
    var outcomes: [Bool] = []
    UIView.transition(with: loose, duration: 1, options: .transitionCrossDissolve) {
      loose.alpha = 0
    } completion: {
      outcomes.append($0)
    }
    #expect(loose.alpha == 0)
    screen.update()
    #expect(outcomes == [true])
  }

  @Test func withoutChangesItRunsAllTheSame() {
    screen.update()
    var outcomes: [Bool] = []
    UIView.transition(
      with: container, duration: 1, options: .transitionCrossDissolve, animations: nil
    ) {
      outcomes.append($0)
    }
    screen.advance(to: 0.9)
    #expect(outcomes == [])
    screen.advance(to: 1)
    #expect(outcomes == [true])
  }

  @Test func removingTheTransitionDoesNotFinishIt() {
    screen.update()
    var outcomes: [Bool] = []
    UIView.transition(with: container, duration: 1, options: .transitionCurlUp) {
      first.center.x = 90
    } completion: {
      outcomes.append($0)
    }
    screen.advance(to: 0.5)
    container.layer.removeAllAnimations()
    screen.update()
    #expect(outcomes == [false])
  }

  @Test func oneViewTakesThePlaceOfAnother() {
    let above = UIView()
    container.addSubview(above)
    screen.update()
    var ended: [String] = []
    UIView.transition(from: first, to: second, duration: 1, options: .transitionFlipFromRight) {
      ended.append("\($0) \(screen.time)")
    }
    #expect(container.subviews == [second, above])
    #expect(first.superview == nil)
    #expect(container.layer.animationKeys() == ["transition"])
    screen.advance(to: 3)
    #expect(ended == ["true 1.0"])
  }

  @Test func orOneIsHiddenAndTheOtherShown() {
    container.addSubview(second)
    second.isHidden = true
    screen.update()
    UIView.transition(
      from: first, to: second, duration: 1,
      options: [.transitionCrossDissolve, .showHideTransitionViews])
    #expect(first.isHidden && !second.isHidden)
    #expect(container.subviews == [first, second])
    screen.advance(to: 1)
    #expect(first.isHidden && !second.isHidden)
  }

  /// Assumed.
  @Test func aViewWithoutASuperviewIsNotReplaced() {
    screen.update()
    let loose = UIView()
    var outcomes: [Bool] = []
    UIView.transition(from: loose, to: second, duration: 1, options: .transitionCrossDissolve) {
      outcomes.append($0)
    }
    screen.update()
    #expect(second.superview == nil)
    #expect(outcomes == [false])
  }

  @Test func insideABlockItTakesOverTheDuration() {
    screen.update()
    var ended: [TimeInterval] = []
    UIView.animate(withDuration: 2) {
      UIView.transition(with: container, duration: 0.5, options: .transitionCrossDissolve) {
        first.alpha = 0
      } completion: { _ in
        ended.append(screen.time)
      }
    }
    screen.advance(to: 3)
    #expect(ended == [2])
  }

  @Test func whatIsLaidOutForTheChangesBelongsToThem() {
    final class Box: UIView {
      let child = UIView()
      override func layoutSubviews() { child.frame = bounds }
    }
    let box = Box(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    box.addSubview(box.child)
    screen.show(box)
    UIView.transition(with: box, duration: 1, options: .transitionCrossDissolve) {
      box.frame.size.width = 100
    }
    #expect(box.child.frame.width == 100)
    #expect(box.child.layer.animationKeys() == nil)
  }
}
