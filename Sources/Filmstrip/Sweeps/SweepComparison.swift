// SPDX-License-Identifier: MIT
internal import FilmstripDiff
internal import FilmstripTimelines

/// How a screen on which all has settled differs from the one that was to be.
struct SweepComparison {
  let reference: ScreenReference
  let expected: SettledScreen
  let actual: SettledScreen

  /// A finding, and the number of its layer on the actual screen; nil where it is not there.
  typealias Found = (finding: Finding, layer: Int?)

  /// A finding for each difference.
  func findings() -> [Found] {
    let diff = MotionDiff(expected: expected.timeline, actual: actual.timeline)
    let ofViews: [Found] =
      diff.addedLayers.filter(isOfScreen).map { (.leftoverLayer($0.title, reference), $0.actual) }
      + diff.missingLayers.filter(isOfScreen).map { (.lostLayer($0.title, reference), nil) }
      + changes(of: diff).compactMap { change in
        finding(of: change).map { ($0, change.layer.actual) }
      } + touchFindings(diff)
    // What lies over a screen or is disabled says why touches do not arrive.
    let others =
      (ofViews.isEmpty ? deadTouches(diff.matching) : []) + appearanceFindings(diff.matching)
      + workFindings()
    return ofViews + others.map { ($0, nil) }
  }

  /// Whether a layer is none of those that UIKit makes when a touch scrolls, and keeps, or when a page curls, which it
  /// does not without animation.
  private func isOfScreen(_ layer: LayerReference) -> Bool {
    !["scroll indicator", "curled page"].contains(where: layer.title.hasPrefix)
  }

  /// The changes without those that follow from the size of the same layer or of one around it, and the pictures
  /// that follow from a text.
  private func changes(of diff: MotionDiff) -> [PropertyChange] {
    func layers(_ isIncluded: (String) -> Bool) -> Set<Int> {
      Set(diff.changes.filter { isIncluded($0.property) }.compactMap(\.layer.expected))
    }
    let resized = layers { $0.hasPrefix("bounds.size") }
    let reworded = layers { $0 == "text" }
    let parents = expected.timeline.timeline.layers.parents
    return diff.changes.filter { change in
      guard let id = change.layer.expected else { return true }
      switch change.property {
      case let name where name.hasPrefix("bounds.size"):
        return !parents.isInside(id, of: resized)
      case let name where name.hasPrefix("position."):
        return !resized.contains(id) && !parents.isInside(id, of: resized)
      case "contents", "drawing":
        return !resized.contains(id) && !reworded.contains(id)
      default:
        return true
      }
    }
  }

  /// Layers that are there or not have findings of their own; what only follows another layer has none.
  private func finding(of change: PropertyChange) -> Finding? {
    let values: (expected: String, actual: String)
    switch change.difference {
    case .amount(let deviation, let unit):
      values = (unit.text(deviation.expected), unit.text(deviation.actual))
      // A difference that reads the same is not seen.
      guard values.expected != values.actual else { return nil }
    case .value(let expected, let actual):
      guard !["presence", "parent"].contains(change.property) else { return nil }
      // Digests, as of paths and pictures, say nothing to people.
      values =
        expected.isDigest && actual.isDigest ? ("as expected", "another one") : (expected, actual)
    }
    return .endsOtherwise(
      object: change.layer.title, property: change.property, expected: values.expected,
      actual: values.actual, reference)
  }

  private func touchFindings(_ diff: MotionDiff) -> [Found] {
    let titles = LayerTitles(expected.timeline.timeline)
    return diff.matching.pairs.flatMap { pair -> [Found] in
      guard let old = expected.views[pair.expected], let new = actual.views[pair.actual] else {
        return []
      }
      var findings: [Finding] = []
      let flags: [(String, KeyPath<SettledScreen.ViewFacts, Bool>)] = [
        ("isUserInteractionEnabled", \.isUserInteractionEnabled),
        ("accessibilityElementsHidden", \.accessibilityElementsHidden),
      ]
      for (property, flag) in flags where old[keyPath: flag] != new[keyPath: flag] {
        findings.append(
          .endsOtherwise(
            object: titles[pair.expected], property: property,
            expected: "\(old[keyPath: flag])", actual: "\(new[keyPath: flag])", reference))
      }
      if differ(old.recognizers, new.recognizers) {
        findings.append(
          .endsOtherwise(
            object: titles[pair.expected], property: "gestureRecognizers",
            expected: old.recognizers.listed, actual: new.recognizers.listed, reference))
      }
      return findings.map { ($0, pair.actual) }
    }
  }

  /// Whether recognizers differ by fault: a delegate that is told of animated transitions alone may add its own, and
  /// takes none away.
  private func differ(_ old: [String], _ new: [String]) -> Bool {
    guard reference == .withoutAnimation else { return old != new }
    var rest = new
    return !old.allSatisfy { name in
      rest.firstIndex(of: name).map { rest.remove(at: $0) } != nil
    }
  }
}

extension String {
  /// Whether it is a digest of 128 bits.
  fileprivate var isDigest: Bool { utf8.count == 32 && allSatisfy(\.isHexDigit) }
}

extension [String] {
  fileprivate var listed: String { isEmpty ? "none" : joined(separator: ", ") }
}
