// SPDX-License-Identifier: MIT

/// Where a view was in its superview, to restore it there.
@MainActor
struct ViewPlace {
  private weak var superview: UIView?
  private let index: Int
  /// Without the view's transform.
  private let frame: CGRect
  /// Whether it covered its superview, which may have another size when it comes back.
  private let isCover: Bool

  init?(_ view: UIView) {
    guard let superview = view.superview else { return nil }
    self.superview = superview
    index = superview.subviews.firstIndex { $0 === view } ?? 0
    frame = view.untransformedFrame
    isCover = frame == superview.bounds
  }

  /// Puts the view back, at its old frame; one that covered its superview covers it again.
  func restore(_ view: UIView) {
    guard let superview else { return }
    superview.insertSubview(view, at: min(index, superview.subviews.count))
    view.place(at: isCover ? superview.bounds : frame)
  }
}
