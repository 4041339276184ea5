// SPDX-License-Identifier: MIT
import FilmstripUIKitControllers
import Screens
import Testing

/// A completion block of a transaction around a push or pop: a common way to learn of its end.
@MainActor
@Suite struct TransactionEndTests {
  private let screen = Screen()
  private let navigation = UINavigationController(rootViewController: UIViewController())

  init() {
    screen.window.rootViewController = navigation
    screen.settle()
  }

  private final class Ends {
    var transition: TimeInterval?
    var completion: TimeInterval?
    var count = 0
  }

  enum Change: CaseIterable, Sendable { case push, pop, popToRoot, set }
  enum Caller: CaseIterable, Sendable { case test, mainQueue, tap, layoutPass }

  private func perform(_ change: Change, _ ends: Ends) {
    CATransaction.begin()
    CATransaction.setCompletionBlock { [screen] in
      ends.completion = screen.time
      ends.count += 1
    }
    switch change {
    case .push: navigation.pushViewController(UIViewController(), animated: true)
    case .pop: navigation.popViewController(animated: true)
    case .popToRoot: navigation.popToRootViewController(animated: true)
    case .set: navigation.setViewControllers([UIViewController()], animated: true)
    }
    CATransaction.commit()
    navigation.transitionCoordinator?.animate(alongsideTransition: nil) { [screen] _ in
      ends.transition = screen.time
    }
  }

  @Test(arguments: Change.allCases, Caller.allCases)
  func theBlockRunsWhenTheMotionHasEnded(change: Change, caller: Caller) throws {
    for _ in 0..<2 { navigation.pushViewController(UIViewController(), animated: false) }
    screen.settle()
    let ends = Ends()
    let began = screen.time
    switch caller {
    case .test: perform(change, ends)
    case .mainQueue: DispatchQueue.main.async { perform(change, ends) }
    case .tap:
      let button = UIButton(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
      button.addAction(UIAction { _ in perform(change, ends) }, for: .touchDown)
      navigation.topViewController?.view.addSubview(button)
      screen.tap(at: CGPoint(x: 50, y: 350))
    case .layoutPass:
      perform(change, ends)
      navigation.view.layoutIfNeeded()
    }
    screen.settle()
    let completion = try #require(ends.completion)
    let transition = try #require(ends.transition)
    #expect(ends.count == 1)
    #expect(abs(completion - transition) < 0.02)
    // The system's spring, which takes half a second.
    #expect(completion - began > 0.45 && completion - began < 0.7)
  }

  @Test func withoutAnimationItRunsAtOnce() {
    let ends = Ends()
    let began = screen.time
    CATransaction.begin()
    CATransaction.setCompletionBlock { [screen] in ends.completion = screen.time }
    navigation.pushViewController(UIViewController(), animated: false)
    CATransaction.commit()
    screen.settle()
    #expect(ends.completion == began)
  }

  /// A presentation begins after the commit, so that nothing of it is in the transaction (inferred from published crash
  /// stacks; no public source relies on a block around one).
  @Test(arguments: [true, false])
  func aroundAPresentationItRunsAtOnce(isDismissal: Bool) {
    let home = navigation.viewControllers[0]
    if isDismissal { home.present(UIViewController(), animated: false) }
    screen.settle()
    let ends = Ends()
    let began = screen.time
    var completion: TimeInterval?
    CATransaction.begin()
    CATransaction.setCompletionBlock { [screen] in ends.completion = screen.time }
    if isDismissal {
      home.dismiss(animated: true) { [screen] in completion = screen.time }
    } else {
      home.present(UIViewController(), animated: true) { [screen] in completion = screen.time }
    }
    CATransaction.commit()
    screen.settle()
    #expect(ends.completion == began)
    #expect((completion ?? 0) - began > 0.45)
  }

  /// What begins after the transaction is closed, and was not asked for in it, does not count.
  @Test func onlyWhatWasAskedForInItCounts() {
    let ends = Ends()
    navigation.pushViewController(UIViewController(), animated: true)
    CATransaction.begin()
    CATransaction.setCompletionBlock { [screen] in ends.completion = screen.time }
    CATransaction.commit()
    let began = screen.time
    screen.settle()
    #expect(ends.completion == began)
  }
}
