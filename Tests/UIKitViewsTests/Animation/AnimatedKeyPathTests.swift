// SPDX-License-Identifier: MIT
import Expectations
import FilmstripUIKitViews
import Screens
import Testing

/// Animations of single parts by their key paths, each against what the part means by hand.
@MainActor
@Suite struct AnimatedKeyPathTests {
  private let screen = Screen()
  private let layer = CALayer()

  init() {
    layer.position = CGPoint(x: 7, y: 9)
    layer.bounds = CGRect(x: 1, y: 2, width: 30, height: 40)
    layer.shadowColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    layer.borderColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    screen.show(layer)
  }

  /// What is shown a quarter of the way between two values.
  private func quarter(_ keyPath: String, _ from: Any, _ to: Any) -> CALayer? {
    screen.update()
    let animation = CABasicAnimation(keyPath, from: from, to: to, duration: 4)
    layer.add(animation, forKey: nil)
    screen.advance(to: screen.time + 1)
    return layer.presentation()
  }

  @Test func scaleActsOnAllAxes() {
    let shown = quarter("transform.scale", 1, 3)?.transform
    expect(shown?.m11, 1.5)
    expect(shown?.m22, 1.5)
    expect(shown?.m33, 1.5)
  }

  @Test func scaleOfAnAxisLeavesTheOthers() {
    let shown = quarter("transform.scale.x", 1, 3)?.transform
    expect(shown?.m11, 1.5)
    expect(shown?.m22, 1)
  }

  @Test func scaleGrowsOutOfNothing() {
    layer.transform = CATransform3DMakeScale(0, 0, 1)
    layer.removeAllAnimations()
    let shown = quarter("transform.scale", 0, 1)?.transform
    expect(shown?.m11, 0.25)
    expect(shown?.m22, 0.25)
  }

  /// Angles are numbers, so that two whole turns are turned.
  @Test(arguments: ["transform.rotation.z", "transform.rotation"])
  func rotationGoesBeyondAWholeTurn(keyPath: String) {
    // A quarter of 3 turns: 270°.
    let shown = quarter(keyPath, 0, 6 * Double.pi)?.transform
    expect(shown?.m11, 0)
    expect(shown?.m12, -1)
    expect(shown?.m21, 1)
  }

