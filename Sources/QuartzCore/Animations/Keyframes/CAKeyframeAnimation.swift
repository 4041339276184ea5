// SPDX-License-Identifier: MIT

public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// A mode by its name; an unknown one acts as `linear`.
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// A mode by its name; an unknown one does not turn the layer.
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// An animation through several values, or along a path.
///
/// Without `keyTimes`, values are spread evenly. `timingFunctions` pace the interval from each
/// value to the next, `timingFunction` the whole.
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  open var path: CGPath?
  /// When each value is reached, from 0 to 1, never falling.
  ///
  /// As many as there are values, one more in the discrete mode; with another number they are
  /// reported and not used.
  open var keyTimes: [NSNumber]?
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode: CAAnimationCalculationMode = .linear
  open var tensionValues: [NSNumber]?
  open var continuityValues: [NSNumber]?
  open var biasValues: [NSNumber]?
  open var rotationMode: CAAnimationRotationMode?

  override func makeCopy() -> CAAnimation { CAKeyframeAnimation() }

  override func copyValues(from other: CAAnimation) {
    super.copyValues(from: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    (values, path, keyTimes) = (other.values, other.path, other.keyTimes)
    (timingFunctions, calculationMode) = (other.timingFunctions, other.calculationMode)
    (tensionValues, continuityValues) = (other.tensionValues, other.continuityValues)
    (biasValues, rotationMode) = (other.biasValues, other.rotationMode)
  }

  override var exampleValue: Any? { values?.first }

  package override func effect(defaultDuration: CFTimeInterval) -> AnimationEffect? {
    guard let property, let source = frames(of: property) else { return nil }
    return .property(
      PropertyEffect(
        property: property, values: source, isAdditive: isAdditive, isCumulative: isCumulative,
        pacing: pacing))
  }

  private func frames(of property: AnimatableKeyPath) -> PropertyEffect.Values? {
    if let path {
      guard property.kind == .point else {
        UnsupportedFeature.report(
          "CAKeyframeAnimation.path for \(property.name), which is no point")
        return nil
      }
      guard
        let track = MotionTrack(path.path, mode: calculationMode, turns: rotationMode, times: times)
      else { return nil }
      return .motion(track)
    }
    let values = (self.values ?? []).compactMap { value($0, of: property) }
    guard !values.isEmpty, values.count == self.values?.count else { return nil }
    let shapes = values.indices.map { index in
      KeyShape(
        tension: tensionValues.number(at: index), continuity: continuityValues.number(at: index),
        bias: biasValues.number(at: index))
    }
    return .keyframes(
      KeyframeTrack(values: values, mode: calculationMode, times: times, shapes: shapes))
  }

  private var times: KeyTimes.Given {
    KeyTimes.Given(
      times: keyTimes?.map(\.doubleValue), pacings: timingFunctions ?? [],
      reporter: "CAKeyframeAnimation")
  }
}

extension Optional<[NSNumber]> {
  fileprivate func number(at index: Int) -> Double {
    guard let self, self.indices.contains(index) else { return 0 }
    return self[index].doubleValue
  }
}
