// SPDX-License-Identifier: MIT
internal import FilmstripDiff
internal import FilmstripTimelines

extension LayerMotion {
  var text: String {
    func number(_ value: Double) -> String { TimelineText.number(value, decimals: 6) }
    let turn =
      turn.map { [("turn", number($0)), ("turnText", TimelineText.string(text($0)))] } ?? []
    return TimelineText.object(
      [
        ("layer", "\(layer)"), ("property", TimelineText.string(property)),
        ("unit", TimelineText.string(unit.rawValue)), ("start", number(start)),
        ("end", number(end)),
        ("startText", TimelineText.string(text(start))),
        ("endText", TimelineText.string(text(end))),
        ("begin", TimelineText.time(max(begin, 0))), ("duration", TimelineText.time(duration)),
        ("frames", "[\(frames.lowerBound), \(frames.upperBound)]"),
        ("curve", curve.map { TimelineText.string($0.description) } ?? "null"),
        ("values", TimelineText.list(values.map { $0.map(number) ?? "null" })),
      ] + turn)
  }
}
