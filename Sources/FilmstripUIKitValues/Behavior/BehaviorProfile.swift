// SPDX-License-Identifier: MIT

/// The numbers that imitate iOS in one area, beside the code that uses them.
package protocol BehaviorValues: Sendable { init() }

/// What imitates iOS where its versions disagree, sources conflict, or nothing is known for
/// certain: each number with the evidence for it.
///
/// An area that has numbers of its own adds them in an extension beside its `BehaviorValues`; the
/// profile itself contains none of them.
package struct BehaviorProfile: Sendable {
  /// That of the current stage, for what is in no window.
  package static var current: BehaviorProfile { StageScope.current.behavior.profile }

  private var values: [ObjectIdentifier: any BehaviorValues] = [:]

  /// The numbers of one area, the defaults of their type unless they were set.
  package subscript<Values: BehaviorValues>(_ type: Values.Type) -> Values {
    get { values[ObjectIdentifier(type)] as? Values ?? Values() }
    set { values[ObjectIdentifier(type)] = newValue }
  }

  package var transitions = TransitionBehavior()

  /// The layer properties that change with an animation inside a view's animation block.
  ///
  /// Documented for views: frame, bounds, center, transform, alpha, backgroundColor, the stretch of
  /// contents, and visual effects, which are filters of the backdrop here; measured: cornerRadius. It
  /// is known of no other; `contents` and `hidden` are known not to be.
  package var viewAnimatedKeys: Set<String> = [
    "position", "bounds", "transform", "opacity", "backgroundColor", "contentsCenter",
    "cornerRadius", "backdropFilters",
  ]

  /// Whether animation blocks add changes of plane transforms to the animations that run, as they do
  /// for position and bounds.
  ///
  /// Reported: two overlapping blocks of a scale and of a rotation both show since iOS 8, where the
  /// last one alone showed before; and a view that is scaled to 0 is gone at once since then (three
  /// write-ups), as nothing that is added to such a model shows. Published transitions that move one
  /// transform by two animators rely on it.
  package var planeTransformsAreAdditive = true

  /// Whether a transform that is not added starts from where it is shown, where an animation block
  /// changes it while another animation moves it.
  ///
  /// Assumed, for transforms in space: press and release of a button are smooth on iOS.
  package var interruptedTransformsAreContinuous = true

  /// Whether a cancelled percent-driven transition restores the old values of what its animator's
  /// blocks have set.
  ///
  /// Assumed: five independent published projects restore nothing and are used with interactive
  /// dismissal, where they would be visibly broken otherwise; a property animator that ends at its
  /// start restores its old values (documented). False is the strict reading: layers' time goes back,
  /// and nothing else.
  package var cancelledTransitionsRestoreMotion = true

  /// Whether what an app's animator animates is linear while a touch drives the transition.
  ///
  /// Sources conflict. Apple's reference says so of `completionCurve`: while the user interacts, the curve is linear. Its
  /// View Controller Programming Guide warns of curves that part the view from the touch, which a linear one cannot.
  /// Measured on two published screen recordings of iOS 12 that show the touches (roman-wb/CustomModalSwift, an animator
  /// with `curveEaseInOut` that is driven by its percentage): the view follows ease-in-out of the percentage within 3 % of
  /// its way, where a linear one would be off by 17 %. More than a dozen published animators ask for `curveLinear` while
  /// they are interactive and for another curve otherwise, some with the remark that the view would not follow the touch.
  /// What is measured counts, and the reference is read as a word on the percentage. UIKit's own transitions are linear in
  /// any case.
  package var drivenAnimationsAreLinear = false

  /// Whether only bars with a large title take the appearance of a scrolled edge.
  ///
  /// Documented: so it was up to iOS 14; since iOS 15 all bars do, as long as nothing is scrolled
  /// beneath them, and are then transparent by default. Bars look as on iOS 13 to 18 (44 points, a
  /// line, no glass), and this is the look of the first of those.
  package var scrollEdgeBarsNeedLargeTitles = true

  package init() {}
}

private final class StageBehavior { var profile = BehaviorProfile() }

extension StageScope {
  fileprivate var behavior: StageBehavior { part { StageBehavior() } }
}

extension StageEnvironment {
  /// What imitates iOS on the stage, where that is not certain; it is chosen before anything is shown.
  package var behavior: BehaviorProfile {
    get { scope.behavior.profile }
    set {
      scope.behavior.profile = newValue
      scope.transitionBehavior = newValue.transitions
    }
  }
}
