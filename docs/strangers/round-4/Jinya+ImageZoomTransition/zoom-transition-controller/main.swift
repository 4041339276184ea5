// Glue: the app's delegate of its stack, and the pan of ImageDetailViewController.swift:43 on the picture, which the controller handles.
// ZoomTransitionController, ImageZoomTransition/Transition/ZoomTransitionController.swift:10. Written once: what you change here stays.
import FilmstripCLI
import FilmstripTransitions
import UIKit

@testable import ZoomTransitionControllerFiles

/// The app's ThumbImageViewController: a picture of 100 x 100 at (50, 100), which is hidden in a transition.
final class FromScreen: StandInScreen, ZoomTransitionDelegate {
  func zoomTransitionView(_ transition: ZoomTransition) -> UIView? { picture }
  func zoomTransitionWillBegin(_ transition: ZoomTransition) { picture.isHidden = true }
  func zoomTransitionDidEnd(_ transition: ZoomTransition) { picture.isHidden = false }
}

/// The app's ImageDetailViewController: the same picture of 300 x 300 at (100, 300).
final class ToScreen: StandInScreen, ZoomTransitionDelegate {
  func zoomTransitionView(_ transition: ZoomTransition) -> UIView? { picture }
}

FilmstripMain.run { scenes in
  scenes.addScreen("from") {
    let screen = FromScreen("From")
    screen.picture.frame = CGRect(x: 50, y: 100, width: 100, height: 100)
    return screen
  }
  scenes.addScreen("to") {
    let screen = ToScreen("To")
    screen.picture.frame = CGRect(x: 100, y: 300, width: 300, height: 300)
    return screen
  }
  scenes.addForthAndBack(.push, drag: GalleryDrag(.down, startX: 0.6, startY: 0.45)) { scene in
    let delegate = ZoomTransitionController(navigationController: scene.navigation)
    for case let screen as StandInScreen in [scene.from, scene.to] { screen.picture.contentMode = .scaleAspectFill; screen.picture.clipsToBounds = true }
    let picture = (scene.to as! ToScreen).picture
    picture.isUserInteractionEnabled = true
    picture.addGestureRecognizer(UIPanGestureRecognizer(target: delegate, action: ZoomTransitionController.handleSlideToPopGesture))
    return delegate
  }
}
