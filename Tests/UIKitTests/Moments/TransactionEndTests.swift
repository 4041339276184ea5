// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

/// A completion block of a transaction around a push or pop: a common way to learn of its end.
@MainActor
@Suite struct TransactionEndTests {
  private let stage = Stage()
  private let navigation = UINavigationController(rootViewController: UIViewController())

  init() {
    stage.window.rootViewController = navigation
    stage.settle()
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
    CATransaction.setCompletionBlock { [stage] in
      ends.completion = stage.time
      ends.count += 1
    }
    switch change {
    case .push: navigation.pushViewController(UIViewController(), animated: true)
    case .pop: navigation.popViewController(animated: true)
    case .popToRoot: navigation.popToRootViewController(animated: true)
    case .set: navigation.setViewControllers([UIViewController()], animated: true)
    }
    CATransaction.commit()
    navigation.transitionCoordinator?.animate(alongsideTransition: nil) { [stage] _ in
      ends.transition = stage.time
    }
  }

  @Test(arguments: Change.allCases, Caller.allCases)
  func theBlockRunsWhenTheMotionHasEnded(change: Change, caller: Caller) throws {
    for _ in 0..<2 { navigation.pushViewController(UIViewController(), animated: false) }
    stage.settle()
    let ends = Ends()
    let began = stage.time
    switch caller {
    case .test: perform(change, ends)
    case .mainQueue: DispatchQueue.main.async { perform(change, ends) }
    case .tap:
      let button = UIButton(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
      button.addAction(UIAction { _ in perform(change, ends) }, for: .touchDown)
      navigation.topViewController?.view.addSubview(button)
      stage.perform(.tap(at: .point(50, 350)))
    case .layoutPass:
      perform(change, ends)
      navigation.view.layoutIfNeeded()
    }
    stage.settle()
    let completion = try #require(ends.completion)
    let transition = try #require(ends.transition)
    #expect(ends.count == 1)
    #expect(abs(completion - transition) < 0.02)
    // The system's spring, which takes half a second.
    #expect(completion - began > 0.45 && completion - began < 0.7)
  }

  @Test func withoutAnimationItRunsAtOnce() {
    let ends = Ends()
    let began = stage.time
    CATransaction.begin()
    CATransaction.setCompletionBlock { [stage] in ends.completion = stage.time }
    navigation.pushViewController(UIViewController(), animated: false)
    CATransaction.commit()
    stage.settle()
    #expect(ends.completion == began)
  }

  /// A presentation begins after the commit, so that nothing of it is in the transaction (inferred from published crash
  /// stacks; no public source relies on a block around one).
  @Test(arguments: [true, false])
  func aroundAPresentationItRunsAtOnce(isDismissal: Bool) {
    let home = navigation.viewControllers[0]
    if isDismissal { home.present(UIViewController(), animated: false) }
    stage.settle()
    let ends = Ends()
    let began = stage.time
    var completion: TimeInterval?
    CATransaction.begin()
    CATransaction.setCompletionBlock { [stage] in ends.completion = stage.time }
    if isDismissal {
      home.dismiss(animated: true) { [stage] in completion = stage.time }
    } else {
      home.present(UIViewController(), animated: true) { [stage] in completion = stage.time }
    }
    CATransaction.commit()
    stage.settle()
    #expect(ends.completion == began)
    #expect((completion ?? 0) - began > 0.45)
  }

  /// What begins after the transaction is closed, and was not asked for in it, does not count.
  @Test func onlyWhatWasAskedForInItCounts() {
    let ends = Ends()
    navigation.pushViewController(UIViewController(), animated: true)
    CATransaction.begin()
    CATransaction.setCompletionBlock { [stage] in ends.completion = stage.time }
    CATransaction.commit()
    let began = stage.time
    stage.settle()
    #expect(ends.completion == began)
  }
}
