// Glue: the app's own entries, as PhotosGridViewController.swift calls them: a push with the transition, and a pop with it.
// SplitFromCenterRetroTransition, RetroTransition/Transitions/SplitFromCenterRetroTransition.swift:3. Written once: what you change here stays.
import FilmstripCLI
import UIKit

@testable import SplitFromCenterRetroTransitionFiles

FilmstripMain.run { scenes in
  scenes.addScreen("from") { StandInScreen("From") }
  scenes.addScreen("to") { StandInScreen("To") }
  scenes.addActs(.push) { scene in
    return StandInActs(
      scene.container,
      forth: { scene.navigation.pushViewController(scene.to, withRetroTransition: SplitFromCenterRetroTransition()) },
      back: { _ = scene.navigation.popViewControllerRetroTransition(SplitFromCenterRetroTransition()) })
  }
}
