// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

@MainActor
@Suite struct CATransitionLookTests {
  nonisolated private static let old = Pixel(red: 200, green: 100, blue: 0)
  nonisolated private static let new = Pixel(red: 0, green: 40, blue: 240)
  nonisolated private static let ground = Pixel(red: 40, green: 80, blue: 120)

  private let screen = SmallScreen()
  private let layer = CALayer()

  init() {
    screen.stage.window.backgroundColor = Self.ground.uiColor
    layer.frame = CGRect(x: 40, y: 40, width: 40, height: 40)
    layer.backgroundColor = Self.old.cgColor
    screen.show(layer)
  }

  private func change(
    _ type: CATransitionType, _ subtype: CATransitionSubtype? = nil,
    from start: Float = 0, to end: Float = 1
  ) {
    let transition = CATransition()
    (transition.type, transition.subtype) = (type, subtype)
    (transition.startProgress, transition.endProgress) = (start, end)
    transition.timingFunction = CAMediaTimingFunction(name: .linear)
    transition.duration = 1
    layer.add(transition, forKey: nil)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.backgroundColor = Self.new.cgColor
    CATransaction.commit()
  }

  /// A state of the layer on the way: moved by a share of its size towards a side, and opaque to a
  /// degree.
  struct State {
    let color: Pixel
    let way: Double
    let opacity: Double

    init(_ color: Pixel, _ way: Double, _ opacity: Double) {
      (self.color, self.way, self.opacity) = (color, way, opacity)
    }
  }

  /// How many pixels are not what the states, from the lowest up, make of the ground.
  private func errors(in picture: Bitmap, _ states: [State], towards side: CGPoint) -> Int {
    var count = 0
    for y in 0..<SmallScreen.side {
      for x in 0..<SmallScreen.side {
        var expected = Self.ground
        for state in states {
          let left = 40 + Int(side.x * state.way * 40)
          let top = 40 + Int(side.y * state.way * 40)
          if (left..<left + 40).contains(x) && (top..<top + 40).contains(y) {
            expected = expected.mixed(with: state.color, state.opacity)
          }
        }
        if picture[x, y].distance(to: expected) > 2 { count += 1 }
      }
    }
    return count
  }

  /// Where each subtype comes from; none acts as `fromLeft` (assumed).
  ///
  /// A layer's top is where y is largest, as
  /// published code has it: see `TransitionEffect.Style`.
  nonisolated private static let sides: [(CATransitionSubtype?, CGPoint)] = [
    (.fromLeft, CGPoint(x: -1, y: 0)), (.fromRight, CGPoint(x: 1, y: 0)),
    (.fromTop, CGPoint(x: 0, y: 1)), (.fromBottom, CGPoint(x: 0, y: -1)),
    (nil, CGPoint(x: -1, y: 0)),
  ]

  /// A quarter of the way: of a push both states have moved, of the others the new one in, or the old one off.
  nonisolated private static let slides: [(CATransitionType, [State])] = [
    (.push, [State(old, -0.25, 0.75), State(new, 0.75, 0.25)]),
    (.moveIn, [State(old, 0, 1), State(new, 0.75, 0.25)]),
    (.reveal, [State(new, 0, 1), State(old, -0.25, 0.75)]),
  ]

  @Test(arguments: slides, sides)
  func statesMove(slide: (CATransitionType, [State]), from side: (CATransitionSubtype?, CGPoint)) {
    change(slide.0, side.0)
    #expect(errors(in: screen.picture(at: 0.25), slide.1, towards: side.1) == 0)
  }

  @Test(arguments: [CATransitionType.fade, .push, .moveIn, .reveal])
  func everyTypeBeginsWithTheOldStateAndEndsWithTheNew(type: CATransitionType) {
    change(type, .fromRight)
    let before = [State(Self.old, 0, 1)]
    #expect(errors(in: screen.picture, before, towards: .zero) == 0)
    let after = [State(Self.new, 0, 1)]
    #expect(errors(in: screen.picture(at: 1), after, towards: .zero) == 0)
  }

  @Test func aLayerThatMasksItsBoundsCutsWhatSlides() {
    layer.masksToBounds = true
    change(.push, .fromRight)
    let picture = screen.picture(at: 0.25)
    expect(picture[35, 60], Self.ground)
    expect(picture[85, 60], Self.ground)
    expect(picture[45, 60], Self.ground.mixed(with: Self.old, 0.75), within: 2)
    expect(picture[75, 60], Self.ground.mixed(with: Self.new, 0.25), within: 2)
  }

  @Test func aFadeOfAPartOfItsProgressJumpsInAndOut() {
    change(.fade, from: 0.25, to: 0.75)
    expect(screen.picture[60, 60], Self.old.mixed(with: Self.new, 0.25), within: 1)
    expect(screen.picture(at: 0.5)[60, 60], Self.old.mixed(with: Self.new, 0.5), within: 1)
    expect(screen.picture(at: 0.999)[60, 60], Self.old.mixed(with: Self.new, 0.75), within: 1)
    expect(screen.picture(at: 1)[60, 60], Self.new)
  }

  @Test func aPushOfAPartOfItsProgressBeginsOnTheWay() {
    change(.push, .fromRight, from: 0.5)
    let states = [
      State(Self.old, -0.5, 0.5),
      State(Self.new, 0.5, 0.5),
    ]
    #expect(errors(in: screen.picture, states, towards: CGPoint(x: 1, y: 0)) == 0)
  }
}
