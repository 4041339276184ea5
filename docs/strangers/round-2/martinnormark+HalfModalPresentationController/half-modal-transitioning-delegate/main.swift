// HalfModalTransitioningDelegate, HalfModalPresentationController/Transitioning/HalfModalTransitioningDelegate.swift:11.
// The app gives itself as viewController, and the presented screen as presentingViewController, ViewController.swift:27.
import FilmstripCLI
import FilmstripTransitions
import UIKit

@testable import HalfModalTransitioningDelegateFiles

FilmstripMain.run { scenes in
  scenes.addScreen("from") { StandInScreen("From") }
  scenes.addScreen("to") { UINavigationController(rootViewController: StandInScreen("To")) }
  scenes.addForthAndBack(.present, style: .custom, drag: GalleryDrag(.down, startY: 0.6)) { scene in
    return HalfModalTransitioningDelegate(viewController: scene.from, presentingViewController: scene.to)
  }
}
