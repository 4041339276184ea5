// SPDX-License-Identifier: MIT

/// The controllers that a scene gives in the places of those in an app's storyboards, which are not read.
@MainActor
package final class StoryboardControllers {
  /// The controller of an identifier, or of a segue's; nil where none is given.
  package var given: ((_ identifier: String?) -> UIViewController?)?
  package var show: ((UIViewController) -> Void)?
  /// Gives a controller that does not load its view itself the outlets that its file would.
  package var connect: ((UIViewController) -> Void)?
  /// The controller that is loading its view and has its outlets already.
  package var connected: UIViewController?
  /// Completes a controller's view, which has none of what a file would give it, after `viewDidLoad`.
  package var complete: ((UIViewController) -> Void)?
}

extension StageEnvironment {
  /// What stands for controllers of storyboards.
  package var storyboards: StoryboardControllers { part { StoryboardControllers() } }
}
