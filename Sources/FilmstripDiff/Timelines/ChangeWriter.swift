// SPDX-License-Identifier: MIT
internal import Foundation
internal import FilmstripTimelines

struct ChangeWriter {
  private let comparison: FrameComparison
  private let expected: PropertyHistory
  private let actual: PropertyHistory
  /// The layer that each is in when it first appears.
  private let layerAbove: [Int: Int?]
  /// What each stack has in it.
  private let arranged: [Int: [Int]]
  /// The layers that are a mask in any expected frame.
  private let masks: Set<Int>
  private let completion: CompletionSpeed?
  private let driven: DrivenWay?

  init(_ comparison: FrameComparison, expected: TimelineFile, actual: TimelineFile) {
    self.comparison = comparison
    self.expected = PropertyHistory(expected)
    self.actual = PropertyHistory(actual)
    layerAbove = expected.timeline.layers.parents
    let layers = expected.timeline.layers
    let stacks = Set(layers.lazy.filter { $0.className == "UIStackView" }.map(\.id))
    arranged = Dictionary(
      grouping: layers.filter { $0.parent.map(stacks.contains) ?? false }, by: { $0.parent ?? 0 }
    ).mapValues { $0.map(\.id) }
    completion = CompletionSpeed(expected: expected, actual: actual)
    driven = DrivenWay(expected: expected, actual: actual)
    masks = Set(expected.timeline.frames.joined().lazy.compactMap(\.mask))
  }

  func changes() -> [PropertyChange] {
    var memory = MotionMemory()
    return comparison.notes.keys.map { change($0, &memory) }
  }

  private func change(_ key: DifferenceNotes.Key, _ memory: inout MotionMemory) -> PropertyChange {
    let note = comparison.notes[key] ?? DifferenceNotes.Note()
    let pair = comparison.pairs.all[key.pair]
    var (causes, part): ([MotionCause], MotionPart?) = ([], nil)
    let difference: PropertyChange.Difference
    if let property = key.property.number {
      let samples = (
        expected: expected.samples(of: property, pair.expected),
        actual: actual.samples(of: property, pair.actual)
      )
      let greatest = PropertyChange.Deviation(
        greatest: note.deviations, property, samples.expected, samples.actual)
      difference = .amount(greatest, unit: property.unit)
      let found = memory.causes(
        samples.expected, samples.actual, deviations: note.deviations.map { ($0.frame, $0.amount) },
        at: expected.times,
        greatest: greatest.amount)
      (causes, part) = (layoutCauses(key, note, property.unit.tolerance) + found.causes, found.part)
      if let completion, let first = note.frames.first,
        let cause = completion.cause(
          expected: samples.expected, actual: samples.actual, from: expected.times[first])
      {
        (causes, part) = ([cause] + causes, nil)
      } else if causes.first?.isExact != true,
        let cause = driven?.cause(expected: samples.expected, actual: samples.actual)
      {
        (causes, part) = ([cause] + causes, nil)
      }
    } else {
      difference = .value(expected: note.values?.expected ?? "", actual: note.values?.actual ?? "")
    }
    let (followers, isOfMask) = followers(key, note.frames)
    return PropertyChange(
      layer: reference(key.pair), property: key.property.name, frames: note.frames.ranges,
      difference: difference, isOfMask: isOfMask, followers: followers, causes: causes, part: part)
  }

  private func reference(_ place: Int) -> LayerReference {
    let layers = comparison.pairs.all[place]
    return LayerReference(
      expected: layers.expected, actual: layers.actual,
      title: comparison.expectedTitles[layers.expected])
  }

