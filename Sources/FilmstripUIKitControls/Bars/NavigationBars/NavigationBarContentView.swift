// SPDX-License-Identifier: MIT

/// What a navigation bar shows of one item: rebuilt when the item changes, moved as a whole or in
/// parts while the bar goes from one item to another.
final class NavigationBarContentView: UIView {
  let item: UINavigationItem
  /// Where the back button leads; nil without one.
  let backItem: UINavigationItem?
  let isLarge: Bool

  private(set) var backButton: BackButtonView?
  private(set) var leading: [BarButtonView] = []
  private(set) var trailing: [BarButtonView] = []
  /// Holds the title in the middle, or what the item shows instead: that view's own alpha and place
  /// are its owner's.
  let title = UIView(frame: .zero)
  /// The title's text; nil where the item shows a view.
  let titleText: BarTextView?
  private(set) var largeTitle: BarTextView?
  /// Cuts the large title to the bar while the bar's height changes.
  let largeTitleWindow = UIView(frame: .zero)

  var barHeight: CGFloat
  private let largeTitleMargin: CGFloat
  /// Height of the part that has the large title: less where it is covered from below.
  var largeTitleHeight = BarMetrics.largeTitleHeight

  /// Cuts the search bar to its part of the bar; nil without one.
  private(set) var searchWindow: UIView?
  /// Height of the part with the search bar, in points.
  var searchHeight: CGFloat = 0
  var showsSearchAlone = false

  /// The content for an item, not yet placed.
  init(
    item: UINavigationItem, backItem: UINavigationItem?, isLarge: Bool, barHeight: CGFloat,
    largeTitleMargin: CGFloat, appearance: UINavigationBarAppearance, textColor: UIColor
  ) {
    self.item = item
    self.backItem = backItem
    self.isLarge = isLarge
    self.barHeight = barHeight
    self.largeTitleMargin = largeTitleMargin
    let text = BarTextView(font: appearance.title.font ?? BarMetrics.titleFont, role: "title")
    text.text = item.title ?? ""
    text.textColor = appearance.title.color ?? textColor
    titleText = item.titleView == nil ? text : nil
    super.init(frame: .zero)
    layer.role = "bar content"
    // Behind the others, as those win where there is too little room.
    title.layer.role = "title box"
    title.addSubview(item.titleView ?? text)
    addSubview(title)
    addButtons()
    addSearch()
    guard isLarge else { return }
    let large = BarTextView(
      font: appearance.largeTitle.font ?? BarMetrics.largeTitleFont, role: "large title")
    large.text = item.title ?? ""
    large.textColor = appearance.largeTitle.color ?? textColor
    largeTitleWindow.layer.role = "large title window"
    largeTitleWindow.clipsToBounds = true
    largeTitleWindow.addSubview(large)
    addSubview(largeTitleWindow)
    largeTitle = large
  }

  required init?(coder: NSCoder) { nil }

  private func addButtons() {
    let left = item.leftBarButtonItems ?? []
    if let backItem, !item.hidesBackButton, left.isEmpty || item.leftItemsSupplementBackButton {
      let button = BackButtonView(to: backItem)
      addSubview(button)
      backButton = button
    }
    leading = left.map { BarButtonView(item: $0) }
    trailing = (item.rightBarButtonItems ?? []).map { BarButtonView(item: $0) }
    for view in leading + trailing { addSubview(view) }
  }

  private func addSearch() {
    guard let bar = item.search?.barView else { return }
    let window = UIView(frame: .zero)
    window.layer.role = "search window"
    window.clipsToBounds = true
    window.addSubview(bar)
    addSubview(window)
    searchWindow = window
  }

  private func placeSearch(width: CGFloat, top: CGFloat) {
    guard let searchWindow, let bar = item.search?.barView, bar.superview === searchWindow else {
      return
    }
    let full = item.search?.barHeight ?? BarMetrics.searchHeight
    searchWindow.place(at: CGRect(x: 0, y: top, width: width, height: max(searchHeight, 0)))
    bar.place(at: CGRect(x: 0, y: searchHeight - full, width: width, height: full))
    // What goes under the bar fades (approximated from recordings).
    bar.alpha = min(max(searchHeight / full * 2 - 1, 0), 1)
  }

  /// All buttons, to find the touched one.
  var buttons: [BarButtonView] { (backButton.map { [$0] } ?? []) + leading + trailing }

  // MARK: Layout

