// SPDX-License-Identifier: MIT
import FilmstripDisplayList
import QuartzCore
import Testing

/// The registry of animatable properties: every entry reads back what it writes.
@MainActor
@Suite struct AnimatableKeyPathTests {
  private func example(of kind: AnimatableValue.Kind) -> AnimatableValue {
    switch kind {
    case .number: .number(1)
    case .point: .point(CGPoint(x: 3, y: 4))
    case .size: .size(CGSize(width: 5, height: 6))
    case .rect: .rect(CGRect(x: 1, y: 2, width: 3, height: 4))
    case .color: .color(CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4))
    case .transform: .transform(CATransform3DMakeTranslation(1, 2, 0))
    case .path: .path(CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil))
    case .numbers: .numbers([0.25, 0.5])
    case .colors: .colors([CGColor(gray: 0.5, alpha: 1), CGColor(gray: 1, alpha: 0)])
    case .image:
      .image(CGImage(picture: Picture(size: CGSize(width: 1, height: 1), commands: []), scale: 1))
    case .filters:
      .filters([.gaussianBlur(radius: 7, clampsEdges: true), .colorMatrix(.contrast(2))])
    }
  }

  private let layers: [CALayer] = [
    CALayer(), CAShapeLayer(), CAGradientLayer(), CATextLayer(), CATransformLayer(),
    CAReplicatorLayer(), CAScrollLayer(), CAEmitterLayer(),
  ]

  @Test(arguments: AnimatableKeyPath.all.map(\.name))
  func someClassReadsWhatItWrites(name: String) throws {
    let property = try #require(AnimatableKeyPath.named(name))
    let value = example(of: property.kind)
    #expect(
      layers.contains { layer in
        var properties = layer.properties
        property.set(&properties, value)
        return property.get(properties) == value
      })
  }

  @Test(arguments: AnimatableKeyPath.all.map(\.name))
  func ignoresAValueOfAnotherKind(name: String) throws {
    let property = try #require(AnimatableKeyPath.named(name))
    for layer in layers {
      var properties = layer.properties
      let before = property.get(properties)
      property.set(&properties, example(of: property.kind == .size ? .number : .size))
      #expect(property.get(properties) == before)
    }
  }

  @Test func aPropertyOfAnotherClassIsNone() throws {
    let strokeEnd = try #require(AnimatableKeyPath.named("strokeEnd"))
    var properties = CAGradientLayer().properties
    strokeEnd.set(&properties, .number(0.5))
    #expect(strokeEnd.get(properties) == nil)
    #expect(CALayer().value(forKeyPath: "strokeEnd") == nil)
  }

  @Test func presentationsAreOfTheLayersClass() {
    for layer in layers {
      let shown = ShownLayer(layer)
      shown.commit()
      let copy = layer.presentation()
      #expect(copy.map { type(of: $0) == type(of: layer) } == true)
    }
  }

  /// The eight combinations of from, to and by documented for `CABasicAnimation`, with a layer
  /// value of 10 and progress 0.25.
  @Test(
    arguments: [
      (2.0, 6.0, nil, 3.0), (2, nil, 8.0, 4), (nil, 6, 8, 0), (2, nil, nil, 4), (nil, 6, nil, 9),
      (nil, nil, 8, 12), (nil, nil, nil, 10), (2, 6, 99, 3),
    ] as [(Double?, Double?, Double?, Double)])
  func basicAnimationsInterpolateBetweenTheGivenEnds(
    from: Double?, to: Double?, by: Double?, expected: Double
  ) {
    let root = CALayer()
    let scheduler = StageScope().layerScheduler
    root.renderScheduler = scheduler
    root.zPosition = 10
    let animation = CABasicAnimation(keyPath: "zPosition")
    animation.duration = 4
    animation.fromValue = from
    animation.toValue = to
    animation.byValue = by
    root.add(animation, forKey: nil)
    _ = scheduler.commit()
    scheduler.clock.advance(to: VirtualInstant(seconds: 1))
    #expect(root.presentation()?.zPosition == CGFloat(expected))
    #expect(root.zPosition == 10)
  }
}
