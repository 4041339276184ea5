// SPDX-License-Identifier: MIT

struct KeyTimes {
  struct Given {
    let times: [Double]?
    let pacings: [CAMediaTimingFunction]
    let reporter: String

    /// The times with an end, where each value was given only a beginning (assumed to work on iOS,
    /// where one more time than values is documented).
    func closed(for values: Int) -> Given {
      guard let times, times.count == values else { return self }
      return Given(times: times + [1], pacings: pacings, reporter: reporter)
    }
  }

  /// Rising from 0 to 1 over the keys; one more than there are intervals.
  private let times: [Double]
  private let pacings: [CAMediaTimingFunction]

  /// The given times for a number of intervals, spread evenly where none, too few or falling ones
  /// were given.
  init(_ given: Given, intervals: Int) {
    pacings = given.pacings
    let count = intervals + 1
    if let times = given.times {
      let isRising = zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }
      if times.count == count, isRising, times.allSatisfy({ (0...1).contains($0) }) {
        self.times = times
        return
      }
      ContentFact.keyTimes(animation: "\(given.reporter)", count: count).report()
    }
    times = (0..<count).map { Double($0) / Double(max(intervals, 1)) }
  }

  /// Intervals with given fractions of the whole, at an even pace.
  init(shares: [Double]) {
    pacings = []
    let total = shares.reduce(0, +)
    var sum = 0.0
    times =
      [0]
      + shares.map { share in
        sum += share
        return total > 0 ? sum / total : 1
      }
  }

  /// The interval a progress falls into and the fraction of it that has passed, paced; before the
  /// first time the start of the first interval, after the last the end of the last one.
  ///
  /// Of several intervals without length the last one counts.
  func place(at progress: Double) -> (interval: Int, fraction: Double) {
    let last = times.count - 2
    guard last >= 0 else { return (0, 0) }
    guard progress > times[0] || times[0] == times[1] else { return (0, 0) }
    guard progress < times[last + 1] else { return (last, 1) }
    var (low, high) = (0, last)
    while low < high {  // The last interval that begins at or before the progress.
      let middle = (low + high + 1) / 2
      if times[middle] <= progress { low = middle } else { high = middle - 1 }
    }
    let length = times[low + 1] - times[low]
    let fraction = length > 0 ? (progress - times[low]) / length : 1
    return (low, pacings.indices.contains(low) ? pacings[low].progress(at: fraction) : fraction)
  }
}
