// SPDX-License-Identifier: MIT
import Foundation
import FilmstripTimelines

/// A timeline that is put together from layers and functions of time.
struct TestTimeline {
  typealias State = Timeline.LayerState

  /// A layer, what it shows in a frame, and those in it; nil for a frame in which it is not there.
  struct Layer {
    var name: String?
    var className = "UIView"
    var children: [Layer] = []
    var isMask = false
    var isThere: (Double) -> Bool = { _ in true }
    var state: (Double, inout State) -> Void = { _, _ in }
  }

  var root: Layer
  var frameRate = 60
  var duration = 1.0
  /// When the first frame is, in seconds.
  var start = 0.0
  var events: [TimelineFile.Event] = []
  var findings: [TimelineFile.Finding] = []

  /// The file of the timeline, each frame's rectangle in the window computed as for a file that is read.
  func file(name: String = "test") throws -> TimelineFile {
    var layers: [Timeline.Layer] = []
    let count = Int((duration * Double(frameRate)).rounded()) + 1
    let times = (0..<count).map { start + Double($0) / Double(frameRate) }
    let frames = times.map { time in
      var states: [State] = []
      var next = 1
      func add(_ layer: Layer, in parent: Int?) {
        let id = next
        next += 1
        guard layer.isThere(time) else {
          next += layer.size - 1
          return
        }
        var state = State(id: id, parent: parent)
        state.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        layer.state(time, &state)
        if layer.children.first?.isMask == true { state.mask = next }
        states.append(state)
        if !layers.contains(where: { $0.id == id }) {
          layers.append(
            Timeline.Layer(id: id, parent: parent, className: layer.className, name: layer.name))
        }
        for child in layer.children { add(child, in: id) }
      }
      add(root, in: nil)
      return states
    }
    layers.sort { $0.id < $1.id }
    let file = TimelineFile(
      version: TimelineFile.currentVersion, name: name,
      screen: TimelineFile.Screen(name: "Small", size: CGSize(width: 100, height: 200), scale: 1),
      frameRate: frameRate, duration: duration, times: times,
      timeline: Timeline(layers: layers, frames: frames), events: events, findings: findings)
    return try TimelineFile(data: Data(file.text.utf8), shownAs: name)
  }
}

extension TestTimeline.Layer {
  fileprivate var size: Int { 1 + children.reduce(0) { $0 + $1.size } }
}
