// SPDX-License-Identifier: MIT
internal import Foundation

struct SequenceClock: Sendable {
  /// When each frame begins, in milliseconds since the start.
  let times: [Double]
  /// How long each stays, in milliseconds.
  let durations: [Double]
  var events: [TimelineFile.Event] = []
  var touches: [TimelineFile.Touch] = []
  /// When the last animation had ended, in milliseconds.
  var end: Double?
  var isHeld = false

  init(count: Int, frameRate: Double) {
    times = (0..<count).map { Double($0) * 1_000 / frameRate }
    durations = Array(repeating: 1_000 / frameRate, count: count)
  }

  /// The delays of an animation; times are added up as fractions of a common denominator where there is one.
  init(_ delays: [FrameDelay]) {
    var times: [Double] = []
    var (whole, rest, denominator) = (0.0, 0, delays.first.map { Int($0.denominator) } ?? 1)
    for delay in delays {
      times.append(whole + Double(rest) * 1_000 / Double(denominator))
      if Int(delay.denominator) != denominator {
        whole = times[times.count - 1]
        (rest, denominator) = (0, Int(delay.denominator))
      }
      rest += Int(delay.numerator)
    }
    self.times = times
    durations = delays.map { Double($0.numerator) * 1_000 / Double($0.denominator) }
  }

  init(_ file: TimelineFile) {
    let times = file.times.map { $0 * 1_000 }
    let frameTime = 1_000 / Double(max(file.frameRate, 1))
    self.times = times
    // `--progress` labels its frames with other times than their places in the recording.
    let isHeld = times.enumerated().contains { abs($1 - Double($0) * frameTime) > 0.01 }
    self.isHeld = isHeld
    durations = times.indices.map { index in
      isHeld || index + 1 == times.count ? frameTime : times[index + 1] - times[index]
    }
    (events, touches, end) = (file.events, file.touches, file.duration * 1_000)
  }

  /// The times that follow from the description of a sheet, where it has a cell for the last frame: that
  /// stays for as long as one frame; nil otherwise.
  init?(sheet data: Data, count: Int) {
    guard let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      return nil
    }
    let name = "\(String(frame: count - 1)).png"
    let last: [String: Any]? =
      switch root["frames"] {
      case let frames as [String: [String: Any]]: frames[name]
      case let frames as [[String: Any]]: frames.first { $0["filename"] as? String == name }
      default: nil
      }
    guard let duration = (last?["duration"] as? NSNumber)?.doubleValue, duration > 0 else {
      return nil
    }
    // Milliseconds are rounded there: 16.667 is a sixtieth of a second.
    let rate = 1_000 / duration
    let isWhole = abs(rate - rate.rounded()) < rate * 1e-4
    self.init(count: count, frameRate: isWhole ? rate.rounded() : rate)
  }
}
