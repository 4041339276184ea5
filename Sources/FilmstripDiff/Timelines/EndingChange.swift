// SPDX-License-Identifier: MIT
internal import FilmstripTimelines

/// A transition that ends otherwise than expected: cancelled instead of finished, or the other way round.
public struct EndingChange: Sendable, Equatable {
  /// The class of the controller whose view leaves, or was to leave.
  public let controller: String
  /// Whether the transition is cancelled, and was expected to finish; else it is the other way round.
  public let isCancelled: Bool
  /// When the controller is notified of the end, in seconds since the start.
  public let time: Double

  /// The first transition that ends otherwise; nil where all end as expected.
  static func first(_ expected: TimelineFile, _ actual: TimelineFile) -> EndingChange? {
    var endings = Dictionary(grouping: expected.departures, by: \.controller)
    for departure in actual.departures {
      guard let first = endings[departure.controller]?.first else { continue }
      endings[departure.controller]?.removeFirst()
      if first.isCancelled != departure.isCancelled {
        return EndingChange(
          controller: departure.controller, isCancelled: departure.isCancelled,
          time: departure.time)
      }
    }
    return nil
  }

  /// Both endings, in a sentence.
  var text: String {
    let (was, became) = isCancelled ? ("finish", "cancel") : ("cancel", "finish")
    let does = isCancelled ? "stays" : "leaves"
    return "a \(was) became a \(became): \(controller) \(does)"
  }
}

/// A controller's view that was to leave the screen.
private struct Departure {
  let controller: String
  let isCancelled: Bool
  let time: Double
}

extension TimelineFile {
  /// What became of each `viewWillDisappear`: `viewDidDisappear` follows, or after a cancel `viewWillAppear`.
  fileprivate var departures: [Departure] {
    events.indices.filter { events[$0].name == "viewWillDisappear" }.compactMap { place in
      let controller = events[place].object
      let next = events[(place + 1)...].first {
        $0.object == controller && ["viewWillAppear", "viewDidDisappear"].contains($0.name)
      }
      return next.map {
        Departure(controller: controller, isCancelled: $0.name == "viewWillAppear", time: $0.time)
      }
    }
  }
}
