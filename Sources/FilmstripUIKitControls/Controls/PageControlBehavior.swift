// SPDX-License-Identifier: MIT

package struct PageControlBehavior: BehaviorValues {
  /// Height in points of what shows the number of pages.
  ///
  /// Approximated: 37 in many public descriptions of views up to iOS 13.
  package var height = 37.0
  /// Diameter of a dot, and the distance between the middles of two, in points; see
  /// `height`.
  package var dots = (diameter: 7.0, pitch: 16.0)

  package init() {}
}

extension BehaviorProfile {
  package var pageControls: PageControlBehavior {
    get { self[PageControlBehavior.self] }
    set { self[PageControlBehavior.self] = newValue }
  }
}
