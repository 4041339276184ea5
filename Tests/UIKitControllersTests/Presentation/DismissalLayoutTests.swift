// SPDX-License-Identifier: MIT
import Animators
import Expectations
import FilmstripUIKitControllers
import Screens
import Testing

/// Presentation controllers that place the presented view at each layout of their container and
/// change constraints as a dismissal begins: the animator's motion is what shows.
@MainActor
@Suite struct DismissalLayoutTests {
  private final class CardPresentation: UIPresentationController {
    let backdrop = UIView()
    private(set) var layouts = 0
    private var edge: NSLayoutConstraint?

    override var frameOfPresentedViewInContainerView: CGRect {
      CGRect(x: 0, y: 400, width: 393, height: 452)
    }

    override func presentationTransitionWillBegin() {
      guard let containerView else { return }
      backdrop.translatesAutoresizingMaskIntoConstraints = false
      containerView.insertSubview(backdrop, at: 0)
      let edge = backdrop.bottomAnchor.constraint(equalTo: containerView.bottomAnchor)
      self.edge = edge
      NSLayoutConstraint.activate([
        backdrop.topAnchor.constraint(equalTo: containerView.topAnchor),
        backdrop.leadingAnchor.constraint(equalTo: containerView.leadingAnchor),
        backdrop.trailingAnchor.constraint(equalTo: containerView.trailingAnchor), edge,
      ])
    }

    override func containerViewWillLayoutSubviews() {
      layouts += 1
      presentedView?.frame = frameOfPresentedViewInContainerView
    }

    override func dismissalTransitionWillBegin() { edge?.constant = -100 }
  }

  private final class Slide: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
  {
    private(set) var presentation: CardPresentation?
    var completes = true

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      let controller = CardPresentation(presentedViewController: presented, presenting: presenting)
      presentation = controller
      return controller
    }

    func animationController(forDismissed dismissed: UIViewController)
      -> (any UIViewControllerAnimatedTransitioning)?
    { self }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 1 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let view = context.view(forKey: .from) else { return }
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.frame.origin.y = 852
      } completion: { [completes] _ in
        context.completeTransition(completes)
      }
    }
  }

  @Test(arguments: [0.25, 0.5, 0.75])
  func theCardSlidesAwayAlthoughItsContainerIsLaidOutAsTheDismissalBegins(part: Double) {
    let (screen, home, card) = (Screen(), UIViewController(), UIViewController())
    screen.window.rootViewController = home
    screen.advance(by: 0)
    let slide = Slide()
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = slide
    home.present(card, animated: false)
    screen.settle()
    #expect(card.view.frame == CGRect(x: 0, y: 400, width: 393, height: 452))
    let start = screen.time
    card.dismiss(animated: true)
    screen.advance(to: start + part)
    let shown = (card.view.layer.presentation() ?? card.view.layer).frame
    // From 400 to 852 at an even speed.
    expect(shown.origin, CGPoint(x: 0, y: 400 + 452 * part), within: 1e-3)
    #expect(card.view.frame.minY == 852)
    screen.settle()
    #expect(home.presentedViewController == nil)
  }

  @Test func theConstraintsAreSolvedAllTheSame() {
    let (screen, home, card) = (Screen(), UIViewController(), UIViewController())
    screen.window.rootViewController = home
    screen.advance(by: 0)
    let slide = Slide()
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = slide
    home.present(card, animated: false)
    screen.settle()
    #expect(slide.presentation?.backdrop.frame.height == 852)
    card.dismiss(animated: true)
    screen.advance(by: 0.1)
    #expect(slide.presentation?.backdrop.frame.height == 752)
  }

  @Test func aContainerThatIsTurnedIsLaidOutByItsController() {
    let (screen, home, card) = (Screen(), UIViewController(), UIViewController())
    screen.window.rootViewController = home
    screen.advance(by: 0)
    let slide = Slide()
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = slide
    home.present(card, animated: false)
    screen.settle()
    card.dismiss(animated: true)
    screen.advance(by: 0.1)
    let layouts = slide.presentation?.layouts ?? 0
    screen.resize(to: CGSize(width: 500, height: 700), animated: true)
    screen.advance(by: 0)
    #expect((slide.presentation?.layouts ?? 0) > layouts)
  }

  @Test func aCancelledDismissalIsLaidOutAgain() {
    let (screen, home, card) = (Screen(), UIViewController(), UIViewController())
    screen.window.rootViewController = home
    screen.advance(by: 0)
    let slide = Slide()
    slide.completes = false
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = slide
    home.present(card, animated: false)
    screen.settle()
    card.dismiss(animated: true)
    screen.settle()
    #expect(home.presentedViewController === card)
    #expect(card.view.frame == CGRect(x: 0, y: 400, width: 393, height: 452))
  }
}
