// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

/// What is wrong only where the screen is read from right to left, or after the device was turned.
@MainActor
@Suite struct SweepCircumstanceTests {
  // MARK: From right to left

  /// A screen that a touch drags away to the side where it came from; the touch may be taken from the left alone.
  private final class Page: UIViewController, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
  {
    private let takesLeftAlone: Bool
    private var driver: UIPercentDrivenInteractiveTransition?

    init(takesLeftAlone: Bool) {
      self.takesLeftAlone = takesLeftAlone
      super.init(nibName: nil, bundle: nil)
      (modalPresentationStyle, transitioningDelegate) = (.overFullScreen, self)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .gray
      view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Page.drag))
    }

    /// 1 where the page leaves to the right, and -1 where it leaves to the left.
    private var side: CGFloat {
      view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    }

    func drag(_ pan: UIPanGestureRecognizer) {
      let side = takesLeftAlone ? 1 : side
      let share = side * pan.translation(in: nil).x / view.bounds.width
      switch pan.state {
      case .began where side * pan.velocity(in: nil).x > 0:
        driver = UIPercentDrivenInteractiveTransition()
        dismiss(animated: true)
      case .changed: driver?.update(share)
      default:
        if share > 0.5 { driver?.finish() } else { driver?.cancel() }
        driver = nil
      }
    }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.3 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let page = context.view(forKey: .from) else { return context.completeTransition(false) }
      let way = side * page.bounds.width
      UIView.animate(withDuration: 0.3, delay: 0, options: .curveLinear) {
        page.frame.origin.x = way
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  /// Touches go from the other side there: the one that is right has no finding of that kind, and the one that takes
  /// touches from the left alone has the one that says so.
  @Test(arguments: [false, true]) func touchesAreMirrored(takesLeftAlone: Bool) throws {
    let right = SweptTransition.Drag(
      from: CGPoint(x: 0.1, y: 0.5), direction: CGVector(dx: 1, dy: 0))
    let sweep = try Stage.sweep(
      "page", on: .iPhone15, changesLayout: true,
      where: { $0.circumstances.layoutDirection == .rightToLeft }
    ) { stage, _ in
      let root = UIViewController()
      stage.window.rootViewController = root
      return SweptTransition(backDrag: right) {
        root.present(Page(takesLeftAlone: takesLeftAlone), animated: true)
      }
    }
    let found = sweep.findings.filter { $0.finding.rule == .notMirrored }
    guard takesLeftAlone else { return #expect(found.isEmpty, "\(found)") }
    #expect(found.map(\.finding.property) == ["touch"], "\(found)")
    #expect(found.first?.way.circumstances.layoutDirection == .rightToLeft)
    #expect(
      found.first?.finding.message.hasPrefix(
        "a touch to the left starts nothing from right to left")
        == true, "\(found)")
  }

  // MARK: Turned

  /// A card that takes the lower half of the screen, and may keep the place that it had before a turn.
  private final class CardPresentation: UIPresentationController {
    var keepsPlace = false

    override var frameOfPresentedViewInContainerView: CGRect {
      let bounds = containerView?.bounds ?? .zero
      return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
    }

    override func presentationTransitionWillBegin() {
      presentedView?.autoresizingMask = []
    }

    override func containerViewWillLayoutSubviews() {
      super.containerViewWillLayoutSubviews()
      guard !keepsPlace, !presentedViewController.isBeingPresented else { return }
      presentedView?.frame = frameOfPresentedViewInContainerView
    }
  }

  private final class Cards: NSObject, UIViewControllerTransitioningDelegate {
    private let keepsPlace: Bool

    init(keepsPlace: Bool) { self.keepsPlace = keepsPlace }

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      let card = CardPresentation(presentedViewController: presented, presenting: presenting)
      card.keepsPlace = keepsPlace
      return card
    }
  }

  /// Sweeps the ways in which the device is turned, and nothing else is unusual.
  private func turned(_ name: String, make: @escaping (Stage) -> SweptTransition) throws -> Sweep {
    try Stage.sweep(
      name, on: .iPhone15, changesLayout: true,
      where: { way in
        if case .turned = way.course {
          way.circumstances == SweepWay.Circumstances()
        } else {
          false
        }
      }
    ) { stage, _ in make(stage) }
  }

  /// What is turned while it moves ends as what was turned before: a card that keeps its place does so whether it is
  /// animated or not, so that turning it without animation shows nothing.
  @Test(arguments: [false, true]) func aTurnIsComparedWithOneBefore(keepsPlace: Bool) throws {
    let cards = Cards(keepsPlace: keepsPlace)
    let sweep = try turned("card") { stage in
      let root = UIViewController()
      stage.window.rootViewController = root
      return SweptTransition {
        let card = UIViewController()
        card.view.backgroundColor = .gray
        card.view.accessibilityIdentifier = "card"
        (card.modalPresentationStyle, card.transitioningDelegate) = (.custom, cards)
        root.present(card, animated: true)
      }
    }
    #expect(sweep.ways.count == 1)
    let found = sweep.findings.filter { $0.finding.rule == .endsOtherwise }
    #expect(found.isEmpty == !keepsPlace, "\(sweep.findings)")
    #expect(found.allSatisfy { $0.finding.object == "card" }, "\(found)")
  }

  /// A row that is below the edge of the turned screen cannot be tapped there: what it opens is compared with what is
  /// opened before the turn.
  @Test func whatIsNotThereWhenTurnedStartsBefore() throws {
    let sweep = try turned("row") { stage in
      let root = UIViewController()
      stage.window.rootViewController = root
      return SweptTransition {
        guard root.view.bounds.height > 600 else { return }
        let page = UIViewController()
        page.view.backgroundColor = .gray
        page.modalPresentationStyle = .fullScreen
        root.present(page, animated: true)
      }
    }
    #expect(sweep.ways.count == 1)
    let found = sweep.findings.filter { $0.finding.rule.severity != .note }
    #expect(found.isEmpty, "\(found)")
  }
}
