// SPDX-License-Identifier: MIT
internal import FilmstripDiff
internal import FilmstripDisplayList
internal import FilmstripTimelines
package import Foundation

/// A few frames of a recording around a finding, in which the layer that it is about is outlined.
package struct FindingSheet {
  private static let cellWidth = 160
  /// Frames before and after the one of the finding.
  private static let reach = 3

  private let finding: Finding
  private let recording: Recording
  /// The screen on which it was found, and the number of its layer there.
  private let settled: (screen: SettledScreen, layer: Int)?

  /// The sheet of a finding in one of the recordings of a way.
  package init(_ finding: Finding, in recording: Int, of way: SweepRunner.SweptWay) {
    (self.finding, self.recording) = (finding, way.recordings[recording])
    let layer = way.findings.first { $0.finding == finding && $0.recording == recording }?.layer
    settled = layer.flatMap { layer in way.settled.map { ($0, layer) } }
  }

  /// The bytes of a PNG.
  package func data() throws -> Data {
    let indices = shownFrames
    let culprit = culprit
    var part = Recording(
      name: recording.name, device: recording.device, frameRate: recording.frameRate,
      nanoseconds: recording.nanoseconds,
      frames: indices.map { index in
        let frame = recording.frames[index]
        return culprit.map { frame.outlining(layer: $0) } ?? frame
      }, events: [], findings: [], touches: [])
    part.layerNames = recording.layerNames
    let options = OutputOptions(
      sheet: SheetOptions(
        selection: .all, columns: indices.count, cellWidth: FindingSheet.cellWidth), jobs: 1)
    let made = try TransitionSheet([.recording(part)]).makePages(options: options)
    return made.pages[0].imageData(compression: .level(6))
  }

  /// The frames around that of the finding; where it is not of a moment, frames from the second half to the last one.
  private var shownFrames: [Int] {
    let (count, reach) = (recording.frames.count, FindingSheet.reach)
    if let frame = finding.frame, recording.frames.indices.contains(frame) {
      let first = max(0, min(frame - reach, count - 2 * reach - 1))
      return Array(first..<min(count, first + 2 * reach + 1))
    }
    let last = count - 1
    let step = max(1, count / (4 * reach))
    return (0..<2 * reach).map { last - $0 * step }.filter { $0 >= 0 }.reversed()
  }

  /// The number of the layer that the finding is about; nil where it is about something else, or the layer is gone.
  private var culprit: Int? {
    guard let object = finding.object, let last = recording.frames.last else { return nil }
    // Screens and recordings number layers on their own, and roles may name them otherwise.
    if let settled {
      var still = Recording(
        name: recording.name, device: recording.device, frameRate: recording.frameRate,
        nanoseconds: 0, frames: [last], events: [], findings: [])
      still.layerNames = recording.layerNames
      let diff = MotionDiff(expected: settled.screen.timeline, actual: TimelineFile(still))
      let pair = diff.matching.pairs.first { $0.expected == settled.layer }
      if let pair { return pair.actual }
    }
    let moment = finding.frame.flatMap { index in
      recording.frames.indices.contains(index) ? recording.frames[index] : nil
    }
    return [last, moment, recording.frames.first].lazy.compactMap(\.self).compactMap { frame in
      FindingSheet.layer(
        of: object, in: Timeline([frame], names: recording.layerNames))
    }.first
  }

  private static func layer(of title: String, in timeline: Timeline) -> Int? {
    let titles = LayerTitles(timeline)
    return timeline.layers.first { titles[$0.id] == title }?.id
  }
}

extension Frame {
  /// The frame with a line around a layer, over everything; as it is where the layer cannot be seen.
  fileprivate func outlining(layer: Int) -> Frame {
    let screen = CGRect(origin: .zero, size: size)
    guard let outline = root.outline(of: layer, in: .identity, within: screen.insetBy(dx: 3, dy: 3))
    else { return self }
    var mark = Node(id: -1, className: "Outline", geometry: Geometry(frame: screen))
    // In a light line and one in a color that few screens have, so that it is seen on anything.
    mark.overlay = [(8.0, Color.white), (4.0, Color(red: 0.9, green: 0, blue: 0.45))].map {
      .stroke(outline, style: StrokeStyle(width: $0, join: .round), paint: .color($1))
    }
    var marked = root
    marked.children.append(mark)
    return Frame(
      index: index, nanoseconds: nanoseconds, size: size, scale: scale, background: background,
      root: marked)
  }
}

extension Node {
  /// The outline of a layer on the screen, of which as much is kept as a rectangle has room for; nil where there is
  /// none.
  fileprivate func outline(of layer: Int, in space: Transform, within screen: CGRect) -> Path? {
    guard !isHidden else { return nil }
    let own = ownSpace(in: space)
    guard id == layer else {
      let inner = childSpace(own: own)
      for child in children {
        if let found = child.outline(of: layer, in: inner, within: screen) { return found }
      }
      return nil
    }
    let bounds = geometry.bounds.standardized
    let box = own.boundingBox(of: bounds)
    guard box.width.isFinite, box.height.isFinite else { return nil }
    let seen = box.intersection(screen)
    guard !seen.isNull, !seen.isEmpty else { return nil }
    guard own.isAffine, own.b == 0, own.c == 0 else {
      let corners = own.visiblePolygon([
        CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
        CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
      ])
      guard let first = corners.first else { return nil }
      return Path([.move(first)] + corners.dropFirst().map { .line($0) } + [.close])
    }
    return Path(rect: seen)
  }
}
