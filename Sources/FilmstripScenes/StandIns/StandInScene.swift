// SPDX-License-Identifier: MIT
public import FilmstripTransitions
public import UIKit

/// How the screens of a transition come and go.
public enum StandInWay: Sendable {
  /// One is presented by the other, and dismissed.
  case present
  /// One is pushed after the other, and popped.
  case push
  /// They are tabs, of which the second is selected, and then the first.
  case tab
}

/// The screens of a scene, for the objects between them.
@MainActor
public final class StandInScene {
  /// The screen from which the way forth leads.
  public let from: UIViewController
  /// The screen to which it leads.
  public let to: UIViewController
  private let way: StandInWay
  private let style: UIModalPresentationStyle
  private let makeContainer: ((UIViewController) -> UIViewController)?
  /// Whether a touch drives the transition.
  public let isDriven: Bool
  private let isScrolled: Bool
  /// What hands touches on to the app's driver; nil where the app has a recognizer of its own.
  var pan: StandInPan?
  /// Which screens stand for views that are in files, a line each.
  private var notes: [String] = []

  /// Whether the second screen was on the window when the way forth began.
  private var wasThere = false

  /// What the window shows: a navigation controller, a tab bar controller, or the first screen itself.
  public private(set) lazy var container: UIViewController = {
    switch way {
    case .present:
      let container = makeContainer?(from) ?? from
      // A container of the app's shows the first screen, unless it has one of its own.
      if from.parent == nil, container !== from {
        if let tabs = container as? UITabBarController, tabs.viewControllers?.isEmpty ?? true {
          tabs.setViewControllers([from], animated: false)
        } else if let navigation = container as? UINavigationController,
          navigation.viewControllers.isEmpty
        {
          navigation.setViewControllers([from], animated: false)
        }
      }
      return container
    case .push:
      let navigation = (makeContainer?(from) as? UINavigationController) ?? UINavigationController()
      if navigation.viewControllers.isEmpty {
        navigation.setViewControllers([from], animated: false)
      }
      return navigation
    case .tab:
      let tabs = (makeContainer?(from) as? UITabBarController) ?? UITabBarController()
      tabs.setViewControllers([from, to], animated: false)
      return tabs
    }
  }()

  /// The navigation controller around the screens; one of its own where there is none.
  public private(set) lazy var navigation: UINavigationController =
    container as? UINavigationController ?? from.navigationController ?? UINavigationController()

  init(
    _ setup: SceneSetup, _ way: StandInWay, _ style: UIModalPresentationStyle,
    _ makeContainer: ((UIViewController) -> UIViewController)?
  ) {
    (from, to) = (setup.from, setup.to)
    (self.way, self.style, self.makeContainer) = (way, style, makeContainer)
    isDriven = setup.isDriven
    isScrolled = setup.isScrolled
    (to as? StandInScreen)?.isScrolled = isScrolled
    StageEnvironment.current.nibs.hasEmptyPrototypes = true
    StageEnvironment.current.storyboards.complete = { [weak self] in self?.complete($0) }
    for screen in [from, to] where screen.isViewLoaded { complete(screen) }
  }

  /// Gives a screen of the app's, whose view shows nothing without its file, what a stand-in has.
  private func complete(_ screen: UIViewController) {
    let view: UIView = screen.view
    guard screen === from || screen === to, !(screen is StandInScreen), screen.children.isEmpty,
      StandInContent.isEmpty(view)
    else { return }
    let name = "\(type(of: screen))"
    let content = StandInContent()
    content.heading.text = screen.title ?? name
    content.fill(view, isTo: screen === to, isScrolled: isScrolled && screen === to)
    if isScrolled, screen === to, screen.preferredContentSize == .zero {
      screen.preferredContentSize = StandInContent.size
    }
    notes.append(
      "\(name) has an empty view without its storyboard or nib: it shows what a stand-in does")
  }

  /// Shows the first screen before what the app makes for the transition, which may ask where its views are.
  func showFirst() {
    guard way != .tab, makeContainer == nil, let window = StageEnvironment.current.windows.all.last
    else { return }
    window.rootViewController = container
    window.layoutIfNeeded()
  }

