// SPDX-License-Identifier: MIT
import Expectations
import Filmstrip
import QuartzCore
import Testing
import UIKit

/// What a touch does to a sheet, against measurements on iOS 26.
@MainActor
@Suite struct SheetDragTests {
  @Test(arguments: [(180.0, 170.0), (240, 230), (320, 310), (360, 350), (380, 370)])
  func aSheetFollowsTheTouchAfterTenPoints(distance: Double, way: Double) {
    let scene = PresentationScene()
    scene.present()
    scene.drag(by: distance, release: .hold)
    expect(scene.shown.minY, 59 + way, within: 1e-4)
    expect(scene.dimming?.layer.presentation()?.opacity, 1 - way / 793, within: 1e-5)
    #expect(scene.detail.transitionCoordinator?.isInteractive == true)
    expect(scene.detail.transitionCoordinator?.percentComplete, way / 793, within: 1e-9)
  }

  @Test func upwardsALargeSheetDoesNotMove() {
    let scene = PresentationScene()
    scene.present()
    scene.drag(from: 400, by: -200, release: .hold)
    expect(scene.shown, 0, 59, 393, 793)
    #expect(scene.detail.transitionCoordinator == nil)
  }

  /// Way of the sheet, velocity in points a second, whether it is dismissed.
  @Test(arguments: [
    (370.0, 150.0, false), (402, 150, true), (64, 975, false), (64, 1_010, true),
    (500, -1_100, false),
  ])
  func wayAndVelocityDecide(way: Double, velocity: Double, dismisses: Bool) {
    let scene = PresentationScene()
    scene.present()
    scene.drag(by: way + 10, velocity: CGVector(dx: 0, dy: velocity))
    #expect(scene.stage.settle() == [])
    #expect((scene.detail.view.window == nil) == dismisses)
    #expect((scene.home.presentedViewController == nil) == dismisses)
    if !dismisses { expect(scene.shown, 0, 59, 393, 793) }
  }

  @Test(arguments: [(170.0, false), (210, true)])
  func halfOfTheSheetsOwnHeightCounts(way: Double, dismisses: Bool) {
    let scene = PresentationScene()
    scene.sheet?.detents = [.custom { _ in 400 - 34 }]
    scene.present()
    scene.drag(from: 500, by: way + 10)
    scene.stage.settle()
    #expect((scene.detail.view.window == nil) == dismisses)
  }

  @Test func aReleaseContinuesWithTheTouchVelocity() {
    let scene = PresentationScene()
    scene.present()
    // Released 200 points below its rest, still moving down.
    scene.drag(by: 210, duration: 1, velocity: CGVector(dx: 0, dy: 300))
    let start = scene.stage.time - 0.001
    let omega = (1_000.0 / 3).squareRoot()
    for time in [0.05, 0.1, 0.2, 0.3] {
      scene.stage.advance(to: start + time)
      let way = (200 + (300 + omega * 200) * time) * exp(-omega * time)
      expect(scene.shown.minY, 59 + way, within: 0.3)
    }
  }

