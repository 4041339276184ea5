// SPDX-License-Identifier: MIT
internal import FilmstripConstraintSolver

extension UIView {
  /// The size that the constraints in the view, and its content, give it, where it comes as near to
  /// another one as priorities say.
  ///
  /// Solved apart from the constraints that place the view, and from scratch.
  func fittedSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority)
    -> CGSize
  {
    environment.constraintWork.note(arrival: self)
    environment.constraintWork.update { $0.isDescendant(of: self) }
    func sane(_ side: CGFloat) -> CGFloat { side.isFinite ? side : ConstraintEngine.largestFitting }
    let fitting = ConstraintEngine.Fitting(
      size: CGSize(width: sane(target.width), height: sane(target.height)), horizontal: horizontal,
      vertical: vertical)
    let size = ConstraintEngine(root: self, fitting: fitting).fittedSize()
    let alignment = alignmentRectInsets
    let scale = pixelsPerPoint
    func upToPixels(_ side: CGFloat) -> CGFloat { (side * scale - 1e-6).rounded(.up) / scale }
    return CGSize(
      width: upToPixels(size.width + alignment.left + alignment.right),
      height: upToPixels(size.height + alignment.top + alignment.bottom))
  }
}

extension ConstraintEngine {
  /// What stands for a size without limit.
  static let largestFitting: CGFloat = 10_000

  func fittedSize() -> CGSize {
    guard let root else { return .zero }
    let known = item(root)
    let (width, height) = (variable(.width, of: known), variable(.height, of: known))
    var constraints: [NSLayoutConstraint] = []
    var waiting: [UIView] = [root]
    while let view = waiting.popLast() {
      constraints += view.constraintRecord?.held ?? []
      waiting += view.storedSubviews.reversed()
    }
    for constraint in constraints.sorted(by: { $0.number < $1.number }) { compile(constraint) }
    noteWork()
    settle()
    return CGSize(width: max(0, solver.value(of: width)), height: max(0, solver.value(of: height)))
  }
}
