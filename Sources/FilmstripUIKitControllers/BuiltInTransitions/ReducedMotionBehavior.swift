// SPDX-License-Identifier: MIT

/// How UIKit's own transitions move where the user has asked for less motion.
///
/// Reduce Motion alone leaves pushes, covers and sheets as they are: reports of its effect on iOS 13 and later name
/// zooms, parallax and the system's own screens.
package struct ReducedMotionBehavior: BehaviorValues {
  /// Whether pushes, pops, covers and sheets fade where the user prefers cross-fades.
  ///
  /// Documented for navigation (WWDC20, session 10020: the setting replaces the slide of navigation controllers), and
  /// reported for sheets (react-native-actions-sheet, issue 418).
  package var crossFadesReplaceSlides = true

  /// Whether a zoom becomes the transition that there would be without it under Reduce Motion.
  ///
  /// Reported for the zoom of iOS 18 (useyourloaf.com, "Reducing Motion of Animations"); that the same holds for a
  /// presentation is assumed.
  package var zoomsBecomeUsualTransitions = true

  package init() {}
}

extension BehaviorProfile {
  package var reducedMotion: ReducedMotionBehavior {
    get { self[ReducedMotionBehavior.self] }
    set { self[ReducedMotionBehavior.self] = newValue }
  }
}

extension StageEnvironment {
  /// Whether UIKit's own slides are cross-fades.
  var crossFadesSlides: Bool {
    accessibility.crossFadesTransitions && behavior.reducedMotion.crossFadesReplaceSlides
  }
}

extension UIViewController {
  /// The transition that the controller prefers, as far as the user's settings allow.
  var allowedTransition: Transition? {
    guard let transition = preferredTransition, transition.zoom != nil,
      environment.accessibility.isReduceMotionEnabled,
      environment.behavior.reducedMotion.zoomsBecomeUsualTransitions
    else { return preferredTransition }
    return nil
  }
}
