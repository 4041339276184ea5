// SPDX-License-Identifier: MIT

struct LayerPairs {
  /// The pairs, by the expected timeline's order; places are those in this list.
  let all: [LayerMatching.Pair]
  private let byExpected: [Int: Int]
  private let byActual: [Int: Int]

  init(_ matching: LayerMatching) {
    all = matching.pairs
    func places(_ id: (LayerMatching.Pair) -> Int) -> [Int: Int] {
      Dictionary(matching.pairs.enumerated().map { (id($1), $0) }) { first, _ in first }
    }
    byExpected = places(\.expected)
    byActual = places(\.actual)
  }

  /// The place of an expected timeline's layer; nil where the other one has none for it.
  func place(ofExpected id: Int) -> Int? { byExpected[id] }
  /// The place of an actual timeline's layer; nil where the other one has none for it.
  func place(ofActual id: Int) -> Int? { byActual[id] }
  func partner(of id: Int) -> Int? { byExpected[id].map { all[$0].actual } }
}
