// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

/// UIKit's own transitions have no findings, in all ways.
@MainActor
@Suite struct UIKitSweepTests {
  /// A transition of UIKit's own.
  enum Subject: String, CaseIterable, Sendable {
    case push, swipeBack, largeTitle, fullScreen, overFullScreen, pageSheet, formSheet, detents,
      flip, curl
    case dissolve, popover, currentContext, alert, actionSheet, tab, child, pages
  }

  /// A screen with texts, an image and a button, as most screens have them.
  final class Screen: UIViewController {
    private let color: UIColor

    init(_ title: String, _ color: UIColor) {
      self.color = color
      super.init(nibName: nil, bundle: nil)
      self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = color
      let label = UILabel()
      label.text = "\(title ?? "") has a line of text"
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
      let button = UIButton(type: .system)
      button.setTitle("A button", for: .normal)
      let stack = UIStackView(arrangedSubviews: [label, button])
      stack.axis = .vertical
      stack.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        stack.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, constant: -20),
        stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      ])
    }
  }

  @Test(arguments: Subject.allCases) func aTransitionOfUIKitHasNoFindings(subject: Subject) throws {
    let sweep = try Stage.sweep(subject.rawValue, changesLayout: false) { stage, _ in
      Self.transition(subject, on: stage)
    }
    let found = sweep.findings.map(\.description).joined(separator: "\n")
    #expect(sweep.findings.isEmpty, "\(found)")
    #expect(sweep.notes.isEmpty, "\(sweep.notes.map(\.description).joined(separator: "\n"))")
  }

  /// What UIKit itself does with the largest text is none, either.
  @Test(arguments: Subject.allCases) func largeTextsOfUIKitAreNoFindings(subject: Subject) throws {
    let sweep = try Stage.sweep(
      subject.rawValue, on: .iPhone15, changesLayout: true,
      where: { $0.circumstances.contentSizeCategory != .large }
    ) { stage, _ in
      Self.transition(subject, on: stage)
    }
    #expect(sweep.ways.contains { $0.course == .finished })
    let found = sweep.findings.map(\.description).joined(separator: "\n")
    #expect(sweep.findings.isEmpty, "\(found)")
  }

  private static func transition(_ subject: Subject, on stage: Stage) -> SweptTransition {
    let first = Screen("First", .white)
    switch subject {
    case .push, .swipeBack, .largeTitle:
      let navigation = UINavigationController(rootViewController: first)
      navigation.navigationBar.prefersLargeTitles = subject == .largeTitle
      stage.window.rootViewController = navigation
      let swipe = SweptTransition.Drag(
        from: CGPoint(x: 0, y: 0.5), direction: CGVector(dx: 1, dy: 0))
      return SweptTransition(backDrag: subject == .swipeBack ? swipe : nil) {
        let second = Screen("Second", .systemGroupedBackground)
        if subject == .largeTitle { second.navigationItem.largeTitleDisplayMode = .never }
        navigation.pushViewController(second, animated: true)
      }
    case .tab:
      let tabs = UITabBarController()
      tabs.viewControllers = [first, Screen("Second", .systemGroupedBackground)]
      stage.window.rootViewController = tabs
      return SweptTransition(back: { tabs.selectedIndex = 0 }, start: { tabs.selectedIndex = 1 })
    case .child:
      stage.window.rootViewController = first
      return SweptTransition(back: { first.dismissChild() }, start: { first.showChild() })
    case .pages:
      let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([first], direction: .forward, animated: false)
      stage.window.rootViewController = pages
      return SweptTransition(
        back: {
          pages.setViewControllers([Screen("First", .white)], direction: .reverse, animated: true)
        },
        start: {
          pages.setViewControllers(
            [Screen("Second", .systemGroupedBackground)], direction: .forward, animated: true)
        })
    default:
      stage.window.rootViewController = first
      return SweptTransition { first.present(presented(subject, over: first), animated: true) }
    }
  }

  private static func presented(_ subject: Subject, over first: UIViewController)
    -> UIViewController
  {
    if subject == .alert || subject == .actionSheet {
      let alert = UIAlertController(
        title: "A title", message: "A message",
        preferredStyle: subject == .alert ? .alert : .actionSheet)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      alert.popoverPresentationController?.sourceView = first.view
      return alert
    }
    let second = Screen("Second", .systemGroupedBackground)
    switch subject {
    case .overFullScreen: second.modalPresentationStyle = .overFullScreen
    case .pageSheet, .detents: second.modalPresentationStyle = .pageSheet
    case .formSheet: second.modalPresentationStyle = .formSheet
    case .currentContext: second.modalPresentationStyle = .overCurrentContext
    case .popover: second.modalPresentationStyle = .popover
    default: second.modalPresentationStyle = .fullScreen
    }
    if subject == .detents { second.sheetPresentationController?.detents = [.medium(), .large()] }
    if subject == .flip { second.modalTransitionStyle = .flipHorizontal }
    if subject == .curl { second.modalTransitionStyle = .partialCurl }
    if subject == .dissolve { second.modalTransitionStyle = .crossDissolve }
    second.popoverPresentationController?.sourceView = first.view
    return second
  }
}

extension UIViewController {
  fileprivate func showChild() {
    let child = UIKitSweepTests.Screen("Second", .systemGroupedBackground)
    addChild(child)
    child.view.frame = view.bounds
    child.view.alpha = 0
    view.addSubview(child.view)
    UIView.animate(withDuration: 0.3) {
      child.view.alpha = 1
    } completion: { _ in
      child.didMove(toParent: self)
    }
  }

  fileprivate func dismissChild() {
    guard let child = children.last else { return }
    child.willMove(toParent: nil)
    UIView.animate(withDuration: 0.3) {
      child.view.alpha = 0
    } completion: { _ in
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
  }
}
