// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList
internal import FilmstripTimelines
internal import QuartzCore
internal import UIKit

/// What a screen shows when all has settled, and what its views do with touches.
package struct SettledScreen {
  let frame: Frame
  /// The one frame.
  let timeline: TimelineFile
  /// What views do with touches, by the number of their layer in the timeline.
  let views: [Int: ViewFacts]
  /// The controllers whose views are on the screen.
  let controllers: Set<ObjectIdentifier>

  /// What a picture of a view does not show.
  struct ViewFacts: Equatable {
    var isUserInteractionEnabled: Bool
    /// The classes of recognizers that are enabled, in their order.
    var recognizers: [String]
  }
}

extension Stage {
  /// What the screen shows now, as a timeline of one frame.
  func settledScreen() -> SettledScreen {
    environment.drive {
      environment.step()
      environment.log.forgetRoles()
      let capture = LayerCapture(namesLayers: true)
      let shown = frame(
        index: 0, since: clock.now, capture: capture, on: RecordingCanvas(environment.screen))
      var still = Recording(
        name: "", device: device, frameRate: 60, nanoseconds: 0, frames: [shown], events: [],
        findings: [])
      still.layerNames = capture.derivedNames
      var views: [Int: SettledScreen.ViewFacts] = [:]
      var controllers: Set<ObjectIdentifier> = []
      var waiting: [UIView] = environment.windows.all
      while let view = waiting.popLast() {
        waiting += view.subviews
        if let controller = view.next as? UIViewController {
          controllers.insert(ObjectIdentifier(controller))
        }
        guard let number = capture.number(of: view.layer) else { continue }
        views[number] = SettledScreen.ViewFacts(
          isUserInteractionEnabled: view.isUserInteractionEnabled,
          recognizers: (view.gestureRecognizers ?? []).filter(\.isEnabled)
            .map { "\(type(of: $0))" })
      }
      return SettledScreen(
        frame: shown, timeline: TimelineFile(still), views: views, controllers: controllers)
    }
  }
}
