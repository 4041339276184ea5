// ModalViewController, Example/CustomHeightPresentationController/ModalViewController.swift:12.
// The presenting screen has no custom height itself, as in the example.
import FilmstripCLI
import UIKit

@testable import ModalViewControllerFiles

FilmstripMain.run { scenes in
  scenes.addScreen("from") { StandInScreen("From") }
  scenes.addScreen("to") { ModalViewController() }
  scenes.addForthAndBack(.present, style: .custom) { scene in
    return scene.to
  }
}
