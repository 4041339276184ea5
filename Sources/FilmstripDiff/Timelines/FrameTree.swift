// SPDX-License-Identifier: MIT
package import FilmstripTimelines
internal import FilmstripWording
internal import Foundation

/// The layers of one frame as a tree: which they are, where, and what is not as in a new layer.
package struct FrameTree {
  private let file: TimelineFile
  private let frame: Int

  /// The tree of a frame; nil for a number that the timeline does not have.
  package init?(_ file: TimelineFile, frame: Int) {
    guard file.timeline.frames.indices.contains(frame) else { return nil }
    (self.file, self.frame) = (file, frame)
  }

  /// A head, and a line for each layer, indented by its depth, back to front.
  package var lines: [String] {
    let size = file.screen.size
    let head =
      "frame \(frame) of 0 to \(file.timeline.frames.count - 1), at \(TimelineText.time(file.times[frame])) s, "
      + "\(file.screen.name), \(TimelineText.length(size.width)) × \(TimelineText.length(size.height)) points"
    return [head.printable]
      + rows.map { row in
        let name = row.layer?.name.map { $0 + " " } ?? ""
        let kind = row.layer?.className ?? "layer \(row.state.id)"
        let parts = ["\(name)\(kind)", "frame \(FrameTree.rectangle(row.state.frame))"] + row.looks
        return String(repeating: "  ", count: row.depth) + parts.joined(separator: "  ").printable
      }
  }

  /// The same as JSON: docs/tree.schema.json.
  package var json: String {
    let layers = rows.map { row -> String in
      let new = Timeline.LayerState(id: row.state.id, parent: nil)
      let changed = TimelineKey.all.compactMap { key -> (String, String)? in
        let text = key.text(row.state)
        return key.name == "parent" || text == key.text(new) ? nil : (key.name, text)
      }
      let rectangle = row.state.frame
      let frame = [rectangle.minX, rectangle.minY, rectangle.width, rectangle.height].map(
        Double.init)
      let known =
        [
          ("id", "\(row.state.id)"), ("parent", row.state.parent.map { "\($0)" } ?? "null"),
          ("depth", "\(row.depth)"),
          ("class", TimelineText.string(row.layer?.className ?? "")),
          ("name", row.layer?.name.map(TimelineText.string) ?? "null"),
          ("frame", TimelineText.list(frame.map(TimelineText.length))),
        ] + changed
      return "    " + TimelineText.object(known)
    }
    let head = [
      "{ \"format\": \"filmstrip-tree\", \"version\": 1, \"name\": \(TimelineText.string(file.name)),",
      "  \"frame\": \(frame), \"frameCount\": \(file.timeline.frames.count), "
        + "\"time\": \(TimelineText.time(file.times[frame])),",
    ]
    guard !layers.isEmpty else { return (head + ["  \"layers\": [] }"]).joined(separator: "\n") }
    return (head + ["  \"layers\": [", layers.joined(separator: ",\n"), "  ] }"])
      .joined(separator: "\n")
  }

  private struct Row {
    let layer: Timeline.Layer?
    let state: Timeline.LayerState
    let depth: Int
    var looks: [String] { FrameTree.looks(of: state) }
  }

  private var rows: [Row] {
    let layers = Dictionary(file.timeline.layers.map { ($0.id, $0) }) { first, _ in first }
    // Parents are before their children.
    var depths: [Int: Int] = [:]
    return file.timeline.frames[frame].map { state in
      let depth = state.parent.flatMap { depths[$0] }.map { $0 + 1 } ?? 0
      depths[state.id] = depth
      return Row(layer: layers[state.id], state: state, depth: depth)
    }
  }

  /// What is seen of a layer and is not as in a new one.
  private static func looks(of state: Timeline.LayerState) -> [String] {
    var looks: [String] = []
    if state.opacity != 1 { looks.append("opacity \(TimelineText.share(state.opacity))") }
    if state.transform != nil {
      looks.append("transform " + parts(of: NamedTransformParts(state.transform)))
    }
    if state.sublayerTransform != nil {
      looks.append("sublayer transform " + parts(of: NamedTransformParts(state.sublayerTransform)))
    }
    if state.zPosition != 0 { looks.append("z \(TimelineText.length(state.zPosition))") }
    if state.corners.radius != 0 {
      looks.append("corner radius \(TimelineText.length(state.corners.radius))")
    }
    if state.shadowOpacity != 0 {
      looks.append("shadow opacity \(TimelineText.share(state.shadowOpacity))")
    }
    if let mask = state.mask { looks.append("masked by layer \(mask)") }
    if state.masksToBounds { looks.append("clips") }
    if state.isHidden { looks.append("hidden") }
    return looks
  }

  private static func parts(of transform: NamedTransformParts) -> String {
    func text(_ name: String, _ vector: SIMD3<Double>, without: Double, _ unit: String) -> String? {
      let texts = (0..<3).map { TimelineText.number(vector[$0], decimals: 3) }
      guard texts.contains(where: { $0 != TimelineText.number(without, decimals: 3) }) else {
        return nil
      }
      // Most transforms are of the plane.
      let shown =
        texts[2] == TimelineText.number(without, decimals: 3)
        ? texts.prefix(2).joined(separator: ", ") : texts.joined(separator: ", ")
      return "\(name) \(shown)\(unit)"
    }
    let rotation = transform.rotation
    let angle =
      rotation.x == 0 && rotation.y == 0 && rotation.z != 0
      ? "rotation \(TimelineText.number(rotation.z, decimals: 3))°"
      : text("rotation", rotation, without: 0, "°")
    let perspective = TimelineText.number(transform.perspective, decimals: 6)
    let found = [
      text("scale", transform.scale, without: 1, ""),
      text("shear", transform.shear, without: 0, ""),
      angle, text("translation", transform.translation, without: 0, ""),
      perspective == "0" ? nil : "perspective \(perspective)",
    ].compactMap(\.self)
    return found.isEmpty ? "of less than 0.001" : found.joined(separator: ", ")
  }

  private static func rectangle(_ frame: CGRect) -> String {
    "(\(TimelineText.length(frame.minX)), \(TimelineText.length(frame.minY)), "
      + "\(TimelineText.length(frame.width)), \(TimelineText.length(frame.height)))"
  }
}
