// SPDX-License-Identifier: MIT

struct SequenceMatching {
  /// Places of the same thing in both, in the first one's order; whether it has another place among them.
  private(set) var pairs: [(expected: Int, actual: Int, isMoved: Bool)] = []
  private(set) var missing: [Int] = []
  private(set) var added: [Int] = []

  /// The fewest that come and go; what goes in one place and comes in another has moved.
  init<Key: Hashable>(_ expected: [Key], _ actual: [Key]) {
    let difference = actual.difference(from: expected)
    var gone: Set<Int> = []
    var come: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let place, _, _): gone.insert(place)
      case .insert(let place, _, _): come.insert(place)
      }
    }
    for (one, other) in zip(
      expected.indices.filter { !gone.contains($0) }, actual.indices.filter { !come.contains($0) })
    { pairs.append((one, other, false)) }
    for place in gone.sorted() {
      if let other = come.filter({ actual[$0] == expected[place] }).min() {
        come.remove(other)
        pairs.append((place, other, true))
      } else {
        missing.append(place)
      }
    }
    added = come.sorted()
    pairs.sort { $0.expected < $1.expected }
  }
}
