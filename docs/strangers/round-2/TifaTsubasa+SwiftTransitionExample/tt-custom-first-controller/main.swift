// TTCustomFirstController, SwiftTransitionExample/TTCustomFirstController.swift:11.
// A cell of the first screen is tapped, which sets selectedIndex and pushes the second; each screen is the delegate while it is seen.
import FilmstripCLI
import FilmstripTransitions
import UIKit

@testable import TtCustomFirstControllerFiles

FilmstripMain.run { scenes in
  scenes.addScreen("from") { TTCustomFirstController() }
  scenes.addScreen("to") { StandInScreen("To") }
  scenes.addActs(.push, drag: GalleryDrag(.right, startX: 0)) { scene in
    return StandInActs(
      scene.container,
      forth: { scene.tap(.cell) },
      back: { scene.dismiss() })
  }
}
