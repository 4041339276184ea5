// SPDX-License-Identifier: MIT
import Testing
import UIKit

@MainActor
@Suite struct DynamicColorTests {
  private let screen = Screen()

  private final class LoggingView: UIView {
    var log: [CGColor?] = []
    var tints = 0

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      log.append(layer.backgroundColor)
    }

    override func tintColorDidChange() {
      super.tintColorDidChange()
      tints += 1
    }
  }

  private func shown(_ view: UIView) -> CGColor? { view.layer.presentation()?.backgroundColor }

  @Test func aBackgroundFollowsTheDevice() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .systemBackground
    screen.show(view)
    #expect(view.layer.backgroundColor == UIColor.white.cgColor)
    screen.changeSettings { $0.userInterfaceStyle = .dark }
    screen.update()
    #expect(view.layer.backgroundColor == UIColor.black.cgColor)
    #expect(view.backgroundColor === UIColor.systemBackground)
  }

  @Test func aBackgroundFollowsAnOverrideFurtherUp() {
    let (outer, inner) = (UIView(frame: screen.window.bounds), UIView())
    inner.backgroundColor = .label
    outer.addSubview(inner)
    screen.show(outer)
    #expect(inner.layer.backgroundColor == UIColor.black.cgColor)
    outer.overrideUserInterfaceStyle = .dark
    screen.update()
    #expect(inner.layer.backgroundColor == UIColor.white.cgColor)
    inner.overrideUserInterfaceStyle = .light
    screen.update()
    #expect(inner.layer.backgroundColor == UIColor.black.cgColor)
  }

  @Test func aBackgroundSetInDarkSurroundingsIsDarkAtOnce() {
    let view = UIView(frame: screen.window.bounds)
    screen.window.overrideUserInterfaceStyle = .dark
    screen.show(view)
    view.backgroundColor = .systemBackground
    #expect(view.layer.backgroundColor == UIColor.black.cgColor)
  }

  @Test func theBackgroundIsResolvedBeforeTheViewIsNotifiedOfItsTraits() {
    let view = LoggingView(frame: screen.window.bounds)
    view.backgroundColor = .label
    screen.show(view)
    view.overrideUserInterfaceStyle = .dark
    screen.update()
    #expect(view.log == [UIColor.white.cgColor])
  }

  /// As on iOS: a layer has no dynamic colours.
  @Test func aBorderStaysAsItWasResolved() {
    let view = UIView(frame: screen.window.bounds)
    screen.show(view)
    view.layer.borderColor = UIColor.label.cgColor
    screen.changeSettings { $0.userInterfaceStyle = .dark }
    screen.update()
    #expect(view.layer.borderColor == UIColor.black.cgColor)
  }

  @Test func aColourThatTheLayerWasGivenStays() {
    let view = UIView(frame: screen.window.bounds)
    view.backgroundColor = .label
    screen.show(view)
    view.layer.backgroundColor = UIColor.red.cgColor
    screen.changeSettings { $0.userInterfaceStyle = .dark }
    screen.update()
    #expect(view.layer.backgroundColor == UIColor.red.cgColor)
    #expect(view.backgroundColor == .red)
  }

  @Test func aChangeOfAppearanceCanBeAnimated() {
    let view = UIView(frame: screen.window.bounds)
    view.backgroundColor = .label
    screen.show(view)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.overrideUserInterfaceStyle = .dark
      view.layoutIfNeeded()
    }
    screen.advance(to: screen.time + 0.5)
    let middle = shown(view)?.components?[0] ?? -1
    #expect(abs(middle - 0.5) < 0.01)
  }

  /// The current traits while a view is laid out are its own.
  @Test func cgColorInLayoutIsThatOfTheView() {
    final class Bordered: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        layer.borderColor = UIColor.label.cgColor
      }
    }
    let view = Bordered(frame: screen.window.bounds)
    view.overrideUserInterfaceStyle = .dark
    screen.show(view)
    #expect(view.layer.borderColor == UIColor.white.cgColor)
  }

  @Test func theTintColourIsThatOfTheViewThatShowsIt() {
    let (outer, inner) = (UIView(frame: screen.window.bounds), UIView())
    inner.backgroundColor = .tintColor
    outer.addSubview(inner)
    screen.show(outer)
    #expect(inner.layer.backgroundColor == UIColor.systemBlue.cgColor)
    outer.tintColor = .red
    #expect(inner.layer.backgroundColor == UIColor.red.cgColor)
    inner.tintColor = .tintColor
    #expect(inner.layer.backgroundColor == UIColor.systemBlue.cgColor)
  }

  @Test func aChangeOfAppearanceIsNoChangeOfTheTint() {
    let view = LoggingView(frame: screen.window.bounds)
    screen.show(view)
    let before = view.tints
    screen.changeSettings { $0.userInterfaceStyle = .dark }
    screen.update()
    #expect(view.tints == before)
    #expect(view.tintColor == .systemBlue)
  }

  /// Measured: the background in a sheet is (28, 28, 30) in dark appearance.
  @Test func aSheetIsAboveWhatPresentsIt() {
    screen.changeSettings { $0.userInterfaceStyle = .dark }
    let (root, sheet) = (UIViewController(), UIViewController())
    screen.window.rootViewController = root
    sheet.view.backgroundColor = .systemBackground
    root.view.backgroundColor = .systemBackground
    root.present(sheet, animated: false)
    screen.update()
    let expected = UIColor(red: 28 / 255, green: 28 / 255, blue: 30 / 255, alpha: 1)
    #expect(sheet.view.layer.backgroundColor == expected.cgColor)
    #expect(root.view.layer.backgroundColor == UIColor.black.cgColor)
    #expect(sheet.traitCollection.userInterfaceLevel == .elevated)
  }
}
