// Presentr, Presentr/Presentr.swift:61.
// An alert, as the example presents it, without a background view of its own.
import FilmstripCLI
import UIKit

@testable import PresentrFiles

FilmstripMain.run { scenes in
  scenes.addScreen("from") { StandInScreen("From") }
  scenes.addScreen("to") { StandInScreen("To") }
  scenes.addForthAndBack(.present, style: .custom) { scene in
    let delegate = Presentr(presentationType: .alert)
    return delegate
  }
}
