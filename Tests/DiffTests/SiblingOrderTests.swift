// SPDX-License-Identifier: MIT
@testable import FilmstripDiff
import SeededNumbers
import Testing

/// Which siblings are said to have moved.
@Suite struct SiblingOrderTests {
  private func moves(_ after: [Int]) -> [String] {
    SiblingOrder(after).moves.map {
      "\($0.place) \($0.isBehind ? "behind" : "in front of") \($0.neighbor)"
    }
  }

  @Test func theOneThatMovesIsTheOneThatLeavesTheOthersInOrder() {
    #expect(moves([0, 1, 2]) == [])
    // Of two that change places it is the second.
    #expect(moves([1, 0]) == ["1 behind 0"])
    // The last goes to the back, behind the one that was the last of all before.
    #expect(moves([1, 2, 3, 0]) == ["3 behind 0"])
    // The first goes to the front, in front of the one that was in front of all.
    #expect(moves([3, 0, 1, 2]) == ["0 in front of 3"])
    #expect(moves([0, 3, 1, 2]) == ["1 in front of 3"])
  }

  /// As many stay as in the longest ascending sequence, which is found by trying all.
  @Test func asFewAsPossibleMove() {
    var numbers = SeededNumbers(seed: 7)
    for _ in 0..<200 {
      let after = Array(0..<7).shuffled(using: &numbers)
      var longest = 0
      for choice in 0..<(1 << after.count) {
        let chosen = after.indices.filter { choice >> $0 & 1 == 1 }.map { after[$0] }
        if zip(chosen, chosen.dropFirst()).allSatisfy({ $0 < $1 }) {
          longest = max(longest, chosen.count)
        }
      }
      let order = SiblingOrder(after)
      #expect(order.moves.count == after.count - longest)
      for move in order.moves {
        let wasBehind = move.place < move.neighbor
        let isBehind = after[move.place] < after[move.neighbor]
        #expect(wasBehind != isBehind && isBehind == move.isBehind)
      }
    }
  }
}
