// SPDX-License-Identifier: MIT

// Functions and constants of the device, the application and accessibility that have become members.

@available(*, deprecated, message: "use UIDevice.current.userInterfaceIdiom")
@MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}

@available(*, deprecated, message: "use isPortrait")
public func UIInterfaceOrientationIsPortrait(_ orientation: UIInterfaceOrientation) -> Bool {
  orientation.isPortrait
}

@available(*, deprecated, message: "use isLandscape")
public func UIInterfaceOrientationIsLandscape(_ orientation: UIInterfaceOrientation) -> Bool {
  orientation.isLandscape
}

@available(*, deprecated, message: "use isPortrait")
public func UIDeviceOrientationIsPortrait(_ orientation: UIDeviceOrientation) -> Bool {
  orientation.isPortrait
}

@available(*, deprecated, message: "use isLandscape")
public func UIDeviceOrientationIsLandscape(_ orientation: UIDeviceOrientation) -> Bool {
  orientation.isLandscape
}

@available(*, deprecated, message: "use isValidInterfaceOrientation")
public func UIDeviceOrientationIsValidInterfaceOrientation(_ orientation: UIDeviceOrientation)
  -> Bool
{ orientation.isValidInterfaceOrientation }

@available(*, deprecated, renamed: "UIBackgroundTaskIdentifier.invalid")
public let UIBackgroundTaskInvalid = UIBackgroundTaskIdentifier.invalid
@available(*, deprecated, renamed: "UIApplication.openSettingsURLString")
@MainActor public let UIApplicationOpenSettingsURLString = UIApplication.openSettingsURLString

@available(*, deprecated, renamed: "UIAccessibility.isVoiceOverRunning")
@MainActor public func UIAccessibilityIsVoiceOverRunning() -> Bool {
  UIAccessibility.isVoiceOverRunning
}

@available(*, deprecated, renamed: "UIAccessibility.isReduceMotionEnabled")
@MainActor public func UIAccessibilityIsReduceMotionEnabled() -> Bool {
  UIAccessibility.isReduceMotionEnabled
}

@available(*, deprecated, renamed: "UIAccessibility.isReduceTransparencyEnabled")
@MainActor public func UIAccessibilityIsReduceTransparencyEnabled() -> Bool {
  UIAccessibility.isReduceTransparencyEnabled
}

@available(*, deprecated, renamed: "UIAccessibility.Notification")
public typealias UIAccessibilityNotifications = UIAccessibility.Notification
@available(*, deprecated, renamed: "UIAccessibility.Notification.screenChanged")
public let UIAccessibilityScreenChangedNotification = UIAccessibility.Notification.screenChanged
@available(*, deprecated, renamed: "UIAccessibility.Notification.layoutChanged")
public let UIAccessibilityLayoutChangedNotification = UIAccessibility.Notification.layoutChanged
@available(*, deprecated, renamed: "UIAccessibility.Notification.announcement")
public let UIAccessibilityAnnouncementNotification = UIAccessibility.Notification.announcement

@available(*, deprecated, renamed: "UIAccessibility.post(notification:argument:)")
@MainActor public func UIAccessibilityPostNotification(
  _ notification: UIAccessibility.Notification, _ argument: Any?
) { UIAccessibility.post(notification: notification, argument: argument) }

@available(*, deprecated, renamed: "UIAccessibility.convertToScreenCoordinates(_:in:)")
@MainActor public func UIAccessibilityConvertFrameToScreenCoordinates(
  _ rect: CGRect, _ view: UIView
)
  -> CGRect
{ UIAccessibility.convertToScreenCoordinates(rect, in: view) }
