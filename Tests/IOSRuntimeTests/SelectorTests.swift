// SPDX-License-Identifier: MIT
import Filmstrip
import FilmstripIOSRuntime
import Testing

/// What a lowered class looks like: methods, and selectors as the lowering writes them.
@MainActor
private class Screen: UIViewController {
  var calls: [String] = []

  func tapped() { calls.append("tapped") }
  func changed(_ sender: UISlider) { calls.append("changed \(type(of: sender))") }
  func touched(_ sender: UIControl, _ event: UIEvent?) {
    calls.append("touched \(type(of: sender)) \(event == nil)")
  }
  private func hidden(_ sender: Any?) { calls.append("hidden \(sender == nil)") }
  func ignoring(_ sender: UISwitch) { calls.append("ignoring") }
  func noted(_ note: Notification) { calls.append("noted \(note.name.rawValue)") }
  func noted(old note: NSNotification) { calls.append("old \(note.name.rawValue)") }
  class func made(_ sender: UIButton) { sender.tag = 7 }

  static var tapped: Selector { Lowered.selector("tapped", { (target: Screen) in target.tapped }) }
  static var changed: Selector {
    Lowered.selector("changed:", { (target: Screen) in target.changed(_:) })
  }
  static var touched: Selector {
    Lowered.selector("touched", { (target: Screen) in target.touched })
  }
  static var hidden: Selector {
    Lowered.selector("hidden:", { (target: Screen) in target.hidden(_:) })
  }
  static var ignoring: Selector {
    Lowered.selector("ignoring:", { (target: Screen) in target.ignoring(_:) })
  }
  static var noted: Selector {
    Lowered.selector("noted:", { (target: Screen) in target.noted(_:) })
  }
  static var old: Selector {
    Lowered.selector("notedOld:", { (target: Screen) in target.noted(old:) })
  }
  static var made: Selector { Lowered.selector("made:", { (target: Screen.Type) in target.made }) }
}

private final class Detail: Screen { override func tapped() { calls.append("detail") } }

@MainActor @Suite struct SelectorTests {
  private let screen = Screen()

  @Test func aControlCallsMethodsWithUpToTwoArguments() {
    let slider = UISlider()
    slider.addTarget(screen, action: Screen.tapped, for: .valueChanged)
    slider.addTarget(screen, action: Screen.changed, for: .valueChanged)
    slider.addTarget(screen, action: Screen.touched, for: .valueChanged)
    slider.addTarget(screen, action: Screen.hidden, for: .valueChanged)
    slider.sendActions(for: .valueChanged)
    #expect(
      screen.calls == ["tapped", "changed UISlider", "touched UISlider true", "hidden false"])
    #expect(
      slider.actions(forTarget: screen, forControlEvent: .valueChanged)
        == ["tapped", "changed:", "touched::", "hidden:"])
  }

  @Test func aTargetsMethodIsCalledOnceHoweverOftenItWasAdded() {
    let button = UIButton()
    button.addTarget(screen, action: Screen.tapped, for: .touchUpInside)
    button.addTarget(screen, action: Screen.tapped, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(screen.calls == ["tapped"])
    button.removeTarget(nil, action: Screen.tapped, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(screen.calls == ["tapped"])
    #expect(button.allTargets.isEmpty)
  }

  @Test func theOverrideOfASubclassIsCalled() {
    let detail = Detail()
    let button = UIButton()
    button.addTarget(detail, action: Screen.tapped, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(detail.calls == ["detail"])
  }

  @Test func aTargetIsNotKept() {
    let button = UIButton()
    weak var gone: Screen?
    do {
      let target = Screen()
      gone = target
      button.addTarget(target, action: Screen.tapped, for: .touchUpInside)
    }
    #expect(gone == nil)
    button.sendActions(for: .touchUpInside)
  }

  @Test func aClassCanBeATarget() {
    let button = UIButton()
    button.addTarget(Screen.self, action: Screen.made, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(button.tag == 7)
  }

  @Test func aHandlerForAMoreSpecialSenderIsCalled() {
    let button = UIButton()
    button.addTarget(screen, action: Screen.ignoring, for: .touchUpInside)
    let recording = Stage().record("tap") { button.sendActions(for: .touchUpInside) }
    #expect(screen.calls == ["ignoring"])
    #expect(recording.findings.map(\.rule) == [.foreignArgument])
  }

  @Test func withoutATargetTheResponderChainIsAsked() {
    let button = UIButton()
    screen.view.addSubview(button)
    button.addTarget(nil, action: Screen.tapped, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(screen.calls == ["tapped"])
  }

  @Test func anObserverIsCalledUntilItIsRemoved() {
    let (center, name) = (NotificationCenter(), Notification.Name("done"))
    center.addObserver(screen, selector: Screen.noted, name: name, object: nil)
    center.addObserver(screen, selector: Screen.old, name: name, object: screen)
    center.post(name: name, object: nil)
    #expect(screen.calls == ["noted done"])
    center.post(name: name, object: screen)
    // Foundation has an order of its own between observers of one object and of any.
    #expect(screen.calls.sorted() == ["noted done", "noted done", "old done"])
    center.removeObserver(screen, name: name, object: screen)
    center.removeObserver(screen)
    center.post(name: name, object: screen)
    #expect(screen.calls.count == 3)
  }

  @Test func anObserverIsNotKept() {
    let (center, name) = (NotificationCenter(), Notification.Name("done"))
    weak var gone: Screen?
    do {
      let observer = Screen()
      gone = observer
      center.addObserver(observer, selector: Screen.noted, name: name, object: nil)
    }
    #expect(gone == nil)
    center.post(name: name, object: nil)
  }

  @Test func anObjectPerformsWhatItHasAMethodFor() {
    #expect(screen.responds(to: Screen.tapped))
    #expect(!UIView().responds(to: Screen.tapped))
    #expect(!screen.responds(to: Selector("tapped")))
    screen.perform(Screen.tapped)
    screen.perform(Screen.hidden, with: nil)
    #expect(screen.calls == ["tapped", "hidden true"])
    let title = Lowered.selector(getter: "title", { (target: Screen) in target.title })
    screen.title = "Home"
    #expect(screen.perform(title)?.takeUnretainedValue() as? String == "Home")
    let set = Lowered.selector(
      setter: "setTitle:", { (target: Screen, value) in target.title = value })
    screen.perform(set, with: "Away")
    #expect(screen.title == "Away")
  }

  @Test func aRecognizerIsMadeWithATargetAndAnAction() {
    final class Follower: UIGestureRecognizer {
      var isMade = false
      override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        isMade = true
      }
    }
    #expect(Follower(target: screen, action: Screen.tapped).isMade)
    #expect(Follower().isMade)
    let edge = UIScreenEdgePanGestureRecognizer(target: screen, action: Screen.tapped)
    #expect(edge.maximumNumberOfTouches == 1)
  }

  @Test func aBarButtonCallsItsTarget() {
    let item = UIBarButtonItem(title: "Done", style: .done, target: screen, action: Screen.hidden)
    #expect(item.target === screen)
    #expect(item.action == Selector("hidden:"))
  }
}
