// TSPresentationManager, Sources/TSPresentation/Classes/TSPresentationManager.swift:38. Written once: what you change here stays.
import FilmstripCLI
import FilmstripTransitions
import UIKit

@testable import TsPresentationManagerFiles

FilmstripMain.run { scenes in
  scenes.addScreen("from") { UINavigationController(rootViewController: StandInScreen("From")) }
  scenes.addScreen("to") { UINavigationController(rootViewController: StandInScreen("To")) }
  scenes.addForthAndBack(.present, style: .custom, drag: GalleryDrag(.down, startY: 0.3)) { scene in
    let delegate = TSPresentationManager(gesture: .pan)
    return delegate
  }
}
