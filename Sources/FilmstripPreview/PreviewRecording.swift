// SPDX-License-Identifier: MIT
internal import FilmstripDiff
package import FilmstripDisplayList
package import Foundation
package import FilmstripTimelines

package struct PreviewRecording: Sendable {
  /// What the recording says, of the frames that are shown.
  let file: TimelineFile
  private let plan: PreviewPlan
  private let touches: [TouchPoint]
  /// PNG files, each once.
  private let pictures: [Data]
  private let pictureOfFrame: [Int]
  private let layers: LayerPictures
  private let motions: LayerMotions
  private let shadows: ShadowCarriers

  private static let maximumTouchPointCount = 20_000

  /// A recording by its parts: the timeline of all frames, and for each planned frame its display list
  /// and its picture as a PNG file of the planned size.
  package init(
    _ file: TimelineFile, plan: PreviewPlan, frames: [Frame], pictures files: [Data],
    touches: [TouchPoint]
  ) {
    self.plan = plan
    self.touches = Array(touches.prefix(PreviewRecording.maximumTouchPointCount))
    self.file = plan.leavesOutFrames ? file.showing(plan.frames) : file
    var places: [Data: Int] = [:]
    var pictures: [Data] = []
    pictureOfFrame = files.map { file in
      if let place = places[file] { return place }
      places[file] = pictures.count
      pictures.append(file)
      return pictures.count - 1
    }
    self.pictures = pictures
    layers = LayerPictures(frames, scale: Double(plan.width) / max(file.screen.size.width, 1e-3))
    motions = self.file.motions()
    shadows = ShadowCarriers(frames, timeline: self.file.timeline)
  }

  /// What the page does not show, a sentence each.
  private var omissions: [String] {
    var all: [String] = []
    if plan.leavesOutFrames {
      all.append(
        "\(plan.frames.count) of \(plan.frameCount) frames are shown, evenly spaced; timeline.json "
          + "has all of them")
    }
    if motions.omittedLayers > 0 {
      all.append(
        "the curves of \(motions.omittedLayers) layers are left out; timeline.json has their values"
      )
    }
    if layers.omittedCount > 0 {
      all.append("\(layers.omittedCount) pictures of layers are left out of the exploded view")
    }
    if layers.hasFlattened {
      all.append(
        "layers more than \(LayerPictures.maximumDepth) deep are part of the picture of the one that "
          + "they are in")
    }
    return all
  }

  func append(to json: inout PreviewJSON) {
    json.append("{ \"timeline\": ")
    json.append(file.text)
    json.append(", \"frameNumbers\": ")
    json.append(list: plan.frames.map { "\($0)" })
    json.append(",\n\"omissions\": ")
    json.append(list: omissions.map { TimelineText.string($0) })
    json.append(",\n\"touches\": ")
    json.append(list: touches.map(\.text))
    json.append(",\n\"motions\": ")
    json.append("[" + motions.all.map(\.text).joined(separator: ",\n") + "]")
    json.append(",\n\"shadows\": ")
    json.append(list: shadows.all.map(\.json))
    json.append(",\n\"size\": [\(plan.width), \(plan.height)], \"pictureOfFrame\": ")
    json.append(list: pictureOfFrame.map { "\($0)" })
    json.append(",\n\"pictures\": [")
    for (index, picture) in pictures.enumerated() {
      if index > 0 { json.append(",\n") }
      json.append(base64: picture)
    }
    json.append("],\n")
    layers.append(to: &json)
    json.append(" }")
  }
}

extension TimelineFile {
  fileprivate func showing(_ indices: [Int]) -> TimelineFile {
    TimelineFile(
      version: version, name: name, screen: screen, frameRate: frameRate, duration: duration,
      times: indices.map { times[$0] },
      timeline: Timeline(layers: timeline.layers, frames: indices.map { timeline.frames[$0] }),
      events: events, findings: findings)
  }
}

extension TouchPoint {
  fileprivate var text: String {
    "{ \"time\": \(TimelineText.time(time)), \"touch\": \(touch), \"phase\": \"\(phase.rawValue)\", "
      + "\"x\": \(TimelineText.length(location.x)), \"y\": \(TimelineText.length(location.y)) }"
  }
}
