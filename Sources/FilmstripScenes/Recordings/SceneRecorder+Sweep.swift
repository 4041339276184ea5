// SPDX-License-Identifier: MIT
package import Filmstrip
internal import FilmstripTransitions
internal import Foundation
internal import UIKit

extension SceneRecorder {
  /// All ways of a case, whose screens and transition are made again for each; and, a line each, which ones are left
  /// out.
  ///
  /// - Throws: ``SceneError``, and what setting the case up throws.
  package func sweep(
    of sceneCase: SceneCase
  ) throws -> (runner: SweepRunner, omissions: [String]) {
    let variant = sceneCase.variant
    let (transition, values) = try self.transition(of: sceneCase)
    let screens = try screens(of: sceneCase)
    let drag = drag(of: sceneCase, transition, on: screens.device)
    let changesLayout = screens.bitmaps.isEmpty
    let runner = try SweepRunner(device: screens.device, changesLayout: changesLayout) {
      stage, way in
      // What a way does not change is as the case has it.
      let (usual, changed) = (SweepWay.Circumstances(), way.circumstances)
      if changed.userInterfaceStyle == usual.userInterfaceStyle {
        stage.userInterfaceStyle = variant.appearance.style
      }
      if changed.contentSizeCategory == usual.contentSizeCategory {
        stage.preferredContentSizeCategory = variant.textSize.category
      }
      if changed.layoutDirection == usual.layoutDirection {
        stage.userInterfaceLayoutDirection = variant.direction.layoutDirection
      }
      let prepared = try self.prepare(
        sceneCase, screens, transition, values, isDriven: way.isDriven, on: stage)
      var swept = SweptTransition(drag: drag) { prepared.start() }
      swept.startsAgain = false
      return swept
    }
    var omissions = ["started twice: a scene has one screen to show"]
    if drag == nil { omissions.append("driven by a touch: the transition has no drag") }
    if !changesLayout {
      omissions.append(
        "turned, resized, from right to left, with the largest text and on a tablet: screenshots have one layout"
      )
    }
    return (runner, omissions)
  }

  /// The touch that drives a case's transition over all of its way.
  private func drag(
    of sceneCase: SceneCase, _ transition: SceneTransition, on device: Device
  ) -> SweptTransition.Drag? {
    if let drag = transition.drag { return SweptTransition.Drag(drag) }
    guard case .gesture(let gesture) = sceneCase.scene.touch else { return nil }
    return SweptTransition.Drag(along: gesture, on: device.size)
  }
}

extension SweptTransition.Drag {
  fileprivate init(_ drag: GalleryDrag) {
    let direction: CGVector =
      switch drag.direction {
      case .left: CGVector(dx: -1, dy: 0)
      case .right: CGVector(dx: 1, dy: 0)
      case .up: CGVector(dx: 0, dy: -1)
      case .down: CGVector(dx: 0, dy: 1)
      }
    self.init(from: CGPoint(x: drag.startX, y: drag.startY), direction: direction)
    delay = drag.delay
  }
}
