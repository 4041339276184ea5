// SPDX-License-Identifier: MIT
import Animators
import Expectations
import Filmstrip
import Testing
import UIKit

/// Presentations written the way published animators are: what these rely on of UIKit.
@MainActor
@Suite struct PublishedPresentationTests {
  private let stage = Stage()
  private let home = UIViewController()
  private let presented = UIViewController()
  private let source = TransitionSource()
  private let screen = CGRect(x: 0, y: 0, width: 393, height: 852)

  init() {
    stage.window.rootViewController = home
    stage.advance(by: 0)
    presented.transitioningDelegate = source
  }

  private func present(_ style: UIModalPresentationStyle, animated: Bool = true) {
    presented.modalPresentationStyle = style
    home.present(presented, animated: animated)
  }

  private func shown(_ view: UIView) -> CGRect { (view.layer.presentation() ?? view.layer).frame }

  // MARK: Final frames

  /// The dismissal of the slide-in presentation that many projects share: the final frame of the
  /// leaving controller is where it stands, and one width to the left is where it goes.
  @Test(arguments: [UIModalPresentationStyle.custom, .overFullScreen])
  func theFinalFrameOfALeavingControllerIsItsCurrentFrame(style: UIModalPresentationStyle) {
    var initial = CGRect.zero
    source.dismissal = ClosureAnimator { context in
      guard let from = context.viewController(forKey: .from) else { return }
      let here = context.finalFrame(for: from)
      initial = context.initialFrame(for: from)
      from.view.frame = here
      context.animate { from.view.frame = here.offsetBy(dx: -here.width, dy: 0) }
    }
    present(style, animated: false)
    stage.settle()
    presented.view.frame = CGRect(x: 20, y: 300, width: 200, height: 400)
    let start = stage.time
    presented.dismiss(animated: true)
    stage.advance(to: start + 0.25)
    #expect(initial == CGRect(x: 20, y: 300, width: 200, height: 400))
    // easeInOut has done half of the way at half of the time.
    expect(shown(presented.view).origin, CGPoint(x: 20 - 100, y: 300), within: 1e-3)
    #expect(shown(presented.view).size == CGSize(width: 200, height: 400))
    stage.settle()
    #expect(home.presentedViewController == nil)
  }

  /// A published library divides by its height in a demo that presents in the current context, which removes the
  /// presenter's view: zero would trap there.
  @Test(arguments: [UIModalPresentationStyle.fullScreen, .currentContext, .custom, .overFullScreen])
  func theFinalFrameOfALeavingControllerIsItsCurrentOne(style: UIModalPresentationStyle) {
    var frames: [CGRect] = []
    source.dismissal = ClosureAnimator { context in
      if let from = context.viewController(forKey: .from) {
        frames.append(context.finalFrame(for: from))
      }
      context.completeTransition(true)
    }
    present(style, animated: false)
    stage.settle()
    let shown = presented.view.frame
    presented.dismiss(animated: true)
    stage.settle()
    #expect(frames == [shown] && !shown.isEmpty)
  }

  /// "Otherwise, the current frame of fromViewController.view": of a presenter that is somewhere else
  /// than the container.
  @Test func thePresentersFramesAreItsCurrentFrame() {
    var frames: [CGRect] = []
    source.animator = ClosureAnimator { context in
      if let from = context.viewController(forKey: .from) {
        frames = [context.initialFrame(for: from), context.finalFrame(for: from)]
      }
      context.completeTransition(true)
    }
    home.view.frame = CGRect(x: 250, y: 0, width: 393, height: 852)
    present(.custom)
    stage.settle()
    #expect(frames == Array(repeating: CGRect(x: 250, y: 0, width: 393, height: 852), count: 2))
  }

  // MARK: The root view

  /// A menu or a scanner lies below the root view, which slides away.
  @Test func theRootViewMovesBelowAPresentation() {
    source.animator = ClosureAnimator { [home] context in
      if let to = context.view(forKey: .to) { context.containerView.insertSubview(to, at: 0) }
      context.animate { home.view.frame.origin.y = 852 }
    }
    present(.custom)
    stage.advance(by: 0.25)
    expect(shown(home.view).minY, 426, within: 1e-3)
    stage.settle()
    #expect(home.view.frame.minY == 852)
    stage.window.setNeedsLayout()
    stage.advance(by: 0)
    #expect(home.view.frame.minY == 852)
  }

  @Test func theRootViewFollowsTheWindowsSize() {
    home.view.frame = CGRect(x: 0, y: 100, width: 393, height: 852)
    stage.window.frame = CGRect(x: 0, y: 0, width: 300, height: 500)
    stage.advance(by: 0)
    #expect(home.view.frame == stage.window.bounds)
  }

  // MARK: The beginning

  nonisolated static let wholeViewTransitions: [UIView.AnimationOptions] = [
    .transitionFlipFromLeft, .transitionCurlUp, .transitionCrossDissolve,
  ]

