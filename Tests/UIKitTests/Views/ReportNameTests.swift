// SPDX-License-Identifier: MIT
import Animators
import Filmstrip
import Testing
import UIKit

/// What reports and descriptions call views and controllers.
@MainActor
@Suite struct ReportNameTests {
  private final class RestlessView: UIView {
    override func layoutSubviews() {
      super.layoutSubviews()
      for view in subviews { view.frame.size.width += 1 }
      superview?.setNeedsLayout()
      setNeedsLayout()
    }
  }

  /// Is laid out with each layout of its superview, and asks for nothing.
  private final class ResizedView: UIView {}

  private let stage = Stage()

  /// Much as UIKit's: class, address, frame, and what is not as usual.
  @Test func aDescriptionHasClassFrameAndName() throws {
    let label = UILabel(frame: CGRect(x: 10.5, y: 0, width: 100, height: 20))
    label.text = "Hello"
    label.accessibilityIdentifier = "greeting"
    label.isHidden = true
    let form =
      /<UILabel: 0x[0-9a-f]+; frame = \(10\.5 0; 100 20\); name = 'greeting'; text = 'Hello'; hidden = YES; userInteractionEnabled = NO>/
    #expect("\(label)".wholeMatch(of: form) != nil, "\(label)")
    #expect(label.debugDescription == "\(label)")
    let plain = /<UIView: 0x[0-9a-f]+; frame = \(0 0; 0 0\)>/
    #expect("\(UIView())".wholeMatch(of: plain) != nil)
  }

  /// Two controllers of one class are distinguished by their titles.
  @Test func aFindingNamesTheTitle() {
    let (inbox, message) = (UIViewController(), UIViewController())
    inbox.title = "Inbox"
    message.title = "Message"
    let animator = ClosureAnimator { _ in }
    let navigation = UINavigationController(rootViewController: inbox)
    let source = TransitionSource(animator)
    navigation.delegate = source
    stage.window.rootViewController = navigation
    stage.advance(by: 0)
    let recording = stage.record("push") { navigation.pushViewController(message, animated: true) }
    #expect(
      recording.findings.map(\.message) == [
        "the transition push from UIViewController \"Inbox\" to UIViewController \"Message\" is not "
          + "complete, and nothing is in progress any more after 0.5 s"
      ])
  }

  /// Without titles by their places; the only one of its class needs none.
  @Test func aFindingNamesThePlaceOfOneOfSeveral() {
    final class OnlyViewController: UIViewController {}
    let (home, first) = (UIViewController(), UIViewController())
    stage.window.rootViewController = home
    stage.advance(by: 0)
    let recording = stage.record("present") {
      home.present(first, animated: false)
      home.present(OnlyViewController(), animated: false)
    }
    #expect(
      recording.findings.map(\.message) == [
        "Attempt to present OnlyViewController on UIViewController (root) (from UIViewController "
          + "(root)) which is already presenting UIViewController (presented by UIViewController)"
      ])
  }

  @Test func aLayoutLoopNamesTheViewThatAsks() {
    let home = UIViewController()
    home.title = "Home"
    let card = UIView()
    card.accessibilityIdentifier = "card"
    home.view.addSubview(card)
    card.addSubview(UIView())
    let restless = RestlessView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    restless.addSubview(ResizedView(frame: CGRect(x: 0, y: 0, width: 1, height: 1)))
    card.addSubview(restless)
    let recording = stage.record("loop") { stage.window.rootViewController = home }
    #expect(
      recording.findings.map(\.message) == [
        "views still requested layout after 100 passes, by the layout of RestlessView (subview 1 "
          + "of UIView \"card\")"
      ])
  }

  @Test func eachDeviceHasAConstant() {
    #expect(
      Device.all.prefix(18) == [
        .iPhone15, .iPhone16Pro, .iPhone16ProMax, .iPhone15Plus, .iPhone14, .iPhone14Plus,
        .iPhone11Pro, .iPhone11ProMax, .iPhone11, .iPhoneSE3, .iPhone8Plus, .iPhoneSE1, .iPadPro11,
        .iPadPro12_9, .iPad9, .iPadAir3, .iPadMini6, .iPad9_7,
      ])
  }
}
