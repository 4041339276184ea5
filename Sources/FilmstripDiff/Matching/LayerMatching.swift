// SPDX-License-Identifier: MIT
public import FilmstripTimelines

/// Which layers of two timelines are the same ones.
///
/// Layers are recognized by name, by class and contents, and by their place in the tree: a layer that is
/// inserted, or put around others, leaves the others recognized. Names that differ are always different
/// layers. The same timelines give the same result.
public struct LayerMatching: Sendable, Equatable {
  /// A layer of both timelines.
  public struct Pair: Sendable, Equatable {
    /// The `id` of the layer in the expected timeline.
    public let expected: Int
    /// The `id` of the layer in the actual timeline.
    public let actual: Int
    /// Whether the layer has another place among the layers that it has in common with the other
    /// timeline: before or after others, or in another layer.
    public let isMoved: Bool
  }

  /// The layers of both, in the order of the expected timeline's.
  public let pairs: [Pair]
  /// The `id` of each layer that only the expected timeline has, in its order.
  public let missing: [Int]
  /// The `id` of each layer that only the actual timeline has, in its order.
  public let added: [Int]

  /// Finds the layers that two timelines have in common.
  ///
  /// - Parameters:
  ///   - expected: The timeline whose layers are looked for.
  ///   - actual: The timeline in which they are looked for.
  /// - Complexity: In proportion to the number of layers where the trees are equal; otherwise to the
  ///   product of both numbers and the square of the depth.
  public init(expected: Timeline, actual: Timeline) {
    var (expected, actual) = (LayerTree(expected), LayerTree(actual))
    if !expected.isLike(actual) {
      let unnamed = expected
      expected.nameByContents(like: actual)
      actual.nameByContents(like: unnamed)
      LayerTree.nameByLooks(&expected, &actual)
    }
    self.init(expected, actual)
  }

  init(_ expected: LayerTree, _ actual: LayerTree) {
    var partners: [Int: Int] = [0: 0]
    var taken: Set<Int> = [0]
    func cost(_ first: Int, _ second: Int) -> Int? {
      guard first > 0, second > 0 else { return first == second ? 0 : nil }
      return expected.label(first).cost(actual.label(second))
    }
    for (first, second) in TreeAlignment.pairs(expected.shape, actual.shape, cost: cost) {
      partners[first] = second
      taken.insert(second)
    }
    // What is left over on both sides may have changed its place: an edit of ordered trees cannot say so.
    var moved: Set<Int> = []
    for first in expected.ids.indices where partners[first] == nil {
      let home = partners[expected.parents[first]]
      var best: (cost: Int, second: Int)?
      for second in actual.ids.indices where !taken.contains(second) {
        guard var cost = cost(first, second) else { continue }
        let isAtHome = actual.parents[second] == home
        let (label, other) = (expected.label(first), actual.label(second))
        let isNamed =
          (label.name != nil && label.name == other.name)
          || (label.hint != nil && label.hint == other.hint)
        // Without a name only what has come along with its parent, or looks much the same, is recognized.
        let isAlike = cost < TreeAlignment.editCost || moved.contains(expected.parents[first])
        guard isNamed || (isAtHome && isAlike) else { continue }
        if !isAtHome { cost += 10 }
        if best.map({ cost < $0.cost }) ?? true { best = (cost, second) }
      }
      guard let best else { continue }
      partners[first] = best.second
      taken.insert(best.second)
      moved.insert(first)
    }
    pairs = expected.ids.indices.dropFirst().compactMap { first in
      partners[first].map {
        Pair(expected: expected.ids[first], actual: actual.ids[$0], isMoved: moved.contains(first))
      }
    }
    missing = expected.ids.indices.dropFirst().filter { partners[$0] == nil }.map {
      expected.ids[$0]
    }
    added = actual.ids.indices.dropFirst().filter { !taken.contains($0) }.map { actual.ids[$0] }
  }
}
