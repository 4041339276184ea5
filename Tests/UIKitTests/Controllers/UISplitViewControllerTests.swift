// SPDX-License-Identifier: MIT
import Animators
import Expectations
import Filmstrip
import Testing
import UIKit

/// Columns on an iPad of 834 × 1194 points.
@MainActor
@Suite struct UISplitViewControllerTests {
  private let stage = Stage(device: Device.named("ipad-pro-11") ?? .iPhone15)
  private let log = CallLog()
  private let a = AViewController()
  private let b = BViewController()
  private let c = CViewController()

  final class Recorder: NSObject, UISplitViewControllerDelegate {
    var lines: [String] = []
    var top: UISplitViewController.Column?
    var handlesCollapse = false

    func splitViewController(
      _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { lines.append("willChangeTo \(displayMode)") }

    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      lines.append("proposed \(proposedTopColumn)")
      return top ?? proposedTopColumn
    }

    func splitViewController(
      _ splitViewController: UISplitViewController,
      collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool {
      lines.append("collapseSecondary")
      return handlesCollapse
    }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
      lines.append("didCollapse")
    }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { lines.append("didExpand") }
  }

  private func show(_ split: UISplitViewController) {
    stage.window.rootViewController = split
    stage.advance(by: 0)
    for controller in [a, b, c] { controller.log = log }
  }

  private func classic(_ primary: UIViewController? = nil) -> UISplitViewController {
    let split = UISplitViewController()
    split.viewControllers = [primary ?? a, b]
    return split
  }

  private var calls: [String] {
    log.lines.filter { !$0.contains("Parent") && !$0.contains("Load") && !$0.contains("IsApp") }
  }

  private func turn() {
    stage.window.stageEnvironment.rotate(to: .landscapeLeft)
    stage.advance(by: 1)
  }

  private func resize(_ width: Double) {
    stage.window.stageEnvironment.resize(to: CGSize(width: width, height: 1194))
    stage.advance(by: 1)
  }

  // MARK: Side by side

  /// Documented: upright the primary column is hidden, on its side both show, 320 points first.
  @Test func columnsFollowTheOrientation() {
    let split = classic()
    show(split)
    #expect(!split.isCollapsed)
    #expect(split.displayMode == .secondaryOnly)
    #expect(b.view.frame == CGRect(x: 0, y: 0, width: 834, height: 1194))
    #expect(a.viewIfLoaded?.window == nil)
    turn()
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(a.view.frame == CGRect(x: 0, y: 0, width: 320, height: 834))
    #expect(b.view.frame == CGRect(x: 320.5, y: 0, width: 873.5, height: 834))
    #expect(calls == ["A.viewWillAppear(false)", "A.viewDidAppear(false)"])
  }

  @Test func widthsAreHeldWithinTheirLimits() {
    let split = classic()
    show(split)
    turn()
    split.preferredPrimaryColumnWidthFraction = 0.5
    // The maximum is 320 unless set.
    #expect(split.primaryColumnWidth == 320)
    split.maximumPrimaryColumnWidth = 500
    #expect(split.primaryColumnWidth == 500)
    split.preferredPrimaryColumnWidthFraction = 0.25
    #expect(split.primaryColumnWidth == 298.5)
    split.minimumPrimaryColumnWidth = 310
    #expect(split.primaryColumnWidth == 310)
    #expect(a.view.frame.width == 310)
    split.preferredPrimaryColumnWidth = 9000
    #expect(split.primaryColumnWidth == 500)
    split.preferredPrimaryColumnWidth = .nan
    #expect(split.primaryColumnWidth == 310)
  }

  @Test func thePrimaryEdgeMirrorsTheColumns() {
    let split = classic()
    split.primaryEdge = .trailing
    show(split)
    turn()
    #expect(a.view.frame == CGRect(x: 874, y: 0, width: 320, height: 834))
    #expect(b.view.frame == CGRect(x: 0, y: 0, width: 873.5, height: 834))
  }

  @Test func threeColumnsLieInOrder() {
    let split = UISplitViewController(style: .tripleColumn)
    split.setViewController(a, for: .primary)
    split.setViewController(b, for: .supplementary)
    split.setViewController(c, for: .secondary)
    show(split)
    turn()
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(a.viewIfLoaded?.window == nil)
    #expect(b.navigationController?.view.frame.minX == 0)
    #expect(c.navigationController?.view.frame.minX == 320.5)
    split.preferredDisplayMode = .twoBesideSecondary
    #expect(a.navigationController?.view.frame.minX == 0)
    #expect(b.navigationController?.view.frame.minX == 320.5)
    #expect(c.navigationController?.view.frame == CGRect(x: 641, y: 0, width: 553, height: 834))
    split.preferredDisplayMode = .twoDisplaceSecondary
    #expect(c.navigationController?.view.frame == CGRect(x: 641, y: 0, width: 873.5, height: 834))
    #expect(split.viewController(for: .primary) === a)
    #expect(a.splitViewController === split)
  }

