// Glue: a picture on the page, as the sample's pages have one.
// Presenter, Sources/MediaViewer/Transition/Presenter.swift:3. Written once: what you change here stays.
// InteractiveTransition.swift:14: transitionContext.viewController(forKey: .from) is cast to PreviewController, which the first screen is not
import FilmstripCLI
import FilmstripTransitions
import UIKit

@testable import PresenterFiles

FilmstripMain.run { scenes in
  scenes.addScreen("from") { StandInScreen("From") }
  scenes.addScreen("to") {
    let screen = PreviewController()
    let picture = UIImageView(image: StandInScreen.image)
    picture.frame = CGRect(x: 0, y: 230, width: 393, height: 393)
    screen.loadViewIfNeeded()
    screen.pageViewController.view.addSubview(picture)
    return screen
  }
  scenes.addForthAndBack(.present, style: .custom, drag: GalleryDrag(.down, startY: 0.3)) { scene in
    let delegate = Presenter()
    return delegate
  }
}
