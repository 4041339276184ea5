// SPDX-License-Identifier: MIT
internal import Foundation
internal import Timelines

/// Compares the frames of two timelines that are at the same times.
struct FrameComparison {
  typealias State = Timeline.LayerState

  /// What is known of a property of a pair of layers while frames are gone through.
  private struct Notes {
    var frames: [Int] = []
    /// In each of `frames`, for numbers.
    var deviations: [PropertyChange.Deviation] = []
    var values: (expected: String, actual: String)?
  }

  /// A property of a pair of layers; its order is that of the changes.
  private struct Key: Hashable, Comparable {
    let pair: Int
    let property: Int

    /// The property, where it is a number.
    var number: NumberProperty? {
      let place = property - FrameComparison.firstNumber
      return NumberProperty.all.indices.contains(place) ? NumberProperty.all[place] : nil
    }

    static func < (one: Key, other: Key) -> Bool {
      (one.pair, one.property) < (other.pair, other.property)
    }
  }

  private static let names =
    ["presence", "parent", "mask", "sublayers", "transform", "sublayerTransform"]
    + NumberProperty.all.map(\.name) + TextProperty.all.map(\.name)
  private static let firstNumber = 6
  private static let firstText = firstNumber + NumberProperty.all.count

  /// Frames at the same time: their indices in both.
  let frames: [(expected: Int, actual: Int)]
  /// What differs.
  private(set) var changes: [PropertyChange] = []

  private let one: Timeline
  private let two: Timeline
  private let matching: LayerMatching
  private let partners: [Int: Int]
  private let pairIndices: [Int: Int]
  private let matched: Set<Int>
  private let oneTimes: [Double]
  private let twoTimes: [Double]
  /// Where each layer's state is in each frame.
  private let onePlaces: [[Int: Int]]
  private let twoPlaces: [[Int: Int]]
  /// The layer that each is in when it first appears.
  private let layerAbove: [Int: Int?]
  private var notes: [Key: Notes] = [:]
  /// For each pair that shows elsewhere with a place of its own that is as expected: the layers above it
  /// that have another place, by frame.
  private var followed: [Int: [Int: Set<Int>]] = [:]

  init(expected: TimelineFile, actual: TimelineFile, matching: LayerMatching) {
    frames = FrameComparison.simultaneous(expected.times, actual.times)
    one = expected.timeline
    two = actual.timeline
    self.matching = matching
    (oneTimes, twoTimes) = (expected.times, actual.times)
    (onePlaces, twoPlaces) = (one.places, two.places)
    layerAbove = one.layers.parents
    partners = Dictionary(matching.pairs.map { ($0.expected, $0.actual) }) { first, _ in first }
    matched = Set(matching.pairs.map(\.actual))
    pairIndices = Dictionary(matching.pairs.enumerated().map { ($1.expected, $0) }) { a, _ in a }
    let haveSameNumbers =
      matching.missing.isEmpty && matching.added.isEmpty
      && matching.pairs.allSatisfy { $0.expected == $0.actual }
    for frame in frames {
      // What is the same throughout, as most frames of most comparisons, has nothing to be looked for.
      if haveSameNumbers && one.frames[frame.expected] == two.frames[frame.actual] { continue }
      compare(frame.expected, frame.actual)
    }
    changes = notes.keys.sorted().map(change)
  }

  /// Frames whose times are the same to a microsecond.
  private static func simultaneous(
    _ expected: [Double], _ actual: [Double]
  ) -> [(expected: Int, actual: Int)] {
    var pairs: [(expected: Int, actual: Int)] = []
    var (i, j) = (0, 0)
    while i < expected.count && j < actual.count {
      if abs(expected[i] - actual[j]) < 1e-6 {
        pairs.append((i, j))
        (i, j) = (i + 1, j + 1)
      } else if expected[i] < actual[j] {
        i += 1
      } else {
        j += 1
      }
    }
    return pairs
  }

  // MARK: A frame

  private mutating func compare(_ index: Int, _ other: Int) {
    let (first, second) = (one.frames[index], two.frames[other])
    let states = Dictionary(first.map { ($0.id, $0) }) { a, _ in a }
    let others = Dictionary(second.map { ($0.id, $0) }) { a, _ in a }
    for (pair, layers) in matching.pairs.enumerated() {
      switch (states[layers.expected], others[layers.actual]) {
      case (nil, nil): break
      case (let state?, nil):
        // One that is absent with the layer that it is in is no news.
        if let parent = state.parent, let partner = partners[parent], others[partner] == nil {
          break
        }
        note(pair, 0, index, "in the tree", "not in the tree")
      case (nil, let state?):
        if let parent = state.parent, matched.contains(parent),
          let pair = matching.pairs.first(where: { $0.actual == parent }),
          states[pair.expected] == nil
        {
          break
        }
        note(pair, 0, index, "not in the tree", "in the tree")
      case (let state?, let other?):
        compare(state, other, pair: pair, frame: index)
        compareSurroundings(state, other, pair: pair, frame: index, states, others)
      }
    }
    compareOrder(first, second, frame: index, states, others)
  }

