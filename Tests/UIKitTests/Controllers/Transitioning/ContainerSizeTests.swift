// SPDX-License-Identifier: MIT
import Animators
import Filmstrip
import Testing
import UIKit

/// The sizes that UIKit's own containers and bars would like to have.
@MainActor
@Suite struct ContainerSizeTests {
  private let stage = Stage()
  private let size = CGSize(width: 240, height: 320)

  private final class Parent: UIViewController {
    var sizes: [CGSize] = []
    override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) { sizes.append(container.preferredContentSize) }
  }

  enum Kind: CaseIterable, Sendable { case navigation, tabs, pages }

  private func container(_ kind: Kind, of child: UIViewController) -> UIViewController {
    switch kind {
    case .navigation: return UINavigationController(rootViewController: child)
    case .tabs:
      let tabs = UITabBarController()
      tabs.viewControllers = [child]
      return tabs
    case .pages:
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([child], direction: .forward, animated: false)
      return pages
    }
  }

  @Test(arguments: Kind.allCases)
  func aContainerWouldLikeToHaveTheSizeOfItsChild(kind: Kind) {
    let child = UIViewController()
    let container = container(kind, of: child)
    let parent = Parent()
    parent.addChild(container)
    #expect(container.preferredContentSize == .zero)
    child.preferredContentSize = size
    #expect(container.preferredContentSize == size)
    #expect(parent.sizes == [size])
    // What it was given itself counts.
    let other = CGSize(width: 1, height: 2)
    container.preferredContentSize = other
    child.preferredContentSize = CGSize(width: 3, height: 4)
    #expect(container.preferredContentSize == other)
    #expect(parent.sizes == [size, other])
  }

  @Test func thePresentationIsToldOfAPush() {
    let child = UIViewController()
    child.preferredContentSize = size
    let navigation = UINavigationController(rootViewController: child)
    let home = UIViewController()
    stage.window.rootViewController = home
    stage.settle()
    final class Sizing: UIPresentationController {
      var sizes: [CGSize] = []
      override var frameOfPresentedViewInContainerView: CGRect {
        CGRect(origin: .zero, size: presentedViewController.preferredContentSize)
      }

      override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
      ) { sizes.append(container.preferredContentSize) }
    }
    let source = TransitionSource(presentation: Sizing.init)
    home.present(navigation, with: source, animated: false)
    stage.settle()
    #expect(navigation.view.frame.size == size)
    let next = UIViewController()
    next.preferredContentSize = CGSize(width: 300, height: 400)
    navigation.pushViewController(next, animated: true)
    stage.settle()
    #expect((source.presentation as? Sizing)?.sizes == [CGSize(width: 300, height: 400)])
  }

  /// Heights: a bar of 44 points, 49 of a tab bar and what the home indicator covers of it (documented as what
  /// `sizeThatFits` gives).
  @Test func barsHaveAHeight() throws {
    let root = UIViewController()
    stage.window.rootViewController = root
    stage.settle()
    let view: UIView = root.view
    let bars = [UINavigationBar(), UIToolbar(), UITabBar(), UITabBar()]
    let safe = view.safeAreaLayoutGuide
    for (index, bar) in bars.enumerated() {
      bar.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(bar)
      let edge =
        switch index {
        case 0: bar.topAnchor.constraint(equalTo: safe.topAnchor)
        case 1: bar.centerYAnchor.constraint(equalTo: view.centerYAnchor)
        case 2: bar.bottomAnchor.constraint(equalTo: safe.bottomAnchor)
        default: bar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        }
      NSLayoutConstraint.activate([
        edge, bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
    }
    let recording = try stage.record(stills: "bars", at: [0])
    #expect(bars.map(\.frame.height) == [44, 44, 49, 83])
    #expect(recording.findings.isEmpty, "\(recording.findings)")
  }

  /// A view that a push has moved is where it belongs when the animator of the pop begins.
  @Test func aPopPutsTheIncomingViewBack() {
    var frames: [CGRect] = []
    let source = TransitionSource(
      ClosureAnimator { context in
        guard let to = context.view(forKey: .to), let from = context.view(forKey: .from) else {
          return context.completeTransition(true)
        }
        frames.append(to.frame)
        context.containerView.addSubview(to)
        context.animate(0.3) { from.frame.origin.x = -100 }
      })
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.delegate = source
    stage.window.rootViewController = navigation
    stage.settle()
    navigation.pushViewController(UIViewController(), animated: true)
    stage.settle()
    navigation.popViewController(animated: true)
    stage.settle()
    #expect(frames.last == CGRect(x: 0, y: 0, width: 393, height: 852))
  }
}
