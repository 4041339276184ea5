// ZoomTransitioningDelegate, ZoomingoCollectionView/ZoomTransitioningDelegate.swift:33.
// The app's screens give their image views, and no background.
import FilmstripCLI
import UIKit

@testable import ZoomTransitioningDelegateFiles

final class ZoomScreen: StandInScreen, ZoomingViewController {
  func zoomingImageView(for transition: ZoomTransitioningDelegate) -> UIImageView? { picture }
  func zoomingBackgroundView(for transition: ZoomTransitioningDelegate) -> UIView? { nil }
}

FilmstripMain.run { scenes in
  scenes.addScreen("from") { ZoomScreen("From") }
  scenes.addScreen("to") {
    let screen = ZoomScreen("To")
    screen.loadViewIfNeeded()
    screen.picture.frame = CGRect(x: 0, y: 100, width: UIScreen.main.bounds.width, height: 300)
    return screen
  }
  scenes.addForthAndBack(.push) { scene in
    let delegate = ZoomTransitioningDelegate()
    return delegate
  }
}
