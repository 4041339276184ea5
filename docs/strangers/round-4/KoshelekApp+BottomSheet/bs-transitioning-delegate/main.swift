// Glue: the touch begins on the presented sheet, which is below y = 400, and not on the dimmed view above it.
// BSTransitioningDelegate, BottomSheet/Transition/BSTransitioningDelegate.swift:3. Written once: what you change here stays.
import FilmstripCLI
import FilmstripTransitions
import UIKit

@testable import BsTransitioningDelegateFiles

FilmstripMain.run { scenes in
  scenes.addScreen("from") { StandInScreen("From") }
  scenes.addScreen("to") { StandInScreen("To") }
  scenes.addForthAndBack(.present, style: .custom, drag: GalleryDrag(.down, startY: 0.7)) { scene in
    let delegate = BSTransitioningDelegate()
    return delegate
  }
}
