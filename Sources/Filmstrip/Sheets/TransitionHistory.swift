// SPDX-License-Identifier: MIT

/// What happened in a recording, as a sheet tells it: phases and markers, from touches and callbacks.
package struct TransitionHistory: Sendable {
  /// When the last animation had ended, in milliseconds; nil where that is not known.
  package let end: Double?
  package let isHeld: Bool
  /// Whether anything is known but the frames.
  var isKnown: Bool { end != nil || isHeld || !markers.isEmpty }
  package let markers: [EventMarker]
  private let drives: [Drive]
  /// When the first callback of an appearance comes; 0 where none does.
  private let start: Double

  /// A time in which a touch drives what is seen, and what became of it.
  private struct Drive {
    let start: Int64
    /// When the last touch left; nil for one that stays.
    let release: Int64?
    let outcome: SheetPhase
  }

  package init(
    events: [TimelineFile.Event], touches: [TimelineFile.Touch], end: Double?, isHeld: Bool
  ) {
    self.end = end
    self.isHeld = isHeld
    let drives = TransitionHistory.drives(events, touches)
    self.drives = drives
    start =
      events.first { TransitionHistory.isAppearance($0.name) }
      .map { Double($0.nanoseconds) / 1_000_000 } ?? 0
    markers =
      isHeld
      ? []
      : EventMarker.markers(events: events, touches: touches) { instant in
        drives.last { $0.start <= instant }?.outcome == .cancel
      }
  }

  /// What drives the transition at an instant, in milliseconds.
  ///
  /// Without a touch it is ``SheetPhase/begin`` up to the first callback of an appearance, then ``SheetPhase/run``,
  /// and ``SheetPhase/settle`` once the last animation has ended.
  package func phase(at milliseconds: Double) -> SheetPhase {
    if isHeld { return .interactive }
    let instant = Int64((milliseconds * 1_000_000).rounded())
    if let drive = drives.last(where: { $0.start <= instant }) {
      return drive.release.map { instant < $0 } ?? true ? .interactive : drive.outcome
    }
    // What a touch is to drive waits for it.
    guard drives.isEmpty, let end, milliseconds > start else {
      return milliseconds >= end ?? .infinity ? .settle : .begin
    }
    return milliseconds >= end ? .settle : .run
  }

  // MARK: Who drives

  /// Touches drive what is seen from the first of these calls that comes while one is down.
  private static let beginnings: Set<String> = [
    "gestureBegan", "startInteractiveTransition", "viewWillAppear", "viewWillDisappear",
  ]

  private static func drives(
    _ events: [TimelineFile.Event], _ touches: [TimelineFile.Touch]
  ) -> [Drive] {
    var drives: [Drive] = []
    for span in spans(events, touches) {
      let inside = events.indices.filter { span.contains(events[$0].nanoseconds) }
      guard let start = inside.first(where: { beginnings.contains(events[$0].name) }) else {
        continue
      }
      let hasBegun = inside.contains {
        events[$0].name.hasPrefix("viewWill") && isAppearance($0, events)
      }
      let later = events.filter { $0.nanoseconds >= span.end ?? .max && isAppearance($0.name) }
      // A transition that ends as it began calls `viewDid…` next. One that is cancelled takes back first
      // what it has announced.
      let isCancelled = hasBegun && later.first?.name.hasPrefix("viewWill") ?? false
      drives.append(
        Drive(
          start: events[start].nanoseconds, release: span.end,
          outcome: isCancelled ? .cancel : .settle))
    }
    return drives
  }

  private static func isAppearance(_ index: Int, _ events: [TimelineFile.Event]) -> Bool {
    isAppearance(events[index].name)
  }

  static func isAppearance(_ name: String) -> Bool {
    name.hasPrefix("view") && (name.hasSuffix("Appear") || name.hasSuffix("Disappear"))
  }

  /// From a touch until no touch is down any longer.
  private struct Span {
    let start: Int64
    let end: Int64?

    func contains(_ instant: Int64) -> Bool {
      instant >= start && (end.map { instant < $0 } ?? true)
    }
  }

  private static func spans(
    _ events: [TimelineFile.Event], _ touches: [TimelineFile.Touch]
  ) -> [Span] {
    // Timelines from before touches were written say when gestures begin and end.
    let changes: [(nanoseconds: Int64, isDown: Bool)] =
      touches.isEmpty
      ? events.compactMap { event in
        switch event.name {
        case "gestureBegan": (event.nanoseconds, true)
        case "gestureEnded", "gestureCancelled", "gestureFailed": (event.nanoseconds, false)
        default: nil
        }
      } : touches.map { ($0.nanoseconds, $0.phase == .began) }
    var spans: [Span] = []
    var (down, start) = (0, Int64(0))
    for change in changes {
      if change.isDown {
        if down == 0 { start = change.nanoseconds }
        down += 1
      } else if down > 0 {
        down -= 1
        if down == 0 { spans.append(Span(start: start, end: change.nanoseconds)) }
      }
    }
    if down > 0 { spans.append(Span(start: start, end: nil)) }
    if changes.isEmpty,
      let driven = events.first(where: { $0.name == "startInteractiveTransition" })
    {
      spans.append(Span(start: driven.nanoseconds, end: nil))
    }
    return spans
  }
}
