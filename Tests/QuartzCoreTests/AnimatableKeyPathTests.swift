// SPDX-License-Identifier: MIT
import QuartzCore
import Testing

/// The registry of animatable properties: every entry reads back what it writes.
@MainActor
@Suite struct AnimatableKeyPathTests {
  private func example(like value: AnimatableValue) -> AnimatableValue {
    switch value {
    case .number: .number(1)
    case .point: .point(CGPoint(x: 3, y: 4))
    case .size: .size(CGSize(width: 5, height: 6))
    case .rect: .rect(CGRect(x: 1, y: 2, width: 3, height: 4))
    case .color: .color(CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4))
    case .transform: .transform(CATransform3DMakeTranslation(1, 2, 0))
    }
  }

  @Test(arguments: AnimatableKeyPath.all.map(\.name))
  func writesWhatItReads(name: String) throws {
    let property = try #require(AnimatableKeyPath.named(name))
    var properties = LayerProperties()
    let value = example(like: property.get(properties) ?? .color(CGColor(gray: 0, alpha: 1)))
    property.set(&properties, value)
    #expect(property.get(properties) == value)
  }

  @Test(arguments: AnimatableKeyPath.all.map(\.name))
  func ignoresAValueOfAnotherKind(name: String) throws {
    let property = try #require(AnimatableKeyPath.named(name))
    var properties = LayerProperties()
    let before = properties
    let isSize = name == "bounds.size"
    property.set(&properties, isSize ? .number(3) : .size(CGSize(width: 3, height: 3)))
    #expect(properties == before)
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
    let clock = VirtualClock()
    root.renderClock = clock
    root.zPosition = 10
    let animation = CABasicAnimation(keyPath: "zPosition")
    animation.duration = 4
    animation.fromValue = from
    animation.toValue = to
    animation.byValue = by
    root.add(animation, forKey: nil)
    _ = clock.commit()
    clock.advance(to: VirtualInstant(seconds: 1))
    #expect(root.presentation()?.zPosition == CGFloat(expected))
    #expect(root.zPosition == 10)
  }
}