  private mutating func compare(_ state: State, _ other: State, pair: Int, frame: Int) {
    guard !state.isAlike(other) else { return }
    for (place, property) in NumberProperty.all.enumerated() {
      guard let expected = property.value(state), let actual = property.value(other) else {
        continue
      }
      let amount = property.deviation(expected, actual)
      guard abs(amount) > property.unit.tolerance else { continue }
      let key = Key(pair: pair, property: FrameComparison.firstNumber + place)
      notes[key, default: Notes()].frames.append(frame)
      notes[key]?.deviations.append(
        PropertyChange.Deviation(
          frame: frame, expected: expected, actual: actual, amount: amount, pace: .apart))
    }
    compareElements(state.transform, other.transform, pair, 4, frame)
    compareElements(state.sublayerTransform, other.sublayerTransform, pair, 5, frame)
    for (place, property) in TextProperty.all.enumerated() {
      let (expected, actual) = (property.value(state), property.value(other))
      if expected != actual {
        note(pair, FrameComparison.firstText + place, frame, expected, actual)
      }
    }
  }

  /// Matrices whose parts are the same, which happens where one flattens its layer to nothing, or has a
  /// perspective that is not the usual one.
  private mutating func compareElements(
    _ matrix: [Double]?, _ other: [Double]?, _ pair: Int, _ property: Int, _ frame: Int
  ) {
    let identity: [Double] = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
    let (first, second) = (matrix ?? identity, other ?? identity)
    let isFar = zip(first, second).enumerated().contains { place, pair in
      let unit: PropertyUnit = place % 4 == 3 ? .perPoint : place >= 12 ? .points : .factor
      return abs(pair.0 - pair.1) > unit.tolerance
    }
    let prefix = FrameComparison.names[property] + "."
    guard isFar,
      !NumberProperty.all.indices.contains(where: { place in
        NumberProperty.all[place].name.hasPrefix(prefix)
          && notes[Key(pair: pair, property: FrameComparison.firstNumber + place)]?.frames.last
            == frame
      })
    else { return }
    note(pair, property, frame, "\(first)", "\(second)")
  }

  private mutating func note(
    _ pair: Int, _ property: Int, _ frame: Int, _ expected: String, _ actual: String
  ) {
    let key = Key(pair: pair, property: property)
    notes[key, default: Notes()].frames.append(frame)
    if notes[key]?.values == nil { notes[key]?.values = (expected, actual) }
  }

  /// The layers that a layer is in, is masked by and follows.
  private mutating func compareSurroundings(
    _ state: State, _ other: State, pair: Int, frame: Int, _ states: [Int: State],
    _ others: [Int: State]
  ) {
    // A layer that only one timeline has does not count: it is a change of its own.
    var (above, aboveOther) = (state.parent, other.parent)
    while let layer = above, partners[layer] == nil { above = states[layer]?.parent }
    while let layer = aboveOther, !matched.contains(layer) { aboveOther = others[layer]?.parent }
    if above.flatMap({ partners[$0] }) != aboveOther {
      note(
        pair, 1, frame, above.map(one.title) ?? "none", aboveOther.map(two.title) ?? "none")
    }
    if state.mask.map({ partners[$0] ?? -1 }) != other.mask {
      // A mask that only one has is a missing or added layer.
      if let mask = state.mask, let otherMask = other.mask,
        partners[mask] != nil || matched.contains(otherMask)
      {
        note(pair, 2, frame, one.title(of: mask), two.title(of: otherMask))
      }
    }
    let (box, otherBox) = (state.frame, other.frame)
    let sides = [
      box.minX - otherBox.minX, box.minY - otherBox.minY, box.maxX - otherBox.maxX,
      box.maxY - otherBox.maxY,
    ]
    guard sides.contains(where: { abs($0) > 1e-3 }) else { return }
    // Shown elsewhere: on account of the nearest layer above that is placed otherwise, unless of its own.
    var layer: State? = state
    while let one = layer {
      if let index = pairIndices[one.id], hasOtherPlace(index, in: frame) {
        if one.id != state.id { followed[index, default: [:]][frame, default: []].insert(state.id) }
        return
      }
      layer = one.parent.flatMap { states[$0] }
    }
  }

