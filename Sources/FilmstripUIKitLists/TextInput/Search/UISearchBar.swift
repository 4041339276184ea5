// SPDX-License-Identifier: MIT
@_spi(Engine) internal import FilmstripUIKitViews

@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning {
  @_spi(Engine) open override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      .value(\UISearchBar.barTintColor),
      .value(\UISearchBar.searchBarStyle),
      .value(\UISearchBar.barStyle),
      .value(\UISearchBar.backgroundImage),
    ]
  }

  public enum Style: UInt, Sendable {
    case `default` = 0
    case prominent = 1
    case minimal = 2
  }

  public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }

  private let field = UISearchTextField(frame: .zero)
  private let cancelButton = UIButton(type: .system)
  private let fieldDelegate = SearchFieldDelegate()
  private var scopes: UISegmentedControl?
  private let backdrop = UIImageView()
  private let promptLabel = UILabel()
  /// Whether the bar is a part of a navigation bar, which has its own background.
  package var isInNavigationBar = false { didSet { showStyle() } }
  /// Is called before the delegate when editing begins, the text changes, or the search is cancelled.
  package var onChange: ((Change) -> Void)?

  package enum Change { case began, text, cancelled, scope }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    layer.role = "search bar"
    backdrop.layer.role = "bar background"
    fieldDelegate.bar = self
    field.delegate = fieldDelegate
    field.addAction(UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
    cancelButton.setTitle("Cancel", for: .normal)
    cancelButton.titleLabel?.font = .systemFont(ofSize: 17)
    cancelButton.alpha = 0
    cancelButton.addAction(UIAction { [weak self] _ in self?.cancel() }, for: .touchUpInside)
    promptLabel.font = .systemFont(ofSize: 13)
    promptLabel.textAlignment = .center
    for view in [backdrop, promptLabel, field, cancelButton] { addSubview(view) }
    clipsToBounds = true
    showStyle()
    if bounds.isEmpty { frame.size = sizeThatFits(UIScreen.main.bounds.size) }
  }

  open weak var delegate: (any UISearchBarDelegate)?

  // MARK: Text

  open var text: String? {
    get { field.text }
    set {
      guard newValue ?? "" != field.text else { return }
      field.text = newValue
      onChange?(.text)
    }
  }
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }
  open var prompt: String? {
    didSet {
      promptLabel.text = prompt
      heightDidChange()
    }
  }
  open var searchTextField: UISearchTextField { field }

  private func textDidChange() {
    onChange?(.text)
    delegate?.searchBar(self, textDidChange: field.text ?? "")
  }

  // MARK: Looks

  open var searchBarStyle = Style.default { didSet { showStyle() } }
  open var barStyle = UIBarStyle.default { didSet { showStyle() } }
  open var barTintColor: UIColor? { didSet { showStyle() } }
  /// Whether the bar lets through what is behind it: its own colour is opaque here, and a clear one is
  /// set where it is to be seen through.
  open var isTranslucent = true { didSet { showStyle() } }
  open var backgroundImage: UIImage? { didSet { showStyle() } }

  private func showStyle() {
    let isPlain = searchBarStyle == .minimal || isInNavigationBar
    backdrop.image = backgroundImage
    guard backgroundImage == nil else { return backdrop.backgroundColor = nil }
    // A plain grey in place of the material of bars (approximated from screenshots).
    let usual: UIColor = barStyle == .black ? .black : .systemGray6
    backdrop.backgroundColor =
      barTintColor ?? (isPlain ? nil : isTranslucent ? usual.withAlphaComponent(0.97) : usual)
  }

  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { self.backgroundImage = backgroundImage }
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImage
  }
  open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    guard state == .normal else {
      return UnsupportedFeature.report("UISearchBar.setSearchFieldBackgroundImage for other states")
    }
    field.background = backgroundImage
    field.backgroundColor = backgroundImage == nil ? .tertiarySystemFill : nil
  }
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { field.background }
  /// Shows another image for one of the icons; all but the magnifying glass are reported.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    guard icon == .search else {
      return UnsupportedFeature.report("UISearchBar.setImage(_:for:state:) for other icons")
    }
    (field.leftView as? UIImageView)?.image = iconImage
    field.setNeedsLayout()
  }
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

  /// Whether a bookmark button is in the field: reported.
  open var showsBookmarkButton = false {
    didSet {
      if showsBookmarkButton { UnsupportedFeature.report("UISearchBar.showsBookmarkButton") }
    }
  }
  /// Whether a button for the list of results is in the field: reported.
  open var showsSearchResultsButton = false {
    didSet {
      if showsSearchResultsButton {
        UnsupportedFeature.report("UISearchBar.showsSearchResultsButton")
      }
    }
  }
  /// Whether that button is selected: without it, false.
  open var isSearchResultsButtonSelected = false {
    didSet {
      if isSearchResultsButtonSelected {
        UnsupportedFeature.report("UISearchBar.isSearchResultsButtonSelected")
      }
    }
  }

  // MARK: Cancelling

  private var storedShowsCancel = false

  open var showsCancelButton: Bool {
    get { storedShowsCancel }
    set { setShowsCancelButton(newValue, animated: false) }
  }

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard showsCancelButton != storedShowsCancel else { return }
    if animated { layoutIfNeeded() }
    storedShowsCancel = showsCancelButton
    setNeedsLayout()
    guard animated, window != nil else { return }
    UIView.animate(withDuration: environment.behavior.textInput.searchDuration) {
      self.layoutIfNeeded()
    }
  }

  private func cancel() {
    onChange?(.cancelled)
    delegate?.searchBarCancelButtonClicked(self)
  }

  // MARK: Scopes

  open var scopeButtonTitles: [String]? { didSet { makeScopes() } }
  open var selectedScopeButtonIndex = 0 {
    didSet { scopes?.selectedSegmentIndex = selectedScopeButtonIndex }
  }
  open var showsScopeBar = false { didSet { if showsScopeBar != oldValue { heightDidChange() } } }

  open func setShowsScope(_ show: Bool, animated: Bool) {
    guard animated, window != nil else { return showsScopeBar = show }
    UIView.animate(withDuration: environment.behavior.textInput.searchDuration) {
      self.showsScopeBar = show
      self.layoutIfNeeded()
    }
  }

  private func makeScopes() {
    scopes?.removeFromSuperview()
    scopes = nil
    if let titles = scopeButtonTitles, !titles.isEmpty {
      let control = UISegmentedControl(items: titles)
      control.selectedSegmentIndex = selectedScopeButtonIndex
      control.addAction(
        UIAction { [weak self, weak control] _ in
          guard let self, let control else { return }
          self.selectedScopeButtonIndex = control.selectedSegmentIndex
          self.onChange?(.scope)
          self.delegate?.searchBar(
            self, selectedScopeButtonIndexDidChange: control.selectedSegmentIndex)
        }, for: .valueChanged)
      addSubview(control)
      scopes = control
    }
    heightDidChange()
  }

  // MARK: Layout

  private var numbers: (height: Double, field: Double, margin: Double, radius: Double) {
    environment.behavior.textInput.searchBar
  }

  private func heightDidChange() {
    let height = sizeThatFits(bounds.size).height
    if translatesAutoresizingMaskIntoConstraints, !isInNavigationBar, bounds.height != height {
      frame.size.height = height
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  package var showsScopes: Bool { showsScopeBar && scopes != nil }
  /// What the scopes add to the height, in points: a segmented control with room around it.
  package var scopeHeight: CGFloat { 44 }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    var height = CGFloat(numbers.height)
    if prompt != nil { height += 19 }
    if showsScopes { height += scopeHeight }
    return CGSize(width: size.width, height: height)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(.zero).height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let numbers = numbers
    backdrop.frame = bounds
    let margin = isInNavigationBar ? 16 : CGFloat(numbers.margin)
    let fieldHeight = CGFloat(numbers.field)
    var top = isInNavigationBar ? 1 : (CGFloat(numbers.height) - fieldHeight) / 2
    promptLabel.isHidden = prompt == nil
    if prompt != nil {
      promptLabel.frame = CGRect(x: margin, y: 6, width: bounds.width - 2 * margin, height: 16)
      top += 19
    }
    let button = cancelButton.sizeThatFits(.zero)
    let room = storedShowsCancel ? button.width + margin : 0
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = max(bounds.width - 2 * margin - room, 0)
    field.frame = CGRect(
      x: isMirrored ? bounds.width - margin - width : margin, y: top, width: width,
      height: fieldHeight)
    cancelButton.alpha = storedShowsCancel ? 1 : 0
    cancelButton.frame = CGRect(
      x: isMirrored ? margin + room - button.width - margin : margin + width + margin,
      y: top, width: button.width, height: fieldHeight)
    scopes?.isHidden = !showsScopes
    scopes?.frame = CGRect(
      x: margin, y: top + fieldHeight + 8, width: max(bounds.width - 2 * margin, 0), height: 32)
  }

  // MARK: Responder

  open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }
  open override var isFirstResponder: Bool { field.isFirstResponder }
  @discardableResult
  open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }
  @discardableResult
  open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

  // MARK: Keyboard

  open var keyboardType: UIKeyboardType {
    get { field.keyboardType }
    set { field.keyboardType = newValue }
  }
  open var returnKeyType: UIReturnKeyType {
    get { field.returnKeyType }
    set { field.returnKeyType = newValue }
  }
  open var keyboardAppearance: UIKeyboardAppearance {
    get { field.keyboardAppearance }
    set { field.keyboardAppearance = newValue }
  }
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { field.autocapitalizationType }
    set { field.autocapitalizationType = newValue }
  }
  open var autocorrectionType: UITextAutocorrectionType {
    get { field.autocorrectionType }
    set { field.autocorrectionType = newValue }
  }
  open var spellCheckingType: UITextSpellCheckingType {
    get { field.spellCheckingType }
    set { field.spellCheckingType = newValue }
  }
  open var enablesReturnKeyAutomatically: Bool {
    get { field.enablesReturnKeyAutomatically }
    set { field.enablesReturnKeyAutomatically = newValue }
  }
}

private final class SearchFieldDelegate: NSObject, UITextFieldDelegate {
  weak var bar: UISearchBar?

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    guard let bar else { return true }
    return bar.delegate?.searchBarShouldBeginEditing(bar) ?? true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    guard let bar else { return }
    bar.onChange?(.began)
    bar.delegate?.searchBarTextDidBeginEditing(bar)
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    guard let bar else { return true }
    return bar.delegate?.searchBarShouldEndEditing(bar) ?? true
  }

  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    if let bar { bar.delegate?.searchBarTextDidEndEditing(bar) }
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    guard let bar else { return true }
    return bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if let bar { bar.delegate?.searchBarSearchButtonClicked(bar) }
    return true
  }
}
