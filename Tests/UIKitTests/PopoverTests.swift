// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

@MainActor
@Suite struct PopoverTests {
  private func scene(
    _ device: Device = .measuredPad, source: CGRect, arrows: UIPopoverArrowDirection = .any
  ) -> PresentationScene {
    let scene = PresentationScene(device)
    scene.detail.modalPresentationStyle = .popover
    scene.detail.preferredContentSize = CGSize(width: 240, height: 180)
    scene.detail.popoverPresentationController?.sourceView = scene.home.view
    scene.detail.popoverPresentationController?.sourceRect = source
    scene.detail.popoverPresentationController?.permittedArrowDirections = arrows
    scene.detail.popoverPresentationController?.delegate = scene
    return scene
  }

  private func frame(_ scene: PresentationScene) -> CGRect {
    scene.detail.view.convert(scene.detail.view.bounds, to: scene.stage.window)
  }

  @Test(arguments: [
    (UIPopoverArrowDirection.up, 290.0, 433.0), (.down, 290, 187), (.left, 433, 310),
    (.right, 147, 310),
  ])
  func aPopoverLiesBesideItsSource(arrow: UIPopoverArrowDirection, x: Double, y: Double) {
    // The arrow is 13 points long.
    let scene = scene(source: CGRect(x: 400, y: 380, width: 20, height: 40), arrows: arrow)
    scene.present()
    expect(frame(scene), x, y, 240, 180)
    #expect(scene.detail.popoverPresentationController?.arrowDirection == arrow)
  }

  @Test(arguments: [
    (CGRect(x: 400, y: 1_100, width: 20, height: 20), UIPopoverArrowDirection.down),
    (CGRect(x: 400, y: 40, width: 20, height: 20), .up),
    (CGRect(x: 0, y: 50, width: 100, height: 1_080), .left),
    (CGRect(x: 720, y: 50, width: 100, height: 1_080), .right),
  ])
  func aSideWithRoomIsTaken(source: CGRect, arrow: UIPopoverArrowDirection) {
    let scene = scene(source: source)
    scene.present()
    #expect(scene.detail.popoverPresentationController?.arrowDirection == arrow)
    let room = CGRect(x: 10, y: 42, width: 800, height: 1_103)
    #expect(room.contains(frame(scene)))
    #expect(frame(scene).intersection(source).isEmpty)
  }

