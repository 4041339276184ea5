// SPDX-License-Identifier: MIT

// Frames that are given by masks follow superviews that are solved for: UIKit makes constraints of a mask that give
// the frame by the superview's size (documented), so that all that is inside is right in the same solution.
extension ConstraintEngine {
  /// What a metric is held at, as points and a share of the container's length; nil where it is solved for.
  func given(_ metric: LayoutMetric, of item: EngineItem) -> (value: CGFloat, share: CGFloat)? {
    guard let value = givenValue(metric, of: item) else { return nil }
    guard item.container != nil, let view = item.item as? UIView, let superview = view.superview
    else { return (value, 0) }
    if view.constraintRecord?.fillsSuperview == true { return (0, metric.isSize ? 1 : 0) }
    let growth = view.growthWithSuperview(isHorizontal: metric.axis == .horizontal)
    let share = metric.isSize ? growth.length : growth.start
    let outer = superview.alignmentRect(forFrame: superview.untransformedFrame)
    let length = metric.axis == .horizontal ? outer.width : outer.height
    guard share.isFinite, length.isFinite else { return (value, 0) }
    return (value - share * length, share)
  }

  /// Finds the superview whose size a given frame follows; true where it is another one than before.
  @discardableResult
  func updateContainer(of known: EngineItem) -> Bool {
    var container: EngineItem?
    if known.isGiven, let view = known.item as? UIView, isBelowSolvedView(view),
      let superview = view.superview
    {
      container = item(superview)
    }
    guard container !== known.container else { return false }
    leaveContainer(known)
    known.container = container
    container?.followers.append(known)
    container?.uses += 1
    return true
  }

  func leaveContainer(_ known: EngineItem) {
    guard let container = known.container else { return }
    container.followers.removeAll { $0 === known }
    known.container = nil
    release([container])
  }

  /// Looks again at the frames that follow the size of an item.
  func noteFollowers(of item: any LayoutItem) {
    guard let view = item as? UIView, view !== root else { return }
    var waiting = [view]
    while let next = waiting.popLast() {
      for subview in next.storedSubviews where subview.followsItsSuperview {
        waiting.append(subview)
        if let known = knownItem(subview) { note(known) }
      }
    }
  }

  /// Whether a frame follows a superview that constraints place, or one that follows such a one.
  private func isBelowSolvedView(_ view: UIView) -> Bool {
    var next = view
    while next !== root, next.followsItsSuperview, let superview = next.superview,
      superview !== root
    {
      if !superview.translatesAutoresizingMaskIntoConstraints {
        return superview.constraintRecord?.naming.isEmpty == false
      }
      next = superview
    }
    return false
  }
}

extension EngineItem.Given {
  func hasShare(_ other: CGFloat) -> Bool { abs(share - other) <= 1e-9 }

  /// Whether it is what is to be held, but for the rounding of what follows a container.
  func isNear(_ other: (value: CGFloat, share: CGFloat)) -> Bool {
    hasShare(other.share) && (share == 0 ? value == other.value : abs(value - other.value) <= 1e-9)
  }
}

extension UIView {
  fileprivate var followsItsSuperview: Bool {
    guard translatesAutoresizingMaskIntoConstraints else { return false }
    return constraintRecord?.fillsSuperview == true
      || (!autoresizingMask.isEmpty && superview?.autoresizesSubviews == true)
  }
}
