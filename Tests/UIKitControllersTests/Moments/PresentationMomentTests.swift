// SPDX-License-Identifier: MIT
import Animators
import FilmstripUIKitControllers
import Screens
import Testing

/// `present` and `dismiss` at each moment of the controller that calls them, in each container, and calls of
/// presentations, stacks and tabs that follow each other.
///
/// A presentation either takes place or is refused with what iOS prints, and so is a dismissal. Where one of both is
/// certain, it is asserted: from `viewDidAppear` on a controller presents and can be dismissed (Apple's guide to
/// view controllers); before the controller is in a hierarchy it does not (the message). There is no evidence for the
/// callbacks between. What sequences of calls lead to is documented with each call; what is refused, by the messages.
@MainActor
@Suite struct PresentationMomentTests {
  nonisolated static let styles: [UIModalPresentationStyle] = [
    .fullScreen, .pageSheet, .overFullScreen, .custom, .overCurrentContext,
  ]

  /// Brings a scene to a moment and calls there; false if the moment never came.
  private func call(
    in scene: MomentScene, at moment: ControllerMoment, _ action: @escaping () -> Void
  ) -> Bool {
    guard moment == .viewWillDisappear || moment == .viewDidDisappear else {
      return scene.run(at: moment, action)
    }
    _ = scene.run(at: .shown) {}
    var didRun = false
    scene.controller.actions[moment] = {
      didRun = true
      action()
    }
    scene.hide()
    scene.screen.settle()
    return didRun
  }

