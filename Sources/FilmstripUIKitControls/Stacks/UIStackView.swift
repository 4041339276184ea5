// SPDX-License-Identifier: MIT
@_spi(Engine) internal import FilmstripUIKitViews
internal import FilmstripWording

/// Places views in a row or a column by constraints that it makes itself.
///
/// What it makes is in `StackArrangement`. Views that are hidden take no room; in an animation block
/// with `layoutIfNeeded` the others move.
@preconcurrency @MainActor
open class UIStackView: UIView, SubviewArranging {
  private var arranged: [UIView] = []
  private var customSpacings: [(view: UIView, spacing: CGFloat)] = []
  private var ownConstraints: [NSLayoutConstraint] = []
  private var ownGuidesOfGaps: [UILayoutGuide] = []
  private var isArrangementStale = false

  public override init(frame: CGRect) { super.init(frame: frame) }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  public required init(coder: NSCoder) { super.init(frame: .zero) }

  // MARK: Views

  open var arrangedSubviews: [UIView] { arranged }

  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arranged.count) }

  open func removeArrangedSubview(_ view: UIView) {
    guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
    arranged.remove(at: index)
    view.arranger = nil
    customSpacings.removeAll { $0.view === view }
    rearrange()
  }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    let known = arranged.firstIndex { $0 === view }
    let count = arranged.count
    require(
      stackIndex >= 0 && stackIndex <= count,
      "UIStackView.insertArrangedSubview: index \(stackIndex) out of bounds for \(count) views")
    if let known { arranged.remove(at: known) }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arranged.insert(view, at: min(stackIndex, arranged.count))
    view.arranger = self
    rearrange()
  }

  package func arrangedViewWillLeave(_ view: UIView) { removeArrangedSubview(view) }

  package func arrangedViewDidHide(_ view: UIView) { rearrange() }

  // MARK: Arrangement

  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { rearrange() } }
  }
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { rearrange() } }
  }
  open var alignment = Alignment.fill { didSet { if alignment != oldValue { rearrange() } } }

  open var spacing: CGFloat = 0 {
    didSet {
      require(spacing.isFinite, "UIStackView.spacing is not finite: \(spacing)")
      if spacing != oldValue { rearrange() }
    }
  }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    require(!spacing.isNaN, "UIStackView.setCustomSpacing: the spacing is not a number")
    guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
    customSpacings.removeAll { $0.view === arrangedSubview }
    if spacing < UIStackView.spacingUseDefault { customSpacings.append((arrangedSubview, spacing)) }
    rearrange()
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings.first { $0.view === arrangedSubview }?.spacing ?? UIStackView.spacingUseDefault
  }

  func usedSpacing(after view: UIView) -> CGFloat {
    let custom = customSpacing(after: view)
    let used = custom < UIStackView.spacingUseDefault ? custom : spacing
    return used == UIStackView.spacingUseSystem ? SystemSpacing.betweenSiblings : used
  }

  /// Whether vertical spacing is measured between baselines; false by default.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { rearrange() } }
  }
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { rearrange() } }
  }

  // MARK: Constraints

  func rearrange() {
    isArrangementStale = true
    setNeedsUpdateConstraints()
    layer.setNeedsLayout()
  }

  open override func updateConstraints() {
    if isArrangementStale {
      isArrangementStale = false
      NSLayoutConstraint.deactivate(ownConstraints)
      for guide in ownGuidesOfGaps { removeLayoutGuide(guide) }
      let arrangement = StackArrangement(of: self)
      (ownConstraints, ownGuidesOfGaps) = (arrangement.constraints, arrangement.guides)
      NSLayoutConstraint.activate(ownConstraints)
    }
    super.updateConstraints()
  }

  open override var forFirstBaselineLayout: UIView {
    let shown = arranged.filter { !$0.isHidden }
    let view = axis == .vertical ? shown.first : tallest(shown) { $0.firstBaselineOffset }
    return view?.forFirstBaselineLayout ?? self
  }

  open override var forLastBaselineLayout: UIView {
    let shown = arranged.filter { !$0.isHidden }
    let view = axis == .vertical ? shown.last : tallest(shown) { $0.lastBaselineOffset }
    return view?.forLastBaselineLayout ?? self
  }

  /// The tallest view of a row stands for its baselines (documented).
  private func tallest(_ views: [UIView], _ offset: (UIView) -> CGFloat) -> UIView? {
    var result: UIView?
    for view in views where result.map({ view.bounds.height > $0.bounds.height }) ?? true {
      result = view
    }
    return result
  }
}
