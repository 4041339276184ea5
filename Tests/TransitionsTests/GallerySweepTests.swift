// SPDX-License-Identifier: MIT
import Filmstrip
import FilmstripTransitions
import Testing
import UIKit

/// The gallery's transitions, which articles published, end in all ways as they do without animation.
@MainActor
@Suite struct GallerySweepTests {
  private nonisolated static let names = Gallery.entries.map(\.name)

  private func sweep(_ name: String) throws -> Sweep {
    let entry = try Gallery.entry(named: name)
    return try Stage.sweep(name, on: GalleryStage.device, changesLayout: false) { stage, way in
      let screens = [UIColor.red, .blue].map { color in
        let screen = UIViewController()
        screen.view.backgroundColor = color
        return screen
      }
      let scene = try entry.makeScene(
        SceneSetup(from: screens[0], to: screens[1], isDriven: way.isDriven))
      scene.install(in: stage.window)
      var transition = SweptTransition(drag: entry.drag.map(Self.drag)) { scene.start() }
      // A scene has one screen to show.
      transition.startsAgain = false
      return transition
    }
  }

  nonisolated static func drag(_ drag: GalleryDrag) -> SweptTransition.Drag {
    let directions: [GalleryDrag.Direction: CGVector] = [
      .left: CGVector(dx: -1, dy: 0), .right: CGVector(dx: 1, dy: 0),
      .up: CGVector(dx: 0, dy: -1), .down: CGVector(dx: 0, dy: 1),
    ]
    var swept = SweptTransition.Drag(
      from: CGPoint(x: drag.startX, y: drag.startY), direction: directions[drag.direction] ?? .zero)
    swept.delay = drag.delay
    return swept
  }

  @Test(arguments: names) func aTransitionOfTheGalleryIsRightInAllWays(name: String) throws {
    let sweep = try sweep(name)
    let errors = sweep.findings.filter { $0.finding.rule.severity == .error }
    #expect(errors.isEmpty, "\(errors.map(\.description).joined(separator: "\n"))")
    #expect(sweep.ways.count >= 10, "\(sweep.ways.map(\.description))")
  }
}
