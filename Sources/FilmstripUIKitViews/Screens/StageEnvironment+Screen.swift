// SPDX-License-Identifier: MIT

extension StageEnvironment {
  package var rootLayer: CALayer { windows.rootLayer(on: screen, scheduler: scheduler) }

  package func changeSettings(_ mutations: (inout any UIMutableTraits) -> Void) {
    let old = screen.traitCollection
    changeScreen { screen.changeSettings(mutations) }
    postAccessibilityChanges(from: old)
  }

  /// Changes the screen; windows that covered it cover it again, and all are notified of it.
  package func changeScreen(_ change: () -> Void) {
    changeScreen(covering: coveringWindows, change)
  }

  package var coveringWindows: [UIWindow] { windows.all.filter { $0.frame == screen.bounds } }

  /// Changes the screen; some windows are to cover it, and all are notified of it.
  package func changeScreen(covering: [UIWindow], _ change: () -> Void) {
    let oldTraits = screen.traitCollection
    change()
    if screen.traitCollection != oldTraits { windowScene.traitCollectionDidChange(oldTraits) }
    notePredictedTraits()
    windows.fit(screen)
    for window in windows.all {
      if covering.contains(window) { window.frame = screen.bounds }
      window.noteAreas()
      window.noteTraits()
    }
  }
}
