// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList
internal import Foundation

/// Reads `timeline.json`, versions 1 and 2: each frame's full state out of the changes.
///
/// Unknown keys are ignored.
struct TimelineReader {
  private typealias Object = [String: Any]

  private let data: Data
  private let file: String

  init(data: Data, file: String) {
    self.data = data
    self.file = file
  }

  func read() throws(TimelineFileError) -> TimelineFile {
    guard let root = (try? JSONSerialization.jsonObject(with: data)) as? Object,
      root["format"] as? String == "filmstrip-timeline",
      let version = TimelineValue.whole(root["version"]), version >= 1
    else { throw .notTimeline(file: file) }
    guard version <= TimelineFile.currentVersion else {
      throw .newerVersion(file: file, version: version)
    }
    let device = try value(root["device"] as? Object, "device")
    let frames = try objects(root, "frames")
    let layers = try objects(root, "layers").map(layer)
    let states =
      version == 1 ? try readWhole(frames, of: layers) : try readChanges(frames, of: layers)
    return TimelineFile(
      version: version, name: try string(root, "name"),
      screen: TimelineFile.Screen(
        name: try string(device, "name"),
        size: CGSize(width: try number(device, "width"), height: try number(device, "height")),
        scale: try number(device, "scale")),
      frameRate: try whole(root, "frameRate"), duration: try number(root, "duration"),
      times: try frames.map { (frame) throws(TimelineFileError) in try number(frame, "time") },
      timeline: Timeline(layers: layers, frames: states),
      events: try objects(root, "events").map(event),
      touches: root["touches"] == nil ? [] : try objects(root, "touches").map(touch),
      findings: try objects(root, "findings").map(finding))
  }

  // MARK: Version 2

  private func readChanges(
    _ frames: [Object], of layers: [Timeline.Layer]
  ) throws(TimelineFileError) -> [[Timeline.LayerState]] {
    let parents = layers.parents
    var states: [Int: Timeline.LayerState] = [:]
    var order: [Int] = []
    var result: [[Timeline.LayerState]] = []
    for (index, frame) in frames.enumerated() {
      if frame["layers"] != nil {
        order = try value(TimelineValue.wholes(frame["layers"]), "the layers of frame \(index)")
        var present: [Int: Timeline.LayerState] = [:]
        for id in order {
          guard let parent = parents[id] else {
            throw .damaged(
              file: file, reason: "frame \(index) has a layer \(id) that is not listed")
          }
          present[id] = states[id] ?? Timeline.LayerState(id: id, parent: parent)
        }
        states = present
      }
      for change in try objects(frame, "changes") {
        let id = try whole(change, "id")
        guard var state = states[id] else {
          throw .damaged(
            file: file, reason: "frame \(index) changes layer \(id), which is not in it")
        }
        for key in TimelineKey.all {
          guard let value = change[key.name] else { continue }
          guard key.read(value, &state) else {
            throw .damaged(
              file: file, reason: "\(key.name) of layer \(id) in frame \(index) has another form")
          }
        }
        states[id] = state
      }
      result.append(Timeline.placed(order.compactMap { states[$0] }))
    }
    return result
  }

  // MARK: Version 1

  private func readWhole(
    _ frames: [Object], of layers: [Timeline.Layer]
  ) throws(TimelineFileError) -> [[Timeline.LayerState]] {
    let parents = layers.parents
    var result: [[Timeline.LayerState]] = []
    for (index, frame) in frames.enumerated() {
      var states: [Timeline.LayerState] = []
      for object in try objects(frame, "layers") {
        let id = try whole(object, "id")
        var state = Timeline.LayerState(id: id, parent: parents[id] ?? nil)
        let box = try value(
          TimelineValue.numbers(object["frame"]).flatMap { $0.count == 4 ? $0 : nil },
          "frame of layer \(id) in frame \(index)")
        state.frame = CGRect(x: box[0], y: box[1], width: box[2], height: box[3])
        for key in TimelineKey.all where TimelineKey.ofVersion1.contains(key.name) {
          guard let value = object[key.name], key.read(value, &state) else {
            throw .damaged(
              file: file, reason: "\(key.name) of layer \(id) in frame \(index) has another form")
          }
        }
        states.append(state)
      }
      result.append(states)
    }
    return result
  }

  // MARK: Parts

  private func layer(_ object: Object) throws(TimelineFileError) -> Timeline.Layer {
    Timeline.Layer(
      id: try whole(object, "id"), parent: TimelineValue.whole(object["parent"]),
      className: try string(object, "class"), name: object["name"] as? String,
      title: object["title"] as? String ?? "")
  }

  private func event(_ object: Object) throws(TimelineFileError) -> TimelineFile.Event {
    TimelineFile.Event(
      nanoseconds: try nanoseconds(object), name: try string(object, "event"),
      object: try string(object, "object"))
  }

  private func touch(_ object: Object) throws(TimelineFileError) -> TimelineFile.Touch {
    guard let phase = TimelineFile.Touch.Phase(rawValue: try string(object, "touch")) else {
      throw .damaged(file: file, reason: "touch has another form")
    }
    return TimelineFile.Touch(
      nanoseconds: try nanoseconds(object), phase: phase,
      location: CGPoint(x: try number(object, "x"), y: try number(object, "y")))
  }

  private func nanoseconds(_ object: Object) throws(TimelineFileError) -> Int64 {
    let time = try number(object, "time")
    guard let nanoseconds = Int64(exactly: (time * 1e9).rounded()) else {
      throw .damaged(file: file, reason: "time has another form")
    }
    return nanoseconds
  }

  private func finding(_ object: Object) throws(TimelineFileError) -> TimelineFile.Finding {
    TimelineFile.Finding(
      rule: try string(object, "rule"), message: try string(object, "message"),
      time: TimelineValue.number(object["time"]), frame: TimelineValue.whole(object["frame"]),
      object: object["object"] as? String, property: object["property"] as? String)
  }

  private func value<Value>(_ value: Value?, _ what: String) throws(TimelineFileError) -> Value {
    guard let value else { throw .damaged(file: file, reason: "\(what) is missing") }
    return value
  }

  private func objects(_ object: Object, _ key: String) throws(TimelineFileError) -> [Object] {
    try value(object[key] as? [Object], key)
  }

  private func string(_ object: Object, _ key: String) throws(TimelineFileError) -> String {
    try value(object[key] as? String, key)
  }

  private func number(_ object: Object, _ key: String) throws(TimelineFileError) -> Double {
    try value(TimelineValue.number(object[key]), key)
  }

  private func whole(_ object: Object, _ key: String) throws(TimelineFileError) -> Int {
    try value(TimelineValue.whole(object[key]), key)
  }
}

extension Timeline {
  /// The states of one frame, parents before children, with their frames in window coordinates, which
  /// follow from the other values.
  fileprivate static func placed(_ states: [LayerState]) -> [LayerState] {
    var spaces = LayerSpaces()
    return states.map { state in
      let toWindow = spaces.add(state)
      var state = state
      state.frame = toWindow.boundingBox(of: state.bounds)
      return state
    }
  }
}
