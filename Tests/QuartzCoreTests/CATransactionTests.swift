// SPDX-License-Identifier: MIT
import Expectations
import QuartzCore
import Testing

@MainActor
@Suite struct CATransactionTests {
  private let screen = Screen()
  private let layer = CALayer()
  private let log: AnimationLog

  init() {
    log = AnimationLog(screen)
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    screen.show(layer)
  }

  private var value: CGFloat { layer.presentation()?.zPosition ?? .nan }

  private func move(_ duration: TimeInterval = 1) -> CABasicAnimation {
    CABasicAnimation("zPosition", from: 0, to: 1, duration: duration)
  }

  /// Documented: 0.25 s.
  ///
  /// The curve named default is (0.25, 0.1), (0.25, 1); that it is the implicit
  /// one is found in ports, not in Apple's pages.
  @Test func implicitAnimationsTakeAQuarterSecondOnTheDefaultCurve() {
    screen.update()
    layer.zPosition = 100
    #expect(layer.zPosition == 100)
    #expect(layer.animationKeys() == ["zPosition"])
    for share in [0.0, 0.2, 0.5, 0.8] {
      screen.advance(to: share * 0.25)
      expect(value, 100 * bezier(0.25, 0.1, 0.25, 1, at: share), within: 1e-5)
    }
    screen.advance(to: 0.25)
    #expect(layer.animationKeys() == nil)
    expect(value, 100)
  }

  @Test func anImplicitAnimationStartsFromWhatIsShown() {
    screen.update()
    layer.zPosition = 100
    screen.advance(to: 0.1)
    let shown = value
    layer.zPosition = 0
    expect(value, Double(shown))
    screen.advance(to: 0.35)
    expect(value, 0)
  }

  @Test func durationAndTimingFunctionAreTheTransactions() {
    screen.update()
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    layer.zPosition = 100
    CATransaction.commit()
    screen.advance(to: 0.5)
    expect(value, 25)
    #expect(CATransaction.animationDuration() == 0.25)
    #expect(CATransaction.animationTimingFunction() == nil)
  }

  @Test func anExplicitAnimationWithoutDurationTakesTheTransactions() {
    screen.update()
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    layer.add(move(0), forKey: nil)
    CATransaction.commit()
    screen.advance(to: 0.5)
    expect(value, 0.25)
  }

