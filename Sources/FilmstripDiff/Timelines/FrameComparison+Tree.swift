// SPDX-License-Identifier: MIT
internal import Foundation
internal import FilmstripTimelines

extension FrameComparison {
  /// The layers that a layer is in, is masked by and follows.
  mutating func compareSurroundings(
    _ state: State, _ other: State, _ place: Int, _ pair: FramePair
  ) {
    // A layer that only one timeline has does not count: it is a change of its own.
    var (above, aboveOther) = (state.parent, other.parent)
    var steps = pair.first.count + pair.second.count
    while let layer = above, pairs.place(ofExpected: layer) == nil, steps > 0 {
      above = pair.states[layer]?.parent
      steps -= 1
    }
    while let layer = aboveOther, pairs.place(ofActual: layer) == nil, steps > 0 {
      aboveOther = pair.others[layer]?.parent
      steps -= 1
    }
    if above.flatMap({ pairs.partner(of: $0) }) != aboveOther {
      note(
        place, .parent, pair, above.map { expectedTitles[$0] } ?? "none",
        aboveOther.map { actualTitles[$0] } ?? "none")
    }
    if state.mask.map({ pairs.partner(of: $0) ?? -1 }) != other.mask {
      // A mask that only one has is a missing or added layer.
      if let mask = state.mask, let otherMask = other.mask,
        pairs.place(ofExpected: mask) != nil || pairs.place(ofActual: otherMask) != nil
      {
        note(place, .mask, pair, expectedTitles[mask], actualTitles[otherMask])
      }
    }
    noteFollowed(state, other, pair)
  }

  /// Shown elsewhere: on account of the nearest layer above that is placed otherwise, unless of its own.
  private mutating func noteFollowed(_ state: State, _ other: State, _ pair: FramePair) {
    let (box, otherBox) = (state.frame, other.frame)
    let sides = [
      box.minX - otherBox.minX, box.minY - otherBox.minY, box.maxX - otherBox.maxX,
      box.maxY - otherBox.maxY,
    ]
    guard sides.contains(where: { abs($0) > 1e-3 }) else { return }
    var layer: State? = state
    var steps = 0
    while let current = layer, steps <= pair.first.count {
      if let index = pairs.place(ofExpected: current.id), notes.hasOtherPlace(index, in: pair.index)
      {
        if current.id != state.id {
          followed[index, default: [:]][pair.index, default: []].insert(state.id)
        }
        return
      }
      layer = current.parent.flatMap { pair.states[$0] }
      steps += 1
    }
  }

  mutating func compareOrder(_ pair: FramePair) {
    let common = pair.first.map(\.id).filter { id in
      pairs.partner(of: id).map { pair.others[$0] != nil } ?? false
    }
    let partners = common.compactMap { pairs.partner(of: $0) }
    let present = Set(partners)
    let order = pair.second.map(\.id).filter(present.contains)
    guard partners != order else { return }
    var siblings: [Int: [Int]] = [:]
    for id in common {
      if let parent = pair.states[id]?.parent { siblings[parent, default: []].append(id) }
    }
    var otherSiblings: [Int: [Int]] = [:]
    for id in order {
      if let parent = pair.others[id]?.parent { otherSiblings[parent, default: []].append(id) }
    }
    for layers in pairs.all {
      let (mine, theirs) = (siblings[layers.expected] ?? [], otherSiblings[layers.actual] ?? [])
      guard mine.count > 1, theirs.count > 1 else { continue }
      let places = Dictionary(uniqueKeysWithValues: theirs.enumerated().map { ($1, $0) })
      let here = mine.filter { pairs.partner(of: $0).map { places[$0] != nil } ?? false }
      let after = here.compactMap { pairs.partner(of: $0).flatMap { places[$0] } }
      let known = orders[layers.expected].flatMap { $0.after == after ? $0.moves : nil }
      let moves = known ?? SiblingOrder(after).moves
      orders[layers.expected] = (after, moves)
      for move in moves {
        guard let place = pairs.place(ofExpected: here[move.place]) else { continue }
        let neighbor = expectedTitles[here[move.neighbor]]
        let (before, now) = move.isBehind ? ("in front of", "behind") : ("behind", "in front of")
        note(place, .order, pair, "\(before) \(neighbor)", "\(now) \(neighbor)")
      }
    }
  }
}