  /// Puts everything in its place of rest, fully visible.
  func place(width: CGFloat) {
    let width = width.isFinite ? max(width, 0) : 0
    let searchTop = showsSearchAlone ? 0 : barHeight + (isLarge ? largeTitleHeight : 0)
    place(at: CGRect(x: 0, y: 0, width: width, height: searchTop + searchHeight))
    placeSearch(width: width, top: searchTop)
    let right = placeTrailing(width: width)
    let natural = titleSize
    let left = placeLeading(titleWidth: natural.width, width: width, right: right)
    let room = max(right - left, 0)
    let shown = min(natural.width, room)
    // In the middle of the bar, or as near to it as there is room.
    let x = min(max((width - shown) / 2, left), right - shown)
    title.place(
      at: CGRect(
        x: x.roundedToPixel, y: ((barHeight - natural.height) / 2).roundedToPixel,
        width: shown, height: natural.height))
    title.subviews.first?.place(at: title.bounds)
    for view in [title] + buttons { view.alpha = 1 }
    titleText?.alpha = 1
    for button in leading + trailing { button.ownContent?.alpha = 1 }
    for view in backButton?.parts ?? [] { view.alpha = 1 }
    // Measured on iOS 26: below a large title the small one is there with an alpha of 0.
    if isLarge && titleText != nil { title.alpha = 0 }
    placeLargeTitle(width: width)
    guard showsSearchAlone else { return }
    for view in [title, largeTitleWindow] + buttons { view.alpha = 0 }
  }

  /// Shows the item's present title around the middle of the old one.
  func updateTitle() {
    let text = item.title ?? ""
    if let titleText, titleText.text != text {
      titleText.text = text
      title.bounds.size = titleText.naturalSize
      titleText.frame = title.bounds
    }
    guard let largeTitle, largeTitle.text != text else { return }
    let left = largeTitle.center.x - largeTitle.bounds.width / 2
    largeTitle.text = text
    largeTitle.bounds.size = largeTitle.naturalSize
    largeTitle.center.x = left + largeTitle.bounds.width / 2
  }

  private func placeLargeTitle(width: CGFloat) {
    guard let largeTitle else { return }
    let natural = largeTitle.naturalSize
    largeTitleWindow.place(at: CGRect(x: 0, y: barHeight, width: width, height: largeTitleHeight))
    largeTitle.place(
      at: CGRect(
        x: largeTitleMargin,
        y: (largeTitleHeight - BarMetrics.largeTitleHeight + BarMetrics.largeTitleCenter
          - natural.height / 2).roundedToPixel,
        width: min(natural.width, max(width - 2 * largeTitleMargin, 0)), height: natural.height))
    largeTitle.alpha = 1
    largeTitleWindow.alpha = 1
  }

  private var titleSize: CGSize {
    if let titleText { return (titleText.text ?? "").isEmpty ? .zero : titleText.naturalSize }
    guard let view = title.subviews.first else { return .zero }
    let size = view.bounds.isEmpty ? view.sizeThatFits(.zero) : view.bounds.size
    return CGSize(width: max(size.width, 0), height: min(max(size.height, 0), barHeight))
  }

  /// Returns where the title must end.
  private func placeTrailing(width: CGFloat) -> CGFloat {
    var end = width - BarMetrics.margin
    for view in trailing {
      let size = view.sizeThatFits(.zero)
      view.place(at: CGRect(x: end - size.width, y: 0, width: size.width, height: barHeight))
      end -= size.width + BarMetrics.buttonGap
    }
    return trailing.isEmpty
      ? width - BarMetrics.margin : end + BarMetrics.buttonGap - BarMetrics.titleGap
  }

  /// Returns where the title may begin.
  private func placeLeading(titleWidth: CGFloat, width: CGFloat, right: CGFloat) -> CGFloat {
    let sizes = leading.map { $0.sizeThatFits(.zero) }
    let itemWidth = sizes.reduce(0) { $0 + $1.width + BarMetrics.buttonGap }
    var x = BarMetrics.margin
    if let backButton {
      fitBackTitle(titleWidth: titleWidth, width: width, right: right - itemWidth)
      let size = backButton.sizeThatFits(.zero)
      backButton.place(
        at: CGRect(
          x: BarMetrics.backMargin, y: 0, width: size.width, height: barHeight))
      backButton.place()
      x = backButton.frame.maxX + (leading.isEmpty ? BarMetrics.titleGap : BarMetrics.buttonGap)
    }
    for (view, size) in zip(leading, sizes) {
      view.place(at: CGRect(x: x, y: 0, width: size.width, height: barHeight))
      x += size.width + BarMetrics.buttonGap
    }
    return leading.isEmpty ? x : x - BarMetrics.buttonGap + BarMetrics.titleGap
  }

  /// Chooses the longest back title that leaves the title its place: in the middle if it can be
  /// there, else beside the middle but whole; otherwise the chevron stands alone.
  ///
  /// That "Back" replaces what is too long is documented; the order of the attempts is
  /// approximated.
  private func fitBackTitle(titleWidth: CGFloat, width: CGFloat, right: CGFloat) {
    guard let backButton else { return }
    let start = BarMetrics.backMargin + BackButtonView.labelStart + BarMetrics.titleGap
    // A title that is not seen takes no room.
    let titleWidth = isLarge && titleText != nil ? 0 : titleWidth
    let centered = titleWidth > 0 ? min((width - titleWidth) / 2, right - titleWidth) : right
    let title = backButton.title(fitting: centered - start)
    let isShortened = title != backButton.titles.first
    backButton.show(
      title.isEmpty && isShortened ? backButton.title(fitting: right - titleWidth - start) : title)
  }
}
