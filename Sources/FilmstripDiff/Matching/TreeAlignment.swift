// SPDX-License-Identifier: MIT

/// The cheapest way to edit one ordered tree into another by leaving out, adding and changing nodes.
///
/// Zhang and Shasha, "Simple fast algorithms for the editing distance between trees and related
/// problems", SIAM J. Comput. 18 (1989). Nodes that are paired keep their order and their ancestors: a
/// node that is left out gives its children to its parent.
///
/// - Complexity: O(*n* · *m* · *d*²) for trees of *n* and *m* nodes and a depth of *d*, and memory for
///   *n* · *m* whole numbers.
struct TreeAlignment {
  static let editCost = 5

  private let first: (nodes: [Int], leftmost: [Int])
  private let second: (nodes: [Int], leftmost: [Int])
  private let cost: (Int, Int) -> Int?
  private var trees: [Int32]
  private var forests: [Int32]

  /// The pairs of nodes of the cheapest edit, by the first one's; `cost` says what a pair costs, nil for one
  /// that must not be.
  ///
  /// Of edits that cost the same it is always the same one.
  static func pairs(
    _ one: OrderedTree, _ other: OrderedTree, cost: @escaping (Int, Int) -> Int?
  ) -> [(Int, Int)] {
    // Nothing is cheaper than no change, and that is what most comparisons find.
    if one == other, one.children.indices.allSatisfy({ cost($0, $0) == 0 }) {
      return one.children.indices.map { ($0, $0) }
    }
    var alignment = TreeAlignment(one, other, cost: cost)
    alignment.measure()
    return alignment.trace().sorted { $0.0 < $1.0 }
  }

  private init(_ one: OrderedTree, _ other: OrderedTree, cost: @escaping (Int, Int) -> Int?) {
    first = one.postorder
    second = other.postorder
    self.cost = cost
    let (rows, columns) = (first.nodes.count, second.nodes.count)
    trees = Array(repeating: 0, count: rows * columns)
    forests = Array(repeating: 0, count: (rows + 1) * (columns + 1))
  }

  /// The last node of each leftmost path: distances of all other subtrees come up on the way.
  private static func keyRoots(_ leftmost: [Int]) -> [Int] {
    var last: [Int: Int] = [:]
    for (index, leaf) in leftmost.enumerated() { last[leaf] = index }
    return last.values.sorted()
  }

  private mutating func measure() {
    let columns = TreeAlignment.keyRoots(second.leftmost)
    for row in TreeAlignment.keyRoots(first.leftmost) {
      for column in columns { measureForests(row, column) }
    }
  }

  private func place(_ row: Int, _ column: Int) -> Int { row * (second.nodes.count + 1) + column }

  private func pairCost(_ row: Int, _ column: Int) -> Int32? {
    cost(first.nodes[row], second.nodes[column]).map { Int32($0) }
  }

  /// Distances of all forests that begin with the leftmost leaves of two subtrees.
  private mutating func measureForests(_ row: Int, _ column: Int) {
    let edit = Int32(TreeAlignment.editCost)
    let (top, left) = (first.leftmost[row], second.leftmost[column])
    forests[place(0, 0)] = 0
    for x in top...row { forests[place(x - top + 1, 0)] = forests[place(x - top, 0)] + edit }
    for y in left...column { forests[place(0, y - left + 1)] = forests[place(0, y - left)] + edit }
    for x in top...row {
      for y in left...column {
        let (i, j) = (x - top + 1, y - left + 1)
        var best = min(forests[place(i - 1, j)], forests[place(i, j - 1)]) + edit
        if first.leftmost[x] == top && second.leftmost[y] == left {
          if let cost = pairCost(x, y) { best = min(best, forests[place(i - 1, j - 1)] + cost) }
          trees[x * second.nodes.count + y] = best
        } else {
          let before = forests[place(first.leftmost[x] - top, second.leftmost[y] - left)]
          best = min(best, before + trees[x * second.nodes.count + y])
        }
        forests[place(i, j)] = best
      }
    }
  }

  /// Goes back along the cheapest edit; what costs the same is paired rather than left out.
  private mutating func trace() -> [(Int, Int)] {
    let edit = Int32(TreeAlignment.editCost)
    var pairs: [(Int, Int)] = []
    var open = [(first.nodes.count - 1, second.nodes.count - 1)]
    while let (row, column) = open.popLast() {
      measureForests(row, column)
      let (top, left) = (first.leftmost[row], second.leftmost[column])
      var (x, y) = (row, column)
      while x >= top && y >= left {
        let (i, j) = (x - top + 1, y - left + 1)
        let here = forests[place(i, j)]
        if first.leftmost[x] == top && second.leftmost[y] == left {
          if let cost = pairCost(x, y), here == forests[place(i - 1, j - 1)] + cost {
            pairs.append((first.nodes[x], second.nodes[y]))
            (x, y) = (x - 1, y - 1)
            continue
          }
        } else {
          let (i, j) = (first.leftmost[x] - top, second.leftmost[y] - left)
          if here == forests[place(i, j)] + trees[x * second.nodes.count + y] {
            open.append((x, y))
            (x, y) = (first.leftmost[x] - 1, second.leftmost[y] - 1)
            continue
          }
        }
        if here == forests[place(i - 1, j)] + edit { x -= 1 } else { y -= 1 }
      }
    }
    return pairs
  }
}
