// SPDX-License-Identifier: MIT

struct PicturePlan: Sendable, Equatable {
  struct Entry: Sendable, Equatable {
    /// Its number in the transition.
    var frame: Int
    var ticks: Int
  }

  let timescale: Int
  /// In the order in which they are shown; at least one.
  let entries: [Entry]
  /// Frames that are shown of a second of the transition; nil for frames that are not evenly spaced.
  let frameRate: Int?

  /// The plan for frames of which some are left out where that is asked for, or where the format cannot show
  /// all.
  ///
  /// Every n-th frame is shown, and in place of the last of these the transition's last frame, so that the picture
  /// ends where the transition does; it lasts as long.
  init(
    _ clock: FrameClock, options: AnimatedPictureOptions, format: AnimatedPictureFormat
  ) throws(AnimatedPictureError) {
    // Hundredths of the speed: all is in whole numbers from here on.
    let speed = max(Int((options.speed * 100).rounded()), 1)
    let scale = clock.timescale * speed
    var entries = clock.ticks.enumerated().map { Entry(frame: $0, ticks: $1 * 100) }
    if let rate = clock.frameRate {
      let step = try PicturePlan.step(
        rate: rate, wanted: options.frameRate, speed: Double(speed) / 100, format: format)
      entries = PicturePlan.every(step, of: entries)
      frameRate = rate / step
    } else {
      if let wanted = options.frameRate {
        throw .unsuitable(
          option: .frameRate,
          reason: "\(wanted) cannot be chosen for frames that are not evenly spaced; leave it out")
      }
      entries = PicturePlan.merged(
        entries, shortest: Int((format.shortestFrame * Double(scale)).rounded(.up)))
      frameRate = nil
    }
    let hold = Int((options.hold * Double(scale)).rounded())
    let forward = entries
    entries[entries.count - 1].ticks += hold
    if options.playsBackAndForth, entries.count > 1 {
      entries[0].ticks += hold
      entries += forward.dropFirst().dropLast().reversed()
    }
    let divisor = entries.reduce(scale) { PicturePlan.greatestDivisor($0, $1.ticks) }
    timescale = scale / divisor
    self.entries = entries.map { Entry(frame: $0.frame, ticks: $0.ticks / divisor) }
  }

  /// The numbers of the frames that are shown, each once, ascending.
  var frames: [Int] { Set(entries.map(\.frame)).sorted() }

  /// In seconds.
  var duration: Double { Double(entries.reduce(0) { $0 + $1.ticks }) / Double(timescale) }

  /// When each entry ends, in whole parts of a second of which there are `rate`, rounded to nearest.
  ///
  /// The total is right, however the parts are rounded. Each entry gets one part at least.
  func ends(rate: Int) -> [Int] {
    var (ticks, last) = (0, 0)
    return entries.map { entry in
      ticks += entry.ticks
      last = max((2 * ticks * rate + timescale) / (2 * timescale), last + 1)
      return last
    }
  }

  private static func step(
    rate: Int, wanted: Int?, speed: Double, format: AnimatedPictureFormat
  ) throws(AnimatedPictureError) -> Int {
    func isLongEnough(_ step: Int) -> Bool {
      Double(step) / (Double(rate) * speed) >= format.shortestFrame - 1e-9
    }
    let divisors = (1...rate).filter { rate % $0 == 0 }
    let best = divisors.first(where: isLongEnough) ?? rate
    guard let wanted else { return best }
    guard rate % wanted == 0 else {
      let rates = divisors.filter { $0 >= best }.map { "\(rate / $0)" }.prefix(8)
      throw .unsuitable(
        option: .frameRate,
        reason: "\(wanted) does not divide the \(rate) frames in a second that there are; "
          + "choose from: \(rates.joined(separator: ", "))")
    }
    guard isLongEnough(rate / wanted) else {
      let shown = Int((format.shortestFrame * 1_000).rounded())
      throw .unsuitable(
        option: .frameRate,
        reason:
          "\(wanted) is too many for \(format.title): browsers do not show frames shorter than "
          + "\(shown) ms; choose \(rate / best) or a divisor of it")
    }
    return rate / wanted
  }

  private static func every(_ step: Int, of entries: [Entry]) -> [Entry] {
    guard step > 1 else { return entries }
    var kept = stride(from: 0, to: entries.count, by: step).map { start in
      Entry(
        frame: start,
        ticks: entries[start..<min(start + step, entries.count)].reduce(0) { $0 + $1.ticks })
    }
    // A last part that is cut short would be too short to be shown.
    if kept.count > 1, kept[kept.count - 1].ticks < kept[0].ticks {
      kept[kept.count - 2].ticks += kept[kept.count - 1].ticks
      kept.removeLast()
    }
    if kept.count > 1 { kept[kept.count - 1].frame = entries.count - 1 }
    return kept
  }

  /// The entries with those that are too short together: of these the last is shown.
  private static func merged(_ entries: [Entry], shortest: Int) -> [Entry] {
    var result: [Entry] = []
    for entry in entries {
      if let last = result.last, last.ticks < shortest {
        result[result.count - 1] = Entry(frame: entry.frame, ticks: last.ticks + entry.ticks)
      } else {
        result.append(entry)
      }
    }
    if let last = result.last, last.ticks < shortest {
      if result.count > 1 {
        result.removeLast()
        result[result.count - 1].ticks += last.ticks
        result[result.count - 1].frame = last.frame
      } else {
        result[0].ticks = shortest
      }
    }
    return result
  }

  private static func greatestDivisor(_ a: Int, _ b: Int) -> Int {
    var (a, b) = (a, b)
    while b != 0 { (a, b) = (b, a % b) }
    return a
  }
}
