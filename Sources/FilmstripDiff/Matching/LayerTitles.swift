// SPDX-License-Identifier: MIT
package import FilmstripTimelines

/// What people call the layers of a timeline, by number.
package struct LayerTitles: Sendable {
  private let titles: [Int: String]
  /// The names that the code gives, which several layers may have.
  private let names: [Int: String]

  package init(_ timeline: Timeline) {
    titles = Dictionary(timeline.layers.map { ($0.id, $0.title) }) { first, _ in first }
    names = Dictionary(
      timeline.layers.compactMap { layer in layer.name.map { (layer.id, $0) } }
    ) { first, _ in first }
  }

  /// Whether a layer is meant by a name: its title, or the name that it shares with others.
  package func isMeant(_ id: Int, by name: String) -> Bool {
    titles[id] == name || names[id] == name
  }

  package subscript(id: Int) -> String { titles[id] ?? "layer \(id)" }
}
