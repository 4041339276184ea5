// SPDX-License-Identifier: MIT

/// Haptic feedback that something has happened.
///
/// Nothing can be felt here: each occurrence is an event of the recording, with its time. Its
/// intensity is not recorded.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  public override init() { super.init() }

  /// Prepares the device, which is not needed here.
  open func prepare() {}

  func note(_ name: String) { StageEnvironment.reporting.log.note(name, of: self) }
}

open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable {
    case light = 0
    case medium = 1
    case heavy = 2
    case soft = 3
    case rigid = 4
  }

  public override init() { super.init() }
  public init(style: FeedbackStyle) { super.init() }

  open func impactOccurred() { note("impactOccurred") }

  /// Reports an impact of an intensity from 0, none, to 1.
  open func impactOccurred(intensity: CGFloat) { note("impactOccurred") }

  /// Reports an impact at a place, which is not recorded.
  open func impactOccurred(at location: CGPoint) { note("impactOccurred") }

  /// Reports an impact of an intensity at a place, which are not recorded.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) { note("impactOccurred") }
}

open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() { note("selectionChanged") }

  /// Reports that the selection has changed at a place, which is not recorded.
  open func selectionChanged(at location: CGPoint) { note("selectionChanged") }
}

open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable {
    case success = 0
    case warning = 1
    case error = 2
  }

  open func notificationOccurred(_ notificationType: FeedbackType) {
    note("notificationOccurred")
  }

  /// Reports the outcome at a place, which is not recorded.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
    note("notificationOccurred")
  }
}
