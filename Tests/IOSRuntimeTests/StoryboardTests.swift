// SPDX-License-Identifier: MIT
import FilmstripIOSRuntime
import Testing
import UIKit

private final class Menu: UIViewController {
  private(set) var isCoded = false

  init() { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    isCoded = true
  }
}

private protocol Closing {}

@MainActor
@Suite struct StoryboardTests {
  /// As a storyboard does, by `init(coder:)`.
  @Test func aControllerIsMadeOfTheClassToWhichItIsCast() {
    let made = Lowered.controller(UIViewController(), of: Menu.self) as? Menu
    #expect(made?.isCoded == true)
    let given = Menu()
    #expect(Lowered.controller(given, of: Menu.self) === given)
    #expect(!given.isCoded)
    #expect(!(Lowered.controller(UIViewController(), of: (any Closing).self) is any Closing))
  }
}
