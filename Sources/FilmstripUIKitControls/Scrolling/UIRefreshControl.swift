// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  private let spinner = UIActivityIndicatorView(style: .medium)
  private let label = UILabel()
  private(set) var room: CGFloat = 0

  public init() {
    super.init(frame: .zero)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    layer.role = "refresh control"
    spinner.hidesWhenStopped = false
    spinner.color = .gray
    label.font = .systemFont(ofSize: 12)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    spinner.alpha = 0
    addSubview(spinner)
    addSubview(label)
    isUserInteractionEnabled = false
  }

  open private(set) var isRefreshing = false

  open var attributedTitle: NSAttributedString? {
    didSet {
      label.attributedText = attributedTitle
      setNeedsLayout()
    }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    spinner.color = ownTintColor ?? .gray
  }

  /// Shows that the content is reloaded, as code has found out by itself.
  ///
  /// The content moves down; what is shown of the top is up to the offset, as on iOS.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    spinner.alpha = 1
    spinner.startAnimating()
    takeRoom(CGFloat(environment.behavior.scrolling.refresh.height))
  }

  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    UIView.animate(
      withDuration: environment.behavior.scrolling.refresh.duration, delay: 0,
      options: .allowUserInteraction
    ) {
      self.takeRoom(0)
      self.spinner.alpha = 0
    } completion: { _ in
      if !self.isRefreshing { self.spinner.stopAnimating() }
    }
  }

  private func takeRoom(_ new: CGFloat) {
    let change = new - room
    room = new
    guard let view = superview as? UIScrollView, change != 0 else { return }
    // Content at its top stays at the new one.
    let isAtTop = view.contentOffset.y <= -view.adjustedContentInset.top + 0.5
    view.contentInset.top += change
    if change < 0, isAtTop || view.contentOffset.y < -view.adjustedContentInset.top {
      view.contentOffset.y = -view.adjustedContentInset.top
    }
  }

  /// Follows the scroll view that it is put into.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard let view = superview as? UIScrollView else { return }
    view.followingRefresh = self
    follow(view)
  }

  /// The content was scrolled: pulled down, the control is seen, and far enough it refreshes.
  func follow(_ view: UIScrollView) {
    let numbers = view.environment.behavior.scrolling.refresh
    let top = view.adjustedContentInset.top - room
    let pull = -(view.contentOffset.y + top)
    let height = CGFloat(numbers.height)
    frame = CGRect(
      x: 0, y: -max(height, isRefreshing ? height : pull), width: view.bounds.width,
      height: max(height, pull))
    guard !isRefreshing else { return }
    spinner.alpha = min(max(pull / CGFloat(numbers.threshold), 0), 1)
    guard isEnabled, view.isTracking, pull >= CGFloat(numbers.threshold) else { return }
    isRefreshing = true
    spinner.alpha = 1
    spinner.startAnimating()
    sendActions(for: .valueChanged)
  }

  /// The touch was lifted: the content comes to rest below the control.
  func touchDidEnd() {
    guard isRefreshing, room == 0 else { return }
    let height = CGFloat(environment.behavior.scrolling.refresh.height)
    room = height
    (superview as? UIScrollView)?.contentInset.top += height
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let side = spinner.sizeThatFits(.zero)
    let height = CGFloat(environment.behavior.scrolling.refresh.height)
    let hasTitle = attributedTitle?.length ?? 0 > 0
    let top = bounds.height - height + (height - side.height) / 2 - (hasTitle ? 8 : 0)
    spinner.frame = CGRect(
      x: (bounds.width - side.width) / 2, y: top, width: side.width, height: side.height)
    label.frame = CGRect(x: 0, y: top + side.height + 2, width: bounds.width, height: 16)
  }
}
