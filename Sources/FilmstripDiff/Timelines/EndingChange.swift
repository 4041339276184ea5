// SPDX-License-Identifier: MIT
internal import FilmstripTimelines

/// A transition that ends otherwise than expected: cancelled instead of finished, or the other way round; or that does
/// not begin, as where a touch reaches nothing.
public struct EndingChange: Sendable, Equatable {
  /// What is not as expected.
  public enum Kind: Sendable, Equatable {
    /// The transition is cancelled, and was expected to finish.
    case becameCancel
    /// The transition finishes, and was expected to be cancelled.
    case becameFinish
    /// No transition begins, and one was expected.
    case doesNotBegin
    /// A transition begins, and none was expected.
    case begins
  }

  /// The class of the controller whose view leaves, or was to leave; where only one begins, of the one that is told of
  /// it first.
  public let controller: String
  /// What is not as expected.
  public let kind: Kind

  /// The first transition that ends otherwise; nil where all end as expected.
  static func first(_ expected: TimelineFile, _ actual: TimelineFile) -> EndingChange? {
    switch (expected.firstMoving, actual.firstMoving) {
    case (let controller?, nil) where expected.hasEnd && !actual.hasEnd:
      return EndingChange(controller: controller, kind: .doesNotBegin)
    case (nil, let controller?) where actual.hasEnd && !expected.hasEnd:
      return EndingChange(controller: controller, kind: .begins)
    default: break
    }
    var endings = Dictionary(grouping: expected.departures, by: \.controller)
    for departure in actual.departures {
      guard let first = endings[departure.controller]?.first else { continue }
      endings[departure.controller]?.removeFirst()
      if first.isCancelled != departure.isCancelled {
        return EndingChange(
          controller: departure.controller,
          kind: departure.isCancelled ? .becameCancel : .becameFinish)
      }
    }
    return nil
  }

  /// What is not as expected, in a sentence.
  var text: String {
    switch kind {
    case .becameCancel: "a finish became a cancel: \(controller) stays"
    case .becameFinish: "a cancel became a finish: \(controller) leaves"
    case .doesNotBegin: "no transition begins, and one of \(controller) was expected"
    case .begins: "a transition of \(controller) begins, and none was expected"
    }
  }
}

/// A controller's view that was to leave the screen.
private struct Departure {
  let controller: String
  let isCancelled: Bool
}

extension TimelineFile {
  /// The first controller whose view begins to appear or to leave.
  fileprivate var firstMoving: String? {
    events.first { ["viewWillAppear", "viewWillDisappear"].contains($0.name) }?.object
  }

  /// Whether a view has appeared or left.
  fileprivate var hasEnd: Bool {
    events.contains { ["viewDidAppear", "viewDidDisappear"].contains($0.name) }
  }

  /// What became of each `viewWillDisappear`: `viewDidDisappear` follows, or after a cancel `viewWillAppear`.
  fileprivate var departures: [Departure] {
    events.indices.filter { events[$0].name == "viewWillDisappear" }.compactMap { place in
      let controller = events[place].object
      let next = events[(place + 1)...].first {
        $0.object == controller && ["viewWillAppear", "viewDidDisappear"].contains($0.name)
      }
      return next.map {
        Departure(controller: controller, isCancelled: $0.name == "viewWillAppear")
      }
    }
  }
}
