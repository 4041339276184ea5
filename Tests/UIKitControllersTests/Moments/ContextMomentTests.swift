// SPDX-License-Identifier: MIT
import Animators
import FilmstripUIKitControllers
import Testing

/// What a transition's context says in each kind of transition, at each moment of it.
@MainActor
@Suite struct ContextMomentTests {
  /// What an animator reads; the evidence is said at each column.
  struct Row: Sendable, CustomTestStringConvertible {
    let place: ControllerPlace
    let isLeaving: Bool
    /// Whether an animator may move the view of each side (documented for presentations: nil where the presenting
    /// view stays; containers give both).
    let views: (from: Bool, to: Bool)
    /// Documented: where the view on the screen is, and zero for one that is not.
    let initialFrames: (from: CGRect, to: CGRect)
    /// Documented for the incoming view; published for the outgoing one of a dismissal; zero for one that is removed.
    let finalFrames: (from: CGRect, to: CGRect)
    let style: UIModalPresentationStyle
    var testDescription: String { "\(place) \(isLeaving ? "leaves" : "comes")" }
  }

  nonisolated static let rows: [Row] = {
    let screen = CGRect(x: 0, y: 0, width: 393, height: 852)
    let half = CGRect(x: 0, y: 426, width: 393, height: 426)
    let zero = CGRect.zero
    var rows: [Row] = []
    for place: ControllerPlace in [.push, .pushInTab, .replacedStack, .selectedTab] {
      for isLeaving in [false, true] {
        rows.append(
          Row(
            place: place, isLeaving: isLeaving, views: (true, true), initialFrames: (screen, zero),
            finalFrames: (zero, screen), style: .none))
      }
    }
    for place: ControllerPlace in [.fullScreen, .currentContext] {
      rows.append(
        Row(
          place: place, isLeaving: false, views: (true, true), initialFrames: (screen, zero),
          finalFrames: (zero, screen), style: place.style ?? .none))
      rows.append(
        Row(
          place: place, isLeaving: true, views: (true, true), initialFrames: (screen, screen),
          finalFrames: (screen, screen), style: place.style ?? .none))
    }
    for place: ControllerPlace in [
      .overFullScreen, .overCurrentContext, .custom, .customController,
    ] {
      let shown = place == .customController ? half : screen
      rows.append(
        Row(
          place: place, isLeaving: false, views: (false, true), initialFrames: (screen, zero),
          finalFrames: (screen, shown), style: place.style ?? .none))
      rows.append(
        Row(
          place: place, isLeaving: true, views: (true, false), initialFrames: (shown, screen),
          finalFrames: (shown, screen), style: place.style ?? .none))
    }
    return rows
  }()

  /// When the context is read.
  enum Moment: CaseIterable { case duration, begin, completion, afterCompletion, ended, later }

  private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    var read: ((Moment, any UIViewControllerContextTransitioning) -> Void)?
    private var context: (any UIViewControllerContextTransitioning)?

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval {
      if let transitionContext { read?(.duration, transitionContext) }
      return 0.3
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      self.context = context
      read?(.begin, context)
      if let to = context.view(forKey: .to) { context.containerView.addSubview(to) }
      let moved = context.view(forKey: .to) ?? context.view(forKey: .from)
      UIView.animate(withDuration: 0.3) {
        moved?.alpha = 0.5
      } completion: { [self] _ in
        moved?.alpha = 1
        read?(.completion, context)
        context.completeTransition(true)
        read?(.afterCompletion, context)
      }
    }

    func animationEnded(_ transitionCompleted: Bool) {
      if let context { read?(.ended, context) }
    }

    func readLater() {
      if let context { read?(.later, context) }
      context = nil
    }
  }

  @Test(arguments: rows)
  func theContextSaysTheSameAtEachMoment(row: Row) {
    let scene = MomentScene(row.place, animated: true)
    if row.isLeaving {
      UIView.performWithoutAnimation { scene.show() }
      scene.screen.settle()
    }
    let animator = Animator()
    let source = TransitionSource(
      animator,
      presentation: row.place == .customController ? MomentScene.HalfScreen.init : nil)
    if row.isLeaving { scene.controller.transitioningDelegate = source }
    (scene.home.navigationController ?? scene.controller.navigationController)?.delegate = source
    scene.home.tabBarController?.delegate = source
    scene.transitioningDelegate = source
    let (from, to): (UIViewController, UIViewController) =
      row.isLeaving ? (scene.controller, scene.home) : (scene.home, scene.controller)
    var moments: Set<Moment> = []
    animator.read = { moment, context in
      moments.insert(moment)
      let isOver = moment == .afterCompletion || moment == .later
      #expect(context.viewController(forKey: .from) === from, "\(moment)")
      #expect(context.viewController(forKey: .to) === to, "\(moment)")
      #expect(context.isAnimated && !context.transitionWasCancelled, "\(moment)")
      #expect(!context.isInteractive, "\(moment)")
      #expect(context.presentationStyle == row.style, "\(moment)")
      #expect(context.targetTransform == .identity, "\(moment)")
      // After the end there is no evidence for views and frames.
      guard !isOver, moment != .ended else { return }
      #expect(context.containerView.window != nil, "\(moment)")
      #expect((context.view(forKey: .from) === from.view) == row.views.from, "\(moment)")
      #expect((context.view(forKey: .to) === to.view) == row.views.to, "\(moment)")
      #expect((context.view(forKey: .from) == nil) != row.views.from, "\(moment)")
      #expect((context.view(forKey: .to) == nil) != row.views.to, "\(moment)")
      #expect(context.initialFrame(for: from) == row.initialFrames.from, "\(moment)")
      #expect(context.initialFrame(for: to) == row.initialFrames.to, "\(moment)")
      #expect(context.finalFrame(for: from) == row.finalFrames.from, "\(moment)")
      #expect(context.finalFrame(for: to) == row.finalFrames.to, "\(moment)")
    }
    row.isLeaving ? scene.hide() : scene.show()
    #expect(scene.screen.settle() == [])
    animator.readLater()
    #expect(moments == Set(Moment.allCases))
  }
}
