// SPDX-License-Identifier: MIT
internal import CoreGraphics
internal import UIKit
internal import Wording

extension Stage {
  /// Has fingers make a gesture in the window, beginning now, while time passes.
  ///
  /// They come and go at their exact instants, and are looked at with each refresh of the display in
  /// between. A recording in which this is called goes on until the last finger has left; one that
  /// stays for ever does not keep it open. What begins where no view can be touched is a finding.
  ///
  /// - Precondition: times are not negative and all numbers finite.
  public func perform(_ gesture: Gesture) {
    if let error = gesture.firstError { refuse("Stage.perform: \(error)") }
    environment.touches.play(gesture.tracks(in: window.bounds.size), as: "a \(gesture.name)")
  }
}

extension Gesture {
  /// What reports call the gesture.
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
