// PopMenuViewController, PopMenu/View Controller & Views/PopMenuViewController.swift:17.
// The menu has the actions of the example, and begins at a view of the first screen.
import FilmstripCLI
import UIKit

@testable import PopMenuViewControllerFiles

FilmstripMain.run { scenes in
  var from = StandInScreen("From")
  scenes.addScreen("from") {
    from = StandInScreen("From")
    return from
  }
  scenes.addScreen("to") {
    from.loadViewIfNeeded()
    return PopMenuViewController(sourceView: from.standInTile, actions: [
      PopMenuDefaultAction(title: "Click me to", color: .yellow),
      PopMenuDefaultAction(title: "Pop another menu", color: .orange),
      PopMenuDefaultAction(title: "Try it out!", color: .white),
    ])
  }
  scenes.addForthAndBack(.present, style: .overFullScreen) { scene in
    return scene.to
  }
}