  @Test(arguments: ControllerPlace.allCases)
  func aPresentationTakesPlaceOrIsRefused(place: ControllerPlace) {
    for (number, moment) in ControllerMoment.allCases.enumerated() {
      for animated in [true, false] {
        let scene = MomentScene(place, animated: number.isMultiple(of: 2))
        let what = "\(place) \(moment)\(animated ? " animated" : "")"
        let shown = MomentController()
        shown.modalPresentationStyle = Self.styles[number % Self.styles.count]
        var completions = 0
        let didRun = call(in: scene, at: moment) {
          scene.controller.present(shown, animated: animated) { completions += 1 }
        }
        #expect(didRun, "\(what) never came")
        #expect(scene.screen.settle() == [], "\(what)")
        let isShown = shown.presentingViewController != nil
        #expect(isShown || !scene.refusals.isEmpty, "\(what): neither shown nor refused")
        #expect(completions == (isShown ? 1 : 0), "\(what)")
        #expect((shown.viewIfLoaded?.window != nil) == isShown, "\(what)")
        #expect(shown.calls.last == (isShown ? "didAppear" : nil), "\(what) \(shown.calls)")
        if moment == .viewDidAppear || moment == .shown { #expect(isShown, "\(what)") }
        if moment == .made, scene.controller.parent == nil { #expect(!isShown, "\(what)") }
        scene.expectRest([shown], what)
        // All of it can go again.
        shown.presentingViewController?.dismiss(animated: !animated)
        scene.screen.settle()
        scene.screen.window.rootViewController?.dismiss(animated: !animated)
        #expect(scene.screen.settle() == [], "\(what)")
        #expect(shown.viewIfLoaded?.window == nil, "\(what)")
        #expect(scene.screen.window.subviews.count == 1, "\(what) \(scene.screen.window.subviews)")
        scene.expectRest([shown], what + ", dismissed")
      }
    }
  }

  @Test(arguments: ControllerPlace.allCases.filter { $0.style != nil })
  func aDismissalTakesPlaceOrIsRefused(place: ControllerPlace) {
    for (number, moment) in ControllerMoment.allCases.enumerated() where moment != .made {
      for animated in [true, false] {
        let scene = MomentScene(place, animated: number.isMultiple(of: 2))
        let what = "\(place) \(moment)\(animated ? " animated" : "")"
        let didRun = call(in: scene, at: moment) { scene.controller.dismiss(animated: animated) }
        #expect(didRun, "\(what) never came")
        #expect(scene.screen.settle() == [], "\(what)")
        let isGone = scene.home.presentedViewController == nil
        #expect(isGone || !scene.refusals.isEmpty, "\(what): neither gone nor refused")
        #expect((scene.controller.viewIfLoaded?.window == nil) == isGone, "\(what)")
        switch moment {
        case .viewDidAppear, .shown, .viewWillDisappear, .viewDidDisappear:
          #expect(isGone, "\(what)")
        default: break
        }
        scene.expectRest([], what)
        scene.home.dismiss(animated: false)
        #expect(scene.screen.window.subviews == [scene.home.view], "\(what)")
        scene.expectRest([], what + ", dismissed")
      }
    }
  }

  // MARK: Sequences

  /// A stack in the first of two tabs, and controllers to show.
  @MainActor final class Field {
    let screen = Screen()
    let tabs = UITabBarController()
    let navigation: UINavigationController
    let (home, other, a, b, c) = (
      MomentController(), MomentController(), MomentController(), MomentController(),
      MomentController()
    )
    let isAnimated: Bool

    init(animated: Bool, style: UIModalPresentationStyle) {
      isAnimated = animated
      navigation = UINavigationController(rootViewController: home)
      tabs.viewControllers = [navigation, other]
      for controller in [a, b, c] { controller.modalPresentationStyle = style }
    }

    var all: [MomentController] { [home, other, a, b, c] }

    private func name(_ controller: UIViewController) -> String {
      let names = ["home", "other", "a", "b", "c"]
      return all.firstIndex { $0 === controller }.map { names[$0] } ?? "?"
    }

    /// The stack, the index of the tab, and what is presented, as `home a / 0 / b`.
    var state: String {
      var chain: [String] = []
      var next = tabs.presentedViewController
      while let controller = next {
        chain.append(name(controller))
        next = controller.presentedViewController
      }
      return "\(stack) / \(tabs.selectedIndex) / \(chain.joined(separator: " "))"
    }
    var stack: String { navigation.viewControllers.map(name).joined(separator: " ") }

    func present(_ controller: UIViewController, then completion: (() -> Void)? = nil) {
      tabs.present(controller, animated: isAnimated, completion: completion)
    }
    func dismiss(then completion: (() -> Void)? = nil) {
      tabs.dismiss(animated: isAnimated, completion: completion)
    }
    func push(_ controller: UIViewController) {
      navigation.pushViewController(controller, animated: isAnimated)
    }
    func pop() { navigation.popViewController(animated: isAnimated) }
    func popToRoot() { navigation.popToRootViewController(animated: isAnimated) }
    func set(_ controllers: [UIViewController]) {
      navigation.setViewControllers(controllers, animated: isAnimated)
    }
    /// After the change that has just been asked for, or at once without one that moves.
    func then(_ action: @escaping () -> Void) {
      guard let coordinator = navigation.transitionCoordinator else { return action() }
      coordinator.animate(alongsideTransition: nil) { _ in action() }
    }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// With a motion, and without; what is refused is a finding.
    let expected: (animated: String, plain: String)
    let refuses: (animated: Bool, plain: Bool)
    let prepare: @MainActor @Sendable (Field) -> Void
    let act: @MainActor @Sendable (Field) -> Void

    init(
      _ name: String, _ expected: String, plain: String? = nil,
      refuses: (animated: Bool, plain: Bool) = (false, false),
      from prepare: @escaping @MainActor @Sendable (Field) -> Void = { _ in },
      _ act: @escaping @MainActor @Sendable (Field) -> Void
    ) {
      testDescription = name
      self.expected = (expected, plain ?? expected)
      self.refuses = refuses
      (self.prepare, self.act) = (prepare, act)
    }
  }

  private nonisolated static let showA: @MainActor @Sendable (Field) -> Void = {
    $0.tabs.present($0.a, animated: false)
  }
  private nonisolated static let showAB: @MainActor @Sendable (Field) -> Void = {
    $0.tabs.present($0.a, animated: false)
    $0.a.present($0.b, animated: false)
  }
  private nonisolated static let pushAB: @MainActor @Sendable (Field) -> Void = {
    $0.navigation.setViewControllers([$0.home, $0.a, $0.b], animated: false)
  }

  private nonisolated static let presentations: [Row] = [
    Row("present twice", "home / 0 / a", refuses: (true, true)) {
      $0.present($0.a)
      $0.present($0.b)
    },
    Row(
      "present from the presented at once", "home / 0 / a", plain: "home / 0 / a b",
      refuses: (true, false)
    ) {
      $0.present($0.a)
      $0.a.present($0.b, animated: $0.isAnimated)
    },
    Row("present from the presented in the completion", "home / 0 / a b") { field in
      field.present(field.a) { field.a.present(field.b, animated: field.isAnimated) }
    },
    Row("present again in the completion", "home / 0 / a", refuses: (true, true)) { field in
      field.present(field.a) { field.present(field.b) }
    },
    Row("dismiss at once", "home / 0 / a", plain: "home / 0 / ", refuses: (true, false)) {
      $0.present($0.a)
      $0.dismiss()
    },
    Row("dismiss in the completion", "home / 0 / ") { field in
      field.present(field.a) { field.dismiss() }
    },
    Row(
      "dismiss and present", "home / 0 / ", plain: "home / 0 / b", refuses: (true, false),
      from: showA
    ) {
      $0.dismiss()
      $0.present($0.b)
    },
    Row("present in the completion of the dismissal", "home / 0 / b", from: showA) { field in
      field.dismiss { field.present(field.b) }
    },
    Row("present the same again", "home / 0 / a", from: showA) { field in
      field.dismiss { field.present(field.a) }
    },
    Row("dismiss twice", "home / 0 / ", refuses: (true, false), from: showA) {
      $0.dismiss()
      $0.dismiss()
    },
    Row("dismiss from below", "home / 0 / ", from: showAB) { $0.dismiss() },
    Row("dismiss in front", "home / 0 / a", from: showAB) { $0.b.dismiss(animated: $0.isAnimated) },
    Row("dismiss from the middle", "home / 0 / a", from: showAB) {
      $0.a.dismiss(animated: $0.isAnimated)
    },
    Row("dismiss one after the other", "home / 0 / ", from: showAB) { field in
      field.a.dismiss(animated: field.isAnimated) { field.a.dismiss(animated: field.isAnimated) }
    },
    Row("dismiss nothing", "home / 0 / ") { $0.dismiss() },
  ]

  private nonisolated static let stacks: [Row] = [
    Row("push twice", "home a b / 0 / ") {
      $0.push($0.a)
      $0.push($0.b)
    },
    Row("push after the push", "home a b / 0 / ") { field in
      field.push(field.a)
      field.then { field.push(field.b) }
    },
    Row("push and pop", "home / 0 / ") {
      $0.push($0.a)
      $0.pop()
    },
    Row("pop after the push", "home / 0 / ") { field in
      field.push(field.a)
      field.then { field.pop() }
    },
    Row("pop twice", "home / 0 / ", from: pushAB) {
      $0.pop()
      $0.pop()
    },
    Row("pop after the pop", "home / 0 / ", from: pushAB) { field in
      field.pop()
      field.then { field.pop() }
    },
    Row("pop and push", "home a c / 0 / ", from: pushAB) {
      $0.pop()
      $0.push($0.c)
    },
    Row("pop and push the same", "home a b / 0 / ", from: pushAB) {
      $0.pop()
      $0.push($0.b)
    },
    Row("pop to the root and push", "home c / 0 / ", from: pushAB) {
      $0.popToRoot()
      $0.push($0.c)
    },
    Row("set twice", "b / 0 / ") {
      $0.set([$0.a])
      $0.set([$0.b])
    },
    Row("set and pop to the root", "home / 0 / ") {
      $0.set([$0.home, $0.a, $0.b])
      $0.popToRoot()
    },
    Row("set the same", "home a b / 0 / ", from: pushAB) { $0.set([$0.home, $0.a, $0.b]) },
    Row("set another order", "b a home / 0 / ", from: pushAB) { $0.set([$0.b, $0.a, $0.home]) },
    Row("set and set back", "home a b / 0 / ", from: pushAB) {
      $0.set([$0.c])
      $0.set([$0.home, $0.a, $0.b])
    },
    Row("take the middle away", "home b / 0 / ", from: pushAB) { $0.set([$0.home, $0.b]) },
    Row("push and take the middle away", "home c / 0 / ", from: pushAB) {
      $0.push($0.c)
      $0.set([$0.home, $0.c])
    },
    Row("pop at the root", "home / 0 / ") { $0.pop() },
    Row("select twice", "home / 0 / ") {
      $0.tabs.selectedIndex = 1
      $0.tabs.selectedIndex = 0
    },
    Row("select the same", "home / 1 / ") {
      $0.tabs.selectedIndex = 1
      $0.tabs.selectedIndex = 1
    },
    Row("push and select", "home a / 1 / ") {
      $0.push($0.a)
      $0.tabs.selectedIndex = 1
    },
    Row("select and push", "home a / 1 / ") {
      $0.tabs.selectedIndex = 1
      $0.push($0.a)
    },
    Row("select, push, and select back", "home a / 0 / ") {
      $0.tabs.selectedIndex = 1
      $0.push($0.a)
      $0.tabs.selectedIndex = 0
    },
    Row("pop and select", "home a / 1 / ", from: pushAB) {
      $0.pop()
      $0.tabs.selectedIndex = 1
    },
  ]

  private nonisolated static let mixed: [Row] = [
    Row("push and present", "home b / 0 / a") {
      $0.push($0.b)
      $0.present($0.a)
    },
    Row("present and push", "home b / 0 / a") {
      $0.present($0.a)
      $0.push($0.b)
    },
    Row("push below what is presented, and dismiss", "home b / 0 / ", from: showA) {
      $0.push($0.b)
      $0.dismiss()
    },
    Row("dismiss and push", "home b / 0 / ", from: showA) {
      $0.dismiss()
      $0.push($0.b)
    },
    Row("dismiss, then push", "home b / 0 / ", from: showA) { field in
      field.dismiss { field.push(field.b) }
    },
    Row("select and present", "home / 1 / a") {
      $0.tabs.selectedIndex = 1
      $0.present($0.a)
    },
    Row("present and select", "home / 1 / a") {
      $0.present($0.a)
      $0.tabs.selectedIndex = 1
    },
    Row("select below what is presented, and dismiss", "home / 1 / ", from: showA) {
      $0.tabs.selectedIndex = 1
      $0.dismiss()
    },
    Row("present from the pushed one", "home b / 0 / a") {
      $0.push($0.b)
      $0.b.present($0.a, animated: $0.isAnimated)
    },
    Row("pop and present", "home a / 0 / c", from: pushAB) {
      $0.pop()
      $0.present($0.c)
    },
  ]

  @Test(arguments: presentations + stacks + mixed) func callsFollowEachOther(row: Row) {
    for animated in [true, false] {
      for style in [UIModalPresentationStyle.fullScreen, .pageSheet, .custom] {
        let field = Field(animated: animated, style: style)
        let what = "\(row.testDescription), \(style)\(animated ? ", animated" : "")"
        field.screen.window.rootViewController = field.tabs
        field.screen.settle()
        row.prepare(field)
        field.screen.settle()
        row.act(field)
        #expect(field.screen.settle() == [], "\(what)")
        #expect(field.state == (animated ? row.expected.animated : row.expected.plain), "\(what)")
        let refusals = MomentScene.refusals(field.screen)
        #expect(
          refusals.isEmpty != (animated ? row.refuses.animated : row.refuses.plain),
          "\(what) \(refusals)")
        MomentScene.expectRest(field.all, field.screen, what)
        var front = field.tabs.selectedViewController
        while let next = (front ?? field.tabs).presentedViewController { front = next }
        #expect(front?.view.window != nil, "\(what)")
        if field.tabs.presentedViewController == nil, field.tabs.selectedIndex == 0 {
          #expect(field.navigation.topViewController?.view.window != nil, "\(what)")
        }
      }
    }
  }

  /// A dismissal of several presentations that is cancelled leaves what there was: documented for each, as
  /// `completeTransition(false)` says that nothing has changed.
  @Test(arguments: styles, styles)
  func aCancelledDismissalOfSeveralBringsThemBack(
    lower: UIModalPresentationStyle, upper: UIModalPresentationStyle
  ) {
    let field = Field(animated: true, style: lower)
    field.c.modalPresentationStyle = upper
    let driver = UIPercentDrivenInteractiveTransition()
    let animator = ClosureAnimator { context in
      if let to = context.view(forKey: .to) { context.containerView.insertSubview(to, at: 0) }
      context.animate { context.view(forKey: .from)?.frame.origin.y += 900 }
    }
    let source = TransitionSource(animator, interaction: driver)
    let scene = field.screen
    scene.window.rootViewController = field.tabs
    scene.settle()
    field.tabs.present(field.a, animated: false)
    field.a.present(field.b, animated: false)
    field.b.present(field.c, animated: false)
    scene.settle()
    func picture() -> [String] {
      var lines: [String] = []
      func add(_ view: UIView) {
        let frame = scene.window.convert(view.bounds, from: view)
        lines.append("\(type(of: view)) \(frame) \(view.alpha) \(view.layer.cornerRadius)")
        for subview in view.subviews { add(subview) }
      }
      add(scene.window)
      return lines
    }
    let before = picture()
    field.c.transitioningDelegate = source
    field.tabs.dismiss(animated: true)
    scene.advance(by: 0.02)
    driver.update(0.5)
    scene.advance(by: 0.02)
    driver.cancel()
    #expect(scene.settle() == [])
    #expect(field.state == "home / 0 / a b c")
    #expect(picture() == before, "\(picture().difference(from: before))")
    MomentScene.expectRest(field.all, scene, "cancelled")
    source.interaction = nil
    field.tabs.dismiss(animated: true)
    #expect(scene.settle() == [])
    #expect(field.state == "home / 0 / ")
    #expect(scene.window.subviews == [field.tabs.view])
    MomentScene.expectRest(field.all, scene, "dismissed")
  }

  /// Without a window a stack and tabs are what the calls say, and nothing is presented.
  @Test(arguments: presentations + stacks + mixed) func callsComeBeforeTheWindow(row: Row) {
    for animated in [true, false] {
      for isLoaded in [true, false] {
        let field = Field(animated: animated, style: .fullScreen)
        let what = "\(row.testDescription) \(isLoaded)\(animated ? ", animated" : "")"
        if isLoaded { field.tabs.loadViewIfNeeded() }
        row.prepare(field)
        row.act(field)
        field.screen.settle()
        field.screen.window.rootViewController = field.tabs
        #expect(field.screen.settle() == [], "\(what)")
        let state = field.state
        let expected = row.expected.plain.split(separator: "/", omittingEmptySubsequences: false)
        #expect(state == "\(expected[0])/\(expected[1])/ ", "\(what)")
        MomentScene.expectRest(field.all, field.screen, what)
        #expect(field.tabs.selectedViewController?.view.window != nil, "\(what)")
      }
    }
  }
}
