// SPDX-License-Identifier: MIT
internal import Foundation
internal import FilmstripWording

/// What does not count when a recording is compared with a golden, and how much that hides.
struct GoldenIgnores {
  /// What differs in motion and counts; nil for nothing.
  private(set) var motion: MotionDiff?
  /// For each ignore what it hides.
  private(set) var hidden: [IgnoredDifferences]
  /// The golden's frames in which ignored layers differ in motion, and nothing else does.
  private var framesOfIgnoredLayers: Set<Int> = []
  private let areas: (expected: IgnoredAreas, actual: IgnoredAreas)?
  private let screen: CGSize

  /// Takes what moves otherwise, nil for nothing, and leaves out what does not count of it.
  ///
  /// - Throws: ``GoldenError/uselessIgnore(place:problem:)``; what reading the golden throws.
  init(
    of candidate: GoldenCandidate, with golden: Golden, motion: MotionDiff?
  ) throws(GoldenError) {
    let ignores = candidate.options.ignores
    hidden = ignores.map { IgnoredDifferences($0) }
    (self.motion, screen) = (motion, candidate.timeline.screen.size)
    guard !ignores.isEmpty else {
      areas = nil
      return
    }
    let actual = candidate.timeline
    let expected = motion == nil ? actual : try golden.timeline()
    let areas = (IgnoredAreas(ignores, in: expected), IgnoredAreas(ignores, in: actual))
    self.areas = areas
    let covering = zip(areas.0.coverScreen(), areas.1.coverScreen()).map { $0 || $1 }
    for place in hidden.indices {
      hidden[place].isFound = areas.0.has(place) || areas.1.has(place)
      hidden[place].coversScreen = covering[place]
      guard hidden[place].isFound || ignores[place].isOfFile else {
        throw ignores[place].error(in: [expected, actual])
      }
    }
    guard let motion else { return }
    let rest = motion.ignoring(ignores, expected: expected, actual: actual)
    self.motion = rest.diff.isEmpty ? nil : rest.diff
    framesOfIgnoredLayers = rest.framesOfIgnoredLayers
    for (place, count) in rest.hiddenCounts.enumerated() { hidden[place].motionCount = count }
  }

  /// Whether anything is hidden so far.
  var hidesSomething: Bool { !hidden.allSatisfy(\.isEmpty) }

  /// Whether any of them is of pixels.
  var coversPixels: Bool {
    hidden.contains { if case .property = $0.ignore.subject { false } else { true } }
  }

  /// Whether nothing but ignored layers explains that a frame of the golden looks otherwise.
  func isOfIgnoredLayers(expectedFrame: Int) -> Bool {
    framesOfIgnoredLayers.contains(expectedFrame)
  }

  /// For each ignore the pixels that it covers in either of two frames, in a picture of a size.
  private func masks(_ expected: Int, _ actual: Int, width: Int, height: Int) -> [PixelMask] {
    polygons(expected, actual).map {
      PixelMask($0, of: screen, width: width, height: height)
    }
  }

  /// For each ignore what it covers in either of two frames, in points; a frame that is not there covers nothing.
  func polygons(_ expected: Int?, _ actual: Int?) -> [[ConvexPolygon]] {
    guard let areas else { return [] }
    let all = [
      expected.map { areas.expected.polygons(inFrame: $0) },
      actual.map { areas.actual.polygons(inFrame: $0) },
    ].compactMap(\.self)
    return hidden.indices.map { place in
      all.flatMap { $0[place] }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
  }

  /// A comparison of two frames' pictures without the pixels that do not count, and how much differs in these.
  func counted(
    _ comparison: PixelComparison, expected: Int, actual: Int
  ) -> (comparison: PixelComparison, hidden: [PixelComparison.Hidden]) {
    let (one, other) = (comparison.expected, comparison.actual)
    guard areas != nil, (one.width, one.height) == (other.width, other.height) else {
      return (comparison, [])
    }
    return comparison.ignoring(masks(expected, actual, width: one.width, height: one.height))
  }

  /// Takes note of what was hidden in the pictures of one frame.
  mutating func add(_ differences: [PixelComparison.Hidden]) {
    for (place, difference) in differences.enumerated() where difference.pixelCount > 0 {
      hidden[place].add(difference)
    }
  }
}

extension GoldenCandidate {
  /// What ignores hide where nothing differs.
  ///
  /// - Throws: ``GoldenError/uselessIgnore(place:problem:)`` if one names what the recording does not have.
  package func hidingNothing() throws(GoldenError) -> [IgnoredDifferences] {
    guard !options.ignores.isEmpty else { return [] }
    let areas = IgnoredAreas(options.ignores, in: timeline)
    var hidden: [IgnoredDifferences] = []
    let covering = areas.coverScreen()
    for (place, ignore) in options.ignores.enumerated() {
      var nothing = IgnoredDifferences(ignore)
      nothing.coversScreen = covering[place]
      nothing.isFound = areas.has(place)
      guard nothing.isFound || ignore.isOfFile else { throw ignore.error(in: [timeline]) }
      hidden.append(nothing)
    }
    return hidden
  }
}

extension Ignore {
  /// That no recording has what it names.
  fileprivate func error(in recordings: [TimelineFile]) -> GoldenError {
    let screen = recordings[recordings.count - 1].screen.size
    guard let layer else {
      return .uselessIgnore(
        place: place,
        problem: "the \(self) is outside of the screen, which is \(Int(screen.width))×"
          + "\(Int(screen.height)) points; give one on it")
    }
    let layers = recordings.flatMap(\.timeline.layers)
    let names = layers.map(\.title) + layers.compactMap(\.name)
    return .uselessIgnore(
      place: place,
      problem: "neither the recording nor its golden has the layer "
        + "'\(layer.printable(atMost: 40))'; "
        + (layer.nearest(in: names).map { "did you mean '\($0)'?" }
          ?? "reports and motion.txt name the layers"))
  }
}
