// SPDX-License-Identifier: MIT
import Testing
import UIKit

/// Names from before Swift 4.2 are those of today: what the SDK's `renamed` attributes say.
@MainActor
@Suite struct EarlierNameTests {
  @available(*, deprecated, message: "for deprecated names")
  @Test func typesOfViewsAndAnimations() {
    #expect(UIViewAnimationOptions.curveEaseIn == UIView.AnimationOptions.curveEaseIn)
    #expect(UIViewKeyframeAnimationOptions.calculationModeCubic.rawValue == 3 << 10)
    #expect(UIViewAnimationCurve.easeOut.rawValue == 2)
    #expect(UIViewAnimationTransition.flipFromLeft.rawValue == 1)
    #expect(UIViewAutoresizing.flexibleHeight.rawValue == 1 << 4)
    #expect(UIViewContentMode.scaleAspectFill.rawValue == 2)
    #expect(UIGestureRecognizerState.changed.rawValue == 2)
    #expect(UIControlState.selected.rawValue == 4)
    #expect(UIControlEvents.touchUpInside.rawValue == 64)
    #expect(UINavigationControllerOperation.pop.rawValue == 2)
    #expect(UIImageRenderingMode.alwaysTemplate.rawValue == 2)
    #expect(
      NSLayoutAttribute.height.rawValue == 8 && NSLayoutRelation.lessThanOrEqual.rawValue == -1)
    #expect(UILayoutConstraintAxis.vertical.rawValue == 1)
    #expect(UIStackViewAlignment.center.rawValue == 3)
    #expect(UIScrollViewDecelerationRateFast == .fast)
    #expect(UIScrollViewDecelerationRateNormal == .normal)
  }

  @available(*, deprecated, message: "for deprecated names")
  @Test func attributesAndOptions() {
    #expect(NSParagraphStyleAttributeName == .paragraphStyle && NSKernAttributeName == .kern)
    #expect(NSUnderlineStyleAttributeName == .underlineStyle && NSShadowAttributeName == .shadow)
    #expect(
      UIPageViewControllerOptionInterPageSpacingKey.rawValue
        == "UIPageViewControllerOptionInterPageSpacingKey")
    #expect(UISegmentedControlNoSegment == -1)
    #expect(
      NSNotification.Name.UITextFieldTextDidChange.rawValue
        == "UITextFieldTextDidChangeNotification")
  }

  @available(*, deprecated, message: "for deprecated names")
  @Test func notificationsHaveTheNamesThatObjectiveCPosts() {
    #expect(NSNotification.Name.UIKeyboardWillShow.rawValue == "UIKeyboardWillShowNotification")
    #expect(NSNotification.Name.UIKeyboardWillHide.rawValue == "UIKeyboardWillHideNotification")
    #expect(
      NSNotification.Name.UIApplicationDidEnterBackground.rawValue
        == "UIApplicationDidEnterBackgroundNotification")
    #expect(
      NSNotification.Name.UIDeviceOrientationDidChange.rawValue
        == "UIDeviceOrientationDidChangeNotification")
  }

  @available(*, deprecated, message: "for deprecated names")
  @Test func membersOfControllersDoWhatTheyAreNamed() {
    final class Child: UIViewController {
      var moves: [String] = []
      override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        moves.append(parent == nil ? "will leave" : "will move")
      }
      override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        moves.append(parent == nil ? "did leave" : "did move")
      }
    }
    let (parent, child) = (UIViewController(), Child())
    parent.addChildViewController(child)
    child.didMove(toParentViewController: parent)
    #expect(parent.childViewControllers == [child])
    child.willMove(toParentViewController: nil)
    child.removeFromParentViewController()
    #expect(parent.children.isEmpty)
    #expect(child.moves == ["will move", "did move", "will leave", "did leave"])
  }

  @available(*, deprecated, message: "for deprecated names")
  @Test func membersOfViewsAndFunctions() {
    let (top, first, second) = (UIView(), UIView(), UIView())
    top.addSubview(first)
    top.addSubview(second)
    top.bringSubview(toFront: first)
    #expect(top.subviews == [second, first])
    top.sendSubview(toBack: first)
    #expect(top.subviews == [first, second])
    #expect(UIViewNoIntrinsicMetric == -1)
    #expect(UIWindowLevelNormal.rawValue == 0 && UIWindowLevelAlert.rawValue == 2000)
    let insets = UIEdgeInsetsMake(1, 2, 3, 4)
    #expect(insets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    let rect = CGRect(x: 0, y: 0, width: 10, height: 20)
    #expect(UIEdgeInsetsInsetRect(rect, insets) == CGRect(x: 2, y: 1, width: 4, height: 16))
    #expect(UIEdgeInsetsEqualToEdgeInsets(insets, insets))
    #expect(!UIEdgeInsetsEqualToEdgeInsets(insets, .zero))
    #expect(UIOffsetMake(1, 2) == UIOffset(horizontal: 1, vertical: 2))
    let (count, largest): (NSInteger, NSUInteger) = (-3, .max)
    #expect(count == -3 as Int && largest == UInt.max)
    // 2¹²⁸ − 2¹⁰⁴, as in IEEE 754.
    #expect(Double(MAXFLOAT) == 0x1.fffffep127)
    #expect(UILayoutPriorityRequired.rawValue == 1000 && UILayoutPriorityDefaultLow.rawValue == 250)
  }

  @Test func buttonsRectanglesAndColorsOfCode() {
    #expect(UIButton.ButtonType.roundedRect == .system)
    #expect(UIColor().cgColor.alpha == 0)
    #expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)))
    #expect(!CGSize(width: 1, height: 2).equalTo(CGSize(width: 1, height: 3)))
    // A rectangle with a negative size covers the same as its standardized one (documented for CGRectEqualToRect).
    #expect(
      CGRect(x: 10, y: 0, width: -10, height: 5).equalTo(CGRect(x: 0, y: 0, width: 10, height: 5)))
  }

  @available(*, deprecated, message: "for deprecated names")
  @Test func functionsOfTheDeviceAndOfAccessibility() {
    #expect(UI_USER_INTERFACE_IDIOM() == .phone)
    #expect(UIInterfaceOrientationIsPortrait(.portraitUpsideDown))
    #expect(!UIInterfaceOrientationIsPortrait(.landscapeLeft))
    #expect(UIInterfaceOrientationIsLandscape(.landscapeRight))
    #expect(
      UIDeviceOrientationIsPortrait(.portrait) && UIDeviceOrientationIsLandscape(.landscapeLeft))
    #expect(!UIDeviceOrientationIsValidInterfaceOrientation(.faceUp))
    #expect(UIOffsetEqualToOffset(UIOffset(horizontal: 1, vertical: 2), UIOffsetMake(1, 2)))
    #expect(UIBackgroundTaskInvalid == .invalid)
    #expect(UIFontWeightUltraLight.rawValue == -0.8 && UIFontWeightBlack.rawValue == 0.62)
    #expect(UIApplicationOpenSettingsURLString == "app-settings:")
    #expect(UINavigationControllerHideShowBarDuration == 0.2)
    #expect(!UIAccessibilityIsVoiceOverRunning() && !UIAccessibilityIsReduceMotionEnabled())
    #expect(!UIAccessibilityIsReduceTransparencyEnabled())
    UIAccessibilityPostNotification(UIAccessibilityScreenChangedNotification, nil)
    #expect(UIAccessibilityLayoutChangedNotification == .layoutChanged)
    #expect(UIAccessibilityAnnouncementNotification == .announcement)
  }

  @available(*, deprecated, message: "for deprecated names")
  @Test func transitionsAreKeysOfAnimations() {
    let layer = CALayer()
    layer.add(CABasicAnimation(keyPath: "opacity"), forKey: kCATransitionPush)
    #expect(layer.animation(forKey: kCATransitionPush) != nil)
    #expect(layer.animation(forKey: kCATransitionPush) === layer.animation(forKey: "push"))
    layer.removeAnimation(forKey: kCATransitionPush)
    #expect(layer.animationKeys() == nil)
  }
}