  // MARK: Overlays

  @Test func anOverlaySlidesInAndATapBesideItTakesItAway() {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(a, for: .primary)
    split.setViewController(b, for: .secondary)
    let recorder = Recorder()
    split.delegate = recorder
    show(split)
    split.show(.primary)
    #expect(calls == ["A.viewWillAppear(true)"])
    stage.advance(by: 0.05)
    let shown = a.navigationController?.view.layer.presentation()?.frame.minX ?? .nan
    // The system's spring: 0.23223 of the way after 0.05 s.
    expect(shown, -320.5 * (1 - 0.23223), within: 0.05)
    stage.advance(by: 1)
    #expect(split.displayMode == .oneOverSecondary)
    #expect(a.navigationController?.view.frame.minX == 0)
    #expect(b.navigationController?.view.frame.width == 834)
    stage.perform(.tap(at: .point(700, 600)))
    stage.advance(by: 2)
    #expect(split.displayMode == .secondaryOnly)
    #expect(
      calls == [
        "A.viewWillAppear(true)", "A.viewDidAppear(true)", "A.viewWillDisappear(true)",
        "A.viewDidDisappear(true)",
      ])
    #expect(a.view.window == nil)
    #expect(recorder.lines == ["willChangeTo oneOverSecondary", "willChangeTo secondaryOnly"])
  }

  @Test func aSwipeFromTheSideShowsTheHiddenColumn() {
    let split = classic()
    show(split)
    stage.perform(.edgePan(from: .left, distance: 200, duration: 0.3))
    stage.advance(by: 2)
    #expect(split.displayMode == .oneOverSecondary)
    #expect(a.view.window != nil)
    split.presentsWithGesture = false
    split.preferredDisplayMode = .secondaryOnly
    stage.perform(.edgePan(from: .left, distance: 200, duration: 0.3))
    stage.advance(by: 2)
    #expect(split.displayMode == .secondaryOnly)
  }

  @Test func aModeSetInAnAnimationBlockMovesWithIt() {
    let split = classic()
    show(split)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      split.preferredDisplayMode = .oneOverSecondary
    }
    let start = stage.time
    stage.advance(to: start + 0.5)
    expect(a.view.layer.presentation()?.frame.minX, -160.25, within: 1e-6)
    stage.advance(to: start + 1.1)
    #expect(calls == ["A.viewWillAppear(true)", "A.viewDidAppear(true)"])
  }

  @Test func aMotionThatIsTurnedRoundBalancesItsCalls() {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(a, for: .primary)
    split.setViewController(b, for: .secondary)
    show(split)
    split.show(.primary)
    stage.advance(by: 0.1)
    split.hide(.primary)
    stage.advance(by: 2)
    #expect(
      calls == [
        "A.viewWillAppear(true)", "A.viewWillDisappear(true)", "A.viewDidDisappear(true)",
      ])
    #expect(a.view.window == nil)
    #expect(stage.settle() == [])
  }

  // MARK: Collapsing

  @Test func aNarrowScreenPutsTheSecondaryControllerOnTheStack() {
    let navigation = UINavigationController(rootViewController: a)
    let split = classic(navigation)
    let recorder = Recorder()
    split.delegate = recorder
    show(split)
    turn()
    log.lines = []
    resize(400)
    #expect(split.isCollapsed)
    #expect(split.viewControllers == [navigation])
    #expect(navigation.viewControllers == [a, b])
    #expect(b.view.window != nil)
    #expect(a.view.window == nil)
    #expect(recorder.lines.suffix(2) == ["collapseSecondary", "didCollapse"])
    #expect(
      calls == [
        "B.viewWillDisappear(false)", "B.viewDidDisappear(false)", "A.viewWillDisappear(false)",
        "B.viewWillAppear(false)", "A.viewDidDisappear(false)", "B.viewDidAppear(false)",
      ])
    stage.window.stageEnvironment.resize(to: CGSize(width: 1194, height: 834))
    stage.advance(by: 1)
    #expect(!split.isCollapsed)
    #expect(split.viewControllers == [navigation, b])
    #expect(navigation.viewControllers == [a])
    #expect(b.view.frame.minX == 320.5)
    #expect(a.view.window != nil)
    #expect(recorder.lines.last == "didExpand")
  }

  @Test func aDelegateThatPutsTheSecondaryControllerAwayKeepsThePrimaryOne() {
    let navigation = UINavigationController(rootViewController: a)
    let split = classic(navigation)
    let recorder = Recorder()
    recorder.handlesCollapse = true
    split.delegate = recorder
    show(split)
    resize(400)
    #expect(navigation.viewControllers == [a])
    #expect(a.view.window != nil)
    #expect(b.view.window == nil)
  }

  @Test func columnsBecomeOneStackAndColumnsAgain() {
    let split = UISplitViewController(style: .tripleColumn)
    split.setViewController(a, for: .primary)
    split.setViewController(b, for: .supplementary)
    split.setViewController(c, for: .secondary)
    let recorder = Recorder()
    split.delegate = recorder
    show(split)
    resize(400)
    #expect(a.navigationController?.viewControllers == [a, b, c])
    #expect(recorder.lines == ["proposed secondary", "didCollapse"])
    let pushed = UIViewController()
    c.navigationController?.pushViewController(pushed, animated: false)
    resize(834)
    #expect(a.navigationController?.viewControllers == [a])
    #expect(b.navigationController?.viewControllers == [b])
    #expect(c.navigationController?.viewControllers == [c, pushed])
    #expect(pushed.view.window != nil)
    recorder.top = .primary
    resize(400)
    #expect(a.navigationController?.viewControllers == [a])
    #expect(a.view.window != nil)
    split.show(.supplementary)
    stage.advance(by: 2)
    #expect(a.navigationController?.viewControllers == [a, b])
    #expect(b.view.window != nil)
    split.hide(.supplementary)
    stage.advance(by: 2)
    #expect(a.navigationController?.topViewController === a)
  }

  @Test func theCompactColumnShowsAlone() {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(a, for: .primary)
    split.setViewController(b, for: .secondary)
    split.setViewController(c, for: .compact)
    show(split)
    #expect(c.viewIfLoaded?.window == nil)
    resize(400)
    #expect(c.view.window != nil)
    #expect(c.view.frame.size == CGSize(width: 400, height: 1194))
    #expect(b.view.window == nil)
    resize(834)
    #expect(c.view.window == nil)
    #expect(b.view.window != nil)
  }

  @Test func controllersSetWhileCollapsedBecomeOneStack() {
    let split = UISplitViewController()
    show(split)
    resize(400)
    let navigation = UINavigationController(rootViewController: a)
    split.viewControllers = [navigation, b]
    stage.advance(by: 1)
    #expect(split.viewControllers == [navigation])
    #expect(navigation.viewControllers == [a, b])
    resize(834)
    #expect(split.viewControllers == [navigation, b])
    #expect(b.view.window != nil)
  }

  // MARK: Showing

  @Test func aDetailIsPushedWhileCollapsed() {
    let navigation = UINavigationController(rootViewController: a)
    let split = classic(navigation)
    let recorder = Recorder()
    recorder.handlesCollapse = true
    split.delegate = recorder
    show(split)
    resize(400)
    log.lines = []
    a.showDetailViewController(c, sender: nil)
    stage.advance(by: 2)
    #expect(navigation.viewControllers == [a, c])
    #expect(
      calls == [
        "A.viewWillDisappear(true)", "C.viewWillAppear(true)", "A.viewDidDisappear(true)",
        "C.viewDidAppear(true)",
      ])
    resize(834)
    #expect(split.viewControllers == [navigation, c])
    #expect(c.view.window != nil)
  }

  @Test func aDetailReplacesTheSecondaryController() {
    let split = classic()
    show(split)
    a.showDetailViewController(c, sender: a)
    stage.advance(by: 0)
    #expect(split.viewControllers == [a, c])
    #expect(
      calls == [
        "B.viewWillDisappear(false)", "B.viewDidDisappear(false)", "C.viewWillAppear(false)",
        "C.viewDidAppear(false)",
      ])
    #expect(b.parent == nil)
  }

  @Test func showPushesInANavigationControllerAndPresentsWithoutOne() {
    let navigation = UINavigationController(rootViewController: a)
    stage.window.rootViewController = navigation
    stage.advance(by: 0)
    let child = UIViewController()
    a.addChild(child)
    child.show(b, sender: nil)
    stage.advance(by: 2)
    #expect(navigation.viewControllers == [a, b])
    stage.window.rootViewController = c
    stage.advance(by: 0)
    let shown = UIViewController()
    shown.modalPresentationStyle = .fullScreen
    c.show(shown, sender: nil)
    stage.advance(by: 2)
    #expect(c.presentedViewController === shown)
    #expect(c.splitViewController == nil)
  }

  // MARK: Bad input

  @Test func anEmptySplitViewShowsNothing() {
    for split in [UISplitViewController(), UISplitViewController(style: .tripleColumn)] {
      show(split)
      split.show(.primary)
      split.hide(.primary)
      split.preferredDisplayMode = .twoBesideSecondary
      stage.advance(by: 1)
      resize(400)
      split.show(.secondary)
      resize(834)
      #expect(split.viewControllers.isEmpty)
    }
  }

  @Test func columnsWithoutAStyleArePreconditionFailures() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      UISplitViewController().setViewController(UIViewController(), for: .primary)
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      UISplitViewController(style: .doubleColumn).viewControllers = [UIViewController()]
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      UISplitViewController(style: .doubleColumn)
        .setViewController(UIViewController(), for: .supplementary)
    }
  }
}
