// SPDX-License-Identifier: MIT
package import QuartzCore

/// What imitates iOS where its versions disagree, sources conflict, or nothing is known for sure:
/// each number with what speaks for it.
package struct BehaviorProfile: Sendable {
  // The engine runs on one thread (ARCHITECTURE.md).
  /// The profile that is in force.
  nonisolated(unsafe) package static var current = BehaviorProfile() {
    didSet { TransitionBehavior.current = current.transitions }
  }

  /// The looks of Core Animation's transitions, flips and curls of views included.
  package var transitions = TransitionBehavior()

  /// The layer properties that change with an animation inside a view's animation block.
  ///
  /// Documented for views: frame, bounds, center, transform, alpha, backgroundColor, the stretch of
  /// contents, and visual effects, which are filters of the backdrop here; measured: cornerRadius. Of
  /// no other is it known; `contents` and `hidden` are known not to be.
  package var viewAnimatedKeys: Set<String> = [
    "position", "bounds", "transform", "opacity", "backgroundColor", "contentsCenter",
    "cornerRadius", "backdropFilters",
  ]

  /// Whether a transform that is changed in an animation block while another animation moves it
  /// starts from where it is shown.
  ///
  /// Assumed: press and release of a button are smooth on iOS, and only position and bounds are known
  /// to be additive.
  package var interruptedTransformsAreContinuous = true

  /// Whether a cancelled percent-driven transition gives what its animator's blocks have set its old
  /// values again.
  ///
  /// Assumed: five independent published projects restore nothing and are used with interactive
  /// dismissal, where they would be visibly broken otherwise; a property animator that ends at its
  /// start has its old values again (documented). False is the strict reading: layers' time goes back,
  /// and nothing else.
  package var cancelledTransitionsRestoreMotion = true

  /// The navigation controller's own transitions.
  package var navigation = NavigationBehavior()

  /// Presentations and dismissals.
  package var presentation = PresentationBehavior()

  /// Sheets: their places, their motion, and what a finger does to them.
  package var sheets = SheetBehavior()

  /// Popovers.
  package var popovers = PopoverBehavior()

  /// Alerts and action sheets.
  package var alerts = AlertBehavior()

  /// Changes of tabs.
  package var tabs = TabBehavior()

  /// Turns of the device and other changes of the screen's size.
  package var rotation = RotationBehavior()

  /// Zooms into controllers.
  package var zoom = ZoomBehavior()

  /// The turning of pages.
  package var pages = PageBehavior()

  /// Columns of split views.
  package var split = SplitBehavior()

  /// Scroll views: how fingers move them, and how they move on.
  package var scrolling = ScrollBehavior()

  /// What shines through blur effects and bars.
  package var materials = MaterialBehavior()

  /// Controls.
  package var controls = ControlBehavior()

  /// The system's colours.
  package var colors = ColorBehavior()

  /// When touches become gestures.
  package var touches = TouchBehavior()

  /// Whether only bars with a large title take the appearance of a scrolled edge.
  ///
  /// Documented: so it was up to iOS 14; since iOS 15 all bars do, as long as nothing is scrolled
  /// beneath them, and are then transparent unless told otherwise. Bars look as on iOS 13 to 18
  /// (44 points, a line, no glass), and this is the look of the first of those.
  package var scrollEdgeBarsNeedLargeTitles = true

  /// A profile with the values that stand here.
  package init() {}
}
