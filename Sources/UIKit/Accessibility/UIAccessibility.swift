// SPDX-License-Identifier: MIT
public import Foundation

/// What the user has asked of the system for the sake of accessibility, and what is told to assistive
/// technologies.
///
/// Bold text and more contrast follow the traits of the stage's screen. All else is as on a device on
/// which nothing was changed.
@preconcurrency @MainActor
public enum UIAccessibility {
  private static var traits: UITraitCollection { StageEnvironment.current.screen.traitCollection }

  /// Whether text is bold: the screen's legibility weight.
  public static var isBoldTextEnabled: Bool { traits.legibilityWeight == .bold }
  /// Whether colours are darker: the screen's contrast.
  public static var isDarkerSystemColorsEnabled: Bool { traits.accessibilityContrast == .high }
  /// Whether motion is to be reduced; false.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether screens are to fade rather than to slide; false.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// Whether blurred and translucent surfaces are to be opaque; false.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether colours are inverted; false.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether there are no colours; false.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether colours alone must not tell things apart; false.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Whether switches have signs for on and off; false.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Whether buttons are outlined; false.
  public static var buttonShapesEnabled: Bool { false }
  /// Whether the screen is read aloud; false.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether the device is operated by switches; false.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether there is a menu for those who cannot make gestures; false.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Whether the device is restricted to one application; false.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Whether both channels of sound are one; false.
  public static var isMonoAudioEnabled: Bool { false }
  /// Whether subtitles are shown; false.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Whether selected text can be read aloud; false.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Whether the screen can be read aloud; false.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Whether a shake undoes; true, as on a new device.
  public static var isShakeToUndoEnabled: Bool { true }
  /// Whether videos play by themselves; true, as on a new device.
  public static var isVideoAutoplayEnabled: Bool { true }

  /// What is told to assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The SDK's number for it.
    public var rawValue: UInt32

    /// A notification from the SDK's number for it.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// There is something to be read aloud.
    public static let announcement = Notification(rawValue: 1008)
    /// A part of the screen is new.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Most of the screen is new.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Another page was scrolled to.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Tells assistive technologies, of which there are none here.
  public static func post(notification: Notification, argument: Any?) {}

  /// A rectangle of a view in the screen's space.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }

  // MARK: Notifications

  /// After `isReduceMotionEnabled` has changed, which it does not here.
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// After `isReduceTransparencyEnabled` has changed, which it does not here.
  public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// After `isBoldTextEnabled` has changed, which it does not here.
  public static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// After `isDarkerSystemColorsEnabled` has changed, which it does not here.
  public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// After `isInvertColorsEnabled` has changed, which it does not here.
  public static let invertColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")
  /// After `isVoiceOverRunning` has changed, which it does not here.
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// After `isSwitchControlRunning` has changed, which it does not here.
  public static let switchControlStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// After something was read aloud, which nothing is here.
  public static let announcementDidFinishNotification = NSNotification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
}
