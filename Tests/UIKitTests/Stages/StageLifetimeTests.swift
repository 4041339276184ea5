// SPDX-License-Identifier: MIT
import Animators
import Filmstrip
import HeapUse
import Synchronization
import Testing
import UIKit

/// What is released with a stage: all that waits for its clock, and the controllers on its screen.
@MainActor
@Suite(.serialized) struct StageLifetimeTests {
  /// How many objects there are.
  fileprivate final class Tally: @unchecked Sendable { var living = 0 }

  fileprivate final class CountedController: UIViewController {
    let tally: Tally
    /// What an application keeps with its controller.
    var kept: [AnyObject] = []

    init(_ tally: Tally) {
      self.tally = tally
      tally.living += 1
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    deinit { tally.living -= 1 }
  }

  /// A stage whose root is a controller, with what goes on there when the stage goes.
  struct Situation: Sendable, CustomTestStringConvertible {
    let testDescription: String
    fileprivate let begin: @MainActor @Sendable (Stage, CountedController) -> Void

    fileprivate init(
      _ name: String, _ begin: @escaping @MainActor @Sendable (Stage, CountedController) -> Void
    ) {
      (testDescription, self.begin) = (name, begin)
    }
  }

  nonisolated private static func presented(
    _ style: UIModalPresentationStyle, for seconds: TimeInterval?
  ) -> Situation {
    Situation("presented in style \(style.rawValue), for \(seconds ?? 10) s") { stage, root in
      let controller = CountedController(root.tally)
      controller.modalPresentationStyle = style
      controller.popoverPresentationController?.sourceView = root.view
      root.definesPresentationContext = true
      root.present(controller, animated: true) { _ = root }
      if let seconds { stage.advance(by: seconds) } else { stage.settle() }
    }
  }

  nonisolated private static let presentations =
    [.fullScreen, .pageSheet, .overFullScreen, .currentContext, .popover].flatMap {
      [presented($0, for: nil), presented($0, for: 0.1)]
    }

  nonisolated private static let controllers = [
    Situation("presented in a chain") { stage, root in
      let (middle, front) = (CountedController(root.tally), CountedController(root.tally))
      root.present(middle, animated: true)
      stage.settle()
      middle.present(front, animated: true)
      stage.settle()
    },
    Situation("presented, and dismissed") { stage, root in
      let controller = CountedController(root.tally)
      controller.modalPresentationStyle = .popover
      root.present(controller, animated: true)
      stage.settle()
      root.dismiss(animated: true)
      stage.settle()
    },
    Situation("being dismissed") { stage, root in
      root.present(CountedController(root.tally), animated: true)
      stage.settle()
      root.dismiss(animated: true)
      stage.advance(by: 0.1)
    },
    Situation("prepared for presentations that do not come") { stage, root in
      let popover = CountedController(root.tally)
      popover.modalPresentationStyle = .popover
      popover.popoverPresentationController?.adaptiveSheetPresentationController.detents = [
        .large()
      ]
      let sheet = CountedController(root.tally)
      sheet.sheetPresentationController?.detents = [.medium()]
      let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
      let kept = CountedController(root.tally)
      alert.addAction(UIAlertAction(title: "B", style: .default) { _ in _ = kept })
      alert.popoverPresentationController?.sourceView = root.view
    },
    Situation("an alert") { stage, root in
      let alert = UIAlertController(title: "A", message: "B", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "C", style: .default) { _ in _ = root })
      root.present(alert, animated: true)
      stage.settle()
    },
    Situation("presented in a window of its own") { stage, root in
      let window = UIWindow(frame: stage.window.bounds)
      let other = CountedController(root.tally)
      window.rootViewController = other
      window.isHidden = false
      root.kept.append(window)
      stage.settle()
      other.present(CountedController(root.tally), animated: true)
      stage.settle()
    },
    Situation("below another root") { stage, root in
      root.present(CountedController(root.tally), animated: true)
      stage.settle()
      stage.window.rootViewController = CountedController(root.tally)
      stage.settle()
    },
    Situation("being pushed") { stage, root in
      let container = UINavigationController(rootViewController: CountedController(root.tally))
      stage.window.rootViewController = container
      stage.settle()
      container.pushViewController(CountedController(root.tally), animated: true)
      stage.advance(by: 0.1)
    },
    Situation("asked to be pushed") { stage, root in
      let container = UINavigationController(rootViewController: CountedController(root.tally))
      stage.window.rootViewController = container
      stage.settle()
      container.pushViewController(CountedController(root.tally), animated: true)
    },
    Situation("pushed by an animator that keeps its context") { stage, root in
      let container = UINavigationController(rootViewController: root)
      stage.window.rootViewController = container
      stage.settle()
      // The animator keeps the context of its transition, as interactive ones do.
      let source = TransitionSource(
        SlideAnimator(), interaction: UIPercentDrivenInteractiveTransition())
      root.kept.append(source)
      container.delegate = source
      container.pushViewController(CountedController(root.tally), animated: true)
      stage.advance(by: 0.2)
    },
    Situation("swiped back") { stage, root in
      let container = UINavigationController(rootViewController: CountedController(root.tally))
      stage.window.rootViewController = container
      container.pushViewController(CountedController(root.tally), animated: false)
      stage.settle()
      stage.perform(.pan(from: .point(1, 300), to: .point(200, 300), duration: 0.5))
      stage.advance(by: 0.3)
    },
    Situation("pages that turn") { stage, root in
      for style in [UIPageViewController.TransitionStyle.scroll, .pageCurl] {
        let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
        pages.setViewControllers(
          [CountedController(root.tally)], direction: .forward, animated: false)
        stage.window.rootViewController = pages
        stage.settle()
        pages.setViewControllers(
          [CountedController(root.tally)], direction: .forward, animated: true
        ) { [pages] _ in _ = pages }
        stage.advance(by: 0.1)
      }
    },
    Situation("another tab") { stage, root in
      let tabs = UITabBarController()
      tabs.viewControllers = [CountedController(root.tally), CountedController(root.tally)]
      stage.window.rootViewController = tabs
      stage.settle()
      tabs.selectedIndex = 1
      stage.advance(by: 0.01)
    },
    Situation("rotating") { stage, root in
      let window = stage.window
      root.kept.append(window)
      window.rootViewController = CountedController(root.tally)
      stage.rotate(to: .landscapeLeft)
      stage.advance(by: 0.1)
    },
  ]

