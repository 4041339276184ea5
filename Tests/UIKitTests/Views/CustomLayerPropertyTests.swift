// SPDX-License-Identifier: MIT
import Expectations
import Filmstrip
import Screens
import Testing
import UIKit

/// Properties that a class of layers adds, drawn in each frame while an animation changes them.
@MainActor
@Suite struct CustomLayerPropertyTests {
  /// What was drawn, by whichever copy.
  private final class Log { var drawn: [CGFloat] = [] }

  /// A layer that draws a ring up to its progress, as one writes it for iOS.
  private final class RingLayer: CALayer {
    var log: Log?
    var width: CGFloat = 1

    var progress: CGFloat {
      get { value(forKey: "progress") as? CGFloat ?? 0 }
      set { setValue(newValue, forKey: "progress") }
    }

    override init() { super.init() }

    override init(layer: Any) {
      super.init(layer: layer)
      guard let other = layer as? RingLayer else { return }
      log = other.log
      width = other.width
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override class func needsDisplay(forKey key: String) -> Bool {
      key == "progress" || super.needsDisplay(forKey: key)
    }

    override func action(forKey event: String) -> (any CAAction)? {
      guard event == "progress" else { return super.action(forKey: event) }
      let animation = CABasicAnimation(keyPath: event)
      animation.fromValue = presentation()?.progress ?? progress
      return animation
    }

    override func draw(in ctx: CGContext) {
      log?.drawn.append(progress)
      ctx.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      ctx.fill(CGRect(x: 0, y: 0, width: bounds.width * progress, height: bounds.height))
    }
  }

  private final class RingView: UIView {
    override class var layerClass: AnyClass { RingLayer.self }
    var ring: RingLayer? { layer as? RingLayer }
  }

  private let screen = Screen()
  private let log = Log()

  private func shownRing() -> RingLayer {
    let ring = RingLayer()
    ring.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    ring.log = log
    screen.show(ring)
    screen.draw()
    log.drawn = []
    return ring
  }

  @Test func theLayerOfAViewIsOfTheClassThatTheViewNames() {
    #expect(RingView(frame: .zero).ring?.width == 1)
  }

  @Test func eachFrameDrawsWhatTheAnimationShows() {
    let ring = shownRing()
    let animation = CABasicAnimation("progress", from: 0.2, to: 1.0, duration: 4)
    ring.add(animation, forKey: nil)
    let start = screen.time
    for second in 0...3 {
      screen.advance(to: start + Double(second))
      screen.draw()
    }
    #expect(log.drawn.map { ($0 * 1000).rounded() } == [200, 400, 600, 800])
    screen.advance(to: start + 5)
    #expect(ring.presentation()?.progress == 0)
  }

  @Test func settingTheValueRunsTheActionOfTheClass() {
    let ring = shownRing()
    let start = screen.time
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    ring.progress = 1
    CATransaction.commit()
    #expect(ring.progress == 1)
    #expect(ring.animationKeys() == ["progress"])
    screen.advance(to: start + 1)
    expect(ring.presentation().map { Double($0.progress) } ?? -1, 0.5)
    screen.advance(to: start + 3)
    screen.draw()
    #expect(log.drawn.last == 1)
  }

  @Test func aPresentationCopyIsOfTheLayersOwnClass() {
    let ring = shownRing()
    ring.width = 7
    #expect(ring.presentation()?.width == 7)
    #expect(ring.presentation()?.model() === ring)
  }

  @Test func keyframesAndGroupsMoveCustomPropertiesToo() {
    let ring = shownRing()
    let start = screen.time
    let keyframes = CAKeyframeAnimation(keyPath: "progress")
    keyframes.values = [0, 1, 0.5]
    keyframes.duration = 4
    let group = CAAnimationGroup()
    (group.animations, group.duration) = ([keyframes], 4)
    ring.add(group, forKey: nil)
    for second in [1.0, 2.0, 3.0] {
      screen.advance(to: start + second)
      expect(
        ring.presentation().map { Double($0.progress) } ?? -1, [0.5, 1, 0.75][Int(second) - 1])
      screen.draw()
    }
    #expect(log.drawn.suffix(3).map { ($0 * 1000).rounded() } == [500, 1000, 750])
  }

  @Test func aKeyThatTheClassDoesNotDrawIsReported() {
    let stage = Stage()
    let recording = stage.record("unknown") {
      let layer = CALayer()
      stage.window.layer.addSublayer(layer)
      layer.add(CABasicAnimation(keyPath: "unknown"), forKey: nil)
    }
    #expect(recording.findings.map(\.rule) == [.unsupportedFeature])
    #expect(recording.findings.first?.message.contains("unknown") == true)
  }
}
