// SPDX-License-Identifier: MIT
import Animators
import Expectations
import FilmstripUIKitControllers
import Screens
import Testing

/// An interaction controller of an application's own, as in Apple's sample of transitions with property
/// animators (WWDC 2016, session 216): it makes the animator in `startInteractiveTransition`, which
/// `animateTransition` leaves to it.
@MainActor
@Suite struct OwnInteractionControllerTests {
  private final class Driver: NSObject, UIViewControllerAnimatedTransitioning,
    UIViewControllerInteractiveTransitioning
  {
    let wantsInteractiveStart: Bool
    private(set) var animator: UIViewPropertyAnimator?
    private(set) var context: (any UIViewControllerContextTransitioning)?

    init(wantsInteractiveStart: Bool) { self.wantsInteractiveStart = wantsInteractiveStart }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 2 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      Issue.record("the interaction controller begins the transition")
    }

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
      context = transitionContext
      guard let view = transitionContext.view(forKey: .to) else { return }
      transitionContext.containerView.addSubview(view)
      view.frame.origin.x = 400
      let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { view.frame.origin.x = 0 }
      animator.addCompletion { transitionContext.completeTransition($0 == .end) }
      self.animator = animator
      if !transitionContext.isInteractive { animator.startAnimation() }
    }
  }

  private let screen = Screen()
  private let home = UIViewController()
  private let detail = UIViewController()
  private let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: home)
    screen.window.rootViewController = navigation
    screen.advance(by: 0)
  }

  private var place: CGFloat? { detail.view.layer.presentation()?.frame.minX }

  @Test func itBeginsATransitionThatIsNotInteractiveYet() {
    let driver = Driver(wantsInteractiveStart: false)
    let source = TransitionSource(driver, interaction: driver)
    navigation.delegate = source
    navigation.pushViewController(detail, animated: true)
    screen.advance(by: 0)
    screen.advance(by: 0.5)
    #expect(driver.context?.isInteractive == false)
    expect(place, 300, within: 1e-6)
    #expect(screen.settle() == [])
    #expect(navigation.topViewController === detail && navigation.transitionCoordinator == nil)
    expect(place, 0)
  }

  /// Interactive from the start, it scrubs its own animator.
  @Test func itDrivesAnInteractiveTransition() {
    let driver = Driver(wantsInteractiveStart: true)
    let source = TransitionSource(driver, interaction: driver)
    navigation.delegate = source
    navigation.pushViewController(detail, animated: true)
    screen.advance(by: 0)
    driver.animator?.fractionComplete = 0.25
    driver.context?.updateInteractiveTransition(0.25)
    screen.advance(by: 1)
    #expect(driver.context?.isInteractive == true)
    expect(place, 300, within: 1e-6)
    driver.context?.finishInteractiveTransition()
    driver.animator?.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    screen.advance(by: 0.75)
    expect(place, 150, within: 1e-6)
    #expect(screen.settle() == [])
    #expect(navigation.topViewController === detail)
  }
}
