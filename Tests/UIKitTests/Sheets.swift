// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

extension Device {
  static let measuredPhone = Device.iPhone15
  static let measuredSmallPhone = Device(
    name: "SE", identifier: "se", size: CGSize(width: 375, height: 667), scale: 2,
    safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
  static let measuredPad = Device(
    name: "Pad", identifier: "pad", size: CGSize(width: 820, height: 1180), scale: 2,
    safeAreaInsets: UIEdgeInsets(top: 32, left: 0, bottom: 25, right: 0))
}

/// A presenter, a presented controller and a stage; every callback of theirs goes into one log.
@MainActor
final class PresentationScene: NSObject, UISheetPresentationControllerDelegate,
  UIPopoverPresentationControllerDelegate
{
  final class HomeViewController: LoggingViewController {}
  final class DetailViewController: LoggingViewController {}

  let stage: Stage
  let home = HomeViewController()
  let detail = DetailViewController()
  let log = CallLog()
  var allowsDismissal = true
  /// What a style adapts to; nil for what the presentation adapts to by itself.
  var adaptiveStyle: UIModalPresentationStyle?

  init(_ device: Device = .measuredPhone, profile: Stage.Profile = .standard) {
    stage = Stage(device: device, profile: profile)
    super.init()
    home.log = log
    detail.log = log
    stage.window.rootViewController = home
    stage.advance(by: 0)
    log.lines = []
  }

  /// The presented view with all around it, as it is shown now, in the window.
  var shown: CGRect {
    guard let view = detail.presentationController?.presentedView else { return .null }
    return view.layer.presentation()?.frame ?? .null
  }

  var sheet: UISheetPresentationController? { detail.sheetPresentationController }

  /// The view that dims, found by its place behind the sheet.
  var dimming: UIView? { sheet?.containerView?.subviews.first }

  func present() {
    home.present(detail, animated: false)
    stage.advance(by: 0)
    log.lines = []
  }

  /// A touch in the middle of the screen that goes some points down.
  func drag(
    from y: Double = 300, by distance: Double, duration: Double = 1, velocity: CGVector? = nil,
    release: Gesture.Release = .lift
  ) {
    stage.perform(
      .pan(
        from: .point(200, y), to: .point(200, y + distance), duration: duration,
        velocity: velocity, release: release))
    stage.advance(by: duration + 0.001)
  }

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    log.lines.append("shouldDismiss")
    return allowsDismissal
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    log.lines.append("willDismiss")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    log.lines.append("didDismiss")
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) { log.lines.append("didAttemptToDismiss") }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    log.lines.append(
      "detent \(sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "")")
  }

  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  { adaptiveStyle ?? controller.adaptivePresentationStyle }

  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) { log.lines.append("willPresent \(style)") }
}

func expect(
  _ rect: CGRect, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
  within tolerance: Double = 1e-3, sourceLocation: SourceLocation = #_sourceLocation
) {
  let isNear =
    abs(rect.minX - x) < tolerance && abs(rect.minY - y) < tolerance
    && abs(rect.width - width) < tolerance && abs(rect.height - height) < tolerance
  #expect(isNear, "\(rect), not \((x, y, width, height))", sourceLocation: sourceLocation)
}
