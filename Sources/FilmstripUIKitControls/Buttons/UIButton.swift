// SPDX-License-Identifier: MIT
@_spi(Engine) internal import FilmstripUIKitViews
internal import QuartzCore

@preconcurrency @MainActor
open class UIButton: UIControl {
  open private(set) var buttonType = ButtonType.custom
  /// What the button shows in its states.
  var contents = ButtonContents()
  /// What is behind the title and the image of a button with a configuration.
  let plate = UIView(frame: .zero)
  let label = UILabel(frame: .zero)
  let subtitleLabel = UILabel(frame: .zero)
  let picture = UIImageView(frame: .zero)
  let backgroundPicture = UIImageView(frame: .zero)
  /// Shown in the image's place while the configuration shows it.
  var spinner: UIActivityIndicatorView?
  /// What the title has without a configuration, while there is one.
  var plainTitle: (font: UIFont, lineBreakMode: NSLineBreakMode)?
  /// The state whose contents a configuration has taken over.
  private var appliedState: UIControl.State = .normal
  private var endedInside = false

  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  // MARK: Making buttons

  /// A button of the kind `custom`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// There are no archives to decode from here: a button from a coder is empty.
  public required init?(coder: NSCoder) {
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

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(kind: .system, frame: .zero)
    // Observers are not called from an initializer.
    self.configuration = configuration
    configurationChanged(from: nil)
    take(primaryAction)
  }

  /// A convenience, so that a subclass with `init(frame:)` and `init(coder:)` inherits all the others, as
  /// from the SDK's, and is made by its own.
  private convenience init(kind: ButtonType, frame: CGRect) {
    self.init(frame: frame)
    if kind == .custom { return }
    let usual = titleFont
    buttonType = kind
    // A subclass may have chosen another one.
    if label.font == usual { label.font = titleFont }
    applyState()
    if let symbol = kind.symbolName { setImage(UIImage(systemName: symbol), for: .normal) }
  }

  /// What the title has until code or a configuration says otherwise.
  private var titleFont: UIFont { .systemFont(ofSize: buttonType == .custom ? 18 : 15) }

  private func prepare() {
    plate.isUserInteractionEnabled = false
    label.font = titleFont
    // Measured.
    label.lineBreakMode = .byTruncatingMiddle
    subtitleLabel.isHidden = true
    plate.isHidden = true
    backgroundPicture.contentMode = .scaleToFill
    for view in [plate, backgroundPicture, picture, label, subtitleLabel] { addSubview(view) }
    applyState()
  }

  // MARK: Menu

  private var shownMenu: ButtonMenu?

  /// What a long press shows, or a touch with `showsMenuAsPrimaryAction`; nil for nothing.
  open var menu: UIMenu? {
    didSet {
      guard menu != nil, shownMenu == nil else { return }
      shownMenu = ButtonMenu(of: self)
      isContextMenuInteractionEnabled = true
    }
  }

  open var contextMenuInteraction: UIContextMenuInteraction? { shownMenu?.interaction }

  /// What a press on the button shows: its menu unless overridden.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let menu else { return nil }
    let configuration = UIContextMenuConfiguration()
    configuration.actionProvider = { _ in menu }
    return configuration
  }

  // MARK: Contents by state

  open var titleLabel: UILabel? { label }
  open var imageView: UIImageView? { picture }

  /// Sets the title in a state; nil for that of `normal`.
  ///
  /// A configuration takes it over.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    setContents { $0[state].title = title }
  }

  /// Sets the colour of the title in a state; nil for that of `normal`.
  ///
  /// With a configuration it does not count, and is reported.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    setContents { $0[state].titleColor = color }
  }

  /// Sets the colour of the title's shadow in a state; nil for that of `normal`.
  ///
  /// With a configuration it does not count, and is reported.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    setContents { $0[state].titleShadowColor = color }
  }

  /// Sets the image in a state; nil for that of `normal`.
  ///
  /// A configuration takes it over.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    setContents { $0[state].image = image }
  }

  /// Sets what a symbol is adapted to in a state where its own configuration does not say it; nil for
  /// that of `normal`.
  ///
  /// With a configuration it does not count, and is reported.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    setContents { $0[state].symbolConfiguration = configuration }
  }

  /// Sets the image behind all in a state; nil for that of `normal`.
  ///
  /// With a configuration it does not count, and is reported.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    setContents { $0[state].backgroundImage = image }
  }

  /// Sets a title with attributes in a state, which counts before a plain one.
  ///
  /// A configuration takes it over.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    setContents { $0[state].attributedTitle = title }
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
  /// What a symbol is adapted to in a state, that of `normal` where none was set.
  open func preferredSymbolConfigurationForImage(
    in state: UIControl.State
  ) -> UIImage.SymbolConfiguration? {
    contents.value(\.symbolConfiguration, for: state)
  }
  /// The image behind all in a state, that of `normal` where none was set.
  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    contents.value(\.backgroundImage, for: state)
  }
  /// The title with attributes in a state, that of `normal` where none was set.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    contents.value(\.attributedTitle, for: state)
  }

  open var currentTitle: String? { title(for: state) }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  open var currentImage: UIImage? { image(for: state) }
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  // MARK: States

  open override var isEnabled: Bool { didSet { if isEnabled != oldValue { stateChanged() } } }
  open override var isSelected: Bool { didSet { if isSelected != oldValue { stateChanged() } } }
  open override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { stateChanged() } }
  }

  private func stateChanged() {
    let old = appliedState
    appliedState = state
    updateContents { $0.part(for: old) }
    if automaticallyUpdatesConfiguration { setNeedsUpdateConfiguration() }
    applyState()
  }

  /// Shows what belongs to the present state.
  func applyState() {
    if let configuration {
      show(configuration)
    } else {
      showContents()
    }
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    applyState()
  }

  @_spi(Engine) open override func dynamicColorsDidChange() {
    super.dynamicColorsDidChange()
    if configuration != nil { applyState() }
  }

  // MARK: Configuration

  /// How the button looks; nil, the default, for titles and images by state.
  open var configuration: Configuration? {
    didSet { configurationChanged(from: oldValue) }
  }

  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  open var automaticallyUpdatesConfiguration = true

  /// Updates the configuration; here at once.
  open func setNeedsUpdateConfiguration() { updateConfiguration() }

  open func updateConfiguration() { configurationUpdateHandler?(self) }

  // MARK: Tracking

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    endedInside = isTouchInside
    super.endTracking(touch, with: event)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if showsMenuAsPrimaryAction, isEnabled, let shownMenu, let touch = touches.first {
      return shownMenu.show(at: touch.location(in: self))
    }
    super.touchesBegan(touches, with: event)
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

  /// Where the background lies in some bounds: all over.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where title and image lie in some bounds: inside the insets.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: arrangement.insets)
  }
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    arrangement.placed(in: contentRect).title
  }
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    arrangement.placed(in: contentRect).image
  }

  open override var intrinsicContentSize: CGSize { arrangement.size }

  open override var forFirstBaselineLayout: UIView { label }
  open override var forLastBaselineLayout: UIView { label }
  // As the title is going to lie: it is placed after the button.
  @_spi(Engine) open override var firstBaselineOffset: CGFloat { titleBaselines.first }
  @_spi(Engine) open override var lastBaselineOffset: CGFloat {
    titleBaselines.height - titleBaselines.last
  }
  @_spi(Engine) open override var baselineLineHeight: CGFloat? { label.font.lineHeight }

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