  private func hasOtherPlace(_ pair: Int, in frame: Int) -> Bool {
    NumberProperty.all.indices.contains { place in
      NumberProperty.all[place].isPlace
        && notes[Key(pair: pair, property: FrameComparison.firstNumber + place)]?.frames.last
          == frame
    }
  }

  /// The order of the layers that both have in the same layer.
  private mutating func compareOrder(
    _ first: [State], _ second: [State], frame: Int, _ states: [Int: State], _ others: [Int: State]
  ) {
    let common = first.map(\.id).filter { partners[$0].map { others[$0] != nil } ?? false }
    let present = Set(common.compactMap { partners[$0] })
    let order = second.map(\.id).filter(present.contains)
    guard common.compactMap({ partners[$0] }) != order else { return }
    var siblings: [Int: [Int]] = [:]
    for id in common {
      if let parent = states[id]?.parent { siblings[parent, default: []].append(id) }
    }
    var otherSiblings: [Int: [Int]] = [:]
    for id in order {
      if let parent = others[id]?.parent { otherSiblings[parent, default: []].append(id) }
    }
    for (pair, layers) in matching.pairs.enumerated() {
      let (mine, theirs) = (siblings[layers.expected] ?? [], otherSiblings[layers.actual] ?? [])
      let both = Set(mine.compactMap { partners[$0] }).intersection(theirs)
      let here = mine.filter { partners[$0].map(both.contains) ?? false }
      let there = theirs.filter(both.contains)
      guard here.compactMap({ partners[$0] }) != there else { continue }
      note(
        pair, 3, frame, here.map(one.title).joined(separator: ", "),
        there.map(two.title).joined(separator: ", "))
    }
  }

  // MARK: Changes

  private func change(_ key: Key) -> PropertyChange {
    let notes = self.notes[key] ?? Notes()
    let pair = matching.pairs[key.pair]
    var causes: [MotionCause] = []
    let difference: PropertyChange.Difference
    if let property = key.number {
      let samples = (
        samples(pair.expected, property, one, oneTimes, onePlaces),
        samples(pair.actual, property, two, twoTimes, twoPlaces)
      )
      let greatest = greatest(notes.deviations, samples, property)
      difference = .amount(greatest, unit: property.unit)
      causes = layoutCauses(key, notes, property.unit.tolerance)
      causes += CauseFinder.causes(
        expected: samples.0, actual: samples.1, greatest: greatest.amount)
    } else {
      difference = .value(
        expected: notes.values?.expected ?? "", actual: notes.values?.actual ?? "")
    }
    let (followers, isOfMask) = followers(key, notes.frames)
    return PropertyChange(
      layer: reference(key.pair), property: FrameComparison.names[key.property],
      frames: notes.frames.ranges, difference: difference, isOfMask: isOfMask,
      followers: followers, causes: causes)
  }

  private func reference(_ pair: Int) -> LayerReference {
    let layers = matching.pairs[pair]
    return LayerReference(
      expected: layers.expected, actual: layers.actual, title: one.title(of: layers.expected))
  }

  /// The values of a layer's property in all frames that have it; angles without jumps by whole turns.
  private func samples(
    _ id: Int, _ property: NumberProperty, _ timeline: Timeline, _ times: [Double],
    _ places: [[Int: Int]]
  ) -> Samples {
    var found: (times: [Double], values: [Double]) = ([], [])
    for (index, states) in timeline.frames.enumerated() {
      guard let place = places[index][id], var value = property.value(states[place]) else {
        continue
      }
      if property.unit == .degrees, let last = found.values.last {
        value = last + (value - last).remainder(dividingBy: 360)
      }
      found.times.append(times[index])
      found.values.append(value)
    }
    let last = found.values.suffix(2)
    let leaves = places.last.map { $0[id] == nil } ?? false
    let moves = abs((last.last ?? 0) - (last.first ?? 0)) > property.unit.tolerance
    return Samples(
      times: found.times, values: found.values, tolerance: property.unit.tolerance,
      isCutOff: leaves && moves)
  }

