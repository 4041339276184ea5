// SPDX-License-Identifier: MIT
internal import Diff
internal import Foundation
package import Timelines

/// A recording whose pictures are the cells of a sheet in a file beside the page: what a golden keeps.
///
/// The viewer shows its frames, curves, callbacks and findings; there are no values of layers and no exploded view,
/// which need what goldens do not have.
package struct SheetRecording: Sendable {
  /// The sheet.
  package struct Sheet: Sendable {
    /// The picture of a frame.
    package struct Cell: Sendable {
      let frame: Int
      let x: Int
      let y: Int

      /// A cell by its frame and where it begins in the sheet, in pixels.
      package init(frame: Int, x: Int, y: Int) { (self.frame, self.x, self.y) = (frame, x, y) }
    }

    let path: String
    let width: Int
    let height: Int
    let cells: [Cell]

    /// A sheet of cells of one size in pixels, in a file by its path relative to the page.
    package init(path: String, width: Int, height: Int, cells: [Cell]) {
      (self.path, self.width, self.height, self.cells) = (path, width, height, cells)
    }
  }

  let file: TimelineFile
  let sheet: Sheet?
  let motions: LayerMotions

  /// A recording; `sheet` is nil where it cannot be seen.
  package init(_ file: TimelineFile, sheet: Sheet?) {
    self.file = file
    self.sheet = sheet
    motions = file.motions()
  }

  /// Where touches began and ended.
  private var touches: [String] {
    var number = -1
    return file.touches.map { touch in
      if touch.phase == .began { number += 1 }
      return TimelineText.object([
        ("time", TimelineText.time(touch.time)), ("touch", "\(max(number, 0))"),
        ("phase", TimelineText.string(touch.phase.rawValue)),
        ("x", TimelineText.length(touch.location.x)), ("y", TimelineText.length(touch.location.y)),
      ])
    }
  }

  /// Appends the recording as JSON.
  func append(to json: inout PreviewJSON) {
    let moved = Set(motions.all.map(\.layer))
    let layers = file.timeline.layers.filter { moved.contains($0.id) }
    json.append("{ \"timeline\": ")
    json.append(
      TimelineText.head(
        format: "filmstrip-timeline", version: TimelineFile.currentVersion, name: file.name,
        screen: file.screen, frameRate: file.frameRate, frameCount: file.times.count,
        duration: file.duration
      ).joined(separator: " "))
    json.append(" \"times\": ")
    json.append(list: file.times.map { TimelineText.number($0, decimals: 6) })
    json.append(", \"layers\": ")
    json.append(list: layers.map(\.text))
    json.append(", \"events\": ")
    json.append(list: file.events.map(\.text))
    json.append(", \"findings\": ")
    json.append(list: file.findings.map(\.text))
    json.append(" },\n\"touches\": ")
    json.append(list: touches)
    json.append(", \"motions\": [")
    json.append(motions.all.map(\.text).joined(separator: ",\n"))
    json.append("],\n\"sheet\": ")
    guard let sheet else {
      json.append("null }")
      return
    }
    json.append(
      "{ \"path\": \(TimelineText.string(sheet.path)), \"size\": [\(sheet.width), \(sheet.height)], "
        + "\"cells\": "
        + TimelineText.list(sheet.cells.map { "[\($0.frame), \($0.x), \($0.y)]" }) + " } }")
  }
}

/// One recording, or two that are compared, as the viewer's scripts read them.
package struct SheetComparison: Sendable {
  private let recordings: [SheetRecording]
  /// For layers of the first recording the same ones of the second.
  private let pairs: [(Int, Int)]

  /// A recording alone.
  package init(_ recording: SheetRecording) {
    recordings = [recording]
    pairs = []
  }

  /// Two recordings of one transition.
  package init(expected: SheetRecording, actual: SheetRecording) {
    recordings = [expected, actual]
    let diff = MotionDiff(expected: expected.file, actual: actual.file)
    pairs = diff.matching.pairs.map { ($0.expected, $0.actual) }
  }

  /// Appends the members that scripts read: `recordings` and `pairs`.
  package func append(to json: inout PreviewJSON) {
    json.append("\"recordings\": [")
    for (index, recording) in recordings.enumerated() {
      if index > 0 { json.append(",\n") }
      recording.append(to: &json)
    }
    json.append("],\n\"pairs\": ")
    let moved = Set(recordings[0].motions.all.map(\.layer))
    json.append(
      list: pairs.filter { moved.contains($0.0) }.map { "[\($0.0), \($0.1)]" })
  }
}
