// SPDX-License-Identifier: MIT
// The scenes that Scripts/compare-pixels records with the engines of two checkouts.
import FilmstripCLI
import UIKit

/// Sets a scene up with screens of its own.
typealias SceneMaker = @MainActor @Sendable () -> PreparedScene

let makers: KeyValuePairs<String, SceneMaker> = [
  "table-updates": tableUpdates,
  "table-swipe": tableSwipe,
  "table-selection": tableSelection,
  "table-sections": tableSections,
  "collection-snapshot": collectionSnapshot,
  "collection-layouts": collectionLayouts,
  "text": text,
  "search": search,
  "context-menu": contextMenu,
  "alert": { alert(style: .alert) },
  "action-sheet": { alert(style: .actionSheet) },
  "controls": controls,
  "dynamics": dynamics,
  "scrolling": scrolling,
  "animations": animations,
  "sheet": sheet,
  "tabs": tabs,
]

FilmstripMain.run { scenes in
  scenes.addScreen("none") { UIViewController() }
  for (name, make) in makers {
    scenes.add(SceneTransition(name, isInteractive: true) { _ in make() })
  }
}
