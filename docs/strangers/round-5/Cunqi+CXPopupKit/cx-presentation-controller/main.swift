// CXPresentationController, CXPopupKit/Popup/CXPresentationController.swift:11.
// The second screen is the app's CXPopupController around the popup's content; it makes its presentation controller.
import FilmstripCLI
import UIKit

@testable import CxPresentationControllerFiles

final class PopupContent: StandInScreen, CXPopupControlDelegate {}

FilmstripMain.run { scenes in
  var from = UIViewController()
  scenes.addScreen("from") {
    from = StandInScreen("From")
    return from
  }
  scenes.addScreen("to") { CXPopupController(from, PopupContent("To")) }
  scenes.addForthAndBack(.present, style: .custom) { scene in
    scene.to.transitioningDelegate!
  }
}