  /// Sets up with a delegate: nil where the app's own screens set theirs.
  func prepared(_ delegate: AnyObject?, isBack: Bool, isDriven: Bool) -> PreparedScene {
    let container = container
    switch container {
    case let navigation as UINavigationController where way == .push:
      if navigation.delegate == nil {
        navigation.delegate = delegate as? any UINavigationControllerDelegate
      }
    case let tabs as UITabBarController where way == .tab:
      if tabs.delegate == nil { tabs.delegate = delegate as? any UITabBarControllerDelegate }
    default:
      let isFree = to.transitioningDelegate == nil
      if isFree {
        to.transitioningDelegate = delegate as? any UIViewControllerTransitioningDelegate
      }
      // A screen that has a delegate of its own may leave the style to its presenter.
      if isFree || to.modalPresentationStyle == .automatic { to.modalPresentationStyle = style }
    }
    if isDriven, !isBack { giveSecondScreen() }
    pan?.wait(on: isBack ? to : from) { self.go(isBack: isBack) }
    var scene = PreparedScene(
      container, keeping: delegate, before: isBack ? { self.go(isBack: false) } : nil
    ) {
      // A touch begins the way by itself.
      if !isDriven { self.go(isBack: isBack) }
    }
    scene.notes = { self.notes }
    if isDriven { scene.drags = { self.drags(isBack: isBack) } }
    if !isBack, !isDriven, way != .tab { scene.obstacle = { self.obstacle } }
    if way == .present { scene.isSecondScreenUnseen = { self.isSecondScreenUnseen } }
    return scene
  }

  /// Why the way forth does not bring the second screen; nil where it does, or brings another one.
  private var obstacle: String? {
    if wasThere { return "the second screen is there before the transition" }
    return isSecondScreenUnseen ? "nothing of the second screen is seen at the end" : nil
  }

  private var isSecondScreenUnseen: Bool {
    guard let view = to.viewIfLoaded, let window = view.window else { return false }
    let ancestors = sequence(first: view) { $0.superview }
    let seen = view.convert(view.bounds, to: window).intersection(window.bounds)
    let isHidden = ancestors.contains { $0.isHidden || $0.alpha < 0.01 }
    // A part of a point is none that is seen.
    return isHidden || seen.width < 1 || seen.height < 1
  }

  /// Gives the second screen to the app's own code where that asks a storyboard for it.
  private func giveSecondScreen() {
    let storyboards = StageEnvironment.current.storyboards
    storyboards.given = { [to] _ in to }
    storyboards.show = { [self] _ in go(isBack: false) }
  }

  /// Begins the way forth as a person does, by a tap on the first screen.
  ///
  /// - Parameters:
  ///   - target: What is tapped.
  ///   - container: The container of the app's in which it is; nil for the first screen itself.
  public func tap(_ target: StandInTarget, in container: UIViewController? = nil) {
    giveSecondScreen()
    if way == .present, to.modalPresentationStyle == .automatic {
      to.modalPresentationStyle = style
    }
    guard let place = target.place(in: (container ?? from).view) else {
      notes.append("\(type(of: from)) has no \(target.rawValue) that is seen and can be tapped")
      return
    }
    // A tap takes about a tenth of a second.
    let track = TouchTrack(begin: 0, end: 100_000_000, ending: .lift) { _ in place }
    StageEnvironment.current.touches.play([track], as: "a tap")
  }

  /// Begins the way forth, for an object of the app's that asks for it.
  public func start() { go(isBack: false) }

  /// Dismisses what the app has presented, or else pops what it has pushed.
  public func dismiss() {
    if let presented = container.presentedViewController ?? from.presentedViewController {
      presented.dismiss(animated: true)
    } else {
      navigation.popViewController(animated: true)
    }
  }

  /// Covers the first screen with the content of the second one, without an animation of its own.
  public func cover() {
    let cover: UIView = to.view
    cover.frame = from.view.bounds
    from.view.addSubview(cover)
  }

  /// Takes the second screen's content away again.
  public func uncover() { to.view.removeFromSuperview() }

  /// Sets up with what the app calls.
  func prepared(_ acts: StandInActs, isBack: Bool, isDriven: Bool) -> PreparedScene {
    if isDriven, !isBack { giveSecondScreen() }
    var scene = PreparedScene(
      acts.root, keeping: acts, before: isBack ? acts.forth : nil, prepare: acts.prepare
    ) {
      if !isDriven { isBack ? acts.back() : acts.forth() }
    }
    scene.notes = { self.notes }
    if isDriven { scene.drags = { self.drags(isBack: isBack) } }
    return scene
  }

