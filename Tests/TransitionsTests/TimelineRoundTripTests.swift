// SPDX-License-Identifier: MIT
import Filmstrip
import Foundation
import Testing
import FilmstripTransitions

/// The timeline of each transition of the gallery, put together again from its changes.
@MainActor
@Suite struct TimelineRoundTripTests {
  @Test(arguments: Gallery.entries.map(\.name))
  func changesGiveBackEachFrame(name: String) throws {
    let recording = try GalleryStage(name).record()
    let text = TimelineFile(recording).text
    let file = try TimelineFile(data: Data(text.utf8), shownAs: name)
    #expect(file.text == text)
    #expect(file.timeline.layers == recording.timeline.layers)
    #expect(file.events == recording.events)
    for (read, states) in zip(file.timeline.frames, recording.timeline.frames) {
      #expect(read.map(\.id) == states.map(\.id))
      for (one, other) in zip(read, states) {
        expectPlace(
          one.frame, x: other.frame.minX, y: other.frame.minY, width: other.frame.width,
          height: other.frame.height, "\(name), layer \(one.id)")
        #expect(one.parent == other.parent && one.contents == other.contents)
        #expect(abs(one.opacity - other.opacity) <= 5e-6)
      }
    }
  }

  /// By the format's description alone, without our reader: values stay until a line changes them, and
  /// a layer that was not there starts with those of a new layer.
  @Test(arguments: Gallery.entries.map(\.name))
  func changesAreReadAsDocumented(name: String) throws {
    let recording = try GalleryStage(name).record()
    let object = try JSONSerialization.jsonObject(with: Data(TimelineFile(recording).text.utf8))
    let frames = try #require((object as? [String: Any])?["frames"] as? [[String: Any]])
    #expect(frames.count == recording.frames.count)
    var values: [Int: [String: Any]] = [:]
    for (index, frame) in frames.enumerated() {
      if let ids = frame["layers"] as? [Int] {
        values = Dictionary(uniqueKeysWithValues: ids.map { ($0, values[$0] ?? [:]) })
      }
      for change in try #require(frame["changes"] as? [[String: Any]]) {
        let id = try #require(change["id"] as? Int)
        values[id]?.merge(change) { _, new in new }
      }
      try check(recording.frames[index].root, against: values)
    }
  }

  private func check(_ node: Node, against values: [Int: [String: Any]]) throws {
    let value = try #require(values[node.id])
    func numbers(_ key: String, _ usual: [Double]) -> [Double] { value[key] as? [Double] ?? usual }
    func expectNear(_ one: [Double], _ other: [Double], _ key: String) {
      #expect(
        one.count == other.count && zip(one, other).allSatisfy { abs($0 - $1) <= 1e-4 },
        "\(key) of \(node.id): \(one), not \(other)")
    }
    let geometry = node.geometry
    expectNear(
      numbers("position", [0, 0]), [geometry.position.x, geometry.position.y], "position")
    let bounds = geometry.bounds
    expectNear(
      numbers("bounds", [0, 0, 0, 0]), [bounds.minX, bounds.minY, bounds.width, bounds.height],
      "bounds")
    expectNear([value["opacity"] as? Double ?? 1], [node.opacity], "opacity")
    #expect(value["hidden"] as? Bool ?? false == node.isHidden)
    #expect(value["contents"] as? String == node.contentsName?.description)
    for child in node.children { try check(child, against: values) }
  }
}
