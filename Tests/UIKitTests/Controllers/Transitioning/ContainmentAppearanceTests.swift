// SPDX-License-Identifier: MIT
import Animators
import Filmstrip
import Testing
import UIKit

/// The callbacks of children when their views enter the window of a parent on screen, and leave it.
///
/// Apple's reference: with automatic forwarding a container adds and removes views, and UIKit sends
/// the appearance calls.
@MainActor
@Suite struct ContainmentAppearanceTests {
  private final class ParentViewController: LoggingViewController {}
  private final class ChildViewController: LoggingViewController {}
  private final class GrandchildViewController: LoggingViewController {}
  private final class ManualViewController: LoggingViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  }

  private let stage = Stage()
  private let log = CallLog()
  private let parent = ParentViewController()
  private let child = ChildViewController()

  init() {
    child.log = log
    stage.window.rootViewController = parent
    stage.advance(by: 0)
  }

  private func add(_ child: UIViewController, to parent: UIViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  @Test func aChildIsNotifiedOfItsViewAppearingAndDisappearing() {
    add(child, to: parent)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      log.lines == [
        "Child.willMove(toParent: ParentViewController)", "Child.viewDidLoad",
        "Child.viewWillAppear(false)", "Child.viewIsAppearing(false)",
        "Child.viewDidAppear(false)", "Child.didMove(toParent: ParentViewController)",
        "Child.willMove(toParent: nil)", "Child.viewWillDisappear(false)",
        "Child.viewDidDisappear(false)", "Child.didMove(toParent: nil)",
      ])
  }

  @Test func aChildOfAChildIsNotifiedOnceAfterIt() {
    let grandchild = GrandchildViewController()
    add(grandchild, to: child)
    grandchild.log = log
    log.lines = []
    let wrapper = UIView()
    parent.addChild(child)
    wrapper.addSubview(child.view)
    parent.view.addSubview(wrapper)
    wrapper.removeFromSuperview()
    #expect(
      log.lines.filter { $0.contains("view") } == [
        "Child.viewWillAppear(false)", "Grandchild.viewWillAppear(false)",
        "Child.viewIsAppearing(false)", "Grandchild.viewIsAppearing(false)",
        "Child.viewDidAppear(false)", "Grandchild.viewDidAppear(false)",
        "Child.viewWillDisappear(false)", "Grandchild.viewWillDisappear(false)",
        "Child.viewDidDisappear(false)", "Grandchild.viewDidDisappear(false)",
      ])
  }

  @Test func aChildThatLeftItsParentFirstStillDisappears() {
    add(child, to: parent)
    log.lines = []
    child.removeFromParent()
    child.view.removeFromSuperview()
    #expect(
      log.lines == [
        "Child.didMove(toParent: nil)", "Child.viewWillDisappear(false)",
        "Child.viewDidDisappear(false)",
      ])
  }

  @Test func aParentThatForwardsByHandKeepsThatToItself() {
    let manual = ManualViewController()
    stage.window.rootViewController = manual
    stage.advance(by: 0)
    add(child, to: manual)
    child.view.removeFromSuperview()
    #expect(!log.lines.contains { $0.contains("ppear") })
  }

  @Test func aPairOfCallsAroundTheAdditionIsNotDoubled() {
    parent.addChild(child)
    child.beginAppearanceTransition(true, animated: true)
    parent.view.addSubview(child.view)
    child.endAppearanceTransition()
    child.beginAppearanceTransition(false, animated: true)
    child.view.removeFromSuperview()
    child.endAppearanceTransition()
    #expect(
      log.lines.filter { $0.contains("ppear") } == [
        "Child.viewWillAppear(true)", "Child.viewIsAppearing(true)", "Child.viewDidAppear(true)",
        "Child.viewWillDisappear(true)", "Child.viewDidDisappear(true)",
      ])
  }

  @Test func callsOutOfBalanceAreFound() {
    let manual = ManualViewController()
    stage.window.rootViewController = manual
    stage.advance(by: 0)
    add(child, to: manual)
    let message = "Unbalanced calls to begin/end appearance transitions for ChildViewController"
    let end = stage.record("end") { child.endAppearanceTransition() }
    #expect(end.findings.map(\.message) == [message])
    let begin = stage.record("begin") {
      child.beginAppearanceTransition(true, animated: false)
      child.beginAppearanceTransition(true, animated: false)
      child.endAppearanceTransition()
    }
    #expect(begin.findings.map(\.message) == [message])
    let balanced = stage.record("balanced") {
      child.beginAppearanceTransition(false, animated: false)
      child.beginAppearanceTransition(true, animated: false)
      child.endAppearanceTransition()
    }
    #expect(balanced.findings.isEmpty)
    // A menu that is kept beyond the edge, as two published ones are, has appeared with its parent.
    let menu = ChildViewController()
    stage.window.rootViewController = parent
    parent.addChild(menu)
    parent.view.addSubview(menu.view)
    menu.didMove(toParent: parent)
    stage.settle()
    let shown = stage.record("shown") {
      menu.beginAppearanceTransition(true, animated: true)
      menu.endAppearanceTransition()
    }
    #expect(shown.findings.isEmpty)
    let again = stage.record("again") { menu.endAppearanceTransition() }
    #expect(again.findings.count == 1)
  }

  /// As by an animator; and by an override that calls another callback's `super`.
  @Test func callbacksThatTheAppCallsAreFound() {
    final class Confused: UIViewController {
      override func viewDidAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    }
    let plain = UIViewController()
    let confused = Confused()
    let shown = stage.record("shown") {
      plain.addChild(confused)
      plain.view.addSubview(confused.view)
      stage.window.rootViewController = plain
    }
    #expect(
      shown.findings.map(\.message) == [
        "viewWillAppear of Confused is called by the app, and UIKit sends it as well"
      ])
    let called = stage.record("called") { plain.viewDidDisappear(true) }
    #expect(called.findings.map(\.property) == ["viewDidDisappear"])
    let silent = stage.record("silent") { stage.window.rootViewController = UIViewController() }
    #expect(silent.findings.isEmpty, "\(silent.findings)")
  }
}
