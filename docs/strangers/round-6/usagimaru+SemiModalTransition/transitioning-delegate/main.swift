// TransitioningDelegate, SemiModalTransition/CustomTransitioningDelegate.swift:10.
// The app's screens set the height of the modal view when they appear, as SecondViewController does.
import FilmstripCLI
import UIKit

@testable import TransitioningDelegateFiles

final class ToScreen: StandInScreen {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    (presentationController as? SemiModalPresentationController)?.setModalViewHeight(320, animated: false)
  }
}

FilmstripMain.run { scenes in
  scenes.addScreen("from") { StandInScreen("From") }
  scenes.addScreen("to") { ToScreen("To") }
  scenes.addForthAndBack(.present, style: .custom) { scene in
    let delegate = TransitioningDelegate()
    return delegate
  }
}
