// MainViewController, 02_InteractiveUI/InteractiveUIExample/InteractiveUIExample/ViewController/MainViewController.swift:11.
// The app presents with NewsTransition, which gets the frame of the first screen.
import FilmstripCLI
import UIKit

@testable import MainViewControllerPresentCore2

FilmstripMain.run { scenes in
  scenes.addScreen("from") { StandInScreen("From") }
  scenes.addScreen("to") { StandInScreen("To") }
  scenes.addForthAndBack(.present, style: .fullScreen) { scene in
    let animator = NewsTransition()
    return try StandInDelegate(animator: { isForth in
      if isForth { animator.originalFrame = scene.from.view.frame }
      animator.presenting = isForth
      return animator
    })
  }
}
