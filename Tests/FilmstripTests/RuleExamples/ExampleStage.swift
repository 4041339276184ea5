// SPDX-License-Identifier: MIT
import Filmstrip
import UIKit

extension Stage {
  /// The rules that find an example, notes among them.
  @MainActor
  static func sweep(
    _ code: ExampleCode, _ courses: [SweepWay.Course] = [.finished],
    _ setting: ExampleSetting = .presentation
  ) throws -> [Rule] {
    var changesLayout = setting == .push
    if case .screen = code { changesLayout = true }
    let isDriven = courses.contains { SweepWay($0).isDriven }
    let sweep = try Stage.sweep(
      "example", on: .small, changesLayout: changesLayout,
      where: { courses.contains($0.course) && $0.circumstances.device == nil }
    ) { stage, _ in
      let root = ExampleRoot(code, setting)
      let navigation = UINavigationController(rootViewController: UIViewController())
      if setting == .push {
        navigation.isNavigationBarHidden = true
        navigation.viewControllers = [root]
      }
      stage.window.rootViewController = setting == .push ? navigation : root
      let up = SweptTransition.Drag(
        from: CGPoint(x: 0.5, y: 0.9), direction: CGVector(dx: 0, dy: -1))
      return SweptTransition(drag: isDriven ? up : nil) { root.open() }
    }
    return (sweep.findings + sweep.notes).map(\.finding.rule)
  }
}

/// A screen from which another one is opened, by a touch that goes up or without.
@MainActor
private final class ExampleRoot: UIViewController {
  private let code: ExampleCode
  private let setting: ExampleSetting
  private let animator: ExampleAnimator

  init(_ code: ExampleCode, _ setting: ExampleSetting) {
    (self.code, self.setting) = (code, setting)
    animator = ExampleAnimator(code)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .lightGray
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: ExampleRoot.drag))
    guard setting == .custom else { return }
    let label = UILabel(frame: CGRect(x: 20, y: 60, width: 60, height: 30))
    label.text = "Inbox"
    view.addSubview(label)
  }

  func open() {
    let screen = ExampleScreen(code)
    if setting == .push {
      navigationController?.delegate = animator
      navigationController?.pushViewController(screen, animated: true)
      return
    }
    if setting == .custom { screen.view.backgroundColor = .clear }
    screen.modalPresentationStyle =
      setting == .custom || code.hasPresentation ? .custom : .overFullScreen
    screen.transitioningDelegate = animator
    present(screen, animated: true)
  }

  func drag(_ pan: UIPanGestureRecognizer) {
    let height = view.bounds.height
    let share = -pan.translation(in: nil).y / height
    switch pan.state {
    case .began:
      animator.driver = UIPercentDrivenInteractiveTransition()
      open()
    case .changed:
      guard let driver = animator.driver else { return }
      if case .touchChange(let change) = code {
        change(driver, share * height, height)
      } else {
        driver.update(share)
      }
    default:
      guard let driver = animator.driver else { return }
      animator.driver = nil
      if case .touchEnd(let end) = code {
        end(driver, -pan.velocity(in: nil).y, height)
      } else if share > 0.5 {
        driver.finish()
      } else {
        driver.cancel()
      }
    }
  }
}

/// A screen with a card, and a title below the safe area.
private final class ExampleScreen: UIViewController {
  private let code: ExampleCode

  init(_ code: ExampleCode) {
    self.code = code
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let card = UIView(frame: CGRect(x: 20, y: 130, width: 60, height: 40))
    card.backgroundColor = .darkGray
    view.addSubview(card)
    let label = UILabel()
    label.text = "Title"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
    ])
    if case .screen(let add) = code { add(view) }
  }
}

/// An animator whose presentation is an example, or a slide; its dismissal is UIKit's own.
@MainActor
private final class ExampleAnimator: NSObject, UIViewControllerAnimatedTransitioning,
  UIViewControllerTransitioningDelegate, UINavigationControllerDelegate
{
  var driver: UIPercentDrivenInteractiveTransition?
  private let code: ExampleCode

  init(_ code: ExampleCode) { self.code = code }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    guard case .dismissal(let end) = code else { return nil }
    return ExamplePresentation(presented, presenting, end)
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to) else { return context.completeTransition(false) }
    context.containerView.addSubview(view)
    if case .animation(let run) = code { return run(view, context) }
    view.frame.origin.y = view.bounds.height
    UIView.animate(withDuration: 0.3, delay: 0, options: .curveLinear) {
      view.frame.origin.y = 0
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// A presentation that scales the presenting view and lays a dimming view over it.
private final class ExamplePresentation: UIPresentationController {
  private let end: @MainActor (UIView, UIView) -> Void
  private let dimming = UIView()

  init(
    _ presented: UIViewController, _ presenting: UIViewController?,
    _ end: @escaping @MainActor (UIView, UIView) -> Void
  ) {
    self.end = end
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override func presentationTransitionWillBegin() {
    dimming.frame = containerView?.bounds ?? .zero
    dimming.backgroundColor = UIColor(white: 0, alpha: 0.3)
    containerView?.insertSubview(dimming, at: 0)
    dimming.alpha = 0
    alongside { presenting, dimming in
      dimming.alpha = 1
      presenting.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
    }
  }

  override func dismissalTransitionWillBegin() { alongside(end) }

  private func alongside(_ change: @escaping @MainActor (UIView, UIView) -> Void) {
    guard let presenting = presentingViewController.view else { return }
    let dimming = dimming
    guard let coordinator = presentedViewController.transitionCoordinator else {
      return change(presenting, dimming)
    }
    coordinator.animate { _ in change(presenting, dimming) }
  }
}

extension ExampleCode {
  /// Whether a presentation controller of its own is part of it.
  fileprivate var hasPresentation: Bool {
    if case .dismissal = self { return true }
    return false
  }
}

extension Device {
  fileprivate static let small = Device(
    name: "Small", identifier: "small", size: CGSize(width: 100, height: 200), scale: 1)
}
