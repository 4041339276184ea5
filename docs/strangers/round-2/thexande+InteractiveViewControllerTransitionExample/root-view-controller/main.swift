// RootViewController, InteractiveViewControllerTransitionExample/ViewController.swift:3.
// Its button presents the modal with the coordinator that a pan of the modal drives.
import FilmstripCLI
import FilmstripTransitions
import UIKit

@testable import RootViewControllerFiles

FilmstripMain.run { scenes in
  scenes.addScreen("from") { RootViewController() }
  scenes.addScreen("to") { StandInScreen("To") }
  scenes.addActs(.present, drag: GalleryDrag(.down, startY: 0.3)) { scene in
    return StandInActs(
      scene.container,
      forth: { scene.tap(.control) },
      back: { scene.dismiss() })
  }
}
