// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

@MainActor
@Suite struct TransitionLookTests {
  nonisolated private static let old = Pixel(red: 200, green: 100, blue: 0)
  nonisolated private static let new = Pixel(red: 0, green: 40, blue: 240)

  private let screen = SmallScreen()
  private let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))

  init() {
    view.backgroundColor = Self.old.uiColor
    screen.show(view)
  }

  private func change(to pixel: Pixel = new, _ look: UIView.AnimationOptions) {
    UIView.transition(with: view, duration: 1, options: [look, .curveLinear]) {
      view.backgroundColor = pixel.uiColor
    }
  }

  // MARK: Cross-dissolve

  /// On a red ground, of which nothing shines through.
  @Test(arguments: [0.25, 0.5, 0.75])
  func aDissolveMixesEachComponentAndStaysOpaque(share: Double) {
    screen.stage.window.backgroundColor = .red
    change(.transitionCrossDissolve)
    let picture = screen.picture(at: share)
    expect(picture[60, 60], Self.old.mixed(with: Self.new, share), within: 1)
    expect(picture[10, 109], Self.old.mixed(with: Self.new, share), within: 1)
    expect(picture[9, 60], SmallScreen.red)
  }

  @Test func whatIsEqualInBothStatesDoesNotChangeInADissolve() {
    let part = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 100))
    part.backgroundColor = Pixel(red: 37, green: 151, blue: 203).uiColor
    view.addSubview(part)
    let before = screen.picture[20, 60]
    change(.transitionCrossDissolve)
    for share in [0.1, 0.25, 0.5, 0.75, 0.9] {
      expect(screen.picture(at: share)[20, 60], before, within: 1)
    }
  }

  @Test func aDissolveBeginsWithTheOldStateAndEndsWithTheNew() {
    change(.transitionCrossDissolve)
    expect(screen.picture[60, 60], Self.old)
    expect(screen.picture(at: 1)[60, 60], Self.new)
  }

  // MARK: Flips

  /// A flip and the side that comes to the front first, as its name says (documented).
  enum Flip: CaseIterable {
    case left, right, top, bottom

    var option: UIView.AnimationOptions {
      switch self {
      case .left: .transitionFlipFromLeft
      case .right: .transitionFlipFromRight
      case .top: .transitionFlipFromTop
      case .bottom: .transitionFlipFromBottom
      }
    }

    var isUpright: Bool { self == .left || self == .right }
    var comesFromLowSide: Bool { self == .left || self == .top }
  }

  /// The share of red or blue of each pixel: along the way the card turns, and across it.
  private struct Face {
    let picture: Bitmap
    let isUpright: Bool
    let isNew: Bool

    private func cover(_ along: Int, _ across: Int) -> Double {
      let pixel = isUpright ? picture[along, across] : picture[across, along]
      return Double(isNew ? pixel.blue : pixel.red) / 255
    }

    /// How far the card reaches from the middle to the side of the low and of the high numbers.
    var reaches: (low: Double, high: Double) {
      ((0..<60).reduce(0) { $0 + cover($1, 60) }, (60..<120).reduce(0) { $0 + cover($1, 60) })
    }

    /// How much of a line across the card is covered.
    func extent(at along: Int) -> Double { (0..<120).reduce(0) { $0 + cover(along, $1) } }
  }

  /// Turned by 45°, the eye 800 points away: the card is moved back by half its width times the
  /// sine, so that its near edge lies in the plane of the screen, and the far one a whole width
  /// times the sine behind it.
  @Test(arguments: Flip.allCases, [0.25, 0.75])
  func aFlippingCardIsSeenInPerspective(flip: Flip, share: Double) {
    view.backgroundColor = .red
    screen.stage.advance(by: 0)
    change(to: SmallScreen.blue, flip.option)
    let picture = screen.picture(at: share)
    let isNew = share > 0.5
    expect(picture[60, 60], isNew ? SmallScreen.blue : SmallScreen.red)
    let face = Face(picture: picture, isUpright: flip.isUpright, isNew: isNew)
    let half = 0.5.squareRoot()
    let zoom = 800 / (800 + 100 * half)
    let (near, far) = (50 * half, 50 * half * zoom)
    // Half round, the side that came first has gone to the other side, still in front.
    let isLowNear = flip.comesFromLowSide != isNew
    expect(face.reaches.low, isLowNear ? near : far, within: 0.25)
    expect(face.reaches.high, isLowNear ? far : near, within: 0.25)
    // Between its upright edges, 100 and 100 · zoom points long, the length goes straight.
    for distance in [-30, 30] {
      let fromNear = Double(isLowNear ? distance : -distance) + (isLowNear ? 0.5 : -0.5) + near
      let length = 100 + (100 * zoom - 100) * fromNear / (near + far)
      expect(face.extent(at: 60 + distance), length, within: 0.5)
    }
  }

  @Test(arguments: Flip.allCases)
  func halfRoundACardIsSeenFromItsEdge(flip: Flip) {
    change(flip.option)
    let picture = screen.picture(at: 0.5)
    for place in 0..<120 {
      expect(picture[place, 60], SmallScreen.black)
      expect(picture[60, place], SmallScreen.black)
    }
  }

  @Test(arguments: Flip.allCases)
  func aFlipBeginsWithTheOldFaceAndEndsWithTheNew(flip: Flip) {
    change(flip.option)
    let before = screen.picture
    let after = screen.picture(at: 1)
    for (x, y) in [(10, 10), (109, 10), (10, 109), (109, 109)] {
      expect(before[x, y], Self.old)
      expect(after[x, y], Self.new)
    }
  }

  /// The new face is not a mirror image: what is at its left is at the left.
  @Test func theNewFaceIsNotMirrored() {
    let part = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 100))
    part.backgroundColor = .green
    UIView.transition(with: view, duration: 1, options: [.transitionFlipFromLeft, .curveLinear]) {
      view.addSubview(part)
    }
    let picture = screen.picture(at: 0.75)
    expect(picture[40, 60], SmallScreen.green)
    expect(picture[80, 60], Self.old)
  }

  // MARK: Curls

  /// Rows of the view's top and bottom, above and below all of the roll half-way.
  private func rows(of picture: Bitmap) -> [Pixel] { [picture[60, 14], picture[60, 107]] }

  @Test func aPageThatCurlsUpLaysTheNewStateOpenFromBelow() {
    change(.transitionCurlUp)
    #expect(rows(of: screen.picture) == [Self.old, Self.old])
    #expect(rows(of: screen.picture(at: 0.5)) == [Self.old, Self.new])
    #expect(rows(of: screen.picture(at: 1)) == [Self.new, Self.new])
  }

  @Test func aPageThatCurlsDownCoversTheOldStateFromAbove() {
    change(.transitionCurlDown)
    #expect(rows(of: screen.picture) == [Self.old, Self.old])
    #expect(rows(of: screen.picture(at: 0.5)) == [Self.new, Self.old])
    #expect(rows(of: screen.picture(at: 1)) == [Self.new, Self.new])
  }

  /// A roll of 8 points' radius, half-way up: flat above y = 46, its back up to y = 17.1.
  @Test func theBackOfACurlingPageIsNearlyWhite() {
    change(.transitionCurlUp)
    expect(
      screen.picture(at: 0.5)[60, 40], Self.old.mixed(with: SmallScreen.white, 0.85), within: 1)
  }

  @Test func aCurlStaysWithinTheView() {
    for option in [UIView.AnimationOptions.transitionCurlUp, .transitionCurlDown] {
      change(option)
      let picture = screen.picture(at: screen.stage.time + 0.9)
      for place in 0..<120 {
        for edge in [9, 110] {
          expect(picture[place, edge], SmallScreen.black)
          expect(picture[edge, place], SmallScreen.black)
        }
      }
      screen.stage.advance(by: 1)
    }
  }
}
