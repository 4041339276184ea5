// SPDX-License-Identifier: MIT
internal import FilmstripDiff
internal import Foundation
package import FilmstripTimelines

/// A recording whose pictures are the cells of a sheet in a file beside the page: what a golden keeps.
///
/// The viewer shows its frames, curves, callbacks and findings; there are no values of layers and no exploded view,
/// which need what goldens do not have.
package struct SheetRecording: Sendable {
  package struct Sheet: Sendable {
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
  /// Some of its frames larger, for where they are seen by themselves.
  let large: Sheet?
  let motions: LayerMotions

  /// A recording; `sheet` is nil where it cannot be seen, `large` where there are no larger pictures.
  package init(_ file: TimelineFile, sheet: Sheet?, large: Sheet? = nil) {
    self.file = file
    (self.sheet, self.large) = (sheet, large)
    motions = file.motions()
  }

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

  /// Whether frame *i* is at *i* / rate, which need not be written then.
  private var isEven: Bool {
    file.frameRate > 0
      && file.times.enumerated().allSatisfy { abs($1 - Double($0) / Double(file.frameRate)) < 2e-6 }
  }

  /// Appends what moved and what was called as JSON, without the recording's name; names of callbacks and objects
  /// are among `words`.
  func appendMotion(to json: inout PreviewJSON, words: inout SheetWords) {
    let moved = Set(motions.all.map(\.layer))
    let layers = file.timeline.layers.filter { moved.contains($0.id) }
    json.append("{ \"timeline\": ")
    json.append(
      TimelineText.head(
        format: "filmstrip-timeline", version: TimelineFile.currentVersion, name: "",
        screen: file.screen, frameRate: file.frameRate, frameCount: file.times.count,
        duration: file.duration
      ).joined(separator: " "))
    if !isEven {
      json.append(" \"times\": ")
      json.append(list: file.times.map { TimelineText.number($0, decimals: 6) })
      json.append(",")
    }
    json.append(" \"layers\": ")
    json.append(list: layers.map(\.text))
    json.append(", \"events\": ")
    json.append(
      list: file.events.map { event in
        "[\(TimelineText.time(event.time)), \(words.number(of: event.name)), "
          + "\(words.number(of: event.object))]"
      })
    json.append(", \"findings\": ")
    json.append(list: file.findings.map(\.text))
    json.append(" },\n\"touches\": ")
    json.append(list: touches)
    json.append(", \"motions\": [")
    json.append(motions.all.map(\.text).joined(separator: ",\n"))
    json.append("] }")
  }

  /// What it is called, and where its pictures are.
  var pictures: String {
    var members = [("name", TimelineText.string(file.name)), ("sheet", sheet?.text ?? "null")]
    if let large { members.append(("large", large.text)) }
    return TimelineText.object(members)
  }
}

extension SheetRecording.Sheet {
  /// The sheet as the viewer's scripts read it.
  fileprivate var text: String {
    TimelineText.object([
      ("path", TimelineText.string(path)), ("size", "[\(width), \(height)]"),
      ("cells", TimelineText.list(cells.map { "[\($0.frame), \($0.x), \($0.y)]" })),
    ])
  }
}

/// Words that are written once and stand as numbers elsewhere.
struct SheetWords {
  private(set) var all: [String] = []
  private var numbers: [String: Int] = [:]

  mutating func number(of word: String) -> Int {
    if let number = numbers[word] { return number }
    numbers[word] = all.count
    all.append(word)
    return all.count - 1
  }
}

package struct SheetComparison: Sendable {
  private let recordings: [SheetRecording]
  private let pairs: [(Int, Int)]

  package init(_ recording: SheetRecording) {
    recordings = [recording]
    pairs = []
  }

  package init(expected: SheetRecording, actual: SheetRecording) {
    recordings = [expected, actual]
    let diff = MotionDiff(expected: expected.file, actual: actual.file)
    pairs = diff.matching.pairs.map { ($0.expected, $0.actual) }
  }

  /// Appends the member that is each case's own, `pictures`.
  package func appendPictures(to json: inout PreviewJSON) {
    json.append("\"pictures\": ")
    json.append(list: recordings.map(\.pictures))
  }

  /// Appends the members that cases which move alike have in common: `recordings`, `words` and `pairs`.
  package func appendMotion(to json: inout PreviewJSON) {
    var words = SheetWords()
    json.append("\"recordings\": [")
    for (index, recording) in recordings.enumerated() {
      if index > 0 { json.append(",\n") }
      recording.appendMotion(to: &json, words: &words)
    }
    json.append("],\n\"words\": ")
    json.append(list: words.all.map { TimelineText.string($0) })
    json.append(",\n\"pairs\": ")
    let moved = Set(recordings[0].motions.all.map(\.layer))
    json.append(list: pairs.filter { moved.contains($0.0) }.map { "[\($0.0), \($0.1)]" })
  }
}
