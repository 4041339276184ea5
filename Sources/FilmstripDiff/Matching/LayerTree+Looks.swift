// SPDX-License-Identifier: MIT
internal import FilmstripTimelines

/// What layers look like when they first appear, with all that is in them: equal looks have equal numbers,
/// also in different trees.
struct LayerLooks {
  private var numbers: [String: Int] = [:]

  /// The look of each layer of a tree, in the order of its labels.
  mutating func looks(of tree: LayerTree) -> [Int] {
    var looks = Array(repeating: 0, count: tree.labels.count)
    // What is in a layer comes after it.
    for node in tree.labels.indices.reversed().map({ $0 + 1 }) {
      let label = tree.label(node)
      let values = TimelineKey.all.lazy.filter { !["parent", "mask"].contains($0.name) }
        .map { $0.text(label.state) }
      let inside = tree.shape.children[node].map { "\(looks[$0 - 1])" }
      let text = ([label.className, label.name ?? "\u{0}"] + values + inside)
        .joined(separator: "\u{0}")
      let number = numbers[text] ?? numbers.count
      numbers[text] = number
      looks[node - 1] = number
    }
    return looks
  }
}

extension LayerTree {
  /// Gives layers without a name one where their looks say which one they are, as no other layer here or in the
  /// other tree has the same: so siblings that only change their order are recognized.
  static func nameByLooks(_ one: inout LayerTree, _ other: inout LayerTree) {
    var looks = LayerLooks()
    let (first, second) = (looks.looks(of: one), looks.looks(of: other))
    let places = (onlyPlaces(first), onlyPlaces(second))
    for (look, place) in places.0 {
      guard let place, let partner = places.1[look] ?? nil else { continue }
      one.name(place, "\u{0}\(look)")
      other.name(partner, "\u{0}\(look)")
    }
  }

  /// Where each look is; nil for one of several layers.
  private static func onlyPlaces(_ looks: [Int]) -> [Int: Int?] {
    Dictionary(looks.enumerated().map { ($1, Optional($0)) }) { _, _ in nil }
  }
}
