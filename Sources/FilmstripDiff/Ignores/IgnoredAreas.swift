// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList
internal import Foundation
package import FilmstripTimelines

/// Which parts of the screen ignores cover in the frames of one recording.
package struct IgnoredAreas: Sendable {
  private let ignores: [Ignore]
  private let layers: IgnoredLayers
  private let timeline: Timeline
  private let screen: CGRect

  package init(_ ignores: [Ignore], in file: TimelineFile) {
    self.ignores = ignores
    timeline = file.timeline
    layers = IgnoredLayers(ignores, in: timeline)
    screen = CGRect(origin: .zero, size: file.screen.size)
  }

  /// Whether the recording has what an ignore names.
  package func has(_ place: Int) -> Bool {
    guard ignores[place].layer == nil else { return !layers.ids[place].isEmpty }
    guard case .region(let rect, _) = ignores[place].subject else { return true }
    return rect.minX < screen.maxX && rect.maxX > screen.minX && rect.minY < screen.maxY
      && rect.maxY > screen.minY
  }

  /// For each ignore whether it covers nearly all of the screen in a frame, so that it hides more than was meant.
  package func coverScreen() -> [Bool] {
    var found = ignores.map { _ in false }
    let least = 0.95 * ConvexPolygon(screen.corners).area
    for frame in timeline.frames.indices where found.contains(false) {
      for (place, polygons) in polygons(inFrame: frame).enumerated() where !found[place] {
        found[place] = polygons.contains { $0.area >= least }
      }
    }
    return found
  }

  /// For each ignore what it covers in a frame, in points of the screen; nothing for a property, and nothing that
  /// follows a layer where there is no such frame.
  package func polygons(inFrame frame: Int) -> [[ConvexPolygon]] {
    var covered = ignores.map { ignore -> [ConvexPolygon] in
      guard case .region(let rect, nil) = ignore.subject else { return [] }
      return [ConvexPolygon(rect.corners).clipped(to: ConvexPolygon(screen.corners))]
    }
    guard timeline.frames.indices.contains(frame), ignores.contains(where: \.isOfLayerPixels) else {
      return covered
    }
    forEachShownLayer(inFrame: frame) { state, polygon in
      let own = polygon(state.bounds)
      for (place, ignore) in ignores.enumerated() where layers.ids[place].contains(state.id) {
        switch ignore.subject {
        case .region(let rect, _):
          let origin = state.bounds.origin
          covered[place].append(polygon(rect.offsetBy(dx: origin.x, dy: origin.y)))
        case .layer:
          covered[place].append(own)
          if let shadow = state.shadowReach { covered[place].append(polygon(shadow)) }
        case .property: break
        }
      }
    }
    return covered.map { $0.filter { !$0.isEmpty } }
  }

  /// For each region the layers of which it covers a part in any frame; of other ignores none.
  func layersUnderRegions() -> [Set<Int>] {
    var found = ignores.map { _ in Set<Int>() }
    guard ignores.contains(where: \.isOfRegion) else { return found }
    for frame in timeline.frames.indices {
      let covered = polygons(inFrame: frame)
      forEachShownLayer(inFrame: frame) { state, polygon in
        let own = polygon(state.bounds)
        for (place, ignore) in ignores.enumerated()
        where ignore.isOfRegion && !found[place].contains(state.id) {
          if covered[place].contains(where: { !own.clipped(to: $0).isEmpty }) {
            found[place].insert(state.id)
          }
        }
      }
    }
    return found
  }

  /// Calls a function for each layer that a frame shows, in the order of the tree, with one that gives the part of a
  /// rectangle in the layer's space that can be seen, in points of the screen.
  private func forEachShownLayer(
    inFrame frame: Int,
    _ body: (Timeline.LayerState, _ polygon: (CGRect) -> ConvexPolygon) -> Void
  ) {
    var spaces = LayerSpaces()
    /// What layers and those they are in leave of the screen to what is in them; nil for those that show nothing.
    var clips: [Int: ConvexPolygon] = [:]
    let masks = Set(timeline.frames[frame].compactMap(\.mask))
    for state in timeline.frames[frame] {
      let toWindow = spaces.add(state)
      guard !state.isHidden, state.opacity > 0, !masks.contains(state.id),
        let clip = state.parent == nil
          ? ConvexPolygon(screen.corners) : state.parent.flatMap({ clips[$0] })
      else { continue }
      func polygon(_ rect: CGRect) -> ConvexPolygon {
        ConvexPolygon(toWindow.visiblePolygon(rect.corners)).clipped(to: clip)
      }
      clips[state.id] = state.masksToBounds ? polygon(state.bounds) : clip
      body(state, polygon)
    }
  }
}

extension Ignore {
  /// Whether it covers pixels that follow a layer.
  fileprivate var isOfLayerPixels: Bool {
    if case .property = subject { false } else { layer != nil }
  }

  fileprivate var isOfRegion: Bool { if case .region = subject { true } else { false } }
}

extension Timeline.LayerState {
  /// How far the shadow of the bounds reaches, in the layer's own space; nil without a shadow.
  fileprivate var shadowReach: CGRect? {
    guard shadowOpacity > 0 else { return nil }
    // Beyond three times σ a shadow is less than 1/255.
    let blur = 3 * abs(shadowRadius ?? 0)
    return bounds.offsetBy(dx: shadowOffset?.width ?? 0, dy: shadowOffset?.height ?? 0)
      .insetBy(dx: -blur, dy: -blur)
  }
}

extension CGRect {
  fileprivate var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
      CGPoint(x: minX, y: maxY),
    ]
  }
}
