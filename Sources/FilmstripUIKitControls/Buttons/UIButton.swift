// SPDX-License-Identifier: MIT
@_spi(Engine) internal import FilmstripUIKitViews

@preconcurrency @MainActor
open class UIButton: UIControl {
  open private(set) var buttonType = ButtonType.custom
  var contents = ButtonContents()
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

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  public convenience init(type buttonType: ButtonType) { self.init(kind: buttonType, frame: .zero) }

  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(kind: buttonType, frame: .zero)
    take(primaryAction)
  }

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

  open var menu: UIMenu? {
    didSet {
      guard menu != nil, shownMenu == nil else { return }
      shownMenu = ButtonMenu(of: self) { [weak self] interaction, location in
        self?.menuConfiguration(interaction, at: location)
      }
      isContextMenuInteractionEnabled = true
    }
  }

  open var contextMenuInteraction: UIContextMenuInteraction? { shownMenu?.interaction }

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

  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    setContents { $0[state].attributedTitle = title }
  }

  open func title(for state: UIControl.State) -> String? { contents.value(\.title, for: state) }
  open func titleColor(for state: UIControl.State) -> UIColor? {
    contents.value(\.titleColor, for: state) ?? ownTitleColor(in: state)
  }
  open func titleShadowColor(for state: UIControl.State) -> UIColor? {
    contents.value(\.titleShadowColor, for: state)
  }
  open func image(for state: UIControl.State) -> UIImage? { contents.value(\.image, for: state) }
  open func preferredSymbolConfigurationForImage(
    in state: UIControl.State
  ) -> UIImage.SymbolConfiguration? {
    contents.value(\.symbolConfiguration, for: state)
  }
  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    contents.value(\.backgroundImage, for: state)
  }
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

  // MARK: Older ways to show states

  /// Whether the image of a highlighted custom button is darker; `true` is reported, as it never is here.
  open var adjustsImageWhenHighlighted: Bool {
    get { false }
    set { if newValue { UnsupportedFeature.report("UIButton.adjustsImageWhenHighlighted") } }
  }

  /// Whether the image of a disabled custom button is lighter; `true` is reported, as it never is here.
  open var adjustsImageWhenDisabled: Bool {
    get { false }
    set { if newValue { UnsupportedFeature.report("UIButton.adjustsImageWhenDisabled") } }
  }

  /// Whether the button glows while it is highlighted; reported, as it does not.
  open var showsTouchWhenHighlighted: Bool {
    get { false }
    set { if newValue { UnsupportedFeature.report("UIButton.showsTouchWhenHighlighted") } }
  }

  /// Whether a pointer changes the button's look: there is none on a stage.
  open var isPointerInteractionEnabled: Bool {
    get { false }
    set {}
  }

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

  open var configuration: Configuration? { didSet { configurationChanged(from: oldValue) } }

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

  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { insetsChanged() } }
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { insetsChanged() } }
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { insetsChanged() } }
  open var contentHorizontalAlignment = UIControl.ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }
  open var contentVerticalAlignment = UIControl.ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }

  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: arrangement.insets) }
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
    if !subtitleLabel.isHidden { subtitleLabel.frame = arrangement.placed(in: content).subtitle }
    backgroundPicture.frame = backgroundRect(forBounds: bounds)
    if let configuration {
      plate.frame = bounds
      plate.layer.cornerRadius = configuration.cornerRadius(of: bounds.size)
    }
  }
}
