// SPDX-License-Identifier: MIT
import Animators
import FilmstripUIKitControllers
import Screens
import Testing

/// A moment in a controller's life at which code of an application runs.
enum ControllerMoment: String, CaseIterable, Sendable {
  case made, viewDidLoad, viewWillAppear, viewIsAppearing, viewWillLayoutSubviews
  case viewDidLayoutSubviews, viewDidAppear, shown
  case viewWillDisappear, viewDidDisappear

  /// Those on the way to the screen, and on it.
  static let appearing = allCases.filter { $0 != .viewWillDisappear && $0 != .viewDidDisappear }
}

/// A controller that does something at a moment: once, or each time.
class MomentController: UIViewController {
  var actions: [ControllerMoment: () -> Void] = [:]
  var onEach: ((ControllerMoment) -> Void)?
  /// The names of the callbacks of appearance.
  var calls: [String] = []

  /// Whether the calls come in an order that is possible: each end after its own beginning, beginnings in turn, as one
  /// may be taken back by the other, and nothing left open.
  var isBalanced: Bool {
    var (isOpen, isAppearing) = (false, false)
    for call in calls where call != "isAppearing" {
      let appears = call.hasSuffix("Appear")
      guard call.hasPrefix("will") ? appears != isAppearing : isOpen && appears == isAppearing
      else { return false }
      (isOpen, isAppearing) = (call.hasPrefix("will"), appears)
    }
    return !isOpen
  }

  func come(to moment: ControllerMoment) {
    onEach?(moment)
    actions.removeValue(forKey: moment)?()
  }

  override func viewDidLoad() { come(to: .viewDidLoad) }
  override func viewWillAppear(_ animated: Bool) {
    calls.append("willAppear")
    come(to: .viewWillAppear)
  }
  override func viewIsAppearing(_ animated: Bool) {
    calls.append("isAppearing")
    come(to: .viewIsAppearing)
  }
  override func viewWillLayoutSubviews() { come(to: .viewWillLayoutSubviews) }
  override func viewDidLayoutSubviews() { come(to: .viewDidLayoutSubviews) }
  override func viewDidAppear(_ animated: Bool) {
    calls.append("didAppear")
    come(to: .viewDidAppear)
  }
  override func viewWillDisappear(_ animated: Bool) {
    calls.append("willDisappear")
    come(to: .viewWillDisappear)
  }
  override func viewDidDisappear(_ animated: Bool) {
    calls.append("didDisappear")
    come(to: .viewDidDisappear)
  }
}

/// A way in which a controller comes on the screen.
enum ControllerPlace: String, CaseIterable, Sendable {
  case root, navigationRoot, push, replacedStack, firstTab, selectedTab, pushInTab
  case firstPage, turnedPage, curledPage, detail, child, childTransition
  case fullScreen, pageSheet, formSheet, overFullScreen, currentContext, overCurrentContext
  case custom, customController, popover, presentedNavigation

  /// Whether the place is shown with a motion in one of several tests: in every other test, and in every other place.
  func isAnimated(inTest number: Int) -> Bool {
    ((ControllerPlace.allCases.firstIndex(of: self) ?? 0) + number).isMultiple(of: 2)
  }

  /// The style, where the controller is presented.
  var style: UIModalPresentationStyle? {
    switch self {
    case .fullScreen: .fullScreen
    case .pageSheet, .presentedNavigation: .pageSheet
    case .formSheet: .formSheet
    case .overFullScreen: .overFullScreen
    case .currentContext: .currentContext
    case .overCurrentContext: .overCurrentContext
    case .custom, .customController: .custom
    case .popover: .popover
    default: nil
    }
  }
}

/// A screen on which a controller comes on the screen, and leaves it again.
@MainActor
final class MomentScene {
  /// A presentation controller as applications write them: half of the screen, placed at each layout.
  final class HalfScreen: UIPresentationController {
    override var frameOfPresentedViewInContainerView: CGRect {
      guard let bounds = containerView?.bounds else { return .zero }
      let wanted = presentedViewController.preferredContentSize.height
      let height = wanted > 0 ? wanted : bounds.height / 2
      return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    }

    override func containerViewWillLayoutSubviews() {
      presentedView?.frame = frameOfPresentedViewInContainerView
    }

