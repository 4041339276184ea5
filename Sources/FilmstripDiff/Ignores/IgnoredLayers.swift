// SPDX-License-Identifier: MIT
internal import FilmstripTimelines

/// The layers of one timeline that ignores name.
struct IgnoredLayers {
  /// For each ignore the layers that it names, and if it is of whole layers those in them; empty if it names none.
  let ids: [Set<Int>]

  init(_ ignores: [Ignore], in timeline: Timeline) {
    let titles = LayerTitles(timeline)
    ids = ignores.map { ignore in
      guard let name = ignore.layer else { return [] }
      var ids = Set(timeline.layers.map(\.id).filter { titles.isMeant($0, by: name) })
      guard case .layer = ignore.subject, !ids.isEmpty else { return ids }
      for states in timeline.frames {
        // Parents come before what is in them.
        for state in states where state.parent.map(ids.contains) ?? false { ids.insert(state.id) }
      }
      return ids
    }
  }
}
