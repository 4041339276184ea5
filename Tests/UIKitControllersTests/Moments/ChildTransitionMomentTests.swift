// SPDX-License-Identifier: MIT
import FilmstripUIKitControllers
import Screens
import Testing

/// `transition(from:to:duration:options:animations:completion:)` of a container, wherever that is.
///
/// The completion runs once, the new view is in the container and the old one is not (documented); calls of appearance
/// come in pairs.
@MainActor
@Suite struct ChildTransitionMomentTests {
  /// When the container calls it; without a window, and in its own callbacks.
  enum Moment: CaseIterable, Sendable {
    case withoutWindow, viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear, shown, tapped
    case covered, twice, removedMeanwhile
  }

  private final class Container: MomentController {
    let first = MomentController()
    let second = MomentController()
    let third = MomentController()

    override func viewDidLoad() {
      addChild(first)
      first.view.frame = view.bounds
      view.addSubview(first.view)
      first.didMove(toParent: self)
      super.viewDidLoad()
    }

    func swap(
      _ old: UIViewController, _ new: UIViewController, duration: TimeInterval,
      options: UIView.AnimationOptions, completion: @escaping () -> Void
    ) {
      old.willMove(toParent: nil)
      addChild(new)
      new.view.frame = view.bounds
      transition(
        from: old, to: new, duration: duration, options: options,
        animations: { new.view.alpha = 0.5 }
      ) { _ in
        old.removeFromParent()
        new.didMove(toParent: self)
        completion()
      }
    }
  }

  @Test(arguments: Moment.allCases)
  func itEndsWhereverTheContainerIs(moment: Moment) {
    for duration in [0, 0.3] {
      for options: UIView.AnimationOptions in [
        [], .transitionCrossDissolve, .transitionFlipFromLeft,
      ] {
        run(moment, duration, options)
      }
    }
  }

  private func run(_ moment: Moment, _ duration: TimeInterval, _ options: UIView.AnimationOptions) {
    let screen = Screen()
    let container = Container()
    var ends = 0
    let swap = {
      container.swap(container.first, container.second, duration: duration, options: options) {
        ends += 1
      }
    }
    let moments: [Moment: ControllerMoment] = [
      .viewDidLoad: .viewDidLoad, .viewWillAppear: .viewWillAppear,
      .viewIsAppearing: .viewIsAppearing, .viewDidAppear: .viewDidAppear,
    ]
    if let moment = moments[moment] { container.actions[moment] = swap }
    if moment == .withoutWindow {
      container.loadViewIfNeeded()
      swap()
      screen.settle()
    }
    screen.window.rootViewController = container
    screen.settle()
    let what = "\(moment) \(duration) \(options.rawValue)"
    switch moment {
    case .shown: swap()
    case .tapped:
      let button = UIButton(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
      button.addAction(UIAction { _ in swap() }, for: .touchUpInside)
      container.view.addSubview(button)
      screen.tap(at: CGPoint(x: 50, y: 350))
    case .covered:
      let cover = UIViewController()
      cover.modalPresentationStyle = .fullScreen
      container.present(cover, animated: false)
      screen.settle()
      swap()
      screen.settle()
      container.dismiss(animated: false)
    case .twice:
      swap()
      screen.settle()
      container.swap(container.second, container.third, duration: duration, options: options) {
        ends += 1
      }
    case .removedMeanwhile:
      swap()
      screen.advance(by: duration / 2)
      screen.window.rootViewController = UIViewController()
    default: break
    }
    #expect(screen.settle() == [], "\(what)")
    let shown = moment == .twice ? container.third : container.second
    #expect(ends == (moment == .twice ? 2 : 1), "\(what)")
    #expect(shown.view.superview === container.view, "\(what)")
    #expect(container.children.map { $0 === shown } == [true], "\(what)")
    for child in [container.first, container.second, container.third] {
      #expect(child === shown || child.viewIfLoaded?.superview == nil, "\(what)")
      #expect(child.isBalanced, "\(what) \(child.calls)")
    }
    if moment != .removedMeanwhile {
      #expect(shown.calls.last == "didAppear", "\(what) \(shown.calls)")
      #expect(shown.view.alpha == 0.5 && !shown.view.isHidden, "\(what)")
    } else {
      #expect(shown.calls.last != "didAppear", "\(what) \(shown.calls)")
    }
  }
}
