// DetailViewController, TransitionAnimation/DetailViewController.swift:11.
// The app presents DetailViewController with itself as the delegate.
import FilmstripCLI
import FilmstripTransitions
import UIKit

@testable import DetailViewControllerFiles

FilmstripMain.run { scenes in
  scenes.addScreen("from") { ViewController() }
  scenes.addScreen("to") { DetailViewController() }
  scenes.addForthAndBack(.present, style: .fullScreen, forthDrag: GalleryDrag(.right, startX: 0)) { scene in
    let screen = scene.to.screen(as: DetailViewController.self)
    screen.interactor = scene.from.screen(as: ViewController.self).interactor
    return screen
  }
}