  /// A layer above whose size changes as this property does, in proportion: layout makes it so.
  private func layoutCauses(_ key: Key, _ own: Notes, _ tolerance: Double) -> [MotionCause] {
    guard key.number?.isPlace == true, own.frames.count >= 3 else { return [] }
    let amounts = Dictionary(own.deviations.map { ($0.frame, $0.amount) }) { first, _ in first }
    let size = amounts.values.reduce(0) { max($0, abs($1)) }
    var above = layerAbove[matching.pairs[key.pair].expected] ?? nil
    var steps = 0
    while let id = above, steps < layerAbove.count {
      if let pair = pairIndices[id] {
        for (place, property) in NumberProperty.all.enumerated()
        where property.name.hasPrefix("bounds.size") {
          let other = Key(pair: pair, property: FrameComparison.firstNumber + place)
          guard let cause = notes[other], cause.frames == own.frames else { continue }
          let products = cause.deviations.reduce(into: (0.0, 0.0)) {
            $0.0 += $1.amount * (amounts[$1.frame] ?? 0)
            $0.1 += $1.amount * $1.amount
          }
          let factor = products.0 / products.1
          let residual = cause.deviations.reduce(0) {
            max($0, abs((amounts[$1.frame] ?? 0) - factor * $1.amount))
          }
          guard residual <= max(6 * tolerance, 1e-3 * size) else { continue }
          return [
            MotionCause(
              reasons: [.follows(layer: reference(pair), property: property.name)],
              residual: residual, isExact: true)
          ]
        }
      }
      above = layerAbove[id] ?? nil
      steps += 1
    }
    return []
  }

  /// The greatest deviation, the first of those, with what it means for the motion.
  private func greatest(
    _ deviations: [PropertyChange.Deviation], _ samples: (Samples, Samples),
    _ property: NumberProperty
  ) -> PropertyChange.Deviation {
    var greatest = deviations[0]
    for deviation in deviations where abs(deviation.amount) > abs(greatest.amount) {
      greatest = deviation
    }
    let way = samples.0.way
    let rest = property.deviation(samples.0.end, samples.1.end)
    let isLasting = abs(rest) > abs(greatest.amount) / 2
    let pace: PropertyChange.Pace =
      abs(way) <= property.unit.tolerance || isLasting
      ? .apart : way * greatest.amount < 0 ? .late : .early
    return PropertyChange.Deviation(
      frame: greatest.frame, expected: greatest.expected, actual: greatest.actual,
      amount: greatest.amount, pace: pace)
  }

  /// Who follows a change, and whether it is one of a mask.
  private func followers(_ key: Key, _ changed: [Int]) -> ([Int], Bool) {
    let id = matching.pairs[key.pair].expected
    guard let frame = changed.first else { return ([], false) }
    let states = one.frames[frame]
    if let masked = states.first(where: { $0.mask == id }) {
      let mask = Set(subtree(of: id, states))
      return (
        subtree(of: masked.id, states).filter { !mask.contains($0) && partners[$0] != nil }, true
      )
    }
    if key.property == 0 || FrameComparison.affectsAllBelow.contains(key.property) {
      return (subtree(of: id, states).filter { $0 != id && partners[$0] != nil }, false)
    }
    guard let below = followed[key.pair], key.number?.isPlace == true else { return ([], false) }
    return (Set(changed.flatMap { below[$0] ?? [] }).sorted(), false)
  }

  /// What changes how all that is in the layer looks.
  private static let affectsAllBelow = Set(
    names.indices.filter { ["opacity", "isHidden", "masksToBounds"].contains(names[$0]) })

  /// A layer and all in it, in a frame's order.
  private func subtree(of id: Int, _ states: [State]) -> [Int] {
    var inside: Set<Int> = [id]
    return states.compactMap { state in
      if state.id != id {
        guard let parent = state.parent, inside.contains(parent) else { return nil }
        inside.insert(state.id)
      }
      return state.id
    }
  }
}

extension Timeline.LayerState {
  /// Whether all but numbers of layers and what follows from other layers is exactly the same.
  fileprivate func isAlike(_ other: Timeline.LayerState) -> Bool {
    var (one, other) = (self, other)
    (one.frame, other.frame) = (.zero, .zero)
    (one.parent, one.mask) = (nil, nil)
    (other.parent, other.mask) = (nil, nil)
    // Most layers have the same number, and comparing them whole costs least.
    return one.id == other.id && one == other
  }
}

extension Timeline {
  /// Where each layer's state is, by its number, in each frame.
  fileprivate var places: [[Int: Int]] {
    frames.map { states in Dictionary(states.enumerated().map { ($1.id, $0) }) { a, _ in a } }
  }
}

extension [Int] {
  /// Numbers in ascending order as ranges of those that follow each other.
  fileprivate var ranges: [ClosedRange<Int>] {
    var ranges: [ClosedRange<Int>] = []
    for number in self {
      if let last = ranges.last, last.upperBound == number - 1 {
        ranges[ranges.count - 1] = last.lowerBound...number
      } else {
        ranges.append(number...number)
      }
    }
    return ranges
  }
}
