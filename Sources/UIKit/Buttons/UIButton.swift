// SPDX-License-Identifier: MIT
internal import QuartzCore

/// A control with a title and an image that does something when it is tapped.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// The kind of a button; raw values are those of the SDK.
  public enum ButtonType: Int, Sendable {
    /// White titles, and nothing else of its own.
    case custom = 0
    /// Titles in the tint, which fade under a finger.
    case system = 1
    /// A sign that leads to details; its sign is reported.
    case detailDisclosure = 2
    /// An i in a circle; its sign is reported.
    case infoLight = 3
    /// An i in a circle; its sign is reported.
    case infoDark = 4
    /// A plus in a circle; its sign is reported.
    case contactAdd = 5
    /// A cross in a circle; its sign is reported.
    case close = 7
  }

  /// The kind of the button.
  public let buttonType: ButtonType
  /// What the button shows in its states.
  var contents = ButtonContents()
  /// What is behind the title and the image of a button with a configuration.
  let plate = UIView(frame: .zero)
  private let label = UILabel(frame: .zero)
  private let subtitleLabel = UILabel(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  private let backgroundPicture = UIImageView(frame: .zero)
  /// Stands in the image's place while the configuration shows it.
  private var spinner: UIActivityIndicatorView?
  private var endedInside = false

  // MARK: Making buttons

  /// A button of the kind `custom`.
  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
    prepare()
  }

  /// There are no archives to decode from here: a button from a coder is empty.
  public required init?(coder: NSCoder) {
    buttonType = .custom
    super.init(coder: coder)
    prepare()
  }

  /// A button of a kind, without size.
  public convenience init(type buttonType: ButtonType) {
    self.init(kind: buttonType, frame: .zero)
  }

  /// A button of a kind that does an action, whose title and image it shows.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(kind: buttonType, frame: .zero)
    take(primaryAction)
  }

  /// A button at a place that does an action, whose title and image it shows.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(kind: .custom, frame: frame)
    take(primaryAction)
  }

  /// A button that looks as a configuration says and does an action.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(kind: .system, frame: .zero)
    // Observers are not called from an initializer.
    self.configuration = configuration
    configurationChanged()
    take(primaryAction)
  }

  private init(kind: ButtonType, frame: CGRect) {
    buttonType = kind
    super.init(frame: frame)
    prepare()
    switch kind {
    case .custom, .system: break
    default: UnsupportedFeature.report("UIButton.ButtonType.\(kind)")
    }
  }

  private func prepare() {
    plate.isUserInteractionEnabled = false
    label.font = .systemFont(ofSize: buttonType == .custom ? 18 : 15)
    // Measured.
    label.lineBreakMode = .byTruncatingMiddle
    subtitleLabel.isHidden = true
    plate.isHidden = true
    backgroundPicture.contentMode = .scaleToFill
    for view in [plate, backgroundPicture, picture, label, subtitleLabel] { addSubview(view) }
    takeState()
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    if configuration == nil {
      if !action.title.isEmpty { setTitle(action.title, for: .normal) }
      if let image = action.image { setImage(image, for: .normal) }
    } else {
      if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
      if configuration?.image == nil { configuration?.image = action.image }
    }
    addAction(action, for: .primaryActionTriggered)
  }

  // MARK: Contents by state

  /// The label of the title.
  open var titleLabel: UILabel? { label }
  /// The view of the image.
  open var imageView: UIImageView? { picture }

  /// Sets the title in a state; nil for that of `normal`.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    contents[state].title = title
    takeState()
  }

  /// Sets the colour of the title in a state; nil for that of `normal`.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    contents[state].titleColor = color
    takeState()
  }

  /// Sets the colour of the title's shadow in a state; nil for that of `normal`.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    contents[state].titleShadowColor = color
    takeState()
  }

  /// Sets the image in a state; nil for that of `normal`.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    contents[state].image = image
    takeState()
  }

  /// Sets the image behind all in a state; nil for that of `normal`.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    contents[state].backgroundImage = image
    takeState()
  }

  /// Sets a title with attributes in a state, which counts before a plain one.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    contents[state].attributedTitle = title
    takeState()
  }

  /// The title in a state, that of `normal` where none was set.
  open func title(for state: UIControl.State) -> String? { contents.value(\.title, for: state) }
  /// The colour of the title in a state, that of `normal` where none was set.
  open func titleColor(for state: UIControl.State) -> UIColor? {
    contents.value(\.titleColor, for: state) ?? ownTitleColor(in: state)
  }
  /// The colour of the title's shadow in a state, that of `normal` where none was set.
  open func titleShadowColor(for state: UIControl.State) -> UIColor? {
    contents.value(\.titleShadowColor, for: state)
  }
  /// The image in a state, that of `normal` where none was set.
  open func image(for state: UIControl.State) -> UIImage? { contents.value(\.image, for: state) }
  /// The image behind all in a state, that of `normal` where none was set.
  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    contents.value(\.backgroundImage, for: state)
  }
  /// The title with attributes in a state, that of `normal` where none was set.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    contents.value(\.attributedTitle, for: state)
  }

  /// What the button shows now.
  open var currentTitle: String? { title(for: state) }
  /// The colour of what the button shows now.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  /// The colour of its shadow.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  /// The image that the button shows now.
  open var currentImage: UIImage? { image(for: state) }
  /// The image behind all that the button shows now.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  /// The title with attributes that the button shows now.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  /// White on `custom` buttons; the tint on others, grey while they are disabled (approximated).
  private func ownTitleColor(in state: UIControl.State) -> UIColor {
    if buttonType == .custom { return .white }
    return state.contains(.disabled) ? .tertiaryLabel : tintColor
  }

  // MARK: States

  open override var isEnabled: Bool { didSet { if isEnabled != oldValue { stateChanged() } } }
  open override var isSelected: Bool { didSet { if isSelected != oldValue { stateChanged() } } }
  open override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { stateChanged() } }
  }

  private func stateChanged() {
    if automaticallyUpdatesConfiguration { setNeedsUpdateConfiguration() }
    takeState()
  }

  /// Shows what belongs to the present state.
  private func takeState() {
    if let configuration {
      show(configuration)
    } else {
      showContents()
    }
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private func showContents() {
    plate.isHidden = true
    subtitleLabel.isHidden = true
    if let attributed = currentAttributedTitle {
      label.attributedText = attributed
    } else {
      label.text = currentTitle
      label.textColor = currentTitleColor
    }
    label.shadowColor = currentTitleShadowColor
    picture.image = currentImage
    backgroundPicture.image = currentBackgroundImage
    // The title's alpha was measured; the image's is approximated.
    let isFaint = isHighlighted && buttonType != .custom
    label.alpha = isFaint ? 0.2 : 1
    picture.alpha = isFaint ? 0.2 : isEnabled || buttonType == .custom ? 1 : 0.3
  }

  private func show(_ configuration: Configuration) {
    let look = ConfiguredLook(configuration, button: self)
    backgroundPicture.image = nil
    plate.isHidden = look.fill == nil && look.strokeWidth == 0
    plate.backgroundColor = look.fill
    plate.layer.borderWidth = look.strokeWidth
    plate.layer.borderColor = resolved(look.stroke)
    label.font = look.font
    label.textColor = look.foreground
    label.text = configuration.shownTitle
    label.lineBreakMode = configuration.titleLineBreakMode
    subtitleLabel.font = look.subtitleFont
    subtitleLabel.textColor = look.foreground
    subtitleLabel.text = configuration.subtitle
    subtitleLabel.isHidden = configuration.subtitle == nil
    showSpinner(configuration.showsActivityIndicator, color: look.foreground)
    picture.image = spinner == nil ? configuration.image : nil
    for view in [label, subtitleLabel, picture] as [UIView] { view.alpha = look.opacity }
  }

  private func showSpinner(_ isShown: Bool, color: UIColor) {
    guard isShown else {
      spinner?.removeFromSuperview()
      spinner = nil
      return
    }
    let view = spinner ?? UIActivityIndicatorView(style: .medium)
    view.color = color
    view.startAnimating()
    if spinner == nil { addSubview(view) }
    spinner = view
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    takeState()
  }

  override func dynamicColorsDidChange() {
    super.dynamicColorsDidChange()
    if configuration != nil { takeState() }
  }

  // MARK: Configuration

  /// How the button looks; nil, the default, for titles and images by state.
  open var configuration: Configuration? {
    didSet { configurationChanged() }
  }

  private func configurationChanged() {
    configuration?.reportUnsupported()
    takeState()
  }

  /// Called to change the configuration when the state has changed.
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Whether a change of the state updates the configuration; true by default.
  open var automaticallyUpdatesConfiguration = true

  /// Updates the configuration; here at once.
  open func setNeedsUpdateConfiguration() { updateConfiguration() }

  /// Lets the handler change the configuration.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  // MARK: Tracking

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    endedInside = isTouchInside
    super.endTracking(touch, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    endedInside = false
    super.touchesEnded(touches, with: event)
    if endedInside { sendActions(for: .primaryActionTriggered) }
    endedInside = false
  }

  // MARK: Layout

  /// Around title and image, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { insetsChanged() } }
  /// Moves and shrinks the title; does not count for the size.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { insetsChanged() } }
  /// Moves and shrinks the image; does not count for the size.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { insetsChanged() } }
  /// Where title and image lie in the width; in the middle by default.
  open var contentHorizontalAlignment = UIControl.ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }
  /// Where title and image lie in the height; in the middle by default.
  open var contentVerticalAlignment = UIControl.ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }

  private func insetsChanged() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private var arrangement: ButtonArrangement {
    let title = label.text == nil ? .zero : label.sizeThatFits(.zero)
    return ButtonArrangement(
      title: title, subtitle: subtitleLabel.isHidden ? .zero : subtitleLabel.sizeThatFits(.zero),
      image: spinner?.intrinsicContentSize ?? picture.image?.size ?? .zero, button: self)
  }

  /// Where the background lies in some bounds: all over.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where title and image lie in some bounds: inside the insets.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: arrangement.insets)
  }
  /// Where the title lies in the room of title and image.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    arrangement.placed(in: contentRect).title
  }
  /// Where the image lies in the room of title and image.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    arrangement.placed(in: contentRect).image
  }

  open override var intrinsicContentSize: CGSize { arrangement.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { arrangement.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let content = contentRect(forBounds: bounds)
    label.frame = titleRect(forContentRect: content)
    picture.frame = imageRect(forContentRect: content)
    spinner?.frame = picture.frame
    if !subtitleLabel.isHidden {
      subtitleLabel.frame = arrangement.placed(in: content).subtitle
    }
    backgroundPicture.frame = backgroundRect(forBounds: bounds)
    if let configuration {
      plate.frame = bounds
      plate.layer.cornerRadius = configuration.cornerRadius(of: bounds.size)
    }
  }
}
