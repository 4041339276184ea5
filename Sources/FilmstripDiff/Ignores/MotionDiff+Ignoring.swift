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
  /// The number of frames, the duration, callbacks, touches and findings count always.
  ///
  /// - Parameters:
  ///   - ignores: What does not count.
  ///   - expected: The expected timeline of the diff.
  ///   - actual: The actual timeline of the diff.
  /// - Returns: What counts, and how much is hidden.
  package func ignoring(
    _ ignores: [Ignore], expected: Timeline, actual: Timeline
  ) -> Remainder {
    let layers = (IgnoredLayers(ignores, in: expected).ids, IgnoredLayers(ignores, in: actual).ids)
    let titles = LayerTitles(expected)
    var counts = [Int](repeating: 0, count: ignores.count)

    func isOf(_ place: Int, _ layer: LayerReference) -> Bool {
      (layer.expected.map(layers.0[place].contains) ?? false)
        || (layer.actual.map(layers.1[place].contains) ?? false)
    }
    func isWhole(_ place: Int) -> Bool {
      if case .layer = ignores[place].subject { true } else { false }
    }
    /// The ignores that hide a difference, by their places.
    func hiding(_ change: PropertyChange) -> [Int] {
      ignores.indices.filter { place in
        guard ignores[place].includes(property: change.property) else { return false }
        if ignores[place].layer == nil || isOf(place, change.layer) { return true }
        // Of two layers that change places either may be said to have moved.
        guard isWhole(place), change.property == ComparedProperty.order.name,
          case .value(_, let now) = change.difference
        else { return false }
        return layers.0[place].contains { now.hasSuffix(" " + titles[$0]) }
      }
    }
    func counted(_ references: [LayerReference]) -> [LayerReference] {
      references.filter { layer in
        let hiding = ignores.indices.filter { place in
          guard ignores[place].includes(property: ComparedProperty.presence.name) else {
            return false
          }
          return ignores[place].layer == nil || isOf(place, layer)
        }
        for place in hiding { counts[place] += 1 }
        return hiding.isEmpty
      }
    }

    var (ignoredFrames, countedFrames): (Set<Int>, Set<Int>) = ([], [])
    let countedChanges = changes.filter { change in
      let hiding = hiding(change)
      for place in hiding { counts[place] += 1 }
      let isOfIgnoredLayer = hiding.contains(where: isWhole)
      for range in change.frames {
        if isOfIgnoredLayer {
          ignoredFrames.formUnion(range)
        } else {
          countedFrames.formUnion(range)
        }
      }
      return hiding.isEmpty
    }
    let remainder = MotionDiff(
      self, changes: countedChanges, missingLayers: counted(missingLayers),
      addedLayers: counted(addedLayers))
    for layer in missingLayers + addedLayers {
      let isOfIgnoredLayer = ignores.indices.contains { isWhole($0) && isOf($0, layer) }
      let (timeline, id) = layer.expected.map { (expected, $0) } ?? (actual, layer.actual ?? 0)
      let frames = timeline.frames.indices.filter { frame in
        timeline.frames[frame].contains { $0.id == id }
      }
      if isOfIgnoredLayer {
        ignoredFrames.formUnion(frames)
      } else {
        countedFrames.formUnion(frames)
      }
    }
    return Remainder(
      diff: remainder, hiddenCounts: counts,
      framesOfIgnoredLayers: ignoredFrames.subtracting(countedFrames))
  }
}