  /// Touches on the screen from which a way leads.
  ///
  /// They go down from its middle and from near its top, inwards from the window's edges, and along the other directions.
  /// The whole transition is as long as the screen is.
  private func drags(isBack: Bool) -> [GalleryDrag] {
    let screen = isBack ? to : from
    guard let view = screen.viewIfLoaded, let window = view.window else { return [] }
    let (frame, whole) = (view.convert(view.bounds, to: window), window.bounds)
    let seen = frame.intersection(whole)
    guard !seen.isEmpty, whole.width > 0, whole.height > 0 else { return [] }
    func drag(_ direction: GalleryDrag.Direction, _ x: Double, _ y: Double) -> GalleryDrag {
      var drag = GalleryDrag(direction, startX: x / whole.width, startY: y / whole.height)
      let isVertical = direction == .up || direction == .down
      drag.length = isVertical ? seen.height : seen.width
      return drag
    }
    return [
      drag(.down, seen.midX, seen.minY + 0.3 * seen.height),
      drag(.down, seen.midX, seen.minY + min(12, seen.height / 2)),
      drag(.right, whole.minX, seen.midY), drag(.right, seen.minX + 0.1 * seen.width, seen.midY),
      drag(.left, whole.maxX - 1, seen.midY), drag(.left, seen.maxX - 0.1 * seen.width, seen.midY),
      drag(.up, seen.midX, seen.maxY - 0.1 * seen.height),
    ]
  }

  private func go(isBack: Bool) {
    wasThere = !isBack && to.viewIfLoaded?.window != nil
    switch container {
    case let navigation as UINavigationController where way == .push:
      if isBack {
        navigation.popViewController(animated: true)
      } else {
        navigation.pushViewController(to, animated: true)
      }
    case let tabs as UITabBarController where way == .tab: tabs.selectedIndex = isBack ? 0 : 1
    default:
      if isBack { to.dismiss(animated: true) } else { from.present(to, animated: true) }
    }
  }
}

extension SceneRegistry {
  /// Adds the transitions `forth` and `back` of one delegate of an app's.
  ///
  /// The way back begins when the way forth has been shown.
  ///
  /// - Parameters:
  ///   - way: How the screens come and go.
  ///   - style: The style in which the second screen is presented.
  ///   - forthDrag: The touch that drives the way forth, for an interactive one.
  ///   - drag: The touch that drives the way back.
  ///   - container: Makes what is around the screens, where it is one of the app's.
  ///   - make: Makes the delegate; nil where the app's own screens set theirs.
  public mutating func addForthAndBack(
    _ way: StandInWay, style: UIModalPresentationStyle = .fullScreen,
    forthDrag: GalleryDrag? = nil, drag: GalleryDrag? = nil,
    container: (@MainActor @Sendable (UIViewController) -> UIViewController)? = nil,
    _ make: @escaping @MainActor @Sendable (StandInScene) throws -> AnyObject?
  ) {
    for isBack in [false, true] {
      add(
        SceneTransition(isBack ? "back" : "forth", drag: isBack ? drag : forthDrag) { setup in
          let scene = StandInScene(setup, way, style, container)
          scene.showFirst()
          return scene.prepared(try make(scene), isBack: isBack, isDriven: setup.isDriven)
        })
    }
  }

  /// Adds the transitions `forth` and `back` that calls of an app's own begin.
  ///
  /// - Parameters:
  ///   - way: What is around the screens: nothing, a stack or tabs.
  ///   - forthDrag: The touch that drives the way forth, for an interactive one.
  ///   - drag: The touch that drives the way back.
  ///   - make: Makes what is called.
  public mutating func addActs(
    _ way: StandInWay, forthDrag: GalleryDrag? = nil, drag: GalleryDrag? = nil,
    _ make: @escaping @MainActor @Sendable (StandInScene) throws -> StandInActs
  ) {
    for isBack in [false, true] {
      var transition = SceneTransition(
        isBack ? "back" : "forth", drag: isBack ? drag : forthDrag
      ) { setup in
        let scene = StandInScene(setup, way, .fullScreen, nil)
        return scene.prepared(try make(scene), isBack: isBack, isDriven: setup.isDriven)
      }
      transition.hasAnimator = false
      add(transition)
    }
  }
}
