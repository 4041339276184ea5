// SPDX-License-Identifier: MIT
internal import Foundation
internal import FilmstripTimelines

struct PropertyHistory {
  /// When each frame is, in seconds since the start.
  let times: [Double]
  private let timeline: Timeline
  /// Where each layer's state is in each frame.
  private let places: [[Int: Int]]

  init(_ file: TimelineFile) {
    times = file.times
    timeline = file.timeline
    places = timeline.frames.map { states in
      Dictionary(states.enumerated().map { ($1.id, $0) }) { first, _ in first }
    }
  }

  /// The values of a layer's property in all frames that have it; angles without jumps by whole turns.
  func samples(of property: NumberProperty, _ id: Int) -> Samples {
    var found: (times: [Double], values: [Double]) = ([], [])
    for (index, states) in timeline.frames.enumerated() {
      guard let place = places[index][id], var value = property.value(states[place]) else {
        continue
      }
      if property.unit == .degrees, let last = found.values.last {
        value = last + (value - last).remainder(dividingBy: 360)
      }
      found.times.append(times[index])
      found.values.append(value)
    }
    let last = found.values.suffix(2)
    let leaves = places.last.map { $0[id] == nil } ?? false
    let moves = abs((last.last ?? 0) - (last.first ?? 0)) > property.unit.tolerance
    return Samples(
      times: found.times, values: found.values, tolerance: property.unit.tolerance,
      isCutOff: leaves && moves)
  }
}
