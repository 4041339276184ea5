// SPDX-License-Identifier: MIT
import Filmstrip
import FilmstripTransitions
import Testing
import UIKit

@testable import FilmstripScenes

/// A touch that drives an app's transition is sought where the one that its sources suggest moves nothing.
@MainActor @Suite struct SoughtTouchTests {
  /// A sheet at the bottom that a pan on it, downwards, takes away: beyond three tenths of its height, or fast.
  private final class Sheet: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
  {
    /// Points in a second above which it goes however short the way is.
    let fast: CGFloat
    private let driver = UIPercentDrivenInteractiveTransition()
    private var isDriven = false
    private(set) weak var shown: UIViewController?

    init(_ fast: CGFloat) { self.fast = fast }

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      shown = presented
      return Bottom(presentedViewController: presented, presenting: presenting)
    }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { isDriven ? driver : nil }

    func transitionDuration(
      using context: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.3 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let view = context.view(forKey: .from)
      UIView.animate(
        withDuration: 0.3, delay: 0, options: .curveLinear,
        animations: { view?.frame.origin.y = 852 },
        completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
    }

    /// The sheet, with a recognizer of its own on a screen.
    func pulled(on screen: UIViewController) -> Sheet {
      let pan = UIPanGestureRecognizer()
      pan.addTarget { [self] (pan: UIPanGestureRecognizer) in pull(pan, starting: true) }
      screen.view.addGestureRecognizer(pan)
      return self
    }

    func pull(_ pan: UIPanGestureRecognizer, starting: Bool) {
      guard let shown else { return }
      let share = pan.translation(in: nil).y / 400
      switch pan.state {
      case .began:
        isDriven = true
        if starting { shown.dismiss(animated: true) }
      case .changed: driver.update(share)
      default:
        isDriven = false
        share > 0.3 || pan.velocity(in: nil).y > fast ? driver.finish() : driver.cancel()
      }
    }
  }

  private final class Bottom: UIPresentationController {
    override var frameOfPresentedViewInContainerView: CGRect {
      CGRect(x: 0, y: 452, width: 393, height: 400)
    }
  }

  /// The planned touch is level, and 100 points above the sheet.
  private static let planned = GalleryDrag(.right, startX: 0.1, startY: 0.4)

  @Test(arguments: [("finish", 10_000), ("cancel", 10_000), ("cancel", 200)])
  func aTouchIsSoughtOnTheSheet(_ gesture: String, _ fast: CGFloat) throws {
    let (trial, findings) = try StandInTests().record("back", gesture: gesture) {
      $0.addForthAndBack(.present, style: .custom, drag: SoughtTouchTests.planned) { scene in
        Sheet(fast).pulled(on: scene.to)
      }
    }
    #expect(findings == [])
    #expect(trial.notes == [])
    #expect(trial.changingFrames > 10)
    // A screen that goes and comes back is notified of both.
    #expect(trial.calls.contains { $0.name == "viewDidDisappear" } == (gesture == "finish"))
  }

  /// A sheet that goes with every touch is told, not shown as cancelled.
  @Test func aTouchThatCannotCancelIsTold() throws {
    let (trial, _) = try StandInTests().record("back", gesture: "cancel") {
      $0.addForthAndBack(.present, style: .custom, drag: SoughtTouchTests.planned) { scene in
        Sheet(-1).pulled(on: scene.to)
      }
    }
    #expect(trial.notes == ["a: the touch does not cancel the way"])
  }

  /// A container that a pan closes to the left beyond 45 points, and that gives a little to the right.
  private final class Panel: UIViewController {
    /// How far to the left the panel has been.
    private(set) var low = 0.0
    private let panel = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 852))

    override func viewDidLoad() {
      super.viewDidLoad()
      panel.backgroundColor = .red
      view.addSubview(panel)
      let pan = UIPanGestureRecognizer()
      pan.addTarget { [weak self] (pan: UIPanGestureRecognizer) in self?.moved(pan) }
      view.addGestureRecognizer(pan)
    }

    private func moved(_ pan: UIPanGestureRecognizer) {
      let x = pan.translation(in: view).x
      if pan.state == .changed { panel.frame.origin.x = x < 0 ? x : x / 4 }
      low = min(low, panel.frame.origin.x)
      guard pan.state == .ended else { return }
      UIView.animate(withDuration: 0.2) { self.panel.frame.origin.x = x < -45 ? -300 : 0 }
    }
  }

  /// The planned touch is made shorter before one in another direction is taken, which would close nothing.
  @Test func aTouchIsMadeShorterBeforeAnotherOneIsTaken() throws {
    nonisolated(unsafe) var panels: [Panel] = []
    let (trial, _) = try StandInTests().record("back", gesture: "cancel") {
      $0.addActs(.present, drag: GalleryDrag(.left, startX: 0.9)) { scene in
        let panel = Panel()
        panel.view.insertSubview(scene.to.view, at: 0)
        panels.append(panel)
        return StandInActs(panel, forth: {})
      }
    }
    #expect(trial.changingFrames > 2)
    // The first one closes the panel; the second one is a tenth of the screen's width long, and rests there.
    try #require(panels.count == 2)
    #expect(panels[0].low < -45)
    #expect(abs(panels[1].low + 39.3) < 0.1)
  }

  /// The app's screen has the recognizer, and hands it on: the scene does so in its place, and begins the way.
  @Test(arguments: [true, false]) func aPanOfTheSceneDrivesWhatFollowsOne(_ starting: Bool) throws {
    let (trial, findings) = try StandInTests().record("back", gesture: "finish") {
      $0.addForthAndBack(.present, style: .custom, drag: SoughtTouchTests.planned) { scene in
        let sheet = Sheet(10_000)
        scene.drive(starting: starting) { pan in sheet.pull(pan, starting: !starting) }
        return sheet
      }
    }
    #expect(findings == [])
    #expect(trial.calls.contains { $0.name == "viewDidDisappear" })
  }

  /// What an app makes for a transition can ask where a view of the first screen is.
  @Test func theFirstScreenIsOnTheWindowBeforeTheAppMakesItsObjects() throws {
    nonisolated(unsafe) var places: [CGRect] = []
    _ = try StandInTests().record("forth") {
      $0.addForthAndBack(.push) { scene in
        let tile = scene.from.standInTile
        places.append(tile.convert(tile.bounds, to: tile.window))
        #expect(tile.window != nil)
        return nil
      }
    }
    #expect(places == [StandInScreen.tileFrame])
  }
}
