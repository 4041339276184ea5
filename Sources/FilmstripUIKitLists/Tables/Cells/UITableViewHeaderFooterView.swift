// SPDX-License-Identifier: MIT
@_spi(Engine) internal import FilmstripUIKitViews

@preconcurrency @MainActor
open class UITableViewHeaderFooterView: _TableEdgeRoot {
  @_spi(Engine) open override class func makeForAppearance() -> UIView {
    UITableViewHeaderFooterView.make(self, reuseIdentifier: "")
  }

  /// What the view is used again for; set where a nib gives it.
  var identifier: String?
  private let content = UIView()
  private var madeTitle: UILabel?
  /// In which table it is, and as what: the texts that a table makes itself look accordingly.
  weak var table: UITableView?
  var isFooter = false

  public override init(reuseIdentifier: String?) {
    identifier = reuseIdentifier
    super.init(reuseIdentifier: reuseIdentifier)
    prepare()
  }

  public convenience init() { self.init(reuseIdentifier: nil) }

  public convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    identifier = nil
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    layer.role = "section"
    content.layer.role = "content"
    addSubview(content)
  }

  open var reuseIdentifier: String? { identifier }
  open func prepareForReuse() {}

  open var contentView: UIView { content }

  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertFilling(backgroundView, at: 0) }
    }
  }

  open var textLabel: UILabel? {
    if let madeTitle { return madeTitle }
    let label = UILabel()
    label.numberOfLines = 0
    madeTitle = label
    content.addSubview(label)
    follow()
    setNeedsLayout()
    return label
  }

  /// A second text: made on iOS for none of the styles of today, and reported.
  open var detailTextLabel: UILabel? {
    UnsupportedFeature.report("UITableViewHeaderFooterView.detailTextLabel")
    return nil
  }

  /// Takes over the looks of texts of the table (approximated from screenshots of iOS 13 to 18).
  func follow() {
    guard let madeTitle, let table else { return }
    let isPlain = table.style == .plain
    madeTitle.font = isPlain && !isFooter ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 13)
    madeTitle.textColor = isPlain && !isFooter ? .label : .secondaryLabel
    if isPlain, !isFooter, backgroundView == nil, backgroundColor == nil {
      backgroundColor = .systemGray6
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
    guard let madeTitle else { return }
    let inside = room
    if table?.style ?? .plain == .plain {
      madeTitle.frame = CGRect(x: inside.start, y: 0, width: inside.width, height: bounds.height)
      return
    }
    let padding = environment.behavior.tables.grouped
    let height = madeTitle.sizeThatFits(
      CGSize(width: inside.width, height: .greatestFiniteMagnitude)
    ).height
    let top = isFooter ? CGFloat(padding.below) : bounds.height - height - CGFloat(padding.below)
    madeTitle.frame = CGRect(x: inside.start, y: top, width: inside.width, height: height)
  }

  private var room: (start: CGFloat, width: CGFloat) {
    let margins = environment.behavior.tables.margins
    let width = Double(table?.bounds.width ?? bounds.width)
    let margin = CGFloat(width >= margins.wideFrom ? margins.wide : margins.compact)
    return (margin, max(bounds.width - 2 * margin, 0))
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard content.constraintRecord?.held.isEmpty == false else { return sizeThatFits(targetSize) }
    return content.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let behavior = environment.behavior.tables
    let margins = behavior.margins
    let margin = Double(size.width) >= margins.wideFrom ? margins.wide : margins.compact
    let text = madeTitle?.sizeThatFits(
      CGSize(width: size.width - 2 * CGFloat(margin), height: .greatestFiniteMagnitude))
    guard let text, text.height > 0 else { return CGSize(width: size.width, height: 0) }
    if table?.style ?? .plain == .plain {
      return CGSize(
        width: size.width, height: max(CGFloat(behavior.plainHeader.height), text.height))
    }
    let around =
      isFooter ? 2 * behavior.grouped.below : behavior.grouped.above + behavior.grouped.below
    return CGSize(width: size.width, height: text.height + CGFloat(around))
  }
}
