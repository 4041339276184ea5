// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

/// A transition that is right in all ways has no findings, and one that is broken in one way has that one.
@MainActor
@Suite struct SweepTests {
  /// How an animator is broken.
  enum Fault: String, CaseIterable, Sendable {
    case transform, alpha, corner, interaction, hiddenElements, endFrame, order, extraView, lostView

    /// The rule that tells of it, and the property where there is one.
    var expected: (rule: Rule, property: String?) {
      switch self {
      case .transform: (.endsOtherwise, "transform.scale.x")
      case .alpha: (.endsOtherwise, "opacity")
      case .corner: (.endsOtherwise, "cornerRadius")
      case .interaction: (.endsOtherwise, "isUserInteractionEnabled")
      case .hiddenElements: (.endsOtherwise, "accessibilityElementsHidden")
      case .endFrame: (.endsOtherwise, "position.y")
      case .order: (.endsOtherwise, "order")
      case .extraView: (.leftoverLayer, nil)
      case .lostView: (.lostLayer, nil)
      }
    }
  }

  /// Slides a screen up, and down again.
  private final class Slide: NSObject, UIViewControllerAnimatedTransitioning,
    UIViewControllerTransitioningDelegate
  {
    private let fault: Fault?
    private var isPresenting = true

    init(_ fault: Fault?) { self.fault = fault }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      isPresenting = true
      return self
    }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      isPresenting = false
      return self
    }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.3 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let key: UITransitionContextViewKey = isPresenting ? .to : .from
      guard let moving = context.view(forKey: key),
        let shown = context.viewController(forKey: isPresenting ? .to : .from)
      else { return context.completeTransition(false) }
      let container = context.containerView
      var place = isPresenting ? context.finalFrame(for: shown) : moving.frame
      let away = place.offsetBy(dx: 0, dy: place.height)
      if isPresenting {
        moving.frame = away
        container.addSubview(moving)
        if fault == .endFrame { place.origin.y += 8 }
        if fault == .transform { moving.transform = CGAffineTransform(scaleX: 0.9, y: 0.9) }
        if fault == .corner { moving.layer.cornerRadius = 12 }
        if fault == .interaction { moving.isUserInteractionEnabled = false }
        if fault == .hiddenElements { moving.accessibilityElementsHidden = true }
        if fault == .lostView { moving.subviews.first?.removeFromSuperview() }
        if fault == .order, let part = moving.subviews.first { moving.bringSubviewToFront(part) }
      }
      let extra = UIView(frame: container.bounds)
      container.insertSubview(extra, at: 0)
      let (isPresenting, fault) = (isPresenting, fault)
      UIView.animate(withDuration: 0.3) {
        moving.center = CGPoint(
          x: isPresenting ? place.midX : away.midX, y: isPresenting ? place.midY : away.midY)
        if fault == .alpha { moving.alpha = isPresenting ? 0.95 : 1 }
      } completion: { _ in
        if fault != .extraView { extra.removeFromSuperview() }
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  private func sweep(_ fault: Fault?) throws -> Sweep {
    try Stage.sweep("slide") { stage, _ in
      let root = UIViewController()
      root.view.backgroundColor = .white
      stage.window.rootViewController = root
      let slide = Slide(fault)
      return SweptTransition {
        let screen = UIViewController()
        screen.view.backgroundColor = .gray
        screen.view.accessibilityIdentifier = "screen"
        for name in ["first", "second"] {
          let part = UIView(frame: CGRect(x: 20, y: 100, width: 50, height: 50))
          part.accessibilityIdentifier = name
          screen.view.addSubview(part)
        }
        screen.modalPresentationStyle = .overFullScreen
        screen.transitioningDelegate = slide
        root.present(screen, animated: true)
      }
    }
  }

  @Test func aTransitionThatIsRightHasNoFindings() throws {
    let sweep = try sweep(nil)
    // It slides a whole screen under Reduce Motion as well.
    #expect(sweep.findings.map(\.finding.rule) == [.ignoresReducedMotion], "\(sweep.findings)")
    #expect(sweep.ways.count == 20)
    #expect(sweep.omissions.count == 5, "\(sweep.omissions)")
  }

  @Test(arguments: Fault.allCases)
  func aFaultIsNamed(fault: Fault) throws {
    let errors = try sweep(fault).errors
    let (rule, property) = fault.expected
    let found = errors.map(\.description).joined(separator: "\n")
    let named = errors.first {
      $0.finding.rule == rule && (property == nil || $0.finding.property == property)
    }
    let discovery = try #require(named, "\(found)")
    #expect(discovery.way.course == .finished)
    #expect(errors.count == 1, "\(found)")
  }

  /// What may be wrong with a touch that drives the way back.
  enum Mistake: String, CaseIterable, Sendable {
    case ignoresCancelledTouch, keepsDriver, goesBackwards

    var expected: (rule: Rule, course: SweepWay.Course) {
      switch self {
      case .ignoresCancelledTouch: (.neverCompletes, .backDriven(to: 0.5, .cancelled))
      case .keepsDriver: (.neverCompletes, .backAfterCancel(at: 0.2))
      case .goesBackwards: (.notScrubbable, .backDriven(to: 0.2, .steady))
      }
    }
  }

  /// A screen that a touch drags down; on a cancel its animator may forget what it has changed.
  private final class Sheet: UIViewController, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
  {
    var forgets = false
    var mistake: Mistake?
    private var driver: UIPercentDrivenInteractiveTransition?

    override func viewDidLoad() {
      super.viewDidLoad()
      view.accessibilityIdentifier = "sheet"
      (modalPresentationStyle, transitioningDelegate) = (.overFullScreen, self)
      view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Sheet.drag))
    }

    func drag(_ pan: UIPanGestureRecognizer) {
      let share = pan.translation(in: nil).y / view.bounds.height
      switch pan.state {
      case .began:
        driver = UIPercentDrivenInteractiveTransition()
        dismiss(animated: true)
      case .changed: driver?.update(mistake == .goesBackwards ? -share : share)
      case .cancelled where mistake == .ignoresCancelledTouch: break
      default:
        if share > 0.5 { driver?.finish() } else { driver?.cancel() }
        if mistake != .keepsDriver { driver = nil }
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
      guard let sheet = context.view(forKey: .from) else {
        return context.completeTransition(false)
      }
      sheet.layer.cornerRadius = 20
      UIView.animate(withDuration: 0.3) {
        sheet.frame.origin.y = sheet.bounds.height
      } completion: { [forgets] _ in
        if !forgets { sheet.layer.cornerRadius = 0 }
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  private func sheetSweep(_ spoil: @escaping @MainActor (Sheet) -> Void) throws -> Sweep {
    let down = SweptTransition.Drag(
      from: CGPoint(x: 0.5, y: 0.1), direction: CGVector(dx: 0, dy: 1))
    return try Stage.sweep("sheet", changesLayout: false) { stage, _ in
      let root = UIViewController()
      stage.window.rootViewController = root
      return SweptTransition(backDrag: down) {
        let sheet = Sheet()
        spoil(sheet)
        sheet.loadViewIfNeeded()
        root.present(sheet, animated: true)
      }
    }
  }

  @Test(arguments: Mistake.allCases) func aMistakeOfATouchIsNamed(mistake: Mistake) throws {
    let sweep = try sheetSweep { $0.mistake = mistake }
    let found = sweep.findings.map { "\($0.finding.rule.id) \($0.way.description)" }
    let named = sweep.findings.contains {
      ($0.finding.rule, $0.way.course) == mistake.expected
    }
    #expect(named, "\(found)")
  }

  @Test(arguments: [false, true]) func whatACancelForgetsIsNamed(forgets: Bool) throws {
    let sweep = try sheetSweep { $0.forgets = forgets }
    let found = sweep.errors.map(\.description).joined(separator: "\n")
    guard forgets else { return #expect(sweep.errors.isEmpty, "\(found)") }
    #expect(sweep.errors.map(\.finding.rule) == [.cancelLeavesChange], "\(found)")
    #expect(sweep.errors.first?.finding.object == "sheet", "\(found)")
    #expect(sweep.errors.first?.finding.property == "cornerRadius", "\(found)")
    // A touch that goes no way at all begins nothing.
    #expect(sweep.errors.first?.way.course == .backDriven(to: 0, .steady), "\(found)")
  }

  @Test func theWayIsNamedWhenATrapEndsTheProcess() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = try Stage.sweep("card", changesLayout: false) { stage, way in
        let root = UIViewController()
        stage.window.rootViewController = root
        return SweptTransition {
          if way.course == .slow { fatalError("no slow transition") }
          root.present(UIViewController(), animated: true)
        }
      }
    }
    let lines = try #require(result).standardErrorContent
    let text = String(decoding: lines, as: UTF8.self)
    #expect(text.contains("no slow transition"), "\(text)")
    #expect(
      text.contains("filmstrip: the process ended in sweep 'card', when it runs slowly\n"),
      "\(text)")
  }

  @Test func recursionWithoutEndIsNamed() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      final class Deep: UIView {
        override func layoutSubviews() { if tag == 0 { layoutSubviews() } }
      }
      _ = try Stage.sweep("card", changesLayout: false) { stage, _ in
        let root = UIViewController()
        stage.window.rootViewController = root
        return SweptTransition { root.view.addSubview(Deep()) }
      }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("in sweep 'card', when it runs to its end\n"), "\(text)")
  }
}

extension Sweep {
  /// What is wrong without doubt.
  fileprivate var errors: [Discovery] { findings.filter { $0.finding.rule.severity == .error } }
}
