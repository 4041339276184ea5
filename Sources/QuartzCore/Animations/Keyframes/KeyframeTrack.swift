// SPDX-License-Identifier: MIT

struct KeyframeTrack {
  let values: [AnimatableValue]
  private let mode: CAAnimationCalculationMode
  private let times: KeyTimes
  private let curve: KeyCurve?

  /// - Precondition: there is at least one value, and a shape for each.
  init(
    values: [AnimatableValue], mode: CAAnimationCalculationMode, times: KeyTimes.Given,
    shapes: [KeyShape]
  ) {
    self.values = values
    self.mode = mode
    let intervals = values.count - 1
    switch mode {
    case .discrete:
      curve = nil
      // Each value represents an interval of its own (documented: one more time than values).
      self.times = KeyTimes(times.closed(for: values.count), intervals: values.count)
    case .paced:
      curve = nil
      self.times = KeyTimes(shares: zip(values, values.dropFirst()).map { $0.distance(to: $1) })
    case .cubic:
      curve = KeyCurve(values: values, shapes: shapes)
      self.times = KeyTimes(times, intervals: intervals)
    case .cubicPaced:
      curve = KeyCurve(values: values, shapes: shapes)
      self.times = KeyTimes(
        shares: curve?.lengths ?? zip(values, values.dropFirst()).map { $0.distance(to: $1) })
    default:
      curve = nil
      self.times = KeyTimes(times, intervals: intervals)
    }
  }

  /// The value at a progress from 0 to 1; beyond it the first or the last.
  func value(at progress: Double) -> AnimatableValue {
    let (interval, fraction) = times.place(at: progress)
    guard interval + 1 < values.count, mode != .discrete else {
      return values[min(interval, values.count - 1)]
    }
    if let curve {
      let isPaced = mode == .cubicPaced
      return curve.value(in: interval, at: fraction, evenly: isPaced)
    }
    return values[interval].interpolated(to: values[interval + 1], at: fraction)
  }
}

extension AnimatableValue {
  /// How far apart two values are, for an even pace: the length of the difference of their numbers,
  /// for transforms of their elements; 1 for what has none.
  fileprivate func distance(to other: AnimatableValue) -> Double {
    if case .transform(let a) = self, case .transform(let b) = other {
      let difference = b.matrix.elements - a.matrix.elements
      return (difference * difference).sum().squareRoot()
    }
    guard let a = components, let b = other.components, a.count == b.count else { return 1 }
    return zip(a, b).map { ($0 - $1) * ($0 - $1) }.reduce(0, +).squareRoot()
  }
}
