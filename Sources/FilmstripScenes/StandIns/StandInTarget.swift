// SPDX-License-Identifier: MIT
internal import UIKit

/// What a person taps to begin a transition.
public enum StandInTarget: String, Sendable {
  /// The first cell of a list.
  case cell
  /// The first view that recognizes taps.
  case view
  /// The first button or other control.
  case control

  /// Where the window is touched, at the centre of the first one that is seen there; nil without one.
  @MainActor
  func place(in root: UIView) -> CGPoint? {
    root.layoutIfNeeded()
    guard let window = root.window else { return nil }
    for view in candidates(in: root) {
      let center = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
      guard window.bounds.contains(center), let hit = window.hitTest(center, with: nil),
        hit.isDescendant(of: view)
      else { continue }
      return center
    }
    return nil
  }

  @MainActor
  private func candidates(in view: UIView) -> [UIView] {
    switch (self, view) {
    case (.cell, let collection as UICollectionView): return collection.visibleCells
    case (.cell, let table as UITableView): return table.visibleCells
    case (.control, let control as UIControl) where control.isEnabled: return [control]
    default:
      let isTapped =
        self == .view
        && (view.gestureRecognizers ?? []).contains { $0 is UITapGestureRecognizer && $0.isEnabled }
      return (isTapped ? [view] : []) + view.subviews.flatMap { candidates(in: $0) }
    }
  }
}
