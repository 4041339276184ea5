// SPDX-License-Identifier: MIT
import Animators
import FilmstripUIKitControllers
import Screens
import Testing

private final class LoggingView: UIView {
  var name = ""
  var log: CallLog?

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    let previous = previousTraitCollection?.userInterfaceStyle.rawValue ?? -1
    log?.lines.append("\(name): \(previous) to \(traitCollection.userInterfaceStyle.rawValue)")
  }

  override func layoutSubviews() { log?.lines.append("\(name): layout") }
}

private final class LoggingController: UIViewController {
  let log = CallLog()
  var name = "controller"

  override func loadView() {
    let view = LoggingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    (view.name, view.log) = ("\(name)'s view", log)
    self.view = view
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    log.lines.append("\(name): \(UITraitCollection.current.userInterfaceStyle.rawValue)")
  }
}

@MainActor
@Suite(.serialized) struct TraitInheritanceTests {
  @Test func theParentIsNotifiedFirstAndAllBeforeTheirLayout() {
    let screen = Screen()
    let controller = LoggingController()
    screen.window.rootViewController = controller
    let inner = LoggingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    (inner.name, inner.log) = ("inner", controller.log)
    controller.view.addSubview(inner)
    screen.update()
    controller.log.lines = []
    screen.window.overrideUserInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
    #expect(controller.log.lines.isEmpty)
    screen.update()
    #expect(
      controller.log.lines == [
        "controller: 2", "controller's view: 1 to 2", "controller's view: layout",
        "inner: 1 to 2", "inner: layout",
      ])
  }

  @Test func aViewAddedToATreeIsNotifiedOnlyOfChanges() {
    let screen = Screen()
    let log = CallLog()
    let view = LoggingView()
    (view.name, view.log) = ("view", log)
    screen.show(view)
    #expect(log.lines == ["view: layout"])
    let dark = UIView()
    dark.overrideUserInterfaceStyle = .dark
    screen.show(dark)
    log.lines = []
    dark.addSubview(view)
    screen.update()
    #expect(log.lines == ["view: 1 to 2", "view: layout"])
  }

  @Test func overridesReachAllBelowAndCanBeTakenBack() {
    let screen = Screen()
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    screen.show(outer)
    outer.traitOverrides.userInterfaceStyle = .dark
    outer.traitOverrides[Level.self] = 5
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(inner.traitCollection[Level.self] == 5)
    #expect(outer.traitOverrides.contains(Level.self))
    inner.overrideUserInterfaceStyle = .light
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    inner.overrideUserInterfaceStyle = .unspecified
    outer.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    #expect(inner.traitCollection[Level.self] == 5)
  }

  private struct Level: UITraitDefinition { static var defaultValue: Int { 0 } }

  @Test func aParentGivesItsChildTraits() {
    let screen = Screen()
    let (parent, child) = (UIViewController(), LoggingController())
    screen.window.rootViewController = parent
    parent.addChild(child)
    let compact = UITraitCollection(horizontalSizeClass: .regular)
    parent.setOverrideTraitCollection(compact, forChild: child)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    screen.update()
    #expect(child.view.traitCollection.horizontalSizeClass == .regular)
    #expect(parent.traitCollection.horizontalSizeClass == .compact)
    #expect(child.log.lines.first == "controller: 1")
    parent.setOverrideTraitCollection(nil, forChild: child)
    #expect(child.view.traitCollection.horizontalSizeClass == .compact)
  }

  @Test func registeredClosuresAreCalledForTheirTraits() {
    let screen = Screen()
    let view = UIView()
    screen.show(view)
    var calls: [String] = []
    let first = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (view: UIView, previous: UITraitCollection) in
      calls.append(
        "style \(previous.userInterfaceStyle.rawValue) to "
          + "\(view.traitCollection.userInterfaceStyle.rawValue)")
    }
    view.registerForTraitChanges(
      [UITraitVerticalSizeClass.self, UITraitHorizontalSizeClass.self]
    ) { (_: UIView, _) in calls.append("size") }
    screen.changeSettings { $0.userInterfaceStyle = .dark }
    screen.update()
    screen.rotate(to: .landscapeRight)
    screen.update()
    #expect(calls == ["style 1 to 2", "size"])
    view.unregisterForTraitChanges(first)
    screen.changeSettings { $0.userInterfaceStyle = .light }
    screen.update()
    #expect(calls == ["style 1 to 2", "size"])
  }

  /// A method takes the object and its traits before, as far as it has parameters.
  @Test func registeredMethodsAreCalledWithTheirObject() {
    let screen = Screen()
    let view = TraitNotingView()
    screen.show(view)
    let action = Selector(
      name: "note:",
      method: SelectorMethod(
        isMethod: { $0 is TraitNotingView },
        call: { target, arguments in
          (target as? TraitNotingView)?.notes.append(
            "\(arguments.first.map { $0 is UIView } ?? false)")
          return nil
        }))
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self], action: action)
    let other = TraitNotingView()
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self], target: other, action: action)
    screen.changeSettings { $0.userInterfaceStyle = .dark }
    screen.update()
    #expect(view.notes == ["true"])
    #expect(other.notes == ["true"])
  }

  @Test func aPresentationControllerIsToldOfItsTraits() {
    let screen = Screen()
    let (home, sheet) = (UIViewController(), UIViewController())
    screen.window.rootViewController = home
    screen.update()
    sheet.modalPresentationStyle = .custom
    home.present(sheet, animated: false)
    screen.update()
    var styles: [Int] = []
    sheet.presentationController?.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (_: UIPresentationController, previous: UITraitCollection) in
      styles.append(previous.userInterfaceStyle.rawValue)
    }
    screen.changeSettings { $0.userInterfaceStyle = .dark }
    screen.update()
    #expect(styles == [UIUserInterfaceStyle.light.rawValue])
  }

  /// In an initializer of a class that is not final the closure may name the type as `Self`.
  @Test func aClosureMayNameTheObjectsOwnType() {
    let screen = Screen()
    let view = SelfRegisteringView()
    screen.show(view)
    screen.changeSettings { $0.userInterfaceStyle = .dark }
    screen.update()
    #expect(view.count == 1)
  }

  @Test func theDirectionOfAViewFollowsItsTraitsAndItsAttribute() {
    let screen = Screen()
    let view = UIView()
    screen.show(view)
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    screen.changeSettings { $0.layoutDirection = .rightToLeft }
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    view.semanticContentAttribute = .playback
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test func duringLayoutTheViewsTraitsAreTheCurrentOnes() {
    final class Probe: UIView {
      var seen: UIUserInterfaceStyle?
      override func layoutSubviews() { seen = UITraitCollection.current.userInterfaceStyle }
    }
    let screen = Screen()
    let view = Probe()
    view.overrideUserInterfaceStyle = .dark
    screen.show(view)
    #expect(view.seen == .dark)
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }
}

private final class TraitNotingView: UIView {
  var notes: [String] = []
}

private class SelfRegisteringView: UIView {
  var count = 0

  init() {
    super.init(frame: .zero)
    registerForTraitChanges(
      [UITraitUserInterfaceStyle.self],
      handler: { (self: Self, _: UITraitCollection) in self.count += 1 })
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
