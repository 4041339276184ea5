// SPDX-License-Identifier: MIT
internal import FilmstripDiff
internal import Foundation

/// The layers of a recording that can be seen by their values: neither hidden nor faded out, and on the screen.
///
/// Whether another layer covers them is not known.
struct ShownLayers {
  /// A layer as it shows in a frame.
  struct Shown {
    let state: Timeline.LayerState
    /// The product of its opacity and those of the layers that it is in.
    let opacity: Double
  }

  let titles: LayerTitles
  /// In each frame, by number.
  let frames: [[Int: Shown]]
  /// Those that are neither hidden nor faded out, on the screen or beside it, in each frame.
  let present: [Set<Int>]
  /// In the order of the timeline.
  let numbers: [Int]
  /// The layers of UIKit's own bars and controls, without what is in them.
  let partsOfUIKit: Set<Int>
  private let timeline: Timeline
  private let screen: CGRect
  private let parents: [Int: Int?]
  private let classes: [Int: String]

  init(_ timeline: Timeline, screen: CGSize) {
    self.timeline = timeline
    titles = LayerTitles(timeline)
    numbers = timeline.layers.map(\.id)
    parents = timeline.layers.parents
    classes = Dictionary(timeline.layers.map { ($0.id, $0.className) }) { first, _ in first }
    partsOfUIKit = Set(timeline.layers.filter { UIKitParts.all.contains($0.className) }.map(\.id))
    let rect = CGRect(origin: .zero, size: screen)
    self.screen = rect
    var present: [Set<Int>] = []
    frames = timeline.frames.map { states in
      var shown: [Int: Shown] = [:]
      var opacities: [Int: Double] = [:]
      var visible: Set<Int> = []
      for state in states {
        let above = state.parent.map { opacities[$0] ?? 0 } ?? 1
        let opacity = state.isHidden ? 0 : above * state.opacity
        opacities[state.id] = opacity
        if opacity > 0.01 { visible.insert(state.id) }
        if opacity > 0.01, !state.frame.isEmpty, state.frame.intersects(rect) {
          shown[state.id] = Shown(state: state, opacity: opacity)
        }
      }
      present.append(visible)
      return shown
    }
    self.present = present
  }

  func className(of number: Int) -> String { classes[number] ?? "" }

  /// Whether a layer is in one of others.
  func isInside(_ number: Int, of others: Set<Int>) -> Bool { parents.isInside(number, of: others) }

  /// Whether a quarter of a rectangle, or of the screen, is on the screen: what lies at its edge may be put elsewhere.
  private func isSeen(_ frame: CGRect) -> Bool {
    let part = frame.intersection(screen)
    guard !part.isNull else { return false }
    let whole = min(frame.width * frame.height, screen.width * screen.height)
    return part.width * part.height >= whole / 4
  }

  /// How far a layer goes from the frame before to a frame: of its four sides, in points; nil where it is not seen in
  /// both.
  func step(_ number: Int, to frame: Int) -> SIMD4<Double>? {
    guard frame > 0, frame < frames.count, let old = frames[frame - 1][number]?.state.frame,
      let new = frames[frame][number]?.state.frame, isSeen(old), isSeen(new)
    else { return nil }
    let sides = { (rect: CGRect) in SIMD4<Double>(rect.minX, rect.minY, rect.maxX, rect.maxY) }
    let step = sides(new) - sides(old)
    return (0..<4).allSatisfy { step[$0].isFinite } ? step : nil
  }

  /// How far the opacity goes from the frame before to a frame.
  func fade(_ number: Int, to frame: Int) -> Double? {
    guard frame > 0, frame < frames.count, let old = frames[frame - 1][number],
      let new = frames[frame][number]
    else { return nil }
    return new.opacity - old.opacity
  }

  /// The layers that change from the frame before to a frame or contain one that does; and those that contain one of
  /// which more changes than its place on the screen, as it does where they move.
  func changes(to frame: Int) -> (all: Set<Int>, inside: Set<Int>) {
    let states = timeline.frames[frame]
    let parents = Dictionary(states.map { ($0.id, $0.parent) }) { first, _ in first }
    let old = Dictionary(timeline.frames[frame - 1].map { ($0.id, $0) }) { first, _ in first }
    var (all, inside): (Set<Int>, Set<Int>) = ([], [])
    for state in states {
      var before = old[state.id]
      guard before != state else { continue }
      all.insert(state.id)
      before?.frame = state.frame
      var above = state.parent
      while let parent = above, !all.contains(parent) || before != state {
        all.insert(parent)
        // What is above one that contains a change does, too.
        if before != state, !inside.insert(parent).inserted { break }
        above = parents[parent] ?? nil
      }
    }
    return (all, inside)
  }

  /// The layers of a frame that are not the same in another one, which may be before the first: of more than a limit
  /// those that take most of the screen, in the order of the timeline.
  func differing(in frame: Int, from other: Int, limit: Int) -> [Int] {
    let old =
      other < 0
      ? [:]
      : Dictionary(
        timeline.frames[other].map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var areas: [Int: Double] = [:]
    for state in timeline.frames[frame] where present[frame].contains(state.id) {
      var before = old[state.id]
      before?.frame = state.frame
      guard before != state else { continue }
      let part = state.frame.intersection(screen)
      areas[state.id] = part.isNull ? 0 : part.width * part.height
    }
    let largest = areas.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(limit)
    let kept = Set(largest.map(\.key))
    return numbers.filter(kept.contains)
  }

  /// Whether nothing changes from the frame before to a frame.
  func rests(in frame: Int) -> Bool { timeline.frames[frame] == timeline.frames[frame - 1] }
}

extension SIMD4<Double> {
  /// The greatest of its amounts.
  var greatest: Double { (0..<4).map { abs(self[$0]) }.max() ?? 0 }
}
