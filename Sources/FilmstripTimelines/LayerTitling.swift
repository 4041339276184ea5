// SPDX-License-Identifier: MIT

/// What people call the layers of a timeline, each by something that no other one is called.
enum LayerTitling {
  /// The layers with their titles; those of a file that has some keep them.
  ///
  /// Of several of which the same is to be said, each is called by its place: `CardView (second of two)`, or, where
  /// the layer that it is in is the only one of its name, `UIView (second of three) in inbox`.
  ///
  /// - Parameters:
  ///   - layers: Each after the layer that it is in.
  ///   - names: What layers without a name of their own are called, by number.
  /// - Returns: The same layers in the same order.
  static func titled(_ layers: [Timeline.Layer], names: [Int: String] = [:]) -> [Timeline.Layer] {
    // A file has the titles that are not names.
    guard layers.allSatisfy(\.title.isEmpty) else { return layers.map(\.calledByName) }
    let bases = layers.map { $0.name ?? names[$0.id] ?? $0.className }
    let groups = Dictionary(grouping: layers.indices) { bases[$0] }
    let siblings = Dictionary(grouping: layers.indices) {
      Siblings(base: bases[$0], parent: layers[$0].parent)
    }
    // The titles of layers that are the only ones of their name.
    let single = Dictionary(
      layers.indices.filter { groups[bases[$0]]?.count == 1 }.map { (layers[$0].id, bases[$0]) }
    ) { first, _ in first }
    var taken: Set<String> = []
    var titled = layers
    for group in groups.keys.sorted() {
      let all = groups[group] ?? []
      for (place, index) in all.enumerated() {
        let near = siblings[Siblings(base: group, parent: layers[index].parent)] ?? []
        var title: String
        if near.count < all.count, let above = layers[index].parent.flatMap({ single[$0] }) {
          let own = near.firstIndex(of: index) ?? 0
          title = "\(group)\(ordinal(own, of: near.count)) in \(above)"
        } else {
          title = group + ordinal(place, of: all.count)
        }
        // A name may be spelled as a place is.
        while !taken.insert(title).inserted { title += "′" }
        titled[index].title = title
      }
    }
    return titled
  }

  private struct Siblings: Hashable {
    let base: String
    let parent: Int?
  }

  /// Such as ` (second of three)`; nothing for one alone.
  private static func ordinal(_ place: Int, of count: Int) -> String {
    guard count > 1 else { return "" }
    let places = [
      "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
    ]
    let counts = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
    let number = place + 1
    let isTeen = (11...13).contains(number % 100)
    let ending = isTeen ? "th" : ["th", "st", "nd", "rd"].dropFirst(number % 10).first ?? "th"
    let spelled = place < places.count ? places[place] : "\(number)\(ending)"
    return " (\(spelled) of \(count <= 10 ? counts[count - 2] : "\(count)"))"
  }
}

extension Timeline.Layer {
  /// The layer with its name as its title, where it has none.
  fileprivate var calledByName: Timeline.Layer {
    guard title.isEmpty else { return self }
    var layer = self
    layer.title = name ?? className
    return layer
  }
}
