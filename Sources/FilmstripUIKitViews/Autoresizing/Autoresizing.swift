// SPDX-License-Identifier: MIT

struct AutoresizingSpan {
  /// From the superview's side of smallest coordinate.
  var start: CGFloat
  var length: CGFloat

  /// Distributes the change of the superview's size among the flexible ones of the three parts, in
  /// proportion to their lengths (documented); evenly where these add up to zero.
  ///
  /// Without any flexible part the span stays unchanged: at its distance from the start.
  func resized(
    from old: CGFloat, to new: CGFloat, flexible: (before: Bool, length: Bool, after: Bool)
  ) -> AutoresizingSpan {
    let growth = growth(by: new - old, from: old, flexible: flexible)
    // No view has a negative length.
    return AutoresizingSpan(start: start + growth.start, length: max(0, length + growth.length))
  }

  /// What the start and the length take of a change of the superview's size.
  func growth(
    by difference: CGFloat, from old: CGFloat, flexible: (before: Bool, length: Bool, after: Bool)
  ) -> AutoresizingSpan {
    let parts = [
      flexible.before ? start : nil, flexible.length ? length : nil,
      flexible.after ? old - start - length : nil,
    ]
    let known = parts.compactMap(\.self)
    guard !known.isEmpty, difference.isFinite else { return AutoresizingSpan(start: 0, length: 0) }
    let total = known.reduce(0, +)
    func share(_ part: CGFloat?) -> CGFloat {
      guard let part else { return 0 }
      return abs(total) > 1e-9 ? difference * part / total : difference / CGFloat(known.count)
    }
    return AutoresizingSpan(start: share(parts[0]), length: share(parts[1]))
  }
}

/// The views whose subviews are still to be resized: a loop in place of a recursion as deep as the
/// tree.
@MainActor
private final class AutoresizingQueue {
  var waiting: [(view: UIView, oldSize: CGSize)] = []
  var isRunning = false
}

extension StageEnvironment {
  fileprivate var autoresizing: AutoresizingQueue { part { AutoresizingQueue() } }
}

extension UIView {
  /// Resizes the subviews, and all below that follow, after the size has changed.
  func resizeSubviews(from oldSize: CGSize) {
    guard autoresizesSubviews, !storedSubviews.isEmpty else { return }
    let queue = StageEnvironment.current.autoresizing
    queue.waiting.append((self, oldSize))
    guard !queue.isRunning else { return }
    queue.isRunning = true
    defer { queue.isRunning = false }
    while let next = queue.waiting.popLast() {
      for view in next.view.storedSubviews {
        view.resize(from: next.oldSize, to: next.view.layer.bounds.size)
      }
    }
  }

  private func resize(from oldSize: CGSize, to newSize: CGSize) {
    let mask = autoresizingMask
    guard !mask.isEmpty, translatesAutoresizingMaskIntoConstraints else { return }
    let across = autoresizingSpan(isHorizontal: true).resized(
      from: oldSize.width, to: newSize.width, flexible: mask.flexible(isHorizontal: true))
    let down = autoresizingSpan(isHorizontal: false).resized(
      from: oldSize.height, to: newSize.height, flexible: mask.flexible(isHorizontal: false))
    let rect = CGRect(x: across.start, y: down.start, width: across.length, height: down.length)
    // A view's transform does not count here.
    if layer.affineTransform().isIdentity {
      frame = rect
    } else {
      place(at: rect)
    }
  }

  /// How much of each point by which the superview grows moves where the view begins, and makes it longer.
  func growthWithSuperview(isHorizontal: Bool) -> AutoresizingSpan {
    guard let outer = superview?.layer.bounds.size else {
      return AutoresizingSpan(start: 0, length: 0)
    }
    return autoresizingSpan(isHorizontal: isHorizontal).growth(
      by: 1, from: isHorizontal ? outer.width : outer.height,
      flexible: autoresizingMask.flexible(isHorizontal: isHorizontal))
  }

  private func autoresizingSpan(isHorizontal: Bool) -> AutoresizingSpan {
    let frame = untransformedFrame
    return isHorizontal
      ? AutoresizingSpan(start: frame.origin.x, length: frame.size.width)
      : AutoresizingSpan(start: frame.origin.y, length: frame.size.height)
  }
}

extension UIView.AutoresizingMask {
  fileprivate func flexible(isHorizontal: Bool) -> (before: Bool, length: Bool, after: Bool) {
    isHorizontal
      ? (contains(.flexibleLeftMargin), contains(.flexibleWidth), contains(.flexibleRightMargin))
      : (contains(.flexibleTopMargin), contains(.flexibleHeight), contains(.flexibleBottomMargin))
  }
}
