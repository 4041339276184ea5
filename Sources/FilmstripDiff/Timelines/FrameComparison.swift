// SPDX-License-Identifier: MIT
internal import FilmstripTimelines

struct FrameComparison {
  typealias State = Timeline.LayerState

  /// Frames at the same time: their indices in both.
  let frames: [(expected: Int, actual: Int)]
  let expected: Timeline
  let actual: Timeline
  let expectedTitles: LayerTitles
  let actualTitles: LayerTitles
  let pairs: LayerPairs
  var notes = DifferenceNotes()
  /// For each pair that others show elsewhere for, with places of their own that are as expected: those, by
  /// frame.
  var followed: [Int: [Int: Set<Int>]] = [:]
  /// The order of siblings that was found last, by the layer that they are in: from frame to frame most stays.
  var orders: [Int: (after: [Int], moves: [SiblingOrder.Move])] = [:]

  init(expected: TimelineFile, actual: TimelineFile, matching: LayerMatching) {
    frames = expected.times.simultaneous(with: actual.times, within: FrameComparison.timeTolerance)
      .map { (expected: $0, actual: $1) }
    (self.expected, self.actual) = (expected.timeline, actual.timeline)
    (expectedTitles, actualTitles) = (LayerTitles(self.expected), LayerTitles(self.actual))
    pairs = LayerPairs(matching)
    let haveSameNumbers =
      matching.missing.isEmpty && matching.added.isEmpty
      && matching.pairs.allSatisfy { $0.expected == $0.actual }
    for frame in frames {
      // What is the same throughout, as most frames of most comparisons, has nothing to be looked for.
      if haveSameNumbers && self.expected.frames[frame.expected] == self.actual.frames[frame.actual]
      {
        continue
      }
      compare(frame.expected, frame.actual)
    }
  }

  /// Frames less than this apart, in seconds, show the same instant, as they do where pixels are compared.
  private static let timeTolerance = 5e-4

  private mutating func compare(_ index: Int, _ other: Int) {
    let pair = FramePair(index, expected.frames[index], actual.frames[other])
    for (place, layers) in pairs.all.enumerated() {
      switch (pair.states[layers.expected], pair.others[layers.actual]) {
      case (nil, nil): break
      case (let state?, nil):
        // One that is absent with the layer that it is in is no news.
        let partner = state.parent.flatMap { pairs.partner(of: $0) }
        if let partner, pair.others[partner] == nil { break }
        note(place, .presence, pair, "in the tree", "not in the tree")
      case (nil, let state?):
        let above = state.parent.flatMap { pairs.place(ofActual: $0) }
        if let above, pair.states[pairs.all[above].expected] == nil { break }
        note(place, .presence, pair, "not in the tree", "in the tree")
      case (let state?, let other?):
        compareValues(state, other, place, pair)
        compareSurroundings(state, other, place, pair)
      }
    }
    compareOrder(pair)
  }

  private mutating func compareValues(
    _ state: State, _ other: State, _ place: Int, _ pair: FramePair
  ) {
    guard !state.isAlike(other) else { return }
    for (index, property) in NumberProperty.all.enumerated() {
      guard let expected = property.value(state), let actual = property.value(other) else {
        continue
      }
      let amount = property.deviation(expected, actual)
      guard abs(amount) > property.unit.tolerance else { continue }
      notes.add(
        DifferenceNotes.Key(pair: place, property: .number(index)),
        PropertyChange.Deviation(
          frame: pair.index, expected: expected, actual: actual, amount: amount, pace: .apart))
    }
    compareElements(state.transform, other.transform, .transform, place, pair)
    compareElements(
      state.sublayerTransform, other.sublayerTransform, .sublayerTransform, place, pair)
    for (index, property) in TextProperty.all.enumerated() {
      guard let expected = property.value(state), let actual = property.value(other) else {
        continue
      }
      if expected != actual { note(place, .text(index), pair, expected, actual) }
    }
  }

  /// Matrices whose parts are the same, which happens where one flattens its layer to nothing, or has a
  /// perspective that is not the usual one.
  private mutating func compareElements(
    _ matrix: [Double]?, _ other: [Double]?, _ property: ComparedProperty, _ place: Int,
    _ pair: FramePair
  ) {
    let identity: [Double] = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
    let (first, second) = (matrix ?? identity, other ?? identity)
    let isFar = zip(first, second).enumerated().contains { index, elements in
      let unit: PropertyUnit = index % 4 == 3 ? .perPoint : index >= 12 ? .points : .factor
      return abs(elements.0 - elements.1) > unit.tolerance
    }
    if isFar && !notes.hasOtherPart(of: property, place, in: pair.index) {
      note(place, property, pair, "\(first)", "\(second)")
    }
  }

  mutating func note(
    _ place: Int, _ property: ComparedProperty, _ pair: FramePair, _ expected: String,
    _ actual: String
  ) {
    let key = DifferenceNotes.Key(pair: place, property: property)
    notes.add(key, in: pair.index, expected, actual)
  }
}

struct FramePair {
  let index: Int
  let first: [Timeline.LayerState]
  let second: [Timeline.LayerState]
  let states: [Int: Timeline.LayerState]
  let others: [Int: Timeline.LayerState]

  init(_ index: Int, _ first: [Timeline.LayerState], _ second: [Timeline.LayerState]) {
    self.index = index
    (self.first, self.second) = (first, second)
    states = Dictionary(first.map { ($0.id, $0) }) { a, _ in a }
    others = Dictionary(second.map { ($0.id, $0) }) { a, _ in a }
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
