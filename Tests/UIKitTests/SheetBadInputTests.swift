// SPDX-License-Identifier: MIT
import Expectations
import Filmstrip
import Testing
import UIKit

@MainActor
@Suite struct SheetBadInputTests {
  @Test func noDetentsMeanLarge() {
    let scene = PresentationScene()
    let recording = scene.stage.record("none") {
      scene.sheet?.detents = []
      scene.present()
    }
    expect(scene.shown, 0, 59, 393, 793)
    #expect(
      recording.findings.map(\.message) == [
        "UISheetPresentationController.detents must not be empty; large is used instead"
      ])
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -10, 0, 1e300])
  func aResolverMaySayAnything(value: CGFloat) {
    let scene = PresentationScene()
    scene.sheet?.detents = [.custom { _ in value }]
    scene.home.present(scene.detail, animated: true)
    scene.stage.advance(by: 0.1)
    _ = scene.stage.snapshot()
    #expect(scene.stage.settle() == [])
    let top: Double = value <= 0 ? 852 - 34 : 59
    expect(scene.shown.minY, top)
    scene.drag(from: 840, by: 100)
    #expect(scene.stage.settle() == [])
  }

  @Test func allDetentsMayBeInactive() {
    let scene = PresentationScene()
    scene.sheet?.detents = [.custom { _ in nil }]
    scene.present()
    expect(scene.shown, 0, 59, 393, 793)
  }

  @Test(arguments: [CGFloat.nan, -5, .infinity, 1e6])
  func aCornerRadiusMayBeAnything(radius: CGFloat) {
    let scene = PresentationScene()
    scene.sheet?.preferredCornerRadius = radius
    scene.sheet?.prefersGrabberVisible = true
    scene.present()
    _ = scene.stage.snapshot()
    expect(scene.shown, 0, 59, 393, 793)
  }

  @Test func unknownIdentifiersMeanTheSmallest() {
    let scene = PresentationScene()
    scene.sheet?.detents = [.medium(), .large()]
    scene.sheet?.selectedDetentIdentifier = .init("nothing")
    scene.sheet?.largestUndimmedDetentIdentifier = .init("nothing")
    scene.present()
    expect(scene.shown.minY, 393)
    #expect(scene.dimming?.alpha == 1)
  }

  @Test func changesOutsideOfAPresentationAreTakenOver() {
    let scene = PresentationScene()
    scene.sheet?.animateChanges { scene.sheet?.detents = [.medium()] }
    scene.sheet?.invalidateDetents()
    scene.present()
    expect(scene.shown.minY, 393)
  }

  @Test func aSheetComesAgainAfterItHasGone() {
    let scene = PresentationScene()
    for _ in 0..<3 {
      scene.home.present(scene.detail, animated: true)
      #expect(scene.stage.settle() == [])
      expect(scene.shown, 0, 59, 393, 793)
      scene.drag(by: 500)
      #expect(scene.stage.settle() == [])
      #expect(scene.detail.view.window == nil)
    }
  }

  @Test func sheetsMayLieOnSheets() {
    let scene = PresentationScene()
    scene.present()
    let top = UIViewController()
    scene.detail.present(top, animated: true)
    #expect(scene.stage.settle() == [])
    _ = scene.stage.snapshot()
    scene.home.dismiss(animated: true)
    #expect(scene.stage.settle() == [])
    #expect(scene.stage.window.subviews == [scene.home.view])
    #expect(scene.home.view.transform.isIdentity)
    #expect(scene.home.view.frame == scene.stage.window.bounds)
  }
}
