// SPDX-License-Identifier: MIT
internal import FilmstripDiff
internal import FilmstripTimelines

/// A transition that has run, has gone back and runs again.
struct SecondRun {
  let first: Recording
  let second: Recording

  /// How the second run differs from the first; nil where it does not by what can be seen.
  var finding: Finding? {
    let diff = MotionDiff(expected: TimelineFile(first), actual: TimelineFile(second))
    if let change = diff.changes.first(where: SecondRun.isVisible) {
      return found(
        "\(change.property) of \(change.layer.title)", in: change.frames.first?.lowerBound,
        object: change.layer.title, property: change.property)
    }
    if let layer = diff.addedLayers.first ?? diff.missingLayers.first {
      return found("\(layer.title)", in: nil, object: layer.title, property: "presence")
    }
    guard abs(first.duration - second.duration) > 1 / 60 else { return nil }
    return found("the duration", in: nil, object: nil, property: "duration")
  }

  private func found(
    _ what: String, in frame: Int?, object: String?, property: String
  ) -> Finding {
    let place =
      frame.map { " from frame \($0) at \(first.frames[$0].nanoseconds.seconds) on" } ?? ""
    return Finding(
      rule: .secondRunDiffers,
      message: "\(what) is not the same in the second run as in the first\(place)",
      nanoseconds: frame.map { first.frames[$0].nanoseconds }, frame: frame, object: object,
      property: property)
  }

  /// Whether a change is more than the rounding of numbers.
  private static func isVisible(_ change: PropertyChange) -> Bool {
    guard case .amount(let deviation, let unit) = change.difference else {
      return !["presence", "parent", "order", "contents", "drawing"].contains(change.property)
    }
    switch unit {
    case .points, .degrees: return abs(deviation.amount) > 1
    case .fraction, .factor: return abs(deviation.amount) > 0.02
    case .perPoint: return abs(deviation.amount) > 1e-4
    }
  }
}

extension Recording {
  /// Whether the same transitions run, so that their motion can be compared.
  ///
  /// Where a controller is, as a description has it in parentheses, is not the same when it is shown again.
  func runsSameTransitions(as other: Recording) -> Bool {
    func kinds(_ recording: Recording) -> [String] {
      recording.transitions.map { $0.description.replacing(#/ \([^()]*\)/#, with: "") }
    }
    return !transitions.isEmpty && kinds(self) == kinds(other)
  }
}
