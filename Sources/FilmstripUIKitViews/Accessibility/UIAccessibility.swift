// SPDX-License-Identifier: MIT

/// What the user has asked of the system for the sake of accessibility, and what is told to assistive
/// technologies.
///
/// Bold text and more contrast follow the traits of the stage's screen, Reduce Motion and cross-fades the
/// stage's settings. All else is as on a device on which nothing was changed.
@preconcurrency @MainActor
public enum UIAccessibility {
  private static var traits: UITraitCollection { StageEnvironment.current.screen.traitCollection }
  private static var settings: AccessibilitySettings { StageEnvironment.current.accessibility }

  public static var isBoldTextEnabled: Bool { traits.legibilityWeight == .bold }
  public static var isDarkerSystemColorsEnabled: Bool { traits.accessibilityContrast == .high }
  public static var isReduceMotionEnabled: Bool { settings.isReduceMotionEnabled }
  /// Whether both Reduce Motion and Prefer Cross-Fade Transitions are on.
  public static var prefersCrossFadeTransitions: Bool { settings.crossFadesTransitions }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isInvertColorsEnabled: Bool { false }
  public static var isGrayscaleEnabled: Bool { false }
  public static var shouldDifferentiateWithoutColor: Bool { false }
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  public static var buttonShapesEnabled: Bool { false }
  public static var isVoiceOverRunning: Bool { false }
  public static var isSwitchControlRunning: Bool { false }
  public static var isAssistiveTouchRunning: Bool { false }
  public static var isGuidedAccessEnabled: Bool { false }
  public static var isMonoAudioEnabled: Bool { false }
  public static var isClosedCaptioningEnabled: Bool { false }
  public static var isSpeakSelectionEnabled: Bool { false }
  public static var isSpeakScreenEnabled: Bool { false }
  public static var isShakeToUndoEnabled: Bool { true }
  public static var isVideoAutoplayEnabled: Bool { true }

  public struct Notification: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let announcement = Notification(rawValue: 1008)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let screenChanged = Notification(rawValue: 1000)
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Tells assistive technologies, of which there are none here.
  public static func post(notification: Notification, argument: Any?) {}

  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }

  // MARK: Notifications

  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  public static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChange")
  public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  public static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  public static let invertColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  public static let switchControlStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  public static let announcementDidFinishNotification = NSNotification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
}
