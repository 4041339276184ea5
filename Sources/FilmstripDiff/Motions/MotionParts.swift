// SPDX-License-Identifier: MIT

/// One of several motions of a property, which follow each other with a rest between them.
public struct MotionPart: Sendable, Equatable {
  /// Which one, from 1.
  public let number: Int
  /// How many there are.
  public let count: Int

  package init(_ number: Int, of count: Int) {
    self.number = number
    self.count = count
  }
}

/// The motions of one property one after the other, with rests between them, and which of them differs.
struct MotionParts {
  /// How many frames without a change are a rest.
  private static let rest = 3

  private let expected: Samples
  private let actual: Samples
  /// The expected motions: the frames from before the first change of each to after its last.
  private let parts: [ClosedRange<Int>]

  init(_ expected: Samples, _ actual: Samples) {
    (self.expected, self.actual) = (expected, actual)
    parts = MotionParts.parts(of: expected)
  }

  /// The frames from before the first change of each motion to after its last.
  static func parts(of samples: Samples) -> [ClosedRange<Int>] {
    var parts: [ClosedRange<Int>] = []
    for index in samples.values.indices.dropFirst()
    where abs(samples.values[index] - samples.values[index - 1]) > samples.tolerance {
      if let last = parts.last, index - 1 - last.upperBound < rest {
        parts[parts.count - 1] = last.lowerBound...index
      } else {
        parts.append((index - 1)...index)
      }
    }
    return parts
  }

  /// Why values differ; and in which of several motions, where one is to blame.
  ///
  /// `times` are those of the frames that deviations name.
  func causes(
    deviations: [(frame: Int, amount: Double)], at times: [Double], greatest: Double
  ) -> (causes: [MotionCause], part: MotionPart?) {
    func whole() -> [MotionCause] {
      CauseFinder.causes(expected: expected, actual: actual, greatest: greatest)
    }
    guard parts.count > 1, let first = deviations.first, let last = deviations.last,
      // The first motion that has not ended when the values begin to differ.
      let place = parts.firstIndex(where: {
        expected.times[$0.upperBound] > times[first.frame] - 1e-9
      })
    else { return (whole(), nil) }
    let window = window(place)
    let isAlone = times[last.frame] <= window.upperBound + 1e-9
    if !isAlone {
      let causes = whole()
      if causes.first?.isExact == true { return (causes, nil) }
    }
    let inside = deviations.filter { window.contains(times[$0.frame]) }
    let most = inside.map { abs($0.amount) }.max() ?? abs(greatest)
    let causes = CauseFinder.causes(
      expected: expected.within(window), actual: actual.within(window), greatest: most)
    return causes.isEmpty
      ? (isAlone ? whole() : causes, nil)
      : (causes, MotionPart(place + 1, of: parts.count))
  }

  /// The times from the end of the motion before to the beginning of the next one.
  private func window(_ place: Int) -> ClosedRange<Double> {
    let start = place == 0 ? -Double.infinity : expected.times[parts[place - 1].upperBound]
    let isLast = place == parts.count - 1
    let end = isLast ? Double.infinity : expected.times[parts[place + 1].lowerBound]
    return start...end
  }
}

extension Samples {
  fileprivate func within(_ window: ClosedRange<Double>) -> Samples {
    let places = times.indices.filter { window.contains(times[$0]) }
    return Samples(
      times: places.map { times[$0] }, values: places.map { values[$0] }, tolerance: tolerance,
      isCutOff: isCutOff && places.last == times.indices.last)
  }
}
