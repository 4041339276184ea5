// SPDX-License-Identifier: MIT
@_spi(Engine) internal import FilmstripUIKitViews

@preconcurrency @MainActor
open class UITableViewCell: _TableCellRoot {
  @_spi(Engine) open override class func makeForAppearance() -> UIView {
    UITableViewCell.make(self, reuseIdentifier: "")
  }
  @_spi(Engine) open override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      .of(
        UITableViewCell.self, { $0.ownSeparatorInset },
        { if let inset = $1 { $0.separatorInset = inset } }, isSame: ==)
    ]
  }

  let style: CellStyle
  /// What the cell is used again for; set where a nib gives it.
  var identifier: String?
  private let content = UIView()
  let separator = UIView()
  var madeTitle: UILabel?
  var madeDetail: UILabel?
  var madeImage: UIImageView?
  var accessoryParts: [UIView] = []
  private var selectionBackground: UIView?
  weak var table: UITableView?
  var separatorLook = SeparatorLook()

  public override init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    identifier = reuseIdentifier
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    prepare()
  }

  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  public convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    style = .default
    identifier = nil
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    layer.role = "cell"
    let behavior = BehaviorProfile.current.tables
    frame = CGRect(x: 0, y: 0, width: 320, height: behavior.rowHeight)
    backgroundColor = .systemBackground
    content.layer.role = "content"
    addSubview(content)
    separator.layer.role = "separator"
    separator.isUserInteractionEnabled = false
    separator.backgroundColor = .separator
    addSubview(separator)
    setNeedsLayout()
  }

  open var reuseIdentifier: String? { identifier }

  open func prepareForReuse() {
    setHighlighted(false, animated: false)
    setSelected(false, animated: false)
    setEditing(false, animated: false)
  }

  // MARK: Content

  open var contentView: UIView { content }

  open var textLabel: UILabel? { madeTextLabel() }
  open var detailTextLabel: UILabel? { style == .default ? nil : madeDetailLabel() }
  open var imageView: UIImageView? { style == .value2 ? nil : madeImageView() }

  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? separatorLook.inset }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }
  var ownSeparatorInset: UIEdgeInsets?

  // MARK: Accessories

  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { accessoryDidChange() } }
  }
  open var accessoryView: UIView? {
    didSet { if accessoryView !== oldValue { accessoryDidChange() } }
  }
  open var editingAccessoryType = AccessoryType.none {
    didSet { if editingAccessoryType != oldValue { accessoryDidChange() } }
  }
  open var editingAccessoryView: UIView? {
    didSet { if editingAccessoryView !== oldValue { accessoryDidChange() } }
  }

  private func accessoryDidChange() {
    makeAccessory()
    setNeedsLayout()
  }

  // MARK: Backgrounds

  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertFilling(backgroundView, at: 0) }
    }
  }

  open var selectedBackgroundView: UIView? {
    didSet {
      guard selectedBackgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      showState(animated: false)
    }
  }

  open var multipleSelectionBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      showState(animated: false)
    }
  }

  // MARK: Selection

  open var selectionStyle = SelectionStyle.default { didSet { showState(animated: false) } }

  private var storedIsSelected = false
  private var storedIsHighlighted = false

  open var isSelected: Bool {
    get { storedIsSelected }
    set { setSelected(newValue, animated: false) }
  }

  open var isHighlighted: Bool {
    get { storedIsHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != storedIsSelected else { return }
    storedIsSelected = selected
    showState(animated: animated)
  }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != storedIsHighlighted else { return }
    storedIsHighlighted = highlighted
    showState(animated: animated)
  }

  private func showState(animated: Bool) {
    editControl?.isChosen = storedIsSelected
    let isMarked = (storedIsSelected || storedIsHighlighted) && selectionStyle != .none
    for label in [madeTitle, madeDetail] { label?.isHighlighted = isMarked }
    madeImage?.isHighlighted = isMarked
    if isMarked {
      let view = chosenBackground
      if view !== selectionBackground { selectionBackground?.removeFromSuperview() }
      selectionBackground = view
      view.alpha = 1
      if view.superview !== self {
        insertFilling(view, at: backgroundView?.superview === self ? 1 : 0)
      }
      return
    }
    guard let view = selectionBackground, view.superview === self else { return }
    guard animated, window != nil else { return view.removeFromSuperview() }
    UIView.animate(
      withDuration: environment.behavior.tables.deselectionDuration, delay: 0,
      options: [.allowUserInteraction]
    ) {
      view.alpha = 0
    } completion: { [weak self] _ in
      guard let self, !self.storedIsSelected, !self.storedIsHighlighted else { return }
      view.removeFromSuperview()
      view.alpha = 1
    }
  }

  private var chosenBackground: UIView {
    if table?.allowsMultipleSelection == true, let multipleSelectionBackgroundView {
      return multipleSelectionBackgroundView
    }
    if let selectedBackgroundView { return selectedBackgroundView }
    if let selectionBackground, selectionBackground.layer.role == "selection" {
      return selectionBackground
    }
    let view = UIView()
    view.layer.role = "selection"
    // As of screenshots of both appearances.
    view.backgroundColor = .systemGray4
    return view
  }

  // MARK: Editing

  var editingLook = CellEditingLook() {
    didSet { if editingLook != oldValue { editingLookDidChange() } }
  }
  var editControl: CellEditControl?
  var reorderControl: CellReorderControl?

  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }
  private var storedIsEditing = false

  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != storedIsEditing else { return }
    storedIsEditing = editing
    accessoryDidChange()
    changeControls(animated: animated)
  }

  open var editingStyle: EditingStyle { editingLook.style }
  open var showsReorderControl = false { didSet { setNeedsLayout() } }
  open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }
  open var showingDeleteConfirmation: Bool {
    guard let table, let path = table.indexPath(for: self) else { return false }
    return table.swipe.showsTrailingActions(of: path)
  }
  open func willTransition(to state: StateMask) {}
  open func didTransition(to state: StateMask) {}

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight(in: size.width))
  }

  /// The size that constraints of the content give the cell, with its separator; without any, that of its
  /// labels.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard content.constraintRecord?.held.isEmpty == false else { return sizeThatFits(targetSize) }
    let room = targetSize.width > 0 ? targetSize.width - accessoryWidth - editingIndent : 0
    let size = content.systemLayoutSizeFitting(
      CGSize(width: room, height: targetSize.height),
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    return CGSize(
      width: size.width + accessoryWidth + editingIndent, height: size.height + separatorHeight)
  }
}

struct SeparatorLook: Equatable {
  var isShown = true
  var inset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
}
