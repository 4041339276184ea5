// SPDX-License-Identifier: MIT
internal import Foundation

/// What a transition between two states of a layer looks like.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The type's name, such as `push`.
  public let rawValue: String

  /// A type by its name.
  ///
  /// Of the names that are not in the SDK's headers, `cube`, `oglFlip`, `pageCurl` and `pageUnCurl`
  /// work; any other is reported and fades.
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fade = CATransitionType(rawValue: "fade")
  /// The new state slides over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new state pushes the old one out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old state slides away from the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The subtype's name, such as `fromLeft`.
  public let rawValue: String

  /// A subtype by its name; an unknown one acts as `fromLeft`.
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the side of smallest y: from above on a screen.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the side of largest y: from below on a screen.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// A transition of a layer, with all in it, from what it showed before the transaction to what it
/// shows from then on.
///
/// Added to a layer, under any key, it replaces the transition before it, as the animation of the
/// key `transition`. A layer that was not shown before has no old state, and its transition is not
/// seen.
open class CATransition: CAAnimation {
  /// What it looks like; a fade by default.
  open var type: CATransitionType = .fade
  /// Where it comes from; nil, the default, acts as `fromLeft` (assumed).
  open var subtype: CATransitionSubtype?
  /// The progress at which it starts, 0 to 1; 0 by default.
  open var startProgress: Float = 0
  /// The progress at which it ends, 0 to 1, not before the start; 1 by default.
  open var endProgress: Float = 1

  /// A look that has no type of its own in the SDK; nil leaves it to `type` and `subtype`.
  private var style: TransitionEffect.Style?

  public override init() { super.init() }

  /// A transition that looks like one of UIKit's.
  package convenience init(style: TransitionEffect.Style) {
    self.init()
    self.style = style
  }

  override func makeCopy() -> CAAnimation { CATransition() }

  override func copyValues(from other: CAAnimation) {
    super.copyValues(from: other)
    guard let other = other as? CATransition else { return }
    (type, subtype, style) = (other.type, other.subtype, other.style)
    (startProgress, endProgress) = (other.startProgress, other.endProgress)
  }

  package override func effect(defaultDuration: CFTimeInterval) -> AnimationEffect? {
    .transition(
      TransitionEffect(
        style: style ?? TransitionEffect.Style(type: type, subtype: subtype),
        start: Double(min(max(startProgress, 0), 1)),
        end: Double(min(max(endProgress, max(startProgress, 0)), 1)), pacing: pacing))
  }
}
