// SerrataTransition, Serrata/Sources/SerrataTransition.swift:15. Written once: what you change here stays.
import FilmstripCLI
import FilmstripTransitions
import UIKit

@testable import SerrataTransitionFiles

FilmstripMain.run { scenes in
  scenes.addScreen("from") { StandInScreen("From") }
  scenes.addScreen("to") { StandInScreen("To") }
  scenes.addForthAndBack(.present, style: .fullScreen, drag: GalleryDrag(.down, startY: 0.3)) { scene in
    let delegate = SerrataTransition()
    scene.from.loadViewIfNeeded()
    delegate.setFromImageView(scene.from.screen(as: StandInScreen.self).picture)
    return delegate
  }
}