  @Test func rotationKeepsScaleAndTranslation() {
    layer.transform = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 1), 0, 0, 0)
    layer.transform.m41 = 50
    layer.removeAllAnimations()
    let shown = quarter("transform.rotation.z", 0, Double.pi)?.transform
    let half = 0.5.squareRoot()
    for (value, expected) in [
      (shown?.m11, 2 * half), (shown?.m12, 2 * half), (shown?.m21, -3 * half),
      (shown?.m22, 3 * half), (shown?.m41, 50),
    ] {
      expect(value, expected)
    }
  }

  /// Rotation, then the projection of a layer with m34 = p: its third column, times p, is added to
  /// the fourth.
  @Test func rotationAboutXIsSeenInPerspective() {
    layer.transform.m34 = -1 / 500
    layer.removeAllAnimations()
    let shown = quarter("transform.rotation.x", 0, Double.pi)?.transform
    let half = 0.5.squareRoot()
    for (value, expected) in [
      (shown?.m11, 1), (shown?.m22, half), (shown?.m23, half), (shown?.m24, -half / 500),
      (shown?.m32, -half), (shown?.m33, half), (shown?.m34, -half / 500), (shown?.m44, 1),
    ] {
      expect(value, expected, within: 1e-9)
    }
  }

  @Test func rotationAboutYIsSeenInPerspective() {
    layer.transform.m34 = -1 / 500
    layer.removeAllAnimations()
    let shown = quarter("transform.rotation.y", 0, Double.pi)?.transform
    let half = 0.5.squareRoot()
    for (value, expected) in [
      (shown?.m11, half), (shown?.m13, -half), (shown?.m14, half / 500), (shown?.m22, 1),
      (shown?.m31, half), (shown?.m33, half), (shown?.m34, -half / 500),
    ] {
      expect(value, expected, within: 1e-9)
    }
  }

  @Test func translationMovesAnAxis() {
    expect(quarter("transform.translation.x", 0, 40)?.transform.m41, 10)
    let both = quarter("transform.translation.y", 0, -40)?.transform
    expect(both?.m41, 20)
    expect(both?.m42, -10)
  }

  @Test func translationTakesASize() {
    let shown = quarter("transform.translation", CGSize.zero, CGSize(width: 40, height: 80))
    expect(shown?.transform.m41, 10)
    expect(shown?.transform.m42, 20)
  }

  @Test func translationAlongZ() {
    expect(quarter("transform.translation.z", 0, 40)?.transform.m43, 10)
  }

  @Test func aPartOfAPointLeavesTheOther() {
    #expect(quarter("position.x", 0, 40)?.position == CGPoint(x: 10, y: 9))
  }

  @Test(
    arguments: [
      ("bounds.size.width", CGRect(x: 1, y: 2, width: 10, height: 40)),
      ("bounds.size.height", CGRect(x: 1, y: 2, width: 30, height: 10)),
      ("bounds.origin.x", CGRect(x: 10, y: 2, width: 30, height: 40)),
      ("bounds.origin.y", CGRect(x: 1, y: 10, width: 30, height: 40)),
    ])
  func aPartOfTheBoundsLeavesTheOthers(keyPath: String, expected: CGRect) {
    #expect(quarter(keyPath, 0, 40)?.bounds == expected)
  }

  @Test func sublayerTransformHasTheSameParts() {
    let shown = quarter("sublayerTransform.rotation.y", 0, Double.pi)?.sublayerTransform
    expect(shown?.m11, 0.5.squareRoot())
    expect(shown?.m13, -0.5.squareRoot())
    expect(quarter("sublayerTransform.translation.x", 8, 8)?.sublayerTransform.m41, 8)
    expect(quarter("sublayerTransform.scale", 3, 3)?.sublayerTransform.m22, 3)
  }

  @Test func numbersOfTheLooks() {
    expect(quarter("opacity", 0, 1)?.opacity, 0.25)
    expect(quarter("shadowOpacity", 1, 1)?.shadowOpacity, 1)
    expect(quarter("shadowRadius", 8, 8)?.shadowRadius, 8)
    expect(quarter("cornerRadius", 12, 12)?.cornerRadius, 12)
    expect(quarter("borderWidth", 2, 2)?.borderWidth, 2)
    expect(quarter("anchorPointZ", 5, 5)?.anchorPointZ, 5)
    expect(quarter("anchorPoint.x", 1, 1)?.anchorPoint.x, 1)
  }

  @Test(arguments: ["shadowRadius", "cornerRadius", "borderWidth", "anchorPointZ", "zPosition"])
  func lengthsGoStraight(keyPath: String) {
    let shown = quarter(keyPath, 4, 8)
    let value = shown?.value(forKeyPath: keyPath) as? NSNumber
    expect(value?.doubleValue, 5)
  }

  @Test func shadows() {
    #expect(
      quarter("shadowOffset", CGSize.zero, CGSize(width: 8, height: 4))?.shadowOffset
        == CGSize(width: 2, height: 1))
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    expect(quarter("shadowColor", black, red)?.shadowColor?.components?[0], 0.25)
    expect(quarter("borderColor", black, red)?.borderColor?.components?[0], 0.25)
  }

  @Test func partsOfTheContents() {
    let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
    let part = CGRect(x: 0.5, y: 0.25, width: 0.5, height: 0.5)
    let expected = CGRect(x: 0.125, y: 0.0625, width: 0.875, height: 0.875)
    #expect(quarter("contentsRect", whole, part)?.contentsRect == expected)
    screen.advance(to: 9)
    layer.removeAllAnimations()
    expect(layer.presentation()?.contentsRect.width, 1)
  }

  /// Documented: Core Animation's additions to key-value coding.
  @Test func partsAreReadAndWrittenByKeyPath() {
    func number(_ keyPath: String) -> Double? {
      (layer.value(forKeyPath: keyPath) as? NSNumber)?.doubleValue
    }
    layer.setValue(0.5, forKeyPath: "transform.rotation.z")
    layer.setValue(2, forKeyPath: "transform.scale.x")
    layer.setValue(30, forKeyPath: "transform.translation.y")
    layer.setValue(12, forKeyPath: "position.x")
    expect(number("transform.rotation.z"), 0.5)
    expect(number("transform.rotation"), 0.5)
    expect(number("transform.scale.x"), 2)
    expect(number("transform.scale"), 4.0 / 3)  // The mean of three.
    expect(number("transform.translation.y"), 30)
    expect(layer.transform.m11, 2 * cos(0.5))
    #expect(layer.position == CGPoint(x: 12, y: 9))
    #expect(layer.value(forKeyPath: "bounds.size") as? CGSize == CGSize(width: 30, height: 40))
    #expect(layer.value(forKey: "bounds") as? CGRect == layer.bounds)
  }

  /// Documented: a layer keeps values for keys of one's own.
  @Test func aLayerKeepsValuesForOtherKeys() {
    layer.setValue("anything", forKey: "myKey")
    #expect(layer.value(forKey: "myKey") as? String == "anything")
    layer.setValue(nil, forKey: "myKey")
    #expect(layer.value(forKey: "myKey") == nil)
  }
}
