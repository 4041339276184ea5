// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList
internal import FilmstripTimelines
internal import QuartzCore
internal import UIKit

/// What a screen shows when all has settled, and what its views do with touches.
package struct SettledScreen {
  /// One frame.
  let timeline: TimelineFile
  let frame: Frame
  /// What views do with touches, by the number of their layer in the timeline.
  let views: [Int: ViewFacts]
  /// How far the appearance callbacks of controllers have come, by the number of their views' layers.
  let appearances: [Int: String]
  /// The controllers whose views are on the screen.
  let controllers: Set<ObjectIdentifier>
  /// Where touches lead that begin at points all over the screen.
  let touches: [TouchTarget]
  /// What VoiceOver reaches, the front first.
  let elements: [Element]
  /// Whether the application receives touches.
  let receivesTouches: Bool
  /// What goes on, in words, apart from transitions.
  let work: [String]

  /// What a picture of a view does not show.
  struct ViewFacts: Equatable {
    var isUserInteractionEnabled: Bool
    /// Whether VoiceOver passes over what is in the view.
    var accessibilityElementsHidden: Bool
    /// The classes of recognizers that are enabled, in their order.
    var recognizers: [String]
    var scrolls: Bool
  }

  /// A view that VoiceOver reaches.
  struct Element {
    /// The number of its layer in the timeline.
    let layer: Int
    /// Whether something opaque covers it.
    let isCovered: Bool
    /// The controller whose custom presentation it lies behind, where touches do not reach it.
    let presented: String?
  }

  /// What a touch reaches.
  struct TouchTarget {
    /// In coordinates of the screen.
    let point: CGPoint
    /// The number of the view's layer in the timeline; nil for no view.
    let layer: Int?
  }
}

extension Stage {
  /// What the screen shows now, as a timeline of one frame.
  func settledScreen() -> SettledScreen {
    environment.drive {
      environment.step()
      // Without animation there are none, and layers are compared by their names.
      log.forgetRoles()
      let capture = LayerCapture(namesLayers: true)
      let shown = frame(
        index: 0, since: clock.now, capture: capture, on: RecordingCanvas(environment.screen))
      var still = Recording(
        name: "", device: device, frameRate: 60, nanoseconds: 0, frames: [shown], events: [],
        findings: [])
      still.layerNames = capture.derivedNames
      var views: [Int: SettledScreen.ViewFacts] = [:]
      var appearances: [Int: String] = [:]
      var controllers: Set<ObjectIdentifier> = []
      var waiting: [UIView] = environment.windows.all
      while let view = waiting.popLast() {
        waiting += view.subviews
        let controller = view.next as? UIViewController
        if let controller { controllers.insert(ObjectIdentifier(controller)) }
        guard let number = capture.number(of: view.layer) else { continue }
        appearances[number] = controller?.appearanceName
        views[number] = SettledScreen.ViewFacts(
          isUserInteractionEnabled: view.isUserInteractionEnabled,
          accessibilityElementsHidden: view.accessibilityElementsHidden,
          recognizers: (view.gestureRecognizers ?? []).filter(\.isEnabled)
            .map { "\(type(of: $0))" }, scrolls: view is UIScrollView)
      }
      return SettledScreen(
        timeline: TimelineFile(still), frame: shown, views: views, appearances: appearances,
        controllers: controllers, touches: touchTargets(numbering: capture),
        elements: ElementSearch(
          environment.windows.all, screen: environment.screen.bounds, numbering: capture
        ).elements,
        receivesTouches: !environment.ignoresTouches, work: environment.workInProgress)
    }
  }

  private func touchTargets(numbering capture: LayerCapture) -> [SettledScreen.TouchTarget] {
    let size = environment.screen.bounds.size
    let windows = environment.windows.all
    func view(at point: CGPoint) -> UIView? {
      for window in windows.reversed() {
        if let hit = window.hitTest(window.convert(point, from: nil), with: nil) { return hit }
      }
      return nil
    }
    return (0..<10).flatMap { row in
      (0..<6).map { column in
        let point = CGPoint(
          x: (Double(column) + 0.5) / 6 * size.width, y: (Double(row) + 0.5) / 10 * size.height)
        return SettledScreen.TouchTarget(
          point: point, layer: view(at: point).flatMap { capture.number(of: $0.layer) })
      }
    }
  }
}
