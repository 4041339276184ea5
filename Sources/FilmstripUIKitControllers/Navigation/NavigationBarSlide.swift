// SPDX-License-Identifier: MIT

/// A navigation bar that appears or disappears with a push or pop, because a controller asked for
/// it in `viewWillAppear`: it moves sideways with the screens, at their pace and interactively.
///
/// That it moves by the whole width is approximated.
@MainActor
final class NavigationBarSlide {
  private let bar: UINavigationBar
  private let hides: Bool
  private let distance: CGFloat
  private let place: CGRect

  /// A slide of a bar at its place; `isPush` says from which side the new screen comes.
  init(_ bar: UINavigationBar, hides: Bool, isPush: Bool, isMirrored: Bool, place: CGRect) {
    self.bar = bar
    self.hides = hides
    self.place = place
    // What goes leaves towards the old screen's side, what comes enters from the new one's.
    distance = (hides == isPush ? -1 : 1) * (isMirrored ? -place.width : place.width)
  }

  func prepare() {
    bar.isHidden = false
    bar.frame = hides ? place : place.offsetBy(dx: distance, dy: 0)
  }

  /// Moves it; to be called inside an animation block.
  func animate() { bar.frame = hides ? place.offsetBy(dx: distance, dy: 0) : place }
}
