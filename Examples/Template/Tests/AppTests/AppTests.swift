// SPDX-License-Identifier: MIT
import Filmstrip
import FilmstripTesting
import Testing
import UIKit

@testable import App

@MainActor @Suite struct AppTests {
  @Test func theFirstScreenIsPresented() {
    let stage = Stage(device: .iPhone15)
    let root = UIViewController()
    stage.window.rootViewController = root
    stage.advance(by: 0.1)
    // One of the app's controllers in the place of this one.
    let screen = UIViewController()
    screen.view.backgroundColor = .systemTeal
    // The first run records what it sees beside this file, and fails: look at Goldens, and run again.
    assertTransition(on: stage) { root.present(screen, animated: true) }
  }
}
