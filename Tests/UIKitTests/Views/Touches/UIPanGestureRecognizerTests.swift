// SPDX-License-Identifier: MIT
import Expectations
import Filmstrip
import Testing
import UIKit

/// Pans at the samples of a display of 60 Hz.
@MainActor
@Suite struct UIPanGestureRecognizerTests {
  private let screen = TouchedScreen()

  private struct Sample: Equatable {
    let state: UIGestureRecognizer.State
    let translation: CGPoint
    let velocity: CGPoint
    let location: CGPoint
  }

  private final class Samples { var all: [Sample] = [] }

  /// Adds a recognizer to a view, in whose space its samples are.
  private func follow(_ pan: UIPanGestureRecognizer, on view: UIView) -> Samples {
    let samples = Samples()
    view.addGestureRecognizer(pan)
    pan.addTarget { pan in
      samples.all.append(
        Sample(
          state: pan.state, translation: pan.translation(in: view),
          velocity: pan.velocity(in: view), location: pan.location(in: view)))
    }
    return samples
  }

  @Test func aPanBeginsWithItsTravelLessTenPoints() {
    let view = screen.show()
    let samples = follow(UIPanGestureRecognizer(), on: view)
    // 6 points with each refresh: 6, 12, 18 … 60.
    screen.perform(.pan(from: .point(100, 400), to: .point(160, 400), duration: 1.0 / 6))
    #expect(samples.all.map(\.state) == [.began] + Array(repeating: .changed, count: 7) + [.ended])
    for (index, sample) in samples.all.enumerated() {
      expect(sample.translation, CGPoint(x: 6 * Double(index + 2) - 10, y: 0), within: 1e-5)
      expect(sample.velocity, CGPoint(x: 360, y: 0), within: 1e-3)
      expect(sample.location, CGPoint(x: 100 + 6 * Double(index + 2), y: 400), within: 1e-5)
    }
  }

  /// Measured on a sheet: dragged by 180, 240, 320, 360, 380 it moves by 170, 230, 310, 350, 370.
  @Test(arguments: [(180.0, 170.0), (240, 230), (320, 310), (360, 350), (380, 370)])
  func draggingIsOneToOneAfterTenPoints(travel: Double, translation: Double) {
    let view = screen.show()
    let samples = follow(UIPanGestureRecognizer(), on: view)
    screen.perform(.pan(from: .point(100, 100), to: .point(100, 100 + travel), duration: 0.5))
    expect(samples.all.last?.translation, CGPoint(x: 0, y: translation), within: 1e-5)
  }

  @Test(arguments: [(9.99, false), (10, true)])
  func tenPointsAreAPan(travel: Double, isPan: Bool) {
    let view = screen.show()
    let samples = follow(UIPanGestureRecognizer(), on: view)
    screen.perform(
      .touches([
        Gesture.Touch([
          .init(time: 0, at: .point(50, 50)), .init(time: 0.1, at: .point(50 + travel, 50)),
          .init(time: 0.2, at: .point(50 + travel, 50)),
        ])
      ]))
    #expect(!samples.all.isEmpty == isPan)
  }

  @Test func theSlopLiesInTheDirectionOfTravel() {
    let view = screen.show()
    let samples = follow(UIPanGestureRecognizer(), on: view)
    // 50 points at once, 3 to 4: 40 are left.
    screen.perform(
      .touches([
        Gesture.Touch([
          .init(time: 0, at: .point(50, 50)), .init(time: 1.0 / 60, at: .point(80, 90)),
          .init(time: 0.1, at: .point(80, 90)),
        ])
      ]))
    expect(samples.all.first?.translation, CGPoint(x: 24, y: 32), within: 1e-5)
  }

