// GSImageViewerController, GSImageViewerController/GSImageViewerController.swift:91.
// The viewer is made from the first screen's picture, and is its own delegate.
import FilmstripCLI
import UIKit

@testable import GsImageViewerControllerFiles

FilmstripMain.run { scenes in
  var from = StandInScreen("From")
  scenes.addScreen("from") {
    from = StandInScreen("From")
    from.view.frame = UIScreen.main.bounds
    from.view.layoutIfNeeded()
    return from
  }
  scenes.addScreen("to") {
    GSImageViewerController(
      imageInfo: GSImageInfo(image: StandInScreen.image, imageMode: .aspectFit),
      transitionInfo: GSTransitionInfo(fromView: from.picture))
  }
  scenes.addForthAndBack(.present, style: .overFullScreen) { scene in scene.to }
}
