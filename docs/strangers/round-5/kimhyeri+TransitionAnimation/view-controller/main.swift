// ViewController, TransitionAnimation/ViewController.swift:11.
// The app presents ViewController with itself as the delegate, from DetailViewController.
import FilmstripCLI
import FilmstripTransitions
import UIKit

@testable import DetailViewControllerFiles

FilmstripMain.run { scenes in
  scenes.addScreen("from") { DetailViewController() }
  scenes.addScreen("to") { ViewController() }
  scenes.addForthAndBack(.present, style: .fullScreen, forthDrag: GalleryDrag(.down, startY: 0.3)) { scene in
    let screen = scene.to.screen(as: ViewController.self)
    scene.from.screen(as: DetailViewController.self).interactor = screen.interactor
    return screen
  }
}
