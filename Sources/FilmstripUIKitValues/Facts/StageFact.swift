// SPDX-License-Identifier: MIT

/// What the engine noticed that the author of the code should know: which mistake, and in what.
///
/// Facts are values of names and numbers. What they mean for people, their severity and their
/// remedy, is defined by the rules of `Filmstrip`; a fact without a rule does not compile there.
package enum StageFact: Sendable, Hashable {
  // MARK: Steps of the stage

  /// Work of one instant started more work, round after round.
  case endlessWork(rounds: Int)
  /// Layout asked for layout, pass after pass; the first views that did, as reports name them.
  case endlessLayout(passes: Int, views: [String])

  // MARK: Touches

  /// A touch began, in coordinates of the window, while a transition ran that ignores touches.
  case touchDuringTransition(x: Double, y: Double)
  /// A touch began, in coordinates of the window, where no view receives it.
  case touchOutsideViews(x: Double, y: Double)

  // MARK: Transitions

  case completedAgain(transition: String)
  case completedAfterCancel(transition: String)
  /// What the animator of a cancelled transition changed of a controller's view is still changed.
  case notRestored(transition: String, properties: [String], controller: String)
  case completionSpeed(transition: String)
  /// A percent-driven transition was called, such as by `update(_:)`, and drives nothing.
  case idleDriver(call: String, driver: String)
  /// A stack was changed while a change was being shown, by a push or otherwise.
  case nestedNavigation(isPush: Bool, controller: String)
  /// The swipe back began where there is nothing to go back to.
  case swipeOnRoot(controller: String)
  /// A call to begin or end a child's appearance had no counterpart.
  case unbalancedAppearance(controller: String)
  /// A controller's `viewWillAppear` or a callback like it was called, and not by UIKit.
  case appearanceCalled(callback: String, controller: String)

  // MARK: Presentations

  /// A controller was to be presented by one that presents another; `source` was asked for it.
  case presentedTwice(controller: String, presenter: String, source: String, presented: String)
  /// A controller was to be presented by one that is not in a window; `source`, where there is one,
  /// was asked for it.
  case presentedOutsideWindow(controller: String, presenter: String, source: String?)
  /// A dismissal was asked for while a presentation or a dismissal ran.
  case dismissedInTransition(controller: String)
  /// After a dismissal the presenting view was not in the window.
  case presenterLeftWindow(presented: String, presenting: String)
  /// A presentation was to adapt to a style, by its raw value, to which none can.
  case adaptedStyle(rawValue: Int, controller: String)
  case noDetents(controller: String)
  /// The resolver of a sheet's detent returned no number.
  case unresolvedDetent(identifier: String, controller: String)

  // MARK: Dynamics

  /// An animator has moved items for seconds on end; the work is what moves how, and under which behaviors.
  case keepsMoving(seconds: Double, work: String, item: String)

  // MARK: Constraints

  /// Required constraints that cannot hold together, as descriptions, in the order in which they became
  /// active; the one that was given up, and the view that it concerns.
  case unsatisfiableConstraints(constraints: [String], givenUp: String, view: String)
  /// The numbers of a view's rectangle that its constraints leave open.
  case ambiguousLayout(view: String, numbers: [String])
  case frameOfConstrainedView(view: String)
  /// Layout changed constraints round after round; the first views concerned.
  case endlessConstraints(rounds: Int, views: [String])

  // MARK: Views and pages

  case snapshotBeforeShown(view: String)
  case subviewOfEffectView(view: String)
  /// A page view controller's data source gave one page where a book shows two.
  case noSecondPage(dataSource: String)
  /// A page view controller's data source gave one controller for both pages.
  case pageGivenTwice(dataSource: String)
  case pageShownAlready(dataSource: String)
}
