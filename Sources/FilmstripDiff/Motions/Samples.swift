// SPDX-License-Identifier: MIT

struct Samples {
  /// In seconds, ascending.
  let times: [Double]
  let values: [Double]
  let tolerance: Double
  /// Whether the layer leaves the tree while the value moves, as a snapshot does when the animation ends:
  /// then no frame shows the end.
  var isCutOff: Bool

  // Stored, because fitting asks for them at each value.
  let start: Double
  let end: Double
  /// From start to end; negative backwards.
  var displacement: Double { end - start }

  init(times: [Double], values: [Double], tolerance: Double, isCutOff: Bool = false) {
    (self.times, self.values, self.tolerance, self.isCutOff) = (times, values, tolerance, isCutOff)
    (start, end) = (values.first ?? 0, values.last ?? 0)
  }

  /// Whether there are values, all are numbers and below a thousand million, and times ascend.
  var isUsable: Bool {
    !values.isEmpty && values.allSatisfy { abs($0) < 1e9 }
      && times.allSatisfy { abs($0) < 1e6 } && zip(times, times.dropFirst()).allSatisfy { $0 < $1 }
  }

  var range: Double { (values.max() ?? 0) - (values.min() ?? 0) }

  var isStill: Bool { values.allSatisfy { abs($0 - start) <= tolerance } }

  /// The frames in which the value is on its way: the first that has left the start to the last that has
  /// not reached the end; nil where there is none.
  var moving: ClosedRange<Int>? {
    guard let first = values.firstIndex(where: { abs($0 - start) > tolerance }),
      let last = values.lastIndex(where: { abs($0 - end) > tolerance }), first <= last
    else { return nil }
    return first...last
  }

  /// The value at a time: between frames on the cubic curve through the four around (Catmull and Rom),
  /// before and after as in the first and last.
  func value(at time: Double) -> Double {
    guard let first = times.first, let last = times.last, time > first else { return start }
    guard time < last else { return end }
    var (low, high) = (0, times.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if times[middle] <= time { low = middle } else { high = middle }
    }
    let width = times[high] - times[low]
    func tangent(_ index: Int) -> Double {
      let (before, after) = (max(index - 1, 0), min(index + 1, times.count - 1))
      return (values[after] - values[before]) / (times[after] - times[before]) * width
    }
    let s = (time - times[low]) / width
    let (p0, p1) = (values[low], values[high])
    let (m1, m2) = (tangent(low), tangent(high))
    let rise = p1 - p0
    return p0 + s * (m1 + s * (3 * rise - 2 * m1 - m2 + s * (m1 + m2 - 2 * rise)))
  }

  func error(_ function: (Double) -> Double) -> Double {
    zip(times, values).reduce(0) { max($0, abs(function($1.0) - $1.1)) }
  }
}