  @Test func nothingBehindAPopoverIsDimmed() {
    let scene = scene(source: CGRect(x: 400, y: 380, width: 20, height: 40))
    scene.home.present(scene.detail, animated: true)
    #expect(scene.stage.settle() == [])
    let views = scene.detail.presentationController?.containerView?.subviews ?? []
    #expect(views.count == 2 && views[0].backgroundColor == nil)
    #expect(
      scene.log.lines == [
        "Detail.viewDidLoad", "willPresent none", "Detail.viewWillAppear(true)",
        "Detail.viewIsAppearing(true)", "Detail.viewDidAppear(true)",
      ])
  }

  @Test func aTapBesideItDismissesIt() {
    let scene = scene(source: CGRect(x: 400, y: 380, width: 20, height: 40))
    scene.present()
    scene.stage.perform(.tap(at: .point(100, 1_000)))
    scene.stage.advance(by: 0.1)
    #expect(scene.stage.settle() == [])
    #expect(
      scene.log.lines == [
        "shouldDismiss", "willDismiss", "Detail.viewWillDisappear(true)",
        "Detail.viewDidDisappear(true)", "didDismiss",
      ])
  }

  @Test func viewsThatItLetsThroughAreTouched() {
    let scene = scene(source: CGRect(x: 400, y: 380, width: 20, height: 40))
    let button = UIView(frame: CGRect(x: 0, y: 900, width: 100, height: 100))
    scene.home.view.addSubview(button)
    scene.detail.popoverPresentationController?.passthroughViews = [button]
    scene.present()
    #expect(scene.stage.window.hitTest(CGPoint(x: 50, y: 950), with: nil) === button)
    #expect(scene.stage.window.hitTest(CGPoint(x: 150, y: 950), with: nil) !== scene.home.view)
  }

  @Test func aBarsItemIsPointedAt() {
    let scene = PresentationScene(.measuredPad)
    let item = UIBarButtonItem(title: "Edit")
    let bar = UIToolbar(frame: CGRect(x: 0, y: 1_100, width: 820, height: 44))
    bar.items = [item]
    scene.home.view.addSubview(bar)
    scene.stage.advance(by: 0)
    scene.detail.modalPresentationStyle = .popover
    scene.detail.preferredContentSize = CGSize(width: 240, height: 180)
    scene.detail.popoverPresentationController?.barButtonItem = item
    scene.present()
    #expect(scene.detail.popoverPresentationController?.arrowDirection == .down)
    #expect(frame(scene).maxY <= 1_100 - 13 + 22 && frame(scene).minX == 10)
  }

  @Test func onANarrowScreenItIsASheet() {
    let scene = scene(.measuredPhone, source: .zero)
    let popover = scene.detail.popoverPresentationController
    popover?.adaptiveSheetPresentationController.detents = [.medium(), .large()]
    scene.home.present(scene.detail, animated: true)
    #expect(scene.stage.settle() == [])
    #expect(scene.detail.presentationController is UISheetPresentationController)
    #expect(scene.detail.popoverPresentationController === popover)
    expect(scene.shown, 0, 393, 393, 459)
    #expect(scene.log.lines[1] == "willPresent pageSheet")
  }

  @Test func theDelegateMayKeepItAPopover() {
    let scene = scene(.measuredPhone, source: CGRect(x: 180, y: 300, width: 20, height: 20))
    scene.adaptiveStyle = UIModalPresentationStyle.none
    scene.present()
    #expect(scene.detail.presentationController is UIPopoverPresentationController)
    expect(frame(scene), 70, 333, 240, 180)
  }

  @Test func aPresentationAdaptsToWhatTheDelegateSays() {
    let scene = scene(.measuredPhone, source: .zero)
    scene.adaptiveStyle = .fullScreen
    scene.home.present(scene.detail, animated: true)
    #expect(scene.stage.settle() == [])
    #expect(scene.home.view.window == nil)
    #expect(scene.detail.view.frame == scene.stage.window.bounds)
    scene.detail.dismiss(animated: true)
    #expect(scene.stage.settle() == [])
    #expect(scene.stage.window.subviews == [scene.home.view])
  }

  @Test func theDelegateMayShowAnotherController() {
    final class Wrapper: NSObject, UIAdaptivePresentationControllerDelegate {
      func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
      ) -> UIViewController? {
        UINavigationController(rootViewController: controller.presentedViewController)
      }
    }
    let scene = scene(.measuredPhone, source: .zero)
    let wrapper = Wrapper()
    scene.detail.popoverPresentationController?.delegate = wrapper
    scene.home.present(scene.detail, animated: true)
    #expect(scene.stage.settle() == [])
    #expect(scene.home.presentedViewController === scene.detail.navigationController)
    #expect(scene.detail.navigationController != nil)
    scene.detail.dismiss(animated: true)
    #expect(scene.stage.settle() == [])
    #expect(scene.home.presentedViewController == nil)
  }

  @Test(arguments: [
    CGSize(width: 10_000, height: 10_000), CGSize(width: -5, height: CGFloat.nan), .zero,
  ])
  func sizesAreHeldInTheRoom(size: CGSize) {
    let scene = scene(source: CGRect(x: 400, y: 380, width: 20, height: 40))
    scene.detail.preferredContentSize = size
    scene.detail.popoverPresentationController?.permittedArrowDirections = []
    scene.present()
    _ = scene.stage.snapshot()
    #expect(CGRect(x: 10, y: 42, width: 800, height: 1_103).contains(frame(scene)))
  }
}