  @Test func translationAndVelocityAreInTheSpaceOfAView() {
    let view = screen.show()
    view.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2)
    let samples = follow(UIPanGestureRecognizer(), on: view)
    screen.perform(.pan(from: .point(200, 400), to: .point(260, 400), duration: 1.0 / 6))
    // To the right in the window is up in a view turned clockwise, at half its size.
    expect(samples.all.last?.translation, CGPoint(x: 0, y: -25), within: 1e-5)
    expect(samples.all.last?.velocity, CGPoint(x: 0, y: -180), within: 1e-3)
  }

  @Test func settingTheTranslationGoesOnFromThere() {
    let view = screen.show()
    var steps: [Double] = []
    let pan = UIPanGestureRecognizer { pan in
      steps.append(pan.translation(in: nil).x)
      pan.setTranslation(.zero, in: nil)
    }
    view.addGestureRecognizer(pan)
    screen.perform(.pan(from: .point(100, 400), to: .point(160, 400), duration: 1.0 / 6))
    #expect(steps.map { ($0 * 1_000).rounded() / 1_000 } == [2, 6, 6, 6, 6, 6, 6, 6, 6])
  }

  @Test func aFlickLeavesWithTheVelocityItWasGiven() {
    let view = screen.show()
    let samples = follow(UIPanGestureRecognizer(), on: view)
    screen.perform(
      .pan(
        from: .point(50, 400), to: .point(250, 300), duration: 0.25,
        velocity: CGVector(dx: 1_234, dy: -321)))
    expect(samples.all.last?.velocity, CGPoint(x: 1_234, y: -321), within: 1e-3)
    expect(samples.all.last?.location, CGPoint(x: 250, y: 300), within: 1e-6)
    #expect(samples.all.last?.state == .ended)
  }

  @Test func aTouchThatRestsBeforeItIsLiftedHasNoVelocity() {
    let view = screen.show()
    let samples = follow(UIPanGestureRecognizer(), on: view)
    screen.perform(
      .touches([
        Gesture.Touch([
          .init(time: 0, at: .point(50, 50)), .init(time: 0.1, at: .point(150, 50)),
          .init(time: 0.3, at: .point(150, 50)),
        ])
      ]))
    #expect(samples.all.last?.state == .ended)
    expect(samples.all.last?.velocity, .zero)
  }

  @Test func aSecondTouchMovesTheMiddleWithoutCounting() {
    let view = screen.show()
    view.isMultipleTouchEnabled = true
    let samples = follow(UIPanGestureRecognizer(), on: view)
    let first = Gesture.pan(from: .point(100, 400), to: .point(160, 400), duration: 1.0 / 6)
    let second = Gesture.longPress(at: .point(300, 700), duration: 1.0 / 6).delayed(by: 0.05)
    screen.perform(.parallel([first, second]))
    // Alone for 18 points of 60, then as one of two, whose middle goes half as far; then the second
    // one stays behind alone, and nothing moves.
    expect(samples.all.last?.translation, CGPoint(x: 18 - 10 + 42 / 2, y: 0), within: 1e-5)
    #expect(samples.all.last?.state == .ended)
  }

  @Test func moreTouchesThanAllowedAreNoPan() {
    let view = screen.show()
    let pan = UIPanGestureRecognizer()
    pan.maximumNumberOfTouches = 1
    let samples = follow(pan, on: view)
    screen.perform(.pinch(from: 100, to: 300, duration: 0.2))
    #expect(samples.all.isEmpty)
  }

  @Test func twoRequiredTouchesPanTogether() {
    let view = screen.show()
    let pan = UIPanGestureRecognizer()
    pan.minimumNumberOfTouches = 2
    let samples = follow(pan, on: view)
    screen.perform(.pan(from: .point(100, 400), to: .point(200, 400), duration: 0.2))
    #expect(samples.all.isEmpty)
    screen.perform(
      .parallel([
        .pan(from: .point(100, 400), to: .point(200, 400), duration: 0.2),
        .pan(from: .point(100, 500), to: .point(200, 500), duration: 0.2),
      ]))
    expect(samples.all.last?.translation, CGPoint(x: 90, y: 0), within: 1e-5)
  }

  @Test func aCancelledTouchCancels() {
    let view = screen.show()
    let pan = UIPanGestureRecognizer()
    let samples = follow(pan, on: view)
    screen.perform(
      .pan(from: .point(100, 400), to: .point(160, 400), duration: 0.1, release: .cancel))
    #expect(samples.all.last?.state == .cancelled)
    #expect(pan.state == .possible)
  }

  @Test(
    arguments: [
      (.left, .left, true), (.right, .right, true), (.top, .top, true), (.bottom, .bottom, true),
      (.left, .right, false), (.top, [.left, .right], false), (.bottom, .all, true),
      (.left, [], false),
    ] as [(Gesture.Edge, UIRectEdge, Bool)])
  func anEdgePanComesFromItsEdges(edge: Gesture.Edge, edges: UIRectEdge, isPan: Bool) {
    let view = screen.show()
    let pan = UIScreenEdgePanGestureRecognizer()
    pan.edges = edges
    let samples = follow(pan, on: view)
    screen.perform(.edgePan(from: edge, distance: 200, duration: 0.25))
    #expect(samples.all.map(\.state).last == (isPan ? .ended : nil))
  }

  @Test(
    arguments: [(20, 200, 400, true), (21, 200, 400, false), (5, 5, 600, false)]
      as [(Double, Double, Double, Bool)]) func anEdgePanBeginsNearTheEdgeAndGoesInwards(
      start: Double, endX: Double, endY: Double, isPan: Bool
    )
  {
    let view = screen.show()
    let pan = UIScreenEdgePanGestureRecognizer()
    pan.edges = .left
    let samples = follow(pan, on: view)
    screen.perform(.pan(from: .point(start, 400), to: .point(endX, endY), duration: 0.25))
    #expect(!samples.all.isEmpty == isPan)
  }
}
