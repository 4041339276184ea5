// SPDX-License-Identifier: MIT
import Animators
import Expectations
import FilmstripUIKitControllers
import Screens
import Testing

/// Transitions that change constraints and are driven: what they show, and what is left when they are
/// cancelled.
@MainActor
@Suite struct InteractiveConstraintTests {
  private let screen = Screen()
  private let interaction = UIPercentDrivenInteractiveTransition()
  private let source: TransitionSource

  init() { source = TransitionSource(interaction: interaction) }

  /// A screen with a bar whose height and distance from the top are constants.
  private final class BarController: UIViewController {
    let bar = UIView()
    private(set) lazy var top = bar.topAnchor.constraint(equalTo: view.topAnchor, constant: 100)
    private(set) lazy var height = bar.heightAnchor.constraint(equalToConstant: 50)

    override func viewDidLoad() {
      super.viewDidLoad()
      bar.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(bar)
      NSLayoutConstraint.activate([
        top, height, bar.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
        bar.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      ])
    }

    var shownBar: CGRect { bar.layer.presentation()?.frame ?? .null }
  }

  private func show(_ home: UIViewController) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: home)
    navigation.setNavigationBarHidden(true, animated: false)
    screen.window.rootViewController = navigation
    screen.update()
    return navigation
  }

  /// A push that moves the bars of both screens, and puts constants back when it is cancelled.
  private func push(_ home: BarController, _ detail: BarController) -> UINavigationController {
    source.animator = ClosureAnimator { context in
      guard let view = context.view(forKey: .to) else { return }
      context.containerView.addSubview(view)
      view.frame = context.containerView.bounds
      detail.top.constant = 500
      view.layoutIfNeeded()
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
        home.top.constant = 300
        home.height.constant = 150
        detail.top.constant = 200
        context.containerView.layoutIfNeeded()
      } completion: { _ in
        if context.transitionWasCancelled {
          home.top.constant = 100
          home.height.constant = 50
        }
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    let navigation = show(home)
    navigation.delegate = source
    navigation.pushViewController(detail, animated: true)
    screen.update()
    return navigation
  }

  @Test func constantsFollowTheTouch() {
    let (home, detail) = (BarController(), BarController())
    _ = push(home, detail)
    for share in [0.25, 0.75, 0.5, 0, 1] {
      interaction.update(share)
      screen.update()
      #expect(isNear(home.shownBar, rect(20, 100 + 200 * share, 353, 50 + 100 * share)))
      #expect(isNear(detail.shownBar, rect(20, 500 - 300 * share, 353, 50)))
    }
  }

  @Test func aCancelledPushLeavesNothingBehind() {
    let (home, detail) = (BarController(), BarController())
    let navigation = push(home, detail)
    interaction.update(0.6)
    screen.advance(to: 1)
    interaction.cancel()
    // The way back: as long as the way there was, along the completion curve.
    var last = home.shownBar.minY
    for step in 1...12 {
      screen.advance(to: 1 + Double(step) / 60)
      #expect(home.shownBar.minY <= last + 1e-6)
      last = home.shownBar.minY
    }
    screen.advance(to: 3)
    #expect(navigation.viewControllers == [home])
    #expect(home.top.constant == 100 && home.height.constant == 50)
    #expect(isNear(home.bar.frame, rect(20, 100, 353, 50)))
    #expect(isNear(home.shownBar, rect(20, 100, 353, 50)))
    #expect(home.bar.layer.animationKeys() == nil)
  }

  @Test func aFinishedPushKeepsItsConstants() {
    let (home, detail) = (BarController(), BarController())
    let navigation = push(home, detail)
    interaction.update(0.6)
    interaction.finish()
    screen.advance(to: 3)
    #expect(navigation.viewControllers == [home, detail])
    #expect(isNear(detail.bar.frame, rect(20, 200, 353, 50)))
    #expect(isNear(home.bar.frame, rect(20, 300, 353, 150)))
  }

  /// What moves alongside goes back with the transition, once its code has put constants back.
  @Test(arguments: [true, false])
  func constraintsMoveAlongside(isCancelled: Bool) {
    let (home, detail) = (BarController(), BarController())
    let navigation = show(home)
    source.animator = SlideAnimator(means: .block(.curveLinear))
    navigation.delegate = source
    // What was never laid out would begin at nothing.
    detail.view.layoutIfNeeded()
    navigation.pushViewController(detail, animated: true)
    navigation.transitionCoordinator?.animate { _ in
      detail.height.constant = 250
      detail.view.layoutIfNeeded()
    } completion: { context in
      if context.isCancelled { detail.height.constant = 50 }
    }
    screen.update()
    interaction.update(0.5)
    screen.update()
    #expect(abs(detail.shownBar.height - 150) < 1e-6)
    if isCancelled { interaction.cancel() } else { interaction.finish() }
    screen.advance(to: 3)
    detail.view.layoutIfNeeded()
    #expect(detail.bar.frame.height == (isCancelled ? 50 : 250))
    #expect(detail.bar.layer.animationKeys() == nil)
  }

  /// The screen turns while a push is in flight: both ends are laid out for the new size.
  @Test func rotationDuringAPushLaysOutBothScreens() {
    let (home, detail) = (BarController(), BarController())
    let navigation = show(home)
    navigation.pushViewController(detail, animated: true)
    screen.advance(to: screen.time + 0.2)
    screen.rotate(to: .landscapeRight, animated: true)
    screen.advance(to: screen.time + 3)
    #expect(isNear(detail.bar.frame, rect(20, 100, 812, 50)))
    navigation.popViewController(animated: false)
    screen.update()
    #expect(isNear(home.bar.frame, rect(20, 100, 812, 50)))
  }
}
