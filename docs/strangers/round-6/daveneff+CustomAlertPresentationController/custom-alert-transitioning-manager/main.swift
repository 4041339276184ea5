// CustomAlertTransitioningManager, CustomAlertTransitioningManager.swift:11.
import FilmstripCLI
import UIKit

@testable import CustomAlertTransitioningManagerFiles

FilmstripMain.run { scenes in
  Constants.cornerRadius = 12
  scenes.addScreen("from") { StandInScreen("From") }
  scenes.addScreen("to") { StandInScreen("To") }
  scenes.addForthAndBack(.present, style: .custom) { scene in
    let delegate = CustomAlertTransitioningManager()
    return delegate
  }
}
