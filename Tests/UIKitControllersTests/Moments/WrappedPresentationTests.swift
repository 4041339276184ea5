// SPDX-License-Identifier: MIT
import Animators
import FilmstripUIKitControllers
import Screens
import Testing

/// A presentation controller that makes the view around the presented one in `presentationTransitionWillBegin`, as
/// Apple's sample of custom presentations does.
@MainActor
@Suite struct WrappedPresentationTests {
  private final class WrappingController: UIPresentationController {
    var wrapper: UIView?
    var calls: [String] = []

    override var presentedView: UIView? { wrapper }
    override var frameOfPresentedViewInContainerView: CGRect {
      let bounds = containerView?.bounds ?? .zero
      return CGRect(x: 0, y: bounds.height - 300, width: bounds.width, height: 300)
    }

    override func presentationTransitionWillBegin() {
      calls.append("willBegin")
      let view = UIView(frame: frameOfPresentedViewInContainerView)
      presentedViewController.view.frame = view.bounds
      view.addSubview(presentedViewController.view)
      wrapper = view
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
      calls.append("didEnd(\(completed))")
      if !completed { wrapper = nil }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
      calls.append("dismissed(\(completed))")
      if completed { wrapper = nil }
    }
  }

  private let screen = Screen()
  private let home = UIViewController()

  init() {
    screen.window.rootViewController = home
    screen.settle()
  }

  @Test func theAnimatorGetsTheWrapper() {
    var shown: UIView?
    var start: CGFloat?
    let source = TransitionSource(
      ClosureAnimator { context in
        shown = context.view(forKey: .to)
        guard let view = shown, let to = context.viewController(forKey: .to) else {
          return context.completeTransition(true)
        }
        context.containerView.addSubview(view)
        let frame = context.finalFrame(for: to)
        view.frame = frame.offsetBy(dx: 0, dy: frame.height)
        start = view.frame.minY
        context.animate(0.4, options: .curveLinear) { view.frame = frame }
      }, presentation: WrappingController.init)
    let controller = UIViewController()
    home.present(controller, with: source)
    let presentation = source.presentation as? WrappingController
    screen.advance(by: 0)
    let began = screen.time
    #expect(shown != nil && shown === presentation?.wrapper)
    #expect(start == 852)
    screen.advance(to: began + 0.1)
    #expect(abs((shown?.layer.presentation()?.frame.minY ?? 0) - (852 - 75)) < 0.01)
    screen.settle()
    #expect(shown?.frame == CGRect(x: 0, y: 552, width: 393, height: 300))
    #expect(controller.view.isDescendant(of: shown ?? UIView()))
    #expect(presentation?.calls == ["willBegin", "didEnd(true)"])
  }

  @Test func withoutAnimationTheWrapperIsShown() {
    let source = TransitionSource(
      ClosureAnimator { $0.completeTransition(true) }, presentation: WrappingController.init)
    let controller = UIViewController()
    home.present(controller, with: source, animated: false)
    let presentation = source.presentation as? WrappingController
    screen.settle()
    #expect(presentation?.wrapper?.superview === presentation?.containerView)
    #expect(presentation?.wrapper?.frame == CGRect(x: 0, y: 552, width: 393, height: 300))
    home.dismiss(animated: false)
    screen.settle()
    #expect(presentation?.calls == ["willBegin", "didEnd(true)", "dismissed(true)"])
  }

  /// Documented for `viewIsAppearing(_:)`: the geometry is not up to date in `viewWillAppear(_:)`, and it is there.
  ///
  /// The view has the size of the screen before, with which `UIViewController` loads one (documented for `loadView`).
  @Test(
    arguments: ControllerPlace.allCases.filter { $0.style != nil && $0 != .presentedNavigation },
    [false, true])
  func aPresentedViewHasItsSizeBetweenTheCallbacks(place: ControllerPlace, animated: Bool) {
    let scene = MomentScene(place, animated: animated)
    let view: UIView = scene.controller.view
    var sizes: [ControllerMoment: CGSize] = [:]
    scene.controller.onEach = { sizes[$0] = sizes[$0] ?? view.bounds.size }
    scene.show()
    scene.screen.settle()
    #expect(sizes[.viewIsAppearing] == view.bounds.size)
    #expect(sizes[.viewDidAppear] == view.bounds.size)
    if place == .customController {
      #expect(sizes[.viewWillAppear] == CGSize(width: 393, height: 852))
      #expect(view.bounds.size == CGSize(width: 393, height: 426))
    }
  }
}
