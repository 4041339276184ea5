// SPDX-License-Identifier: MIT

/// A guide that follows something on the screen, with constraints that count while that is near an edge, or
/// away from it.
///
/// Only keyboards are followed, and none is shown here. One that is not shown, or docked, is near the bottom
/// (documented), and counts as away from the other edges (assumed of the sides).
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  private var near: [(edge: NSDirectionalRectEdge, constraints: [NSLayoutConstraint])] = []
  private var away: [(edge: NSDirectionalRectEdge, constraints: [NSLayoutConstraint])] = []

  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    replace(in: &near, edge, trackingConstraints, areActive: edge == .bottom)
  }

  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    replace(in: &away, edge, trackingConstraints, areActive: !edge.contains(.bottom))
  }

  open func constraints(
    activeWhenNearEdge edge: NSDirectionalRectEdge
  ) -> [NSLayoutConstraint] { near.first { $0.edge == edge }?.constraints ?? [] }

  open func constraints(
    activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) -> [NSLayoutConstraint] { away.first { $0.edge == edge }?.constraints ?? [] }

  open func removeAllTrackedConstraints() {
    NSLayoutConstraint.deactivate((near + away).flatMap(\.constraints))
    near = []
    away = []
  }

  private func replace(
    in list: inout [(edge: NSDirectionalRectEdge, constraints: [NSLayoutConstraint])],
    _ edge: NSDirectionalRectEdge, _ constraints: [NSLayoutConstraint], areActive: Bool
  ) {
    if let index = list.firstIndex(where: { $0.edge == edge }) {
      NSLayoutConstraint.deactivate(list.remove(at: index).constraints)
    }
    if areActive {
      NSLayoutConstraint.activate(constraints)
    } else {
      NSLayoutConstraint.deactivate(constraints)
    }
    if !constraints.isEmpty { list.append((edge, constraints)) }
  }
}
