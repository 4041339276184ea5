// Glue: the size that the app's modal screen prefers: the screen's width and its content's height, BottomSheetModalViewController.swift:83.
// BottomSheetTransitioningDelegate, Packages/ReusableViews/Sources/ReusableViews/BottomSheet/BottomSheetTransitioningDelegate.swift:10. Written once: what you change here stays.
// BottomSheetTransitioningDelegate.swift:29: dismissed is cast to BottomSheetModalViewController, which neither screen is
// BottomSheetPresentationController.swift:67: presentedViewController is cast to BottomSheetModalViewController, which the second screen is not
import FilmstripCLI
import FilmstripTransitions
import UIKit

@testable import BottomSheetTransitioningDelegateFiles

/// A stand-in with what the app casts screens to.
final class FromScreen: StandInScreen, BottomSheetScrollable {
  var scrollView: UIScrollView { UIScrollView() }
}

FilmstripMain.run { scenes in
  scenes.addScreen("from") { FromScreen("From") }
  scenes.addScreen("to") { StandInScreen("To") }
  scenes.addForthAndBack(.present, style: .custom, drag: GalleryDrag(.down, startY: 0.3)) { scene in
    scene.to.preferredContentSize = CGSize(width: 393, height: 400)
    let delegate = BottomSheetTransitioningDelegate.default
    return delegate
  }
}
