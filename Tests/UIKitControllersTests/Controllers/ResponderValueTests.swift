// SPDX-License-Identifier: MIT
import Animators
import Expectations
import FilmstripUIKitControllers
import Screens
import Testing

/// What responders keep for assistive technologies, and what the system says about itself.
@MainActor
@Suite struct ResponderValueTests {
  private final class EscapableController: UIViewController {
    override func accessibilityPerformEscape() -> Bool { true }
  }

  @Test func valuesAreKeptAndBeginAsDocumented() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(!view.isAccessibilityElement && !view.accessibilityViewIsModal)
    #expect(!view.accessibilityIgnoresInvertColors && view.accessibilityTraits == .none)
    view.accessibilityIgnoresInvertColors = true
    view.accessibilityViewIsModal = true
    view.accessibilityTraits.insert(.button)
    view.accessibilityElements = [view]
    #expect(view.accessibilityIgnoresInvertColors && view.accessibilityViewIsModal)
    #expect(view.accessibilityTraits == .button && view.accessibilityElements?.count == 1)
    let controller: UIViewController = EscapableController()
    #expect(controller.accessibilityPerformEscape())
  }

  @Test func theFrameIsThatOnTheScreenUnlessSet() {
    let screen = Screen()
    let outer = UIView(frame: CGRect(x: 100, y: 50, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    outer.addSubview(view)
    screen.show(outer)
    #expect(view.accessibilityFrame == CGRect(x: 110, y: 70, width: 30, height: 40))
    #expect(view.accessibilityActivationPoint == CGPoint(x: 125, y: 90))
    view.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(view.accessibilityFrame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func boldTextAndContrastFollowTheTraits() {
    let screen = Screen()
    #expect(!UIAccessibility.isBoldTextEnabled && !UIAccessibility.isDarkerSystemColorsEnabled)
    #expect(!UIAccessibility.isReduceMotionEnabled)
    screen.changeSettings {
      $0.legibilityWeight = .bold
      $0.accessibilityContrast = .high
    }
    #expect(UIAccessibility.isBoldTextEnabled && UIAccessibility.isDarkerSystemColorsEnabled)
  }

  // MARK: Tint

  private func components(_ color: UIColor?) -> [Double] {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color?.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha].map { (Double($0) * 1000).rounded() }
  }

  @Test func aDimmedTintHasNoHueHereAndBelow() {
    let (top, child, own) = (UIView(), UIView(), UIView())
    top.addSubview(child)
    child.addSubview(own)
    top.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    own.tintAdjustmentMode = .normal
    top.tintAdjustmentMode = .dimmed
    #expect(child.tintAdjustmentMode == .dimmed && own.tintAdjustmentMode == .normal)
    // The luma of red by Rec. 601.
    #expect(components(child.tintColor) == [299, 299, 299, 500])
    #expect(components(own.tintColor) == [1000, 0, 0, 500])
    top.tintAdjustmentMode = .automatic
    #expect(top.tintAdjustmentMode == .normal && components(child.tintColor) == [1000, 0, 0, 500])
  }

  private final class ToldView: UIView {
    var count = 0
    override func tintColorDidChange() { count += 1 }
  }

  @Test func viewsAreNotifiedOnceOfAnAdjustment() {
    let (top, view) = (ToldView(), ToldView())
    top.addSubview(view)
    (top.count, view.count) = (0, 0)
    top.tintAdjustmentMode = .dimmed
    top.tintAdjustmentMode = .dimmed
    #expect(top.count == 1 && view.count == 1)
    view.removeFromSuperview()
    #expect(view.count == 2 && view.tintAdjustmentMode == .normal)
  }

  // MARK: First responders

  private final class FieldView: UIView {
    var stays = false
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { !stays }
  }

  @Test func endEditingMakesTheResponderInsideResign() {
    let screen = Screen()
    let (outer, field, other) = (UIView(), FieldView(), UIView())
    outer.addSubview(field)
    screen.show(outer)
    screen.show(other)
    #expect(field.becomeFirstResponder())
    #expect(!other.endEditing(false))
    #expect(field.isFirstResponder)
    #expect(outer.endEditing(false))
    #expect(!field.isFirstResponder)
    field.becomeFirstResponder()
    field.stays = true
    #expect(!outer.endEditing(false))
    #expect(field.isFirstResponder)
    #expect(outer.endEditing(true))
    #expect(!field.isFirstResponder)
  }

  // MARK: Presentations

  private final class ToldPresentation: UIPresentationController {
    var styles: [UIUserInterfaceStyle] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      styles.append(traitCollection.userInterfaceStyle)
    }
  }

  @Test func aPresentationHasTheTraitsOfItsContainer() throws {
    let screen = Screen()
    let (root, presented) = (UIViewController(), UIViewController())
    let source = TransitionSource(presentation: ToldPresentation.init)
    screen.window.rootViewController = root
    screen.update()
    root.present(presented, with: source, animated: false)
    screen.update()
    let presentation = try #require(source.presentation as? ToldPresentation)
    #expect(presentation.traitCollection.horizontalSizeClass == .compact)
    presentation.styles = []
    screen.changeSettings { $0.userInterfaceStyle = .dark }
    screen.update()
    #expect(presentation.styles == [.dark])
  }
}
