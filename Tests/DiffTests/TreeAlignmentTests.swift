// SPDX-License-Identifier: MIT
import SeededNumbers
import Testing

@testable import FilmstripDiff

/// The cheapest edit of two trees, against all that there are.
@Suite struct TreeAlignmentTests {
  private struct Tree {
    var shape = OrderedTree(children: [[]])
    var letters = [-1]

    init(nodes: Int, letters count: Int, using random: inout SeededNumbers) {
      for node in 1...nodes {
        let parent = Int.random(in: 0..<node, using: &random)
        shape.children.append([])
        let place = Int.random(in: 0...shape.children[parent].count, using: &random)
        shape.children[parent].insert(node, at: place)
        letters.append(Int.random(in: 0..<count, using: &random))
      }
    }

    /// For two nodes: 0 the same, 1 above, 2 below, 3 to the left, 4 to the right.
    var relations: [[Int]] {
      var (enter, leave, clock) = (letters, letters, 0)
      func walk(_ node: Int) {
        enter[node] = clock
        clock += 1
        shape.children[node].forEach(walk)
        leave[node] = clock
      }
      walk(0)
      return letters.indices.map { a in
        letters.indices.map { b in
          if a == b { return 0 }
          if enter[a] < enter[b] { return leave[a] >= leave[b] ? 1 : 3 }
          return leave[b] >= leave[a] ? 2 : 4
        }
      }
    }
  }

  /// Letters that are neighbours may be paired for something, others not.
  private func cost(_ one: Int, _ other: Int) -> Int? {
    if one < 0 || other < 0 { return one == other ? 0 : nil }
    return abs(one - other) > 1 ? nil : 4 * abs(one - other)
  }

  /// The least that any edit costs, by trying all.
  private func leastCost(_ one: Tree, _ other: Tree) -> Int {
    let (first, second) = (one.relations, other.relations)
    var best = Int.max
    var pairs: [(Int, Int)] = []
    func extend(_ node: Int, _ sum: Int) {
      guard node < one.letters.count else {
        best = min(best, sum + TreeAlignment.editCost * (other.letters.count - pairs.count))
        return
      }
      extend(node + 1, sum + TreeAlignment.editCost)
      for candidate in other.letters.indices {
        guard let price = cost(one.letters[node], other.letters[candidate]),
          pairs.allSatisfy({ first[$0.0][node] == second[$0.1][candidate] && $0.1 != candidate })
        else { continue }
        pairs.append((node, candidate))
        extend(node + 1, sum + price)
        pairs.removeLast()
      }
    }
    extend(0, 0)
    return best
  }

  @Test(arguments: 0..<UInt64(400))
  func costsAsLittleAsAnyEdit(seed: UInt64) throws {
    var random = SeededNumbers(seed: seed)
    let one = Tree(nodes: Int.random(in: 1...6, using: &random), letters: 4, using: &random)
    let other = Tree(nodes: Int.random(in: 1...6, using: &random), letters: 4, using: &random)
    let pairs = TreeAlignment.pairs(one.shape, other.shape) {
      cost(one.letters[$0], other.letters[$1])
    }
    // The pairs are an edit …
    let (first, second) = (one.relations, other.relations)
    for (a, b) in pairs {
      for (c, d) in pairs { #expect(first[a][c] == second[b][d], "seed \(seed)") }
    }
    // … and what it costs is the least.
    let prices = try pairs.map { try #require(cost(one.letters[$0], other.letters[$1])) }
    let left = one.letters.count + other.letters.count - 2 * pairs.count
    #expect(
      prices.reduce(0, +) + TreeAlignment.editCost * left == leastCost(one, other), "seed \(seed)")
  }

  @Test func deepTreesDoNotOverflowTheStack() {
    let chain = OrderedTree(children: (0..<200_000).map { $0 < 199_999 ? [$0 + 1] : [] })
    #expect(chain.postorder.nodes.first == 199_999 && chain.postorder.leftmost.last == 0)
    #expect(TreeAlignment.pairs(chain, chain) { _, _ in 0 }.count == 200_000)
  }
}
