// SPDX-License-Identifier: MIT
import Expectations
import Filmstrip
import QuartzCore
import Testing
import UIKit

/// How alerts are laid out, come, go and act.
@MainActor
@Suite struct UIAlertControllerTests {
  private let scene = PresentationScene()

  private func alert(
    _ title: String? = "Title", _ message: String? = "Message",
    style: UIAlertController.Style = .alert, actions: [(String, UIAlertAction.Style)]
  ) -> UIAlertController {
    let alert = UIAlertController(title: title, message: message, preferredStyle: style)
    for (title, style) in actions {
      alert.addAction(
        UIAlertAction(title: title, style: style) { [log = scene.log] in
          log.lines.append($0.title ?? "")
        })
    }
    return alert
  }

  private func show(_ alert: UIAlertController, animated: Bool = false) {
    scene.home.present(alert, animated: animated)
    scene.stage.advance(by: 0)
    scene.log.lines = []
  }

  /// The button of an action, in the window.
  private func frame(_ title: String, in alert: UIAlertController) -> CGRect {
    func find(_ view: UIView) -> UIView? {
      if view.accessibilityIdentifier == title { return view }
      return view.subviews.lazy.compactMap(find).first
    }
    guard let button = find(alert.view) else { return .null }
    return button.convert(button.bounds, to: scene.stage.window)
  }

  private func tap(_ title: String, in alert: UIAlertController) {
    let frame = frame(title, in: alert)
    scene.stage.perform(.tap(at: .point(Double(frame.midX), Double(frame.midY))))
    scene.stage.advance(by: 0.1)
  }

  @Test func textFieldsAreThereAndReportedAsTheyAreNotShown() {
    let recording = scene.stage.record("alert") {
      let alert = alert(actions: [("OK", .default)])
      #expect(alert.textFields == nil)
      alert.addTextField { $0.placeholder = "Name" }
      alert.addTextField()
      #expect(alert.textFields?.map(\.placeholder) == ["Name", nil])
    }
    #expect(recording.findings.map(\.rule) == [.unsupportedFeature])
    #expect(recording.findings.first?.message.contains("UIAlertController.addTextField") == true)
  }

  @Test func theCardIsCentredInTheSafeArea() {
    let alert = alert(actions: [("OK", .default)])
    show(alert)
    let frame = alert.view.frame
    #expect(frame.width == 320)
    // On the device's pixels: 36.5 is 36 2/3.
    expect(frame.minX, 110.0 / 3, within: 1e-6)
    expect(frame.midY, 438.5, within: 0.2)
    // Two texts of a line, a button.
    expect(frame.height, 22 + 20.333 + 7.667 + 18 + 4.333 + 16 + 48 + 16, within: 1e-3)
  }

  @Test func twoActionsAreSideBySideWithCancelAtTheLeft() {
    let alert = alert(actions: [("OK", .default), ("Cancel", .cancel)])
    show(alert)
    let (ok, cancel) = (frame("OK", in: alert), frame("Cancel", in: alert))
    let card = alert.view.frame
    expect(cancel, card.minX + 16, card.maxY - 64, 140, 48)
    expect(ok, card.minX + 16 + 148, card.maxY - 64, 140, 48)
  }

  @Test func threeActionsAreStackedWithCancelLast() {
    let alert = alert(actions: [("Cancel", .cancel), ("A", .default), ("B", .destructive)])
    show(alert)
    let card = alert.view.frame
    for (index, title) in ["Cancel", "B", "A"].enumerated() {
      expect(frame(title, in: alert), card.minX + 16, card.maxY - 64 - Double(index) * 56, 288, 48)
    }
  }

  @Test func longTextsAreBrokenAndMakeTheCardHigher() {
    let long = String(repeating: "word ", count: 60)
    let short = alert(actions: [("OK", .default)])
    let high = alert("Title", long, actions: [("OK", .default)])
    show(short)
    let height = short.view.frame.height
    short.dismiss(animated: false)
    show(high)
    let lines = (high.view.frame.height - height) / 20
    #expect(lines >= 4 && abs(lines - lines.rounded()) < 1e-3)
  }

  @Test func anAlertFadesAndShrinksIn() {
    let alert = alert(actions: [("OK", .default)])
    scene.home.present(alert, animated: true)
    for time in [0.0, 0.05, 0.1, 0.3] {
      scene.stage.advance(to: time)
      let left = (1 + 22.88 * time) * exp(-22.88 * time)
      expect(alert.view.layer.presentation()?.opacity, 1 - left, within: 1e-4)
      expect(alert.view.layer.presentation()?.frame.width, 320 * (1 + 0.2 * left), within: 1e-2)
    }
    #expect(scene.stage.settle() == [])
    expect(scene.stage.time, 0.4036, within: 1e-3)
    #expect(alert.view.frame.width == 320)
  }

