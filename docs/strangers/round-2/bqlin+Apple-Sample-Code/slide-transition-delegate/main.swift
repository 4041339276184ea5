// SlideTransitionDelegate, UI/CustomViewControllerPresentationsandTransitions-Swift/CustomTransitions/06 Slide/SlideTransitionDelegate.swift:19.
// The app sets tabBarController, which the delegate asserts (in its storyboard an outlet).
import FilmstripCLI
import FilmstripTransitions
import UIKit

@testable import SlideTransitionDelegateFiles

FilmstripMain.run { scenes in
  scenes.addScreen("from") { StandInScreen("From") }
  scenes.addScreen("to") { StandInScreen("To") }
  scenes.addForthAndBack(.tab, drag: GalleryDrag(.right, startX: 0.1)) { scene in
    let delegate = SlideTransitionDelegate()
    delegate.tabBarController = scene.container as? UITabBarController
    return delegate
  }
}