  @Test func aCancelledDragBringsEverythingBack() {
    let scene = PresentationScene()
    scene.sheet?.delegate = scene
    scene.present()
    scene.drag(by: 200)
    #expect(scene.stage.settle() == [])
    #expect(
      scene.log.lines == [
        "shouldDismiss", "willDismiss", "Detail.viewWillDisappear(true)",
        "Detail.viewWillAppear(true)", "Detail.viewIsAppearing(true)",
        "Detail.viewDidAppear(true)",
      ])
    #expect(scene.dimming?.alpha == 1)
    #expect(scene.home.presentedViewController === scene.detail)
    // And once more.
    scene.log.lines = []
    scene.drag(by: 500)
    #expect(scene.stage.settle() == [])
    #expect(
      scene.log.lines == [
        "shouldDismiss", "willDismiss", "Detail.viewWillDisappear(true)",
        "Detail.viewDidDisappear(true)", "didDismiss",
      ])
    #expect(scene.stage.window.subviews == [scene.home.view])
    #expect(scene.home.view.transform.isIdentity)
  }

  @Test func whatMayNotBeDismissedComesBack() {
    let scene = PresentationScene()
    scene.sheet?.delegate = scene
    scene.allowsDismissal = false
    scene.present()
    scene.drag(by: 450, release: .hold)
    // It follows, but far less than the touch.
    #expect(scene.shown.minY > 60 && scene.shown.minY < 59 + 200)
    #expect(scene.detail.transitionCoordinator == nil)
    scene.stage.advance(by: 0)
    let held = PresentationScene()
    held.sheet?.delegate = held
    held.detail.isModalInPresentation = true
    held.present()
    held.drag(by: 500)
    #expect(held.stage.settle() == [])
    expect(held.shown, 0, 59, 393, 793)
    #expect(held.log.lines == ["didAttemptToDismiss"])
    #expect(scene.log.lines == ["shouldDismiss"])
  }

  @Test func betweenDetentsTheSheetIsResizedAndGoesToTheNearest() {
    let scene = PresentationScene()
    scene.sheet?.delegate = scene
    scene.sheet?.detents = [.medium(), .large()]
    scene.present()
    scene.drag(from: 500, by: -110, release: .hold)
    // The bottom stays; nothing of a dismissal.
    expect(scene.shown, 0, 293, 393, 559)
    expect(scene.dimming?.layer.presentation()?.opacity, 1)
    #expect(scene.log.lines == [])
    let other = PresentationScene()
    other.sheet?.delegate = other
    other.sheet?.detents = [.medium(), .large()]
    other.present()
    other.drag(from: 500, by: -210)
    #expect(other.stage.settle() == [])
    expect(other.shown, 0, 59, 393, 793)
    #expect(other.log.lines == ["detent com.apple.UIKit.large"])
    other.drag(from: 300, by: 150)
    #expect(other.stage.settle() == [])
    expect(other.shown.minY, 59)
    #expect(other.log.lines == ["detent com.apple.UIKit.large"])
  }

  @Test func belowTheSmallestDetentTheSheetIsDismissed() {
    let scene = PresentationScene()
    scene.sheet?.delegate = scene
    scene.sheet?.detents = [.medium(), .large()]
    scene.present()
    scene.drag(from: 450, by: 260)
    #expect(scene.stage.settle() == [])
    #expect(scene.log.lines.last == "didDismiss")
  }

  @Test func aTapBesideTheSheetDismissesIt() {
    let scene = PresentationScene()
    scene.sheet?.delegate = scene
    scene.present()
    scene.stage.perform(.tap(at: .point(200, 30)))
    scene.stage.advance(by: 0.1)
    #expect(scene.stage.settle() == [])
    #expect(
      scene.log.lines == [
        "shouldDismiss", "willDismiss", "Detail.viewWillDisappear(true)",
        "Detail.viewDidDisappear(true)", "didDismiss",
      ])
    let modal = PresentationScene()
    modal.sheet?.delegate = modal
    modal.detail.isModalInPresentation = true
    modal.present()
    modal.stage.perform(.tap(at: .point(200, 30)))
    modal.stage.advance(by: 0.1)
    modal.stage.settle()
    #expect(modal.log.lines == ["didAttemptToDismiss"])
    #expect(modal.home.presentedViewController === modal.detail)
  }

  @Test func codeMayDismissInTheMiddleOfADrag() {
    let resizing = PresentationScene()
    resizing.sheet?.detents = [.medium(), .large()]
    resizing.present()
    resizing.drag(from: 500, by: -110, release: .hold)
    resizing.home.dismiss(animated: true)
    #expect(resizing.stage.settle() == [])
    #expect(resizing.stage.window.subviews == [resizing.home.view])
    // A dismissal that the touch has begun is in the way of another, as on iOS.
    let pulling = PresentationScene()
    pulling.present()
    pulling.stage.perform(.pan(from: .point(200, 300), to: .point(200, 400), duration: 0.5))
    pulling.stage.advance(by: 0.3)
    pulling.home.dismiss(animated: true)
    #expect(pulling.stage.settle() == [])
    #expect(pulling.home.presentedViewController === pulling.detail)
  }
}
