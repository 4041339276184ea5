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
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

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
  public enum FeedbackType: Int, Sendable { case success, warning, error }

  open func notificationOccurred(_ notificationType: FeedbackType) { note("notificationOccurred") }

  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
    note("notificationOccurred")
  }
}