  /// The whole container turns from the presenting to the presented view.
  ///
  /// Over a presenting view that stays there is nothing in the container that could curl away.
  @Test(arguments: wholeViewTransitions, [UIModalPresentationStyle.fullScreen, .custom])
  func theContainerTurnsInOneTransition(
    options: UIView.AnimationOptions, style: UIModalPresentationStyle
  ) {
    if options == .transitionCurlUp, style == .custom { return }
    home.view.backgroundColor = .red
    presented.view.backgroundColor = .blue
    source.animator = ClosureAnimator { context in
      guard let to = context.view(forKey: .to) else { return }
      UIView.transition(with: context.containerView, duration: 0.5, options: options) {
        context.containerView.addSubview(to)
      } completion: { _ in
        context.completeTransition(true)
      }
    }
    present(style)
    stage.advance(by: 0.01)
    let early = stage.snapshot()[200, 1200]
    stage.settle()
    let late = stage.snapshot()[200, 1200]
    #expect(late.blue > 200 && late.red < 60)
    #expect(early.red > 200 && early.blue < 60)
  }

  /// Published crash stacks show a presentation's transition in a block that runs after the Core
  /// Animation commit: what the turn has changed is on the screen by then.
  @Test func theAnimatorIsCalledAfterTheCommitOfTheTurn() {
    let label = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    var hasContents: Bool?
    source.animator = ClosureAnimator { context in
      hasContents = label.snapshotView(afterScreenUpdates: false)?.layer.contents != nil
      context.completeTransition(true)
    }
    let recording = stage.record("present") {
      home.view.addSubview(label)
      present(.custom)
    }
    #expect(hasContents == true)
    #expect(recording.findings.isEmpty)
  }

  @Test func aViewThatMovedToAnotherParentStillHasItsPicture() {
    home.view.backgroundColor = .red
    let child = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    child.backgroundColor = .green
    home.view.addSubview(child)
    stage.advance(by: 0)
    var picture: UIView?
    source.animator = ClosureAnimator { [home] context in
      context.containerView.addSubview(home.view)
      child.backgroundColor = .blue
      picture = home.view.snapshotView(afterScreenUpdates: false)
      context.completeTransition(true)
    }
    let recording = stage.record("present") { present(.fullScreen) }
    #expect(recording.findings.isEmpty)
    let view = UIView(frame: screen)
    if let picture { view.addSubview(picture) }
    stage.window.addSubview(view)
    let bitmap = stage.snapshot()
    let (ground, inner) = (bitmap[30, 30], bitmap[300, 300])
    #expect(ground.red > 200 && ground.green < 80)
    // Green as it was committed, not blue as it was set.
    #expect(inner.green > 150 && inner.blue < 120)
  }

  /// Once a view has been off the screen for a turn it is new again.
  @Test func aViewThatWasAwayForATurnHasNoPicture() {
    let child = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    home.view.addSubview(child)
    stage.advance(by: 0)
    child.removeFromSuperview()
    stage.advance(by: 0)
    home.view.addSubview(child)
    #expect(child.snapshotView(afterScreenUpdates: false)?.layer.contents == nil)
  }

  // MARK: The end

  /// The half sheet as it was written before there were sheets.
  @Test(arguments: [UIModalPresentationStyle.custom, .overFullScreen, .fullScreen])
  func aPresentedViewStaysWhereItsAnimatorLeftIt(style: UIModalPresentationStyle) {
    source.animator = ClosureAnimator { context in
      guard let to = context.view(forKey: .to) else { return }
      to.frame = CGRect(x: 0, y: 852, width: 393, height: 400)
      context.containerView.addSubview(to)
      context.animate { to.frame.origin.y = 452 }
    }
    present(style)
    stage.settle()
    #expect(presented.view.frame == CGRect(x: 0, y: 452, width: 393, height: 400))
    presented.view.superview?.setNeedsLayout()
    stage.advance(by: 0)
    #expect(presented.view.frame == CGRect(x: 0, y: 452, width: 393, height: 400))
    stage.resize(to: CGSize(width: 300, height: 600))
    stage.settle()
    #expect(presented.view.frame == CGRect(x: 0, y: 0, width: 300, height: 600))
  }

  /// The modal dismissal of article 001: the presenting view goes below the presented one in the
  /// container, and away with it.
  @Test(arguments: [UIModalPresentationStyle.custom, .automatic])
  func aPresenterThatLeavesWithTheContainerIsFound(style: UIModalPresentationStyle) {
    source.dismissal = ClosureAnimator { context in
      guard let from = context.viewController(forKey: .from),
        let to = context.viewController(forKey: .to)
      else { return }
      context.containerView.insertSubview(to.view, belowSubview: from.view)
      UIView.animate(
        withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0
      ) {
        from.view.transform = CGAffineTransform(translationX: 0, y: 852)
      } completion: { _ in
        context.completeTransition(true)
      }
    }
    present(style, animated: false)
    stage.settle()
    let recording = stage.record("dismiss") { presented.dismiss(animated: true) }
    #expect(home.view.window == nil)
    #expect(recording.findings.count == 1)
    #expect(
      recording.findings.first?.message.contains("left the view of") == true
        && recording.findings.first?.message.contains("out of the window") == true)
  }

  @Test func aPresenterThatStaysIsNoFinding() {
    for style in [UIModalPresentationStyle.custom, .fullScreen, .overFullScreen, .automatic] {
      present(style)
      stage.settle()
      let recording = stage.record("dismiss") { presented.dismiss(animated: true) }
      #expect(recording.findings.isEmpty)
      #expect(home.view.window != nil)
    }
  }

  /// Another root takes over while the presented controller leaves: the usual way to log out.
  @Test func anotherRootIsNoLostPresenter() {
    present(.custom)
    stage.settle()
    let recording = stage.record("dismiss") {
      presented.dismiss(animated: true)
      stage.window.rootViewController = UIViewController()
    }
    #expect(recording.findings.isEmpty)
  }
}
