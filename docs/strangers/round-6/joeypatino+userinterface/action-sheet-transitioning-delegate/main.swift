// ActionSheetTransitioningDelegate, UserInterface/Classes/Controllers/ActionSheet/ActionSheetTransitioningDelegate.swift:1.
// The second screen says how high it is, as ActionSheetViewController does with three actions; the pan is on its view.
import FilmstripCLI
import FilmstripTransitions
import UIKit

@testable import ActionSheetTransitioningDelegateFiles

FilmstripMain.run { scenes in
  scenes.addScreen("from") { StandInScreen("From") }
  scenes.addScreen("to") {
    let screen = StandInScreen("To")
    screen.preferredContentSize = CGSize(width: UIScreen.main.bounds.width, height: 294)
    return screen
  }
  scenes.addForthAndBack(.present, style: .custom, drag: GalleryDrag(.down, startY: 0.75)) { scene in
    let delegate = ActionSheetTransitioningDelegate(presentingViewController: scene.isDriven ? scene.to : scene.from)
    delegate.interactiveDismiss = scene.isDriven
    return delegate
  }
}