    override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) { containerView?.setNeedsLayout() }
  }

  let screen: Screen
  let place: ControllerPlace
  let home = MomentController()
  /// How many completions have run.
  var completions = 0
  let controller: MomentController
  private let source = TransitionSource(presentation: HalfScreen.init)
  /// Set to present with animators; nil for the system's motion.
  var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  private(set) var root: UIViewController!
  private let isAnimated: Bool

  init(
    _ place: ControllerPlace, animated: Bool, controller: MomentController = MomentController()
  ) {
    (self.place, isAnimated, self.controller) = (place, animated, controller)
    screen = Screen()
    home.title = "Home"
    screen.window.rootViewController = UIViewController()
    screen.settle()
    prepare()
  }

  private var window: UIWindow { screen.window }

  private func prepare() {
    switch place {
    case .root, .navigationRoot, .firstTab, .firstPage: return
    case .push, .replacedStack: root = UINavigationController(rootViewController: home)
    case .pushInTab:
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: home)]
      root = tabs
    case .selectedTab:
      let tabs = UITabBarController()
      tabs.viewControllers = [home, controller]
      root = tabs
    case .turnedPage, .curledPage:
      let pages = UIPageViewController(
        transitionStyle: place == .curledPage ? .pageCurl : .scroll,
        navigationOrientation: .horizontal)
      pages.setViewControllers([home], direction: .forward, animated: false)
      root = pages
    case .detail:
      let split = UISplitViewController()
      split.viewControllers = [home]
      root = split
    case .childTransition:
      let parent = UIViewController()
      parent.addChild(home)
      parent.view.addSubview(home.view)
      home.didMove(toParent: parent)
      root = parent
    case .child: root = UIViewController()
    default: root = home
    }
    window.rootViewController = root
    screen.settle()
  }

  /// Brings the controller on the screen.
  func show() {
    switch place {
    case .root: root = controller
    case .navigationRoot: root = UINavigationController(rootViewController: controller)
    case .firstTab:
      let tabs = UITabBarController()
      tabs.viewControllers = [controller, home]
      root = tabs
    case .firstPage:
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([controller], direction: .forward, animated: false)
      root = pages
    case .push, .pushInTab:
      home.navigationController?.pushViewController(controller, animated: isAnimated)
    case .replacedStack:
      home.navigationController?.setViewControllers([controller], animated: isAnimated)
    case .selectedTab: (root as? UITabBarController)?.selectedIndex = 1
    case .turnedPage, .curledPage:
      (root as? UIPageViewController)?.setViewControllers(
        [controller], direction: .forward, animated: isAnimated)
    case .detail:
      (root as? UISplitViewController)?.showDetailViewController(controller, sender: nil)
    case .child:
      root.addChild(controller)
      controller.view.frame = root.view.bounds
      root.view.addSubview(controller.view)
      controller.didMove(toParent: root)
    case .childTransition:
      home.willMove(toParent: nil)
      root.addChild(controller)
      controller.view.frame = root.view.bounds
      root.transition(
        from: home, to: controller, duration: isAnimated ? 0.3 : 0, options: [], animations: nil
      ) { [self] _ in
        home.removeFromParent()
        controller.didMove(toParent: root)
      }
    case .presentedNavigation:
      let navigation = UINavigationController(rootViewController: controller)
      home.present(navigation, animated: isAnimated)
    default:
      controller.modalPresentationStyle = place.style ?? .automatic
      if let transitioningDelegate {
        controller.transitioningDelegate = transitioningDelegate
      } else if place == .customController {
        controller.transitioningDelegate = source
      }
      controller.popoverPresentationController?.sourceView = home.view
      controller.popoverPresentationController?.sourceRect = CGRect(
        x: 100, y: 200, width: 50, height: 50)
      home.present(controller, animated: isAnimated)
    }
    let isRoot = [.root, .navigationRoot, .firstTab, .firstPage].contains(place)
    if isRoot { window.rootViewController = root }
  }

  /// Runs code at a moment of the controller's appearance; returns false if the moment did not come.
  func run(at moment: ControllerMoment, _ action: @escaping () -> Void) -> Bool {
    var didRun = false
    let once = {
      didRun = true
      action()
    }
    switch moment {
    case .made:
      once()
      show()
      screen.settle()
    case .shown:
      show()
      screen.settle()
      once()
      screen.settle()
    default:
      controller.actions[moment] = once
      show()
      screen.settle()
    }
    screen.settle()
    return didRun
  }

  /// Takes the controller off the screen.
  func hide() {
    switch place {
    case .root, .navigationRoot, .firstPage: window.rootViewController = home
    case .firstTab: (root as? UITabBarController)?.selectedIndex = 1
    case .push, .pushInTab: controller.navigationController?.popViewController(animated: isAnimated)
    case .replacedStack:
      controller.navigationController?.setViewControllers([home], animated: isAnimated)
    case .selectedTab: (root as? UITabBarController)?.selectedIndex = 0
    case .turnedPage, .curledPage:
      (root as? UIPageViewController)?.setViewControllers(
        [home], direction: .reverse, animated: isAnimated)
    case .child:
      controller.willMove(toParent: nil)
      controller.view.removeFromSuperview()
      controller.removeFromParent()
    case .childTransition:
      root.addChild(home)
      controller.willMove(toParent: nil)
      root.transition(
        from: controller, to: home, duration: isAnimated ? 0.3 : 0, options: [], animations: nil
      ) { [self] _ in
        controller.removeFromParent()
        home.didMove(toParent: root)
      }
    default: controller.dismiss(animated: isAnimated)
    }
  }

  /// What is on the screen: views with their places, in the window.
  var picture: [String] {
    screen.settle()
    var lines: [String] = []
    func add(_ layer: CALayer, _ depth: Int) {
      guard !layer.isHidden, layer.opacity > 0 else { return }
      let view = layer.delegate as? UIView
      let name = view.map { String(describing: type(of: $0)) } ?? "layer"
      let frame = window.layer.convert(layer.bounds, from: layer)
      let text = (view as? UILabel)?.text.map { " \($0)" } ?? ""
      let owner = view?.next === home ? " home" : view?.next === controller ? " controller" : ""
      let opacity = layer.opacity < 1 ? " \(layer.opacity)" : ""
      let areas =
        (view?.next as? UIViewController).map { _ in " \(view?.safeAreaInsets ?? .zero)" } ?? ""
      lines.append(
        String(repeating: " ", count: depth) + name + owner + " \(frame)" + opacity + text + areas)
      for child in layer.sublayers ?? [] { add(child, depth + 1) }
    }
    add(window.layer, 0)
    return lines
  }
}

