// SPDX-License-Identifier: MIT

/// Haptic feedback that something has happened.
///
/// Nothing can be felt here: each occurrence is an event of the recording, with its time. Its
/// intensity is not recorded.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// A generator.
  public override init() { super.init() }

  /// Prepares the device, which is not needed here.
  open func prepare() {}

  func note(_ name: String) { StageEnvironment.reporting.log.note(name, of: self) }
}

/// Feedback of an impact.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The kind of the impact; raw values are those of the SDK.
  public enum FeedbackStyle: Int, Sendable {
    /// Something small.
    case light = 0
    /// Something of middle size.
    case medium = 1
    /// Something large.
    case heavy = 2
    /// Something soft.
    case soft = 3
    /// Something rigid.
    case rigid = 4
  }

  /// A generator for something of middle size.
  public override init() { super.init() }

  /// A generator for something of a style.
  public init(style: FeedbackStyle) { super.init() }

  /// Reports an impact.
  open func impactOccurred() { note("impactOccurred") }

  /// Reports an impact of an intensity from 0, none, to 1.
  open func impactOccurred(intensity: CGFloat) { note("impactOccurred") }

  /// Reports an impact at a place, which is not recorded.
  open func impactOccurred(at location: CGPoint) { note("impactOccurred") }

  /// Reports an impact of an intensity at a place, which are not recorded.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) { note("impactOccurred") }
}

/// Feedback of a choice that changes.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Reports that the selection has changed.
  open func selectionChanged() { note("selectionChanged") }

  /// Reports that the selection has changed at a place, which is not recorded.
  open func selectionChanged(at location: CGPoint) { note("selectionChanged") }
}

/// Feedback of how something ended.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How it ended; raw values are those of the SDK.
  public enum FeedbackType: Int, Sendable {
    /// Well.
    case success = 0
    /// Perhaps not well.
    case warning = 1
    /// Not well.
    case error = 2
  }

  /// Reports the outcome.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    note("notificationOccurred")
  }

  /// Reports the outcome at a place, which is not recorded.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
    note("notificationOccurred")
  }
}
