// SideMenuPresenter, Sources/SideMenuTransition/SideMenuPresenter.swift:8.
// The app's screen sets the presenter up in viewDidLoad and presents by its button, Demo/DemoApp/RootViewController.swift:38.
import FilmstripCLI
import FilmstripTransitions
import UIKit

@testable import SideMenuPresenterFiles

FilmstripMain.run { scenes in
  scenes.addScreen("from") { StandInScreen("From") }
  scenes.addScreen("to") { StandInScreen("To") }
  scenes.addActs(.present, forthDrag: GalleryDrag(.right, startX: 0), drag: GalleryDrag(.left, startX: 0.9)) { scene in
    let subject = SideMenuPresenter(menuViewControllerFactory: { scene.to })
    return StandInActs(
      scene.container,
      keeping: subject,
      prepare: { subject.setup(in: scene.from) },
      forth: { subject.present(from: scene.from) },
      back: { scene.dismiss() })
  }
}
