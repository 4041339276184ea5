// SPDX-License-Identifier: MIT
@_spi(Engine) internal import FilmstripUIKitViews

@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning, BarItemOwner {
  @_spi(Engine) open override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      .value(\UIToolbar.barTintColor)
    ]
  }

  open weak var delegate: (any UIToolbarDelegate)?
  open var barStyle: UIBarStyle = .default { didSet { barItemDidChange() } }
  /// Whether views may lie under the bar; true by default.
  ///
  /// What shows through is up to the appearance: the material of bars, unless it is given a colour.
  /// Views always may: false is reported.
  open var isTranslucent = true {
    didSet { if !isTranslucent { UnsupportedFeature.report("UIToolbar.isTranslucent") } }
  }
  open var barTintColor: UIColor? {
    get { standardAppearance.backgroundColor }
    set { standardAppearance.backgroundColor = newValue }
  }
  open var standardAppearance: UIToolbarAppearance {
    get { appearance }
    set {
      appearance = UIToolbarAppearance(barAppearance: newValue)
      appearance.owner = self
      barItemDidChange()
    }
  }

  /// The look in a bar of less height; reported, as none has it here.
  open var compactAppearance: UIToolbarAppearance? {
    didSet { reportOther("compactAppearance", compactAppearance) }
  }
  /// The look where nothing is scrolled below the bar; reported, as the standard one is shown.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    didSet { reportOther("scrollEdgeAppearance", scrollEdgeAppearance) }
  }
  /// The look in a bar of less height where nothing is scrolled below it; reported.
  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    didSet { reportOther("compactScrollEdgeAppearance", compactScrollEdgeAppearance) }
  }

  /// One that is the standard appearance is what is shown.
  private func reportOther(_ name: String, _ appearance: UIToolbarAppearance?) {
    guard let appearance, appearance !== standardAppearance else { return }
    UnsupportedFeature.report("UIToolbar.\(name)")
  }

  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition position: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    guard barMetrics == .default else {
      UnsupportedFeature.report("UIToolbar.setBackgroundImage for other heights")
      return
    }
    guard position == .any || position == barPosition else { return }
    standardAppearance.replaceMaterial(with: backgroundImage)
  }

  open func backgroundImage(
    forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    barMetrics == .default && (position == .any || position == barPosition)
      ? standardAppearance.backgroundImage : nil
  }

  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition position: UIBarPosition) {
    guard position == .any || position == barPosition else { return }
    standardAppearance.shadowImage = shadowImage
  }

  open func shadowImage(forToolbarPosition position: UIBarPosition) -> UIImage? {
    position == .any || position == barPosition ? standardAppearance.shadowImage : nil
  }

  open var items: [UIBarButtonItem]? {
    get { storedItems }
    set { setItems(newValue, animated: false) }
  }

  /// How far the background reaches below the buttons, in points.
  package var bottomExtent: CGFloat = 0 { didSet { setNeedsLayout() } }

  private var appearance = UIToolbarAppearance()
  private var storedItems: [UIBarButtonItem]?
  private var buttons: [BarButtonView] = []
  private var areButtonsStale = false
  private let background = BarBackgroundView(hairlineIsAbove: true)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    layer.role = "toolbar"
    appearance.owner = self
    addSubview(background)
    addTapHandler { bar, point in _ = bar.activate(at: point) }
  }

  open var barPosition: UIBarPosition {
    let asked = delegate?.position(for: self) ?? .any
    return asked == .any ? .bottom : asked
  }

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    storedItems = items
    for item in items ?? [] { item.owner = self }
    guard animated, window != nil else { return barItemDidChange() }
    let old = buttons
    makeButtons()
    exchange(old, for: buttons, place: placeButtons)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: BarMetrics.toolbarHeight)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: BarMetrics.toolbarHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if areButtonsStale {
      for view in buttons { view.removeFromSuperview() }
      makeParts(makeButtons, place: placeButtons)
    }
    placeButtons()
    background.show(appearance.backgroundStyle(isDark: barStyle == .black))
    background.place(in: bounds)
  }

  package func barItemDidChange() {
    areButtonsStale = true
    setNeedsLayout()
  }

  @discardableResult
  private func makeButtons() -> [UIView] {
    areButtonsStale = false
    buttons = (storedItems ?? []).map { BarButtonView(item: $0) }
    for view in buttons where view.item?.isSpace == false { addSubview(view) }
    return buttons
  }

  /// From margin to margin; flexible spaces share what the others leave, fixed ones have their
  /// widths, and other neighbours stand apart by a gap.
  private func placeButtons() {
    let height = max(bounds.height - bottomExtent, 0)
    let sizes = buttons.map { $0.item?.isSpace == true ? .zero : $0.sizeThatFits(.zero) }
    var used = 2 * BarMetrics.margin
    var flexibleCount = 0
    var gaps: [CGFloat] = []
    for (index, view) in buttons.enumerated() {
      let isBeside = index > 0 && !isSpace(index - 1) && !isSpace(index)
      gaps.append(isBeside ? BarMetrics.buttonGap : 0)
      used += gaps[index] + width(of: view, sizes[index])
      if view.item?.systemItem == .flexibleSpace { flexibleCount += 1 }
    }
    let share = flexibleCount > 0 ? max(bounds.width - used, 0) / CGFloat(flexibleCount) : 0
    var x = BarMetrics.margin
    for (index, view) in buttons.enumerated() {
      let own = view.item?.systemItem == .flexibleSpace ? share : width(of: view, sizes[index])
      x += gaps[index]
      view.place(at: CGRect(x: x.roundedToPixel, y: 0, width: own, height: height))
      x += own
    }
  }

  private func isSpace(_ index: Int) -> Bool { buttons[index].item?.isSpace == true }

  private func width(of view: BarButtonView, _ size: CGSize) -> CGFloat {
    guard let item = view.item, item.systemItem == .fixedSpace else { return size.width }
    return item.width.isFinite ? max(item.width, 0) : 0
  }

  /// Does what a tap at a point of the bar does; false where there is no button.
  @discardableResult
  package func activate(at point: CGPoint) -> Bool {
    layoutIfNeeded()
    let button = buttons.last { $0.superview === self && $0.frame.contains(point) }
    button?.activate()
    return button != nil
  }
}

@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
