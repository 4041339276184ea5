// SwipeToDismissController, Sources/SwipeTransition/SwipeToDismiss/SwipeToDismissController.swift:13.
// The controller is attached to the second screen, and its pan dismisses it.
import FilmstripCLI
import FilmstripTransitions
import UIKit

@testable import SwipeToDismissControllerFiles

FilmstripMain.run { scenes in
  scenes.addScreen("from") { StandInScreen("From") }
  scenes.addScreen("to") { StandInScreen("To") }
  scenes.addForthAndBack(.present, style: .fullScreen, drag: GalleryDrag(.down, startY: 0.3)) { scene in
    scene.to.loadViewIfNeeded()
    let delegate = SwipeToDismissController()
    delegate.setTarget(viewController: scene.to)
    return delegate
  }
}
