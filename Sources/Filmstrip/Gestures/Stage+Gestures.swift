// SPDX-License-Identifier: MIT
internal import UIKit
internal import FilmstripWording

extension Stage {
  /// Performs a gesture in the window, beginning now, while time passes.
  ///
  /// Touches begin and end at their exact instants, and move with each refresh of the display in
  /// between. A recording in which this is called continues until the last touch has ended; one
  /// that stays down does not keep it open. A touch that begins where no view receives touches is a
  /// finding.
  ///
  /// - Parameter gesture: What the touches do.
  /// - Precondition: times are not negative and all numbers finite.
  public func perform(_ gesture: Gesture) {
    if let error = gesture.firstError { refuse("Stage.perform: \(error)") }
    environment.touches.play(gesture.tracks(in: window.bounds.size), as: "a \(gesture.name)")
  }
}

extension Gesture {
  fileprivate var name: String {
    switch kind {
    case .tap: "tap"
    case .pan: "pan"
    case .edgePan: "pan from an edge"
    case .swipe: "swipe"
    case .pinch: "pinch"
    case .rotation: "rotation"
    case .longPress: "press"
    case .touches: "script of touches"
    case .sequence: "sequence of gestures"
    case .parallel: "group of gestures"
    }
  }
}
