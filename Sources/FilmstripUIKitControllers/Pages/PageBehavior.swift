// SPDX-License-Identifier: MIT

package struct PageBehavior: BehaviorValues {
  /// Seconds for which a scroll in code lasts, slow at both ends.
  ///
  /// Approximated: the usual time of a scroll view that is scrolled in code; not measured.
  package var scrollDuration = 0.3

  /// Seconds for which a curl in code, or by a tap, lasts, slow at both ends.
  ///
  /// Approximated: not measured anywhere; the time of UIKit's curls in sample code.
  package var curlDuration = 0.75

  /// How much of a pull beyond the last page is followed: c in (1 − 1/(x·c/d + 1))·d, where x is the
  /// pull and d the size of the page, in points.
  ///
  /// Measured on iOS 26 for scroll views.
  package var rubberBand = 0.55

  /// The two rates, in 1/s, at which a page that was pulled too far comes back from rest.
  ///
  /// Measured on iOS 26 for scroll views.
  package var bounceRates = (slow: 9.0, fast: 46.0)

  /// The fraction of a page from which a slow drag continues to the next one.
  ///
  /// Documented for paging scroll views: they stop at the nearest multiple of their size.
  package var threshold = 0.5

  /// The speed, in points per second, from which the direction of a drag alone decides.
  ///
  /// Approximated: Apple's is not known.
  package var flickSpeed = 300.0

  /// The fraction of the width, from either side, in which a tap turns a page that curls.
  ///
  /// Approximated: Apple's is not known.
  package var tapEdge = 0.2

  package init() {}
}

extension BehaviorProfile {
  package var pages: PageBehavior {
    get { self[PageBehavior.self] }
    set { self[PageBehavior.self] = newValue }
  }
}
