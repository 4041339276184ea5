// FTZoomTransition, FTZoomTransition/FTZoomTransition.swift:41.
import FilmstripCLI
import FilmstripTransitions
import UIKit

@testable import FtZoomTransitionFiles

FilmstripMain.run { scenes in
  scenes.addScreen("from") { StandInScreen("From") }
  scenes.addScreen("to") { StandInScreen("To") }
  scenes.addForthAndBack(.present, style: .fullScreen, drag: GalleryDrag(.down, startY: 0.3)) { scene in
    let delegate = FTZoomTransition()
    scene.from.loadViewIfNeeded()
    let picture = scene.from.screen(as: StandInScreen.self).picture
    // The picture, as wide as the screen, in its middle.
    let screen = UIScreen.main.bounds
    let target = CGRect(x: 0, y: (screen.height - screen.width) / 2, width: screen.width, height: screen.width)
    delegate.config = FTZoomTransitionConfig(sourceView: picture, image: picture.image, targetFrame: target)
    delegate.wirePanDismissToViewController(scene.to, for: scene.to.view)
    return delegate
  }
}
