// SideMenuShowAnimationTransitioning, ios/pinit/Shared/AnimationTransitioning/SideMenuShowAnimationTransitioning.swift:3.
// Nothing in the app makes one: the share of the width is an assumption.
import FilmstripCLI
import UIKit

@testable import SideMenuShowAnimationTransitioningFiles

FilmstripMain.run { scenes in
  scenes.addScreen("from") { StandInScreen("From") }
  scenes.addScreen("to") { StandInScreen("To") }
  scenes.addForthAndBack(.present, style: .fullScreen) { scene in
    return try StandInDelegate(forth: { isForth in
      SideMenuShowAnimationTransitioning(sideMenuWidthMultiplier: 0.75)
    })
  }
}