  nonisolated private static let work = [
    Situation("DispatchQueue.asyncAfter") { stage, root in
      let window = stage.window
      DispatchQueue.main.asyncAfter(deadline: .now() + 100) { _ = (root, window) }
    },
    Situation("DispatchQueue.async") { stage, root in
      let window = stage.window
      DispatchQueue.main.async { _ = (root, window) }
      DispatchQueue(label: "own").async { _ = (root, window) }
    },
    Situation("Timer") { stage, root in
      let window = stage.window
      root.kept.append(
        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in _ = (root, window) })
      stage.advance(by: 1.5)
    },
    Situation("CADisplayLink") { stage, root in
      let window = stage.window
      let link = CADisplayLink { _ in _ = (root, window) }
      link.add(to: .main, forMode: .common)
      root.kept.append(link)
      stage.advance(by: 0.1)
    },
    Situation("perform(afterDelay:)") { stage, root in
      let window = stage.window
      root.perform(afterDelay: 100) { _ = window }
    },
    Situation("Task.sleep") { stage, root in
      let window = stage.window
      Task {
        try? await Task.sleep(for: .seconds(100))
        _ = (root, window)
        try? await Task.sleep(for: .seconds(100))
        _ = (root, window)
      }
      stage.advance(by: 1)
    },
    Situation("a task that has not begun") { stage, root in
      Task {
        try await Task.sleep(for: .seconds(100))
        _ = root
      }
    },
    Situation("a loop of sleeps") { stage, root in
      Task {
        while !Task.isCancelled {
          try? await Task.sleep(for: .seconds(1))
          root.view.alpha -= 0.01
        }
      }
      stage.advance(by: 2.5)
    },
    Situation("a task that waits for an animation") { stage, root in
      Task {
        await UIView.animate(withDuration: 5) { root.view.alpha = 0 }
        _ = root
      }
      stage.advance(by: 1)
    },
    Situation("UIView.animate") { stage, root in
      let window = stage.window
      UIView.animate(withDuration: 3) {
        root.view.alpha = 0
      } completion: { _ in
        _ = (root, window)
      }
      stage.advance(by: 1)
      UIView.animate(withDuration: 3) {
        root.view.center.x += 100
      } completion: { _ in
        _ = window
      }
    },
    Situation("UIView.transition") { stage, root in
      let window = stage.window
      UIView.transition(
        with: root.view, duration: 3, options: .transitionFlipFromLeft,
        animations: { root.view.backgroundColor = .blue }, completion: { _ in _ = window })
      stage.advance(by: 1)
    },
    Situation("CATransaction.setCompletionBlock") { stage, root in
      let window = stage.window
      CATransaction.begin()
      CATransaction.setCompletionBlock { _ = (root, window) }
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.fromValue = 0
      animation.duration = 10
      root.view.layer.add(animation, forKey: nil)
      CATransaction.commit()
      stage.advance(by: 1)
    },
    Situation("UIViewPropertyAnimator, running and paused") { stage, root in
      let window = stage.window
      let running = UIViewPropertyAnimator(duration: 3, curve: .linear) { root.view.alpha = 0 }
      let paused = UIViewPropertyAnimator(duration: 3, curve: .linear) { root.view.alpha = 0 }
      for animator in [running, paused] { animator.addCompletion { _ in _ = (root, window) } }
      running.startAnimation()
      paused.fractionComplete = 0.5
      root.kept += [running, paused]
      stage.advance(by: 1)
    },
    Situation("UIDynamicAnimator") { stage, root in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      root.view.addSubview(view)
      let animator = UIDynamicAnimator(referenceView: root.view)
      animator.addBehavior(UIGravityBehavior(items: [view]))
      root.kept.append(animator)
      stage.advance(by: 0.1)
    },
    Situation("a gesture") { stage, root in
      let window = stage.window
      root.view.addGestureRecognizer(UIPanGestureRecognizer { [unowned window] _ in _ = window })
      stage.perform(.pan(from: .point(100, 100), to: .point(200, 100), duration: 1))
      stage.advance(by: 0.5)
    },
  ]

  @Test(arguments: presentations + controllers + work)
  func nothingOutlivesTheStage(_ situation: Situation) {
    let tally = Tally()
    for _ in 0..<3 {
      let stage = Stage()
      let root = CountedController(tally)
      stage.window.rootViewController = root
      stage.settle()
      #expect(tally.living == 1)
      situation.begin(stage, root)
    }
    #expect(tally.living == 0)
  }

  /// A loop that takes no notice of its cancellation goes on, and leaves the processor to others.
  @Test func aLoopThatIgnoresItsCancellationIsPaused() async {
    final class Count: Sendable {
      let sleeps = Atomic(0)
      let isOver = Atomic(false)
    }
    let count = Count()
    do {
      let stage = Stage()
      stage.advance(by: 0)
      Task {
        while !count.isOver.load(ordering: .relaxed) {
          try? await Task.sleep(for: .seconds(1))
          count.sleeps.add(1, ordering: .relaxed)
        }
      }
      stage.advance(by: 3.5)
      #expect(count.sleeps.load(ordering: .relaxed) == 3)
    }
    let atTheEnd = count.sleeps.load(ordering: .relaxed)
    for _ in 0..<1_000 { await Task.yield() }
    #expect(count.sleeps.load(ordering: .relaxed) < atTheEnd + 200)
    count.isOver.store(true, ordering: .relaxed)
  }

  /// What has waited is dropped, not run.
  @Test func nothingIsCalledWhenTheStageGoes() {
    var calls: [String] = []
    do {
      let stage = Stage()
      let root = UIViewController()
      stage.window.rootViewController = root
      stage.settle()
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { calls.append("block") }
      Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in calls.append("timer") }
      UIView.animate(withDuration: 1) {
        root.view.alpha = 0
      } completion: { _ in
        calls.append("completion")
      }
      root.present(UIViewController(), animated: true) { calls.append("presented") }
      stage.advance(by: 0.1)
    }
    #expect(calls == [])
  }

  /// A window that is kept stays as it was, and takes no more work.
  @Test func aWindowThatOutlivesItsStageKeepsNothingThatWaits() {
    let tally = Tally()
    var stage: Stage? = Stage()
    let window = stage?.window
    let root = UIViewController()
    window?.rootViewController = root
    stage?.settle()
    stage = nil
    for _ in 0..<2 {
      let controller = CountedController(tally)
      DispatchQueue.main.async { _ = (controller, window) }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { _ = (controller, window) }
      let link = CADisplayLink { _ in _ = controller }
      link.add(to: .main, forMode: .common)
      root.present(controller, animated: true)
    }
    #expect(tally.living == 0)
    #expect(window?.rootViewController === root)
  }

  // MARK: Bytes

  /// The bytes that stay allocated for each of some runs, after as many as caches need.
  private func bytesKept(_ runs: Int, _ body: () -> Void) -> Double {
    for _ in 0..<40 { body() }
    let before = Int(filmstrip_bytes_in_use())
    for _ in 0..<runs { body() }
    return Double(Int(filmstrip_bytes_in_use()) - before) / Double(runs)
  }

  @Test func aRecordedPushKeepsNoMemory() {
    let kept = bytesKept(200) {
      let stage = Stage()
      let first = UIViewController()
      first.title = "First"
      let container = UINavigationController(rootViewController: first)
      stage.window.rootViewController = container
      let second = UIViewController()
      second.title = "Second"
      _ = stage.record("push") { container.pushViewController(second, animated: true) }
    }
    #expect(kept < 200)
  }

  @Test func aRecordedPresentationKeepsNoMemory() {
    let kept = bytesKept(100) {
      let stage = Stage()
      let root = UIViewController()
      stage.window.rootViewController = root
      stage.settle()
      _ = stage.record("presentation") { root.present(UIViewController(), animated: true) }
    }
    #expect(kept < 200)
  }

  @Test func animationsOfBoxedValuesKeepNoMemory() {
    let stage = Stage()
    stage.advance(by: 0)
    let layer = CALayer()
    stage.window.layer.addSublayer(layer)
    let kept = bytesKept(200) {
      for (key, value) in [
        ("opacity", NSNumber(value: 0.5)), ("position", NSValue(cgPoint: CGPoint(x: 1, y: 2))),
        ("bounds", NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4))),
        ("bounds.size", NSValue(cgSize: CGSize(width: 1, height: 2))),
        ("transform", NSValue(caTransform3D: CATransform3DMakeScale(2, 2, 2))),
      ] {
        let animation = CABasicAnimation(keyPath: key)
        animation.fromValue = value
        animation.duration = 0.01
        layer.add(animation, forKey: nil)
      }
      stage.advance(by: 0.1)
    }
    #expect(kept < 50)
  }

  @Test func labelsAndDrawnTextKeepNoMemory() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    let kept = bytesKept(200) {
      label.text = "first"
      _ = label.intrinsicContentSize
      label.text = "second"
      _ = "text".size(withAttributes: [.font: UIFont.systemFont(ofSize: 12)])
    }
    #expect(kept < 50)
  }
}
