// ModallyTransitionController, TransitionDemo/Transition/ModallyTransition/ModallyTransition.swift:11.
// The touch goes down: ModallyInteractionController.swift measures it along y.
import FilmstripCLI
import FilmstripTransitions
import UIKit

@testable import ModallyTransitionControllerFiles

FilmstripMain.run { scenes in
  scenes.addScreen("from") { StandInScreen("From") }
  scenes.addScreen("to") { StandInScreen("To") }
  scenes.addForthAndBack(.present, style: .custom, drag: GalleryDrag(.down, startY: 0.3)) { scene in
    let delegate = ModallyTransitionController()
    delegate.interactionController.wire(viewController: scene.to)
    return delegate
  }
}