  @Test func anInnerTransactionInheritsAndDoesNotLeakOut() {
    screen.update()
    CATransaction.begin()
    CATransaction.setAnimationDuration(3)
    CATransaction.setDisableActions(true)
    CATransaction.setValue("kept", forKey: "mine")
    CATransaction.begin()
    #expect(CATransaction.animationDuration() == 3)
    #expect(CATransaction.disableActions())
    #expect(CATransaction.value(forKey: "mine") as? String == "kept")
    CATransaction.setAnimationDuration(1)
    CATransaction.setDisableActions(false)
    layer.zPosition = 5
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 3)
    #expect(CATransaction.disableActions())
    layer.opacity = 0
    CATransaction.commit()
    #expect(layer.animationKeys() == ["zPosition"])
    screen.advance(to: 1)
    #expect(layer.animationKeys() == nil)
  }

  @Test func disabledActionsChangeAtOnce() {
    screen.update()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.zPosition = 100
    CATransaction.commit()
    #expect(layer.animationKeys() == nil)
    expect(value, 100)
  }

  @Test func aDurationOfZeroChangesAtOnce() {
    screen.update()
    CATransaction.begin()
    CATransaction.setAnimationDuration(0)
    layer.zPosition = 100
    CATransaction.commit()
    screen.update()
    expect(value, 100)
    #expect(layer.animationKeys() == nil)
  }

  @Test func theCompletionRunsWhenTheLastAnimationHasEnded() {
    screen.update()
    var ended: [TimeInterval] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { ended.append(screen.time) }
    layer.add(move(1), forKey: nil)
    layer.add(move(0.5), forKey: nil)
    CATransaction.commit()
    screen.advance(to: 0.75)
    #expect(ended == [])
    screen.advance(to: 2)
    #expect(ended == [1])
  }

  @Test func removedAnimationsAreNoLongerWaitedFor() {
    screen.update()
    var ended: [TimeInterval] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { ended.append(screen.time) }
    layer.add(move(1), forKey: nil)
    CATransaction.commit()
    screen.advance(to: 0.5)
    layer.removeAllAnimations()
    screen.advance(to: 2)
    #expect(ended == [0.5])
  }

  @Test func withoutAnimationsTheCompletionRunsAtOnce() {
    screen.update()
    var count = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { count += 1 }
    CATransaction.commit()
    screen.update()
    screen.advance(to: 1)
    #expect(count == 1)
  }

  /// Documented: only animations that are added after the call count.
  @Test func animationsAddedBeforeTheBlockWasSetDoNotCount() {
    screen.update()
    var ended: [TimeInterval] = []
    CATransaction.begin()
    layer.add(move(1), forKey: nil)
    CATransaction.setCompletionBlock { ended.append(screen.time) }
    layer.add(move(0.25), forKey: nil)
    CATransaction.commit()
    screen.advance(to: 2)
    #expect(ended == [0.25])
  }

  @Test func aSecondBlockLeavesTheFirstItsAnimations() {
    screen.update()
    var ended: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { ended.append("first \(screen.time)") }
    layer.add(move(1), forKey: nil)
    CATransaction.setCompletionBlock { ended.append("second \(screen.time)") }
    layer.add(move(0.5), forKey: nil)
    CATransaction.commit()
    screen.advance(to: 2)
    #expect(ended == ["second 0.5", "first 1.0"])
  }

  @Test func anOuterBlockWaitsForInnerAnimations() {
    screen.update()
    var ended: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { ended.append("outer \(screen.time)") }
    CATransaction.begin()
    CATransaction.setCompletionBlock { ended.append("inner \(screen.time)") }
    layer.add(move(0.5), forKey: nil)
    CATransaction.commit()
    layer.add(move(0.25), forKey: nil)
    CATransaction.commit()
    screen.advance(to: 2)
    #expect(ended.sorted() == ["inner 0.5", "outer 0.5"])
  }

  @Test func aCompletionMayAnimateAgain() {
    screen.update()
    var ended: [TimeInterval] = []
    func animate(_ rest: Int) {
      CATransaction.begin()
      CATransaction.setCompletionBlock {
        ended.append(screen.time)
        if rest > 0 { animate(rest - 1) }
      }
      layer.add(move(1), forKey: nil)
      CATransaction.commit()
    }
    animate(2)
    screen.advance(to: 5)
    #expect(ended == [1, 2, 3])
  }

  @Test func repeatedForEverTheBlockWaitsForTheRemoval() {
    screen.update()
    var count = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { count += 1 }
    let endless = move(1)
    endless.repeatCount = .infinity
    layer.add(endless, forKey: "endless")
    CATransaction.commit()
    screen.advance(to: 50)
    #expect(count == 0)
    layer.removeAnimation(forKey: "endless")
    screen.update()
    #expect(count == 1)
  }

  @Test func flushEndsTheImplicitTransaction() {
    screen.update()
    CATransaction.setAnimationDuration(5)
    CATransaction.flush()
    #expect(CATransaction.animationDuration() == 0.25)
  }

  @Test func anActionOfTheLayerReplacesTheImplicitAnimation() {
    screen.update()
    let action = move(4)
    action.fromValue = nil
    action.toValue = nil
    action.byValue = 8
    layer.actions = ["zPosition": action, "opacity": NSNull()]
    layer.zPosition = 100
    layer.opacity = 0
    #expect(layer.animationKeys() == ["zPosition"])
    screen.advance(to: 1)
    expect(value, 102)
  }

  /// Notes the keys it is asked for, and says no to one of them.
  private final class Delegate: NSObject, CALayerDelegate {
    var keys: [String] = []
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      keys.append(event)
      return event == "opacity" ? NSNull() : nil
    }
  }

  @Test func theDelegateIsAskedFirst() {
    screen.update()
    let delegate = Delegate()
    layer.delegate = delegate
    layer.zPosition = 100
    layer.opacity = 0
    #expect(delegate.keys == ["zPosition", "opacity"])
    #expect(layer.animationKeys() == ["zPosition"])
  }

  /// Documented: `shadowPath` is animatable but not implicitly.
  @Test func aShadowPathChangesAtOnce() {
    screen.update()
    layer.shadowPath = CGPath(rect: .zero, transform: nil)
    layer.shadowPath = CGPath(rect: layer.bounds, transform: nil)
    #expect(layer.animationKeys() == nil)
  }

  @Test(
    arguments: [
      "position", "bounds", "transform", "opacity", "backgroundColor", "cornerRadius",
      "borderWidth", "borderColor", "shadowOpacity", "shadowRadius", "shadowOffset", "shadowColor",
      "sublayerTransform", "anchorPoint", "contentsRect",
    ])
  func animatablePropertiesAnimateImplicitly(key: String) {
    layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    layer.removeAllAnimations()
    screen.update()
    switch key {
    case "position": layer.position = CGPoint(x: 5, y: 5)
    case "bounds": layer.bounds.size.width = 50
    case "transform": layer.transform.m41 = 5
    case "opacity": layer.opacity = 0.5
    case "backgroundColor": layer.backgroundColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    case "cornerRadius": layer.cornerRadius = 5
    case "borderWidth": layer.borderWidth = 5
    case "borderColor": layer.borderColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    case "shadowOpacity": layer.shadowOpacity = 0.5
    case "shadowRadius": layer.shadowRadius = 5
    case "shadowOffset": layer.shadowOffset = CGSize(width: 5, height: 5)
    case "shadowColor": layer.shadowColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    case "sublayerTransform": layer.sublayerTransform.m34 = 0.01
    case "anchorPoint": layer.anchorPoint = .zero
    default: layer.contentsRect.size.width = 0.5
    }
    #expect(layer.animationKeys() == [key])
    screen.advance(to: 0.25)
    #expect(layer.animationKeys() == nil)
  }
}
