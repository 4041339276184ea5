// SPDX-License-Identifier: MIT

/// Haptic feedback that something has happened.
///
/// Nothing can be felt here: each occurrence is an event of the recording, with its time. Its
/// intensity is not recorded.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  public override init() { super.init() }

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

  open func impactOccurred(intensity: CGFloat) { note("impactOccurred") }

  open func impactOccurred(at location: CGPoint) { note("impactOccurred") }

  open func impactOccurred(intensity: CGFloat, at location: CGPoint) { note("impactOccurred") }
}

open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() { note("selectionChanged") }

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

  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
    note("notificationOccurred")
  }
}
