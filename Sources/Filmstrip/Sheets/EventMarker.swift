// SPDX-License-Identifier: MIT

package struct EventMarker: Sendable, Equatable {
  package enum Kind: Sendable, Equatable {
    case touchDown
    case release
    case touchCancelled
    case complete
    case cancelled
    case willAppear
    case didAppear
    case willDisappear
    case didDisappear

    var name: String {
      switch self {
      case .touchDown: "touch down"
      case .release: "release"
      case .touchCancelled: "touch cancelled"
      case .complete: "complete"
      case .cancelled: "cancelled"
      case .willAppear: "will appear"
      case .didAppear: "did appear"
      case .willDisappear: "will disappear"
      case .didDisappear: "did disappear"
      }
    }

    /// Whether it says that a transition has ended.
    var isEnd: Bool {
      switch self {
      case .complete, .cancelled, .didAppear, .didDisappear: true
      case .touchDown, .release, .touchCancelled, .willAppear, .willDisappear: false
      }
    }

    /// Whether it is what people look for first.
    var isPrimary: Bool {
      switch self {
      case .touchDown, .release, .touchCancelled, .complete, .cancelled: true
      case .willAppear, .didAppear, .willDisappear, .didDisappear: false
      }
    }
  }

  package let milliseconds: Double
  package let kind: Kind
  /// In short: `touch down`, or a callback's name.
  package let text: String
  package let object: String

  package init(milliseconds: Double, kind: Kind, text: String, object: String) {
    (self.milliseconds, self.kind, self.text, self.object) = (milliseconds, kind, text, object)
  }

  /// The markers of a recording, in order of time; `isCancelled` says whether what is complete at an instant
  /// went back to where it began.
  package static func markers(
    events: [TimelineFile.Event], touches: [TimelineFile.Touch], isCancelled: (Int64) -> Bool
  ) -> [EventMarker] {
    var found: [(instant: Int64, marker: EventMarker)] = []
    func add(_ instant: Int64, _ kind: Kind, _ text: String, of object: String = "") {
      found.append(
        (
          instant,
          EventMarker(
            milliseconds: Double(instant) / 1_000_000, kind: kind, text: text, object: object)
        ))
    }
    for touch in touches {
      switch touch.phase {
      case .began: add(touch.nanoseconds, .touchDown, "touch down")
      case .ended: add(touch.nanoseconds, .release, "release")
      case .cancelled: add(touch.nanoseconds, .touchCancelled, "touch cancelled")
      }
    }
    var lastEnd: Int64?
    for event in events {
      if let kind = kinds[event.name] {
        add(event.nanoseconds, kind, event.name, of: shortened(event.object))
      }
      // All that ends at one instant is one transition to look at.
      guard endings.contains(event.name), event.nanoseconds != lastEnd else { continue }
      lastEnd = event.nanoseconds
      let wasCancelled = isCancelled(event.nanoseconds)
      add(
        event.nanoseconds, wasCancelled ? .cancelled : .complete,
        wasCancelled ? "cancelled" : "complete")
    }
    // By time; at one instant what people look for first, and else in the order above.
    return found.enumerated().sorted { one, other in
      let keys = [one, other].map {
        ($0.element.instant, $0.element.marker.kind.isPrimary ? 0 : 1, $0.offset)
      }
      return keys[0] < keys[1]
    }
    .map(\.element.marker)
  }

  private static let kinds: [String: Kind] = [
    "viewWillAppear": .willAppear, "viewIsAppearing": .willAppear, "viewDidAppear": .didAppear,
    "viewWillDisappear": .willDisappear, "viewDidDisappear": .didDisappear,
  ]

  private static let endings: Set<String> = ["animationEnded", "viewDidAppear", "viewDidDisappear"]

  /// A class's name without what all view controllers end in.
  private static func shortened(_ object: String) -> String {
    let suffix = "ViewController"
    return object.hasSuffix(suffix) && object.count > suffix.count
      ? String(object.dropLast(suffix.count)) : object
  }
}

/// The markers of one cell, with those that are alike in one line.
package struct MarkerLine: Equatable {
  package let kind: EventMarker.Kind?
  package let text: String
  /// Whose callback it is, where there is room for it; empty for several.
  package let object: String

  /// A symbol with the number of what else happened: for cells that have no room for words.
  package static func symbols(_ markers: [EventMarker]) -> [MarkerLine] {
    guard let first = markers.first(where: \.kind.isPrimary) ?? markers.first else { return [] }
    let rest = markers.count - 1
    return [MarkerLine(kind: first.kind, text: rest > 0 ? "+\(rest)" : "", object: "")]
  }

  /// At most so many lines: what happened more than once is counted, and what does not fit, too.
  package static func lines(_ markers: [EventMarker], atMost limit: Int) -> [MarkerLine] {
    var groups: [(marker: EventMarker, count: Int)] = []
    for marker in markers {
      if let place = groups.firstIndex(where: { $0.marker.text == marker.text }) {
        groups[place].count += 1
      } else {
        groups.append((marker, 1))
      }
    }
    let shown = groups.count > limit ? max(limit - 1, 0) : groups.count
    var lines = groups.prefix(shown).map { marker, count in
      MarkerLine(
        kind: marker.kind, text: count > 1 ? "\(marker.text) ×\(count)" : marker.text,
        object: count > 1 ? "" : marker.object)
    }
    let rest = groups.dropFirst(shown).reduce(0) { $0 + $1.count }
    if rest > 0 { lines.append(MarkerLine(kind: nil, text: "+\(rest) more", object: "")) }
    return lines
  }
}
