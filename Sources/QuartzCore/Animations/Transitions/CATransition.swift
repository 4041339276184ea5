// SPDX-License-Identifier: MIT

public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// A type by its name.
  ///
  /// Of the names that are not in the SDK's headers, `cube`, `oglFlip`, `pageCurl` and `pageUnCurl`
  /// work; any other is reported and fades.
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fade = CATransitionType(rawValue: "fade")
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  public static let push = CATransitionType(rawValue: "push")
  public static let reveal = CATransitionType(rawValue: "reveal")
}

public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// A subtype by its name; an unknown one acts as `fromLeft`.
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// A transition of a layer, with all in it, from what it showed before the transaction to what it
/// shows from then on.
///
/// Added to a layer, under any key, it replaces the transition before it, as the animation of the
/// key `transition`. A layer that was not shown before has no old state, and its transition is not
/// seen.
open class CATransition: CAAnimation {
  open var type: CATransitionType = .fade
  /// Where it comes from; nil, the default, acts as `fromLeft` (assumed).
  open var subtype: CATransitionSubtype?
  open var startProgress: Float = 0
  open var endProgress: Float = 1

  /// A look that has no type of its own in the SDK; nil leaves it to `type` and `subtype`.
  private var style: TransitionEffect.Style?

  public override init() { super.init() }

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
