// SPDX-License-Identifier: MIT
package import FilmstripTimelines

/// What people call the layers of a timeline: by their names, else by class and number.
package struct LayerTitles: Sendable {
  private let titles: [Int: String]

  package init(_ timeline: Timeline) {
    titles = Dictionary(
      timeline.layers.map { ($0.id, $0.name ?? "\($0.className) \($0.id)") }
    ) { first, _ in first }
  }

  package subscript(id: Int) -> String { titles[id] ?? "layer \(id)" }
}
