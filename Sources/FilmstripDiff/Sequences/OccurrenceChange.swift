// SPDX-License-Identifier: MIT
internal import FilmstripTimelines

/// A callback or a finding that only one of two timelines has, or that comes at another time.
public struct OccurrenceChange: Sendable, Equatable {
  /// What became of it.
  public enum Kind: Sendable, Equatable {
    /// Only the expected timeline has it.
    case missing
    /// Only the actual timeline has it.
    case added
    /// It comes before or after others than expected.
    case moved
    /// It comes in the expected order, at another time.
    case retimed
  }

  /// What became of it.
  public let kind: Kind
  /// What it is: `viewDidAppear of HomeViewController`, or a finding's sentence and rule.
  public let what: String
  /// When the expected timeline has it, in seconds since the start; nil where it has not, or where the
  /// time is not known.
  public let expectedTime: Double?
  /// When the actual timeline has it, in seconds since the start; nil where it has not, or where the
  /// time is not known.
  public let actualTime: Double?

  static func changes(
    _ expected: [(what: String, time: Double?)], _ actual: [(what: String, time: Double?)]
  ) -> [OccurrenceChange] {
    let matching = SequenceMatching(expected.map(\.what), actual.map(\.what))
    var changes: [OccurrenceChange] = matching.missing.map {
      OccurrenceChange(
        kind: .missing, what: expected[$0].what, expectedTime: expected[$0].time, actualTime: nil)
    }
    changes += matching.added.map {
      OccurrenceChange(
        kind: .added, what: actual[$0].what, expectedTime: nil, actualTime: actual[$0].time)
    }
    for pair in matching.pairs {
      let (one, other) = (expected[pair.expected], actual[pair.actual])
      // A file has times to the nanosecond.
      let isSameTime = one.time == other.time || abs((one.time ?? -1) - (other.time ?? -1)) < 1.5e-9
      guard pair.isMoved || !isSameTime else { continue }
      changes.append(
        OccurrenceChange(
          kind: pair.isMoved ? .moved : .retimed, what: one.what, expectedTime: one.time,
          actualTime: other.time))
    }
    return changes
  }
}

extension TimelineFile {
  var eventOccurrences: [(what: String, time: Double?)] {
    events.map { ("\($0.name) of \($0.object)", $0.time) }
  }

  /// Touches by what became of them, and where; to the digits of a file.
  var touchOccurrences: [(what: String, time: Double?)] {
    func text(_ value: Double) -> String {
      let rounded = (value * 1e4).rounded() / 1e4
      return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
    }
    return touches.map {
      (
        "touch that \($0.phase.rawValue) at (\(text($0.location.x)), \(text($0.location.y)))",
        $0.time
      )
    }
  }

  var findingOccurrences: [(what: String, time: Double?)] {
    findings.map { finding in
      let place = [finding.object, finding.property].compactMap(\.self).joined(separator: " ")
      return (
        "\(finding.message) [\(finding.rule)]" + (place.isEmpty ? "" : " in \(place)"), finding.time
      )
    }
  }
}
