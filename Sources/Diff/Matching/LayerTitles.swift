// SPDX-License-Identifier: MIT
internal import Timelines

/// What people call the layers of a timeline: by their names, else by class and number.
struct LayerTitles {
  private let titles: [Int: String]

  init(_ timeline: Timeline) {
    titles = Dictionary(
      timeline.layers.map { ($0.id, $0.name ?? "\($0.className) \($0.id)") }
    ) { first, _ in first }
  }

  subscript(id: Int) -> String { titles[id] ?? "layer \(id)" }
}
