// AlertTransitioningDelegate, UserInterface/Classes/Controllers/Alert/AlertTransitioningDelegate.swift:1.
// The second screen says how large it is; the pan is on its view.
import FilmstripCLI
import FilmstripTransitions
import UIKit

@testable import AlertTransitioningDelegateFiles

FilmstripMain.run { scenes in
  scenes.addScreen("from") { StandInScreen("From") }
  scenes.addScreen("to") {
    let screen = StandInScreen("To")
    screen.preferredContentSize = CGSize(width: 300, height: 340)
    return screen
  }
  scenes.addForthAndBack(.present, style: .custom, drag: GalleryDrag(.down, startY: 0.4)) { scene in
    let delegate = AlertTransitioningDelegate(presentingViewController: scene.isDriven ? scene.to : scene.from)
    delegate.interactiveDismiss = scene.isDriven
    return delegate
  }
}
