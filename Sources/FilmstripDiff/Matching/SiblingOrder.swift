// SPDX-License-Identifier: MIT

/// Which of some siblings have changed their order: the fewest that, moved, explain it.
struct SiblingOrder {
  /// A sibling that lies elsewhere among the others.
  struct Move: Equatable {
    /// Its place in the order before.
    let place: Int
    /// The place before of the one behind which, or in front of which, it lies now.
    let neighbor: Int
    /// Whether it lies behind that one, and was in front of it.
    let isBehind: Bool
  }

  let moves: [Move]

  /// Finds them from where each of the siblings, back to front, lies in the order after.
  init(_ after: [Int]) {
    let kept = SiblingOrder.longestAscending(after)
    moves = after.indices.filter { !kept.contains($0) }.map { place in
      let crossed = after.indices.filter { ($0 < place) != (after[$0] < after[place]) }
      // Those behind it before and in front of it now, the lowest; else those the other way round, the highest.
      let passed = crossed.filter { $0 < place }
      if let neighbor = passed.min(by: { after[$0] < after[$1] }) {
        return Move(place: place, neighbor: neighbor, isBehind: true)
      }
      let neighbor = crossed.max { after[$0] < after[$1] } ?? place
      return Move(place: place, neighbor: neighbor, isBehind: false)
    }
  }

  /// The places of the most numbers that ascend; of as many, those that come first.
  ///
  /// - Complexity: O(*n* · log *n*).
  private static func longestAscending(_ numbers: [Int]) -> Set<Int> {
    // From the end, so that of equal lengths the earlier place is found last and taken.
    var heads: [Int] = []
    var next = Array(repeating: -1, count: numbers.count)
    for place in numbers.indices.reversed() {
      var (low, high) = (0, heads.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[heads[middle]] > numbers[place] { low = middle + 1 } else { high = middle }
      }
      next[place] = low > 0 ? heads[low - 1] : -1
      if low == heads.count { heads.append(place) } else { heads[low] = place }
    }
    var kept: Set<Int> = []
    var place = heads.last ?? -1
    while place >= 0 {
      kept.insert(place)
      place = next[place]
    }
    return kept
  }
}
