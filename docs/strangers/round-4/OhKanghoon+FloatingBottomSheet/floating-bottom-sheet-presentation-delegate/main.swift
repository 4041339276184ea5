// Glue: the height of the sample's PlainViewController.swift:24.
// FloatingBottomSheetPresentationDelegate, Sources/FloatingBottomSheet/Presentation/FloatingBottomSheetPresentationDelegate.swift:10. Written once: what you change here stays.
// guessed for what the app gives: height: 440
import FilmstripCLI
import UIKit

@testable import FloatingBottomSheetPresentationDelegateFiles

/// A stand-in with what the app casts screens to.
final class ToScreen: StandInScreen, FloatingBottomSheetPresentable {
  var bottomSheetScrollable: UIScrollView? { nil }
  var bottomSheetHeight: any FloatingBottomSheetSizing { FloatingBottomSheetSizingFixed(height: 200) }
}

FilmstripMain.run { scenes in
  scenes.addScreen("from") { StandInScreen("From") }
  scenes.addScreen("to") { ToScreen("To") }
  scenes.addForthAndBack(.present, style: .custom) { scene in
    let delegate = FloatingBottomSheetPresentationDelegate.default
    return delegate
  }
}