extension MomentScene {
  /// What was refused since the last time, as iOS prints it.
  static func refusals(_ screen: Screen) -> [StageFact] {
    screen.window.stageEnvironment.log.takeReports().map(\.fact).filter { fact in
      switch fact {
      case .presentedTwice, .presentedOutsideWindow, .dismissedInTransition: true
      default: false
      }
    }
  }

  var refusals: [StageFact] { Self.refusals(screen) }

  /// Expects that nothing is left of transitions: calls of appearance in balance, which say whether the view is in
  /// the window, no coordinator, no animation.
  static func expectRest(
    _ controllers: [MomentController], _ screen: Screen, _ what: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (index, controller) in controllers.enumerated() {
      #expect(
        controller.isBalanced, "\(what), \(index): \(controller.calls)",
        sourceLocation: sourceLocation)
      #expect(
        controller.transitionCoordinator == nil, "\(what), \(index)", sourceLocation: sourceLocation
      )
      #expect(
        !controller.isBeingPresented && !controller.isBeingDismissed
          && !controller.isMovingToParent && !controller.isMovingFromParent, "\(what), \(index)",
        sourceLocation: sourceLocation)
      // A view that is covered out of its window has disappeared, too.
      let isInWindow = controller.viewIfLoaded?.window != nil
      #expect(
        (controller.calls.last == "didAppear") == isInWindow,
        "\(what), \(index): \(controller.calls)", sourceLocation: sourceLocation)
    }
    var moving: [String] = []
    func look(at layer: CALayer) {
      if let keys = layer.animationKeys(), !keys.isEmpty { moving.append("\(layer) \(keys)") }
      for child in layer.sublayers ?? [] { look(at: child) }
    }
    look(at: screen.window.layer)
    #expect(moving == [], "\(what)", sourceLocation: sourceLocation)
  }

  func expectRest(
    _ others: [MomentController], _ what: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    Self.expectRest([home, controller] + others, screen, what, sourceLocation: sourceLocation)
  }
}