  /// A layer above whose size changes as this property does, in proportion: layout makes it so.
  ///
  /// The size of a stack follows what it arranges instead.
  private func layoutCauses(
    _ key: DifferenceNotes.Key, _ own: DifferenceNotes.Note, _ tolerance: Double
  ) -> [MotionCause] {
    guard key.property.isPlace, own.frames.count >= 3 else { return [] }
    let amounts = Dictionary(own.deviations.map { ($0.frame, $0.amount) }) { first, _ in first }
    let size = amounts.values.reduce(0) { max($0, abs($1)) }
    func cause(_ id: Int, _ indices: [Int]) -> MotionCause? {
      guard let place = comparison.pairs.place(ofExpected: id) else { return nil }
      return indices.lazy.compactMap { index in
        let other = DifferenceNotes.Key(pair: place, property: .number(index))
        guard let cause = comparison.notes[other], cause.frames == own.frames else { return nil }
        let products = cause.deviations.reduce(into: (0.0, 0.0)) {
          $0.0 += $1.amount * (amounts[$1.frame] ?? 0)
          $0.1 += $1.amount * $1.amount
        }
        let factor = products.0 / products.1
        let residual = cause.deviations.reduce(0) {
          max($0, abs((amounts[$1.frame] ?? 0) - factor * $1.amount))
        }
        guard residual <= max(6 * tolerance, 1e-3 * size) else { return nil }
        let reason = MotionCause.Reason.follows(
          layer: reference(place), property: NumberProperty.all[index].name)
        return MotionCause(reasons: [reason], residual: residual, isExact: true)
      }.first
    }
    let id = comparison.pairs.all[key.pair].expected
    if let arranged = arranged[id], case .number(let index) = key.property,
      NumberProperty.sizes.contains(index),
      let cause = arranged.lazy.compactMap({ cause($0, [index]) }).first
    {
      return [cause]
    }
    var above = layerAbove[id] ?? nil
    var steps = 0
    while let id = above, steps < layerAbove.count {
      if arranged[id] == nil, let cause = cause(id, NumberProperty.sizes) { return [cause] }
      above = layerAbove[id] ?? nil
      steps += 1
    }
    return []
  }

  /// Who follows a change, and whether it is one of a mask.
  private func followers(_ key: DifferenceNotes.Key, _ changed: [Int]) -> ([Int], Bool) {
    let id = comparison.pairs.all[key.pair].expected
    guard let frame = changed.first else { return ([], false) }
    let states = comparison.expected.frames[frame]
    func isKnown(_ id: Int) -> Bool { comparison.pairs.place(ofExpected: id) != nil }
    if masks.contains(id), let masked = states.first(where: { $0.mask == id }) {
      let mask = Set(states.subtree(of: id))
      return (states.subtree(of: masked.id).filter { !mask.contains($0) && isKnown($0) }, true)
    }
    if key.property.affectsAllBelow {
      return (states.subtree(of: id).filter { $0 != id && isKnown($0) }, false)
    }
    guard key.property.isPlace, let below = comparison.followed[key.pair] else {
      return ([], false)
    }
    return (Set(changed.flatMap { below[$0] ?? [] }).sorted(), false)
  }
}

extension PropertyChange.Deviation {
  /// The greatest deviation, the first of those, with what it means for the motion.
  fileprivate init(
    greatest deviations: [PropertyChange.Deviation], _ property: NumberProperty,
    _ expected: Samples,
    _ actual: Samples
  ) {
    var greatest = deviations[0]
    for deviation in deviations where abs(deviation.amount) > abs(greatest.amount) {
      greatest = deviation
    }
    let rest = property.deviation(expected.end, actual.end)
    let isLasting = abs(rest) > abs(greatest.amount) / 2
    let pace: PropertyChange.Pace =
      abs(expected.displacement) <= property.unit.tolerance || isLasting
      ? .apart : expected.displacement * greatest.amount < 0 ? .late : .early
    self.init(
      frame: greatest.frame, expected: greatest.expected, actual: greatest.actual,
      amount: greatest.amount, pace: pace)
  }
}

extension [Timeline.LayerState] {
  fileprivate func subtree(of id: Int) -> [Int] {
    var inside: Set<Int> = [id]
    return compactMap { state in
      if state.id != id {
        guard let parent = state.parent, inside.contains(parent) else { return nil }
        inside.insert(state.id)
      }
      return state.id
    }
  }
}

extension [Int] {
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
