// SPDX-License-Identifier: MIT
package import FilmstripTimelines

/// What people call the layers of a timeline, by number.
package struct LayerTitles: Sendable {
  private let titles: [Int: String]

  /// The titles of a timeline's layers; of two with one number the first counts.
  package init(_ timeline: Timeline) {
    titles = Dictionary(
      timeline.layers.map { ($0.id, $0.title) }
    ) { first, _ in first }
  }

  /// The title of a layer by its `id`.
  package subscript(id: Int) -> String { titles[id] ?? "layer \(id)" }
}