  @Test func asOnIOS26OnlyTheDimMoves() {
    var profile = Stage.Profile()
    profile.alertsKeepTheirSize = true
    let scene = PresentationScene(profile: profile)
    let alert = alert(actions: [("OK", .default)])
    scene.home.present(alert, animated: true)
    scene.stage.advance(by: 0.1)
    #expect(alert.view.layer.presentation()?.opacity == 1)
    #expect(alert.view.layer.presentation()?.frame.width == 320)
    let dimming = alert.presentationController?.containerView?.subviews.first
    let left = (1 + 2.288) * exp(-2.288)
    expect(dimming?.layer.presentation()?.opacity, 1 - left, within: 1e-4)
    scene.stage.settle()
    alert.dismiss(animated: true)
    #expect(scene.stage.settle() == [])
  }

  @Test func anActionRunsWhenTheAlertHasGone() {
    let alert = alert(actions: [("OK", .default), ("Cancel", .cancel)])
    show(alert)
    tap("OK", in: alert)
    #expect(scene.log.lines == [])
    #expect(scene.stage.settle() == [])
    #expect(scene.log.lines == ["OK"])
    #expect(scene.home.presentedViewController == nil)
    // The presenter received no callbacks.
    #expect(scene.stage.window.subviews == [scene.home.view])
  }

  @Test func anActionRunsOnce() {
    let alert = alert(actions: [("OK", .default)])
    show(alert)
    tap("OK", in: alert)
    tap("OK", in: alert)
    #expect(scene.stage.settle() == [])
    #expect(scene.log.lines == ["OK"])
  }

  @Test func anActionThatIsNotEnabledDoesNothing() {
    let alert = alert(actions: [("OK", .default)])
    alert.actions[0].isEnabled = false
    show(alert)
    tap("OK", in: alert)
    scene.stage.settle()
    #expect(scene.log.lines == [] && scene.home.presentedViewController === alert)
  }

  @Test func aTapBesideAnAlertDoesNothing() {
    let alert = alert(actions: [("Cancel", .cancel)])
    show(alert)
    scene.stage.perform(.tap(at: .point(200, 100)))
    scene.stage.advance(by: 0.1)
    scene.stage.settle()
    #expect(scene.home.presentedViewController === alert)
  }

  @Test func anActionSheetSlidesFromTheBottom() {
    let alert = alert(
      style: .actionSheet,
      actions: [("Cancel", .cancel), ("Share", .default), ("Delete", .destructive)])
    scene.home.present(alert, animated: true)
    scene.stage.advance(by: 0)
    expect(alert.view.layer.presentation()?.frame.minY, 852)
    #expect(scene.stage.settle() == [])
    expect(alert.view.frame.minX, 8)
    expect(alert.view.frame.maxY, 852 - 34)
    expect(frame("Cancel", in: alert).maxY, 852 - 34)
    expect(frame("Delete", in: alert).maxY, 852 - 34 - 57 - 8)
    expect(frame("Share", in: alert).maxY, 852 - 34 - 57 - 8 - 57)
    // Beside it: the action to cancel.
    scene.log.lines = []
    scene.stage.perform(.tap(at: .point(200, 100)))
    scene.stage.advance(by: 0.1)
    #expect(scene.stage.settle() == [])
    #expect(scene.log.lines == ["Cancel"])
  }

  @Test func onAWideScreenAnActionSheetIsAPopover() {
    let scene = PresentationScene(.measuredPad)
    let alert = alert(style: .actionSheet, actions: [("Share", .default), ("Cancel", .cancel)])
    alert.popoverPresentationController?.sourceView = scene.home.view
    alert.popoverPresentationController?.sourceRect = CGRect(x: 400, y: 100, width: 20, height: 20)
    scene.home.present(alert, animated: true)
    #expect(scene.stage.settle() == [])
    #expect(alert.view.frame.width == 288)
    #expect(alert.presentationController is UIPopoverPresentationController)
  }

  @Test func anAlertNeedsNoActionsNorTexts() {
    for texts in [(nil, nil), ("", ""), ("Title", nil), (nil, "Message")] as [(String?, String?)] {
      for style in [UIAlertController.Style.alert, .actionSheet] {
        let alert = alert(texts.0, texts.1, style: style, actions: [])
        scene.home.present(alert, animated: true)
        #expect(scene.stage.settle() == [])
        _ = scene.stage.snapshot()
        alert.dismiss(animated: true)
        #expect(scene.stage.settle() == [])
      }
    }
  }

  @Test func anAlertMayLieOnAnAlert() {
    let (first, second) = (alert(actions: [("A", .default)]), alert(actions: [("B", .default)]))
    show(first)
    first.present(second, animated: true)
    #expect(scene.stage.settle() == [])
    tap("B", in: second)
    #expect(scene.stage.settle() == [])
    #expect(scene.log.lines == ["B"])
    #expect(scene.home.presentedViewController === first)
    #expect(first.presentedViewController == nil)
  }

  @Test func changesWhileItIsShownAreShown() {
    let alert = alert(actions: [("OK", .default)])
    show(alert)
    let height = alert.view.frame.height
    alert.message = String(repeating: "word ", count: 60)
    scene.stage.advance(by: 0)
    #expect(alert.view.frame.height > height)
    expect(alert.view.frame.midY, 438.5, within: 0.2)
  }
}
