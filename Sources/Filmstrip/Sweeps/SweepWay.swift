// SPDX-License-Identifier: MIT
internal import Foundation
public import UIKit

/// One of the ways in which a sweep runs a transition: what is done, and in which circumstances.
public struct SweepWay: Sendable, Hashable {
  /// What is done.
  public enum Course: Sendable, Hashable {
    /// The transition runs to its end.
    case finished
    /// A touch drives the transition to a share of its way and is lifted there.
    case driven(to: Double, Pace)
    /// A touch drives the transition and is lifted, and another one takes hold while the rest is animated.
    case caughtAgain(after: Double)
    /// The transition runs to its end, and then back.
    case back
    /// A touch drives the way back to a share of it and is lifted there.
    case backDriven(to: Double, Pace)
    /// A touch drives the transition to a share of its way and is lifted there, which cancels it, and then it runs.
    case startedAfterCancel(at: Double)
    /// A touch drives the way back to a share of it and is lifted there, which cancels it, and then the way back runs.
    case backAfterCancel(at: Double)
    /// The transition runs there, back, and there again.
    case repeated
    /// The transition is started a second time while it is in progress, at a share of its duration.
    case startedTwice(after: Double)
    /// The way back is started while the transition is in progress, at a share of its duration.
    case left(after: Double)
    /// The device is turned while the transition is in progress.
    case turned(after: Double)
    /// The screen becomes smaller while the transition is in progress.
    case resized(after: Double)
    /// The application goes to the background and back while the transition is in progress.
    case inBackground(after: Double)
    /// Everything runs at a tenth of its speed, as with the simulator's Slow Animations.
    case slow
  }

  /// How a touch moves.
  public enum Pace: String, Sendable, Hashable, CaseIterable {
    /// The touch rests before it is lifted, so that how far it went decides.
    case steady
    /// The touch is lifted while it moves slowly.
    case moving
    /// The touch is lifted while it moves fast.
    case flicked
    /// The system cancels the touch while it moves, as where an alert appears.
    case cancelled

    var legDuration: Double {
      switch self {
      case .steady: 0.3
      case .moving, .cancelled: 0.5
      case .flicked: 0.06
      }
    }
    var rest: Double { self == .steady ? 0.15 : 0 }
  }

  /// What is done.
  public let course: Course
  /// The circumstances in which it is done.
  public let circumstances: Circumstances

  /// A way by what is done.
  ///
  /// - Parameters:
  ///   - course: What is done.
  ///   - circumstances: The circumstances in which it is done.
  public init(_ course: Course, in circumstances: Circumstances = Circumstances()) {
    (self.course, self.circumstances) = (course, circumstances)
  }

  /// Whether a touch starts the transition, so that nothing else may.
  public var isDriven: Bool {
    switch course {
    case .driven, .caughtAgain, .startedAfterCancel: true
    default: false
    }
  }

  /// What a person would say of it: `a touch is lifted at 30 %, dark`.
  public var description: String {
    let named = circumstances.description
    return named.isEmpty ? course.description : "\(course.description), \(named)"
  }

  /// What differs from a phone on which nothing was changed.
  public struct Circumstances: Sendable, Hashable {
    /// The device; nil for the sweep's own.
    public var device: Device?
    /// Light or dark.
    public var userInterfaceStyle = UIUserInterfaceStyle.light
    /// The direction of the device's language.
    public var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight
    /// The size of text.
    public var contentSizeCategory = UIContentSizeCategory.large
    /// What the user has set for the sake of accessibility.
    public var accessibility = Stage.Accessibility()

    /// Nothing was changed.
    public init() {}

    /// A device counts by its identifier, which is its own.
    ///
    /// - Parameter hasher: What takes all that tells circumstances apart.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(device?.identifier)
      hasher.combine(userInterfaceStyle)
      hasher.combine(layoutDirection)
      hasher.combine(contentSizeCategory)
      hasher.combine(accessibility)
    }

    var description: String {
      [
        device.map(\.name), userInterfaceStyle == .dark ? "dark" : nil,
        layoutDirection == .rightToLeft ? "right to left" : nil,
        contentSizeCategory == .large ? nil : "largest text",
        accessibility.isReduceMotionEnabled
          ? accessibility.prefersCrossFadeTransitions ? "cross-fades preferred" : "Reduce Motion"
          : nil,
      ].compactMap(\.self).joined(separator: ", ")
    }
  }
}

extension SweepWay.Course: CustomStringConvertible {
  /// What a person would say of it.
  public var description: String {
    func driven(_ share: Double, _ pace: SweepWay.Pace) -> String {
      switch pace {
      case .steady: "a touch is lifted at \(share.wholePercent)"
      case .moving: "a touch that moves is lifted at \(share.wholePercent)"
      case .flicked: "a touch is flicked at \(share.wholePercent)"
      case .cancelled: "the system cancels a touch at \(share.wholePercent)"
      }
    }
    return switch self {
    case .finished: "it runs to its end"
    case .driven(let share, let pace): driven(share, pace)
    case .caughtAgain(let share): "a second touch takes hold after \(share.wholePercent)"
    case .back: "it runs there and back"
    case .backDriven(let share, let pace): "on the way back \(driven(share, pace))"
    case .startedAfterCancel(let share):
      "it runs after a touch that was lifted at \(share.wholePercent)"
    case .backAfterCancel(let share):
      "on the way back it runs after a touch that was lifted at \(share.wholePercent)"
    case .repeated: "it runs there, back and there again"
    case .startedTwice(let share): "it is started again after \(share.wholePercent)"
    case .left(let share): "the way back begins after \(share.wholePercent)"
    case .turned(let share): "the device is turned after \(share.wholePercent)"
    case .resized(let share): "the screen becomes smaller after \(share.wholePercent)"
    case .inBackground(let share): "the application leaves the screen after \(share.wholePercent)"
    case .slow: "it runs slowly"
    }
  }
}

extension Double {
  /// A share in whole percent, such as `30 %`.
  var wholePercent: String { "\(Int((self * 100).rounded())) %" }
}
