// SPDX-License-Identifier: MIT
package import FilmstripTimelines

extension MotionDiff {
  /// A diff without what ignores hide.
  package struct Remainder {
    /// What counts.
    package let diff: MotionDiff
    /// How many differences each ignore hides.
    package let hiddenCounts: [Int]
    /// The frames in which ignored layers differ and nothing else does, by the expected timeline's numbers.
    package let framesOfIgnoredLayers: Set<Int>
  }

  /// Leaves out what does not count.
  ///
  /// The number of frames, the duration, callbacks, touches and findings count always. Of a layer that a region covers a
  /// part of, pictures and drawing do not count: what differs beside the region is seen by its pixels.
  ///
  /// - Parameters:
  ///   - ignores: What does not count.
  ///   - expected: The expected timeline of the diff.
  ///   - actual: The actual timeline of the diff.
  /// - Returns: What counts, and how much is hidden.
  package func ignoring(
    _ ignores: [Ignore], expected: TimelineFile, actual: TimelineFile
  ) -> Remainder {
    var hiding = HidingIgnores(ignores, expected: expected, actual: actual)
    let remainder = MotionDiff(
      self, changes: changes.filter { hiding.isCounted($0) },
      missingLayers: missingLayers.filter { hiding.isCounted($0) },
      addedLayers: addedLayers.filter { hiding.isCounted($0) })
    return Remainder(
      diff: remainder, hiddenCounts: hiding.counts,
      framesOfIgnoredLayers: hiding.ignoredFrames.subtracting(hiding.otherFrames))
  }
}

/// Finds for each difference the ignores that hide it, and sums up what they hide.
private struct HidingIgnores {
  private let ignores: [Ignore]
  private let timelines: (expected: Timeline, actual: Timeline)
  private let layers: (expected: [Set<Int>], actual: [Set<Int>])
  /// The layers that regions cover a part of.
  private let covered: (expected: [Set<Int>], actual: [Set<Int>])
  private let titles: LayerTitles
  /// How many differences each ignore hides.
  private(set) var counts: [Int]
  /// Frames in which layers differ that are ignored as a whole, and those in which others do.
  private(set) var (ignoredFrames, otherFrames): (Set<Int>, Set<Int>) = ([], [])

  init(_ ignores: [Ignore], expected: TimelineFile, actual: TimelineFile) {
    self.ignores = ignores
    timelines = (expected.timeline, actual.timeline)
    layers = (
      IgnoredLayers(ignores, in: expected.timeline).ids,
      IgnoredLayers(ignores, in: actual.timeline).ids
    )
    covered = (
      IgnoredAreas(ignores, in: expected).layersUnderRegions(),
      IgnoredAreas(ignores, in: actual).layersUnderRegions()
    )
    titles = LayerTitles(expected.timeline)
    counts = ignores.map { _ in 0 }
  }

  /// Whether no ignore hides a change.
  mutating func isCounted(_ change: PropertyChange) -> Bool {
    let isSeenByPixels = ["contents", "drawing"].contains(change.property)
    let hiding = ignores.indices.filter { place in
      ignores[place].includes(property: change.property)
        && (isOf(place, change.layer) || isOrder(change, besideLayersOf: place))
        || isSeenByPixels && isCovered(change.layer, byRegion: place)
    }
    return isCounted(hiding, change.frames.lazy.joined())
  }

  /// Whether no ignore hides that only one timeline has a layer.
  mutating func isCounted(_ layer: LayerReference) -> Bool {
    let hiding = ignores.indices.filter { place in
      ignores[place].includes(property: ComparedProperty.presence.name) && isOf(place, layer)
    }
    let (timeline, id) =
      layer.expected.map { (timelines.expected, $0) } ?? (timelines.actual, layer.actual ?? 0)
    let frames = timeline.frames.indices.filter { frame in
      timeline.frames[frame].contains { $0.id == id }
    }
    return isCounted(hiding, frames)
  }

  private mutating func isCounted(_ hiding: [Int], _ frames: some Sequence<Int>) -> Bool {
    for place in hiding { counts[place] += 1 }
    if hiding.contains(where: isOfWholeLayer) {
      ignoredFrames.formUnion(frames)
    } else {
      otherFrames.formUnion(frames)
    }
    return hiding.isEmpty
  }

  private func isOfWholeLayer(_ place: Int) -> Bool {
    if case .layer = ignores[place].subject { true } else { false }
  }

  /// Whether an ignore is of a layer, or of all.
  private func isOf(_ place: Int, _ layer: LayerReference) -> Bool {
    ignores[place].layer == nil
      || (layer.expected.map(layers.expected[place].contains) ?? false)
      || (layer.actual.map(layers.actual[place].contains) ?? false)
  }

  private func isCovered(_ layer: LayerReference, byRegion place: Int) -> Bool {
    (layer.expected.map(covered.expected[place].contains) ?? false)
      || (layer.actual.map(covered.actual[place].contains) ?? false)
  }

  /// Whether a layer has changed places with one that is ignored: either of two may be said to have moved.
  private func isOrder(_ change: PropertyChange, besideLayersOf place: Int) -> Bool {
    guard isOfWholeLayer(place), change.property == ComparedProperty.order.name,
      case .value(_, let now) = change.difference
    else { return false }
    return layers.expected[place].contains { now.hasSuffix(" " + titles[$0]) }
  }
}
