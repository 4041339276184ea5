// SPDX-License-Identifier: MIT
internal import FilmstripDiff
internal import Foundation
internal import FilmstripTimelines

/// A layer that moves, with all its motions, and how much of that is seen.
struct MovingLayer: Sendable {
  let id: Int
  let title: String
  let motions: [LayerMotion]
  /// How much of the screen it covers when it covers most, 0 to 1.
  let share: Double
  /// How far it goes, in screens: corners, not only its centre.
  let travel: Double
  /// How much what is seen depends on it.
  let weight: Double

  var places: [LayerMotion] { motions.filter { $0.property.isPlace } }
}

extension String {
  fileprivate var isPlace: Bool {
    hasPrefix("position") || hasPrefix("bounds") || hasPrefix("transform")
      || hasPrefix("anchorPoint") || hasPrefix("zPosition")
  }
}

struct MovingLayers: Sendable {
  /// Those that are seen.
  let all: [MovingLayer]
  private let titles: LayerTitles
  /// How many more move, for whose motions there was no time.
  let omittedCount: Int

  init(_ subject: FigureSubject) {
    let motions = subject.file.motions(limit: 120, driven: subject.driven)
    omittedCount = motions.omittedLayers
    let titles = LayerTitles(subject.file.timeline)
    self.titles = titles
    var groups: [(id: Int, motions: [LayerMotion])] = []
    for motion in motions.all {
      if groups.last?.id == motion.layer {
        groups[groups.count - 1].motions.append(motion)
      } else {
        groups.append((motion.layer, [motion]))
      }
    }
    let seen = SeenLayers(subject, Set(groups.map(\.id)))
    var layers: [MovingLayer] = []
    for group in groups {
      let share = seen.shares[group.id] ?? 0
      guard share > 0 else { continue }
      let travel = seen.travels[group.id] ?? 0
      // What only changes its looks matters less than what goes somewhere.
      let looks = group.motions.contains { $0.property == "opacity" } ? 0.2 : 0.05
      layers.append(
        MovingLayer(
          id: group.id, title: titles[group.id], motions: group.motions, share: share,
          travel: travel, weight: share.squareRoot() * (travel + looks)))
    }
    // Layers of equal weight stay in their order: the sort is stable.
    all = layers.sorted { $0.weight > $1.weight }
  }

  /// The layers that are asked for by name, else all.
  ///
  /// - Throws: ``FigureError/unknownLayer(name:known:)``.
  func chosen(_ names: [String]) throws(FigureError) -> [MovingLayer] {
    guard !names.isEmpty else { return all }
    var chosen: [MovingLayer] = []
    for name in names {
      let found = all.filter { titles.isMeant($0.id, by: name) }
      guard !found.isEmpty else { throw .unknownLayer(name: name, known: all.map(\.title)) }
      chosen += found.filter { layer in !chosen.contains { $0.id == layer.id } }
    }
    return chosen
  }
}

private struct SeenLayers {
  var shares: [Int: Double] = [:]
  var travels: [Int: Double] = [:]

  init(_ subject: FigureSubject, _ ids: Set<Int>) {
    let screen = subject.screenRect
    let area = max(screen.width * screen.height, 1e-9)
    let diagonal = max(hypot(screen.width, screen.height), 1e-9)
    var first: [Int: CGRect] = [:]
    for states in subject.file.timeline.frames {
      var faint: Set<Int> = []
      for state in states {
        // Parents come before what is in them.
        let isFaint =
          state.isHidden || state.opacity <= 0.001 || (state.parent.map(faint.contains) ?? false)
        if isFaint { faint.insert(state.id) }
        guard ids.contains(state.id) else { continue }
        let frame = state.frame
        guard frame.isFinite else { continue }
        let part = frame.overlap(screen)
        if !isFaint, !part.isNull {
          shares[state.id] = max(shares[state.id] ?? 0, part.width * part.height / area)
        }
        guard let start = first[state.id] else {
          first[state.id] = frame
          continue
        }
        let distance = max(
          hypot(frame.minX - start.minX, frame.minY - start.minY),
          hypot(frame.maxX - start.maxX, frame.maxY - start.maxY))
        travels[state.id] = max(travels[state.id] ?? 0, distance / diagonal)
      }
    }
  }
}
