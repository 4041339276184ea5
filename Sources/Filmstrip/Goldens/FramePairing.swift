// SPDX-License-Identifier: MIT

/// Which frames of two recordings show the same instant.
///
/// Recordings with one frame rate agree frame by frame, as far as both go; of 30 and of 60 frames a second every
/// frame of the one has its pair among the other's.
struct FramePairing: Equatable {
  /// A moment that at least one of the recordings shows, by the numbers of its frames.
  struct Moment: Equatable {
    let expected: Int?
    let actual: Int?
  }

  /// All moments by time.
  let moments: [Moment]
  private let times: (expected: [Double], actual: [Double])

  /// Frames less than this apart, in seconds, show the same instant: files have times to the microsecond.
  private static let tolerance = 5e-4

  /// Pairs the frames of two recordings by their times in seconds, each ascending.
  init(expected: [Double], actual: [Double]) {
    times = (expected, actual)
    var moments: [Moment] = []
    var (one, other) = (0, 0)
    while one < expected.count || other < actual.count {
      let first = one < expected.count ? expected[one] : .infinity
      let second = other < actual.count ? actual[other] : .infinity
      if abs(first - second) < FramePairing.tolerance {
        moments.append(Moment(expected: one, actual: other))
        (one, other) = (one + 1, other + 1)
      } else if first < second {
        moments.append(Moment(expected: one, actual: nil))
        one += 1
      } else {
        moments.append(Moment(expected: nil, actual: other))
        other += 1
      }
    }
    self.moments = moments
  }

  /// The frames that both have, by the numbers of each.
  var shared: [(expected: Int, actual: Int)] {
    moments.compactMap { moment in
      guard let expected = moment.expected, let actual = moment.actual else { return nil }
      return (expected, actual)
    }
  }

  /// The actual recording's frame that is nearest in time to one of the expected; the earlier of two.
  func nearest(toExpected frame: Int) -> Int {
    guard times.expected.indices.contains(frame) else { return max(0, times.actual.count - 1) }
    let time = times.expected[frame]
    return times.actual.indices.min {
      abs(times.actual[$0] - time) < abs(times.actual[$1] - time)
    } ?? 0
  }

  static func == (left: FramePairing, right: FramePairing) -> Bool {
    left.moments == right.moments
  }
}

extension GoldenCandidate {
  func pairing(with golden: Golden) -> FramePairing {
    let count = golden.file.frames.count
    // A timeline that cannot be read makes no difference to the pictures: frames have their rate.
    let times = (try? golden.timeline())?.times
    let expected =
      times.flatMap { $0.count == count ? $0 : nil }
      ?? (0..<count).map { Double($0) / Double(max(golden.file.frameRate, 1)) }
    return FramePairing(expected: expected, actual: timeline.times)
  }
}
