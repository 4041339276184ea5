// SPDX-License-Identifier: MIT

/// How presentations and dismissals look, and in which order their callbacks come.
package struct PresentationBehavior: BehaviorValues {
  /// Whether a full-screen presentation notifies the presented controller that it has appeared
  /// before the presenting one that it has disappeared.
  ///
  /// Sources conflict: one log has the order of a push (from first); a published log of a recent
  /// iOS, with `viewIsAppearing` in it, and one asserted order have the presented one first. A
  /// dismissal notifies the dismissed one first in all of them.
  package var presentedAppearsFirst = true

  /// Whether the final frame of the controller that a dismissal takes away is its current frame; else it is
  /// zero.
  ///
  /// Assumed. Published dismissals of several independent libraries start from this frame and would show nothing
  /// at zero, and one divides by its height in a demo that presents in the current context. Against it: Apple's
  /// sample says that the presenting controller's is zero in a presentation that removes its view, and the header
  /// that it is zero for a view that will be removed.
  package var dismissedFinalFrameIsCurrent = true

  /// Whether the presented view has its place in `viewWillAppear` already; else it gets it between that and
  /// `viewIsAppearing`.
  ///
  /// Documented for `viewIsAppearing(_:)`: the geometry is not up to date in `viewWillAppear(_:)`, and it is in
  /// `viewIsAppearing(_:)`. A published popup cuts a mask to its bounds in `viewWillAppear`, which would be smaller
  /// than its authors show otherwise. Before a view had safe areas, answers on public sites said that its size is
  /// final there; they speak of containers.
  package var placesBeforeViewWillAppear = false

  /// Seconds of `crossDissolve`.
  ///
  /// Approximated: not measured anywhere; looks as on a device.
  package var crossDissolveDuration = 0.4

  /// Seconds of `flipHorizontal`.
  ///
  /// Approximated: not measured anywhere; the time of UIKit's flips in sample code.
  package var flipDuration = 0.75

  /// Seconds of `partialCurl`.
  ///
  /// Approximated: not measured anywhere.
  package var curlDuration = 0.75

  /// How far `partialCurl` goes, as a share of a curl that takes the whole page away.
  ///
  /// Approximated: documented is only that the page stays visible.
  package var curlShare = 0.5

  /// Opacity of the black that dims what lies below, where a built-in presentation dims: 0.2 on iOS 26
  /// in light appearance (measured), the same in Apple's design resources.
  package var dimming = 0.2

  package init() {}
}

extension BehaviorProfile {
  package var presentation: PresentationBehavior {
    get { self[PresentationBehavior.self] }
    set { self[PresentationBehavior.self] = newValue }
  }
}
