// SPDX-License-Identifier: MIT

/// How a layer is painted while it changes from one state to another.
package struct TransitionEffect {
  package enum Side: Sendable { case left, right, top, bottom }

  package enum Style: Sendable {
    /// Old and new with weights that add up to one.
    case fade
    /// The new state slides over the old one, from a side, and appears meanwhile.
    case moveIn(Side)
    /// The new state pushes the old one out, from a side; one appears and the other fades.
    case push(Side)
    /// The old state slides away, from a side on, and fades meanwhile.
    case reveal(Side)
    /// Both states turn as the two faces of a card; the given side comes to the front.
    case flip(Side)
    /// Both states turn as two sides of a cube.
    case cube(Side)
    /// The old state rolls up towards the top and uncovers the new one.
    case curlUp
    /// The new state rolls down from the top over the old one.
    case curlDown
    /// The old state's lower right corner rolls up.
    case cornerCurlUp
    /// The new state's lower right corner rolls down.
    case cornerCurlDown
    /// A page of the old state is turned over, from its loose side on, and uncovers the new one.
    case pageTurn(PageTurn)
    /// A page of the new state is turned back over the old one, until its loose side lies flat.
    case pageReturn(PageTurn)

    /// A layer's top is where y is largest, as on macOS: on iOS `fromTop` moves upwards (published: a helper
    /// named slideInFromBottom and a picker that rises from the lower edge push `fromTop`, a comment says "from
    /// below to above" beside a moveIn `fromTop`, and a reveal to the bottom is `fromBottom`).
    init(type: CATransitionType, subtype: CATransitionSubtype?) {
      let side: Side =
        switch subtype {
        case .fromRight: .right
        case .fromTop: .bottom
        case .fromBottom: .top
        default: .left
        }
      switch type {
      case .fade: self = .fade
      case .moveIn: self = .moveIn(side)
      case .push: self = .push(side)
      case .reveal: self = .reveal(side)
      case CATransitionType(rawValue: "oglFlip"): self = .flip(side)
      case CATransitionType(rawValue: "cube"): self = .cube(side)
      case CATransitionType(rawValue: "pageCurl"): self = .curlUp
      case CATransitionType(rawValue: "pageUnCurl"): self = .curlDown
      default:
        UnsupportedFeature.report("CATransition.type \"\(type.rawValue)\"")
        self = .fade
      }
    }
  }

  let style: Style
  let start: Double
  let end: Double
  let pacing: Pacing
  /// The numbers of the look, as they were when the transition was added.
  let behavior: TransitionBehavior

  package init(
    style: Style, start: Double = 0, end: Double = 1, pacing: Pacing,
    behavior: TransitionBehavior = StageScope.current.transitionBehavior
  ) {
    self.behavior = behavior
    self.style = style
    self.start = start
    self.end = end
    self.pacing = pacing
  }

  func progress(at iteration: MediaTiming.Iteration, of duration: Double) -> Double {
    mix(start, end, pacing.progress(at: iteration.progress, of: duration))
  }
}
