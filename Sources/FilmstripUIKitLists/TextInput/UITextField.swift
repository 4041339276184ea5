// SPDX-License-Identifier: MIT
@_spi(Engine) internal import FilmstripUIKitControls
@_spi(Engine) internal import FilmstripUIKitViews

/// A line of text that can be edited: by `text`, `insertText(_:)` and `deleteBackward()`, as a stage has no
/// keyboard.
@preconcurrency @MainActor
open class UITextField: UIControl, UIKeyInput, EditedText {
  @_spi(Engine) open override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      .value(\UITextField.font),
      .value(\UITextField.textColor),
      .value(\UITextField.keyboardAppearance),
    ]
  }

  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  public enum DidEndEditingReason: Int, Sendable {
    case committed = 0
    case cancelled = 1
  }

  nonisolated public static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  nonisolated public static let textDidEndEditingNotification = NSNotification.Name(
    "UITextFieldTextDidEndEditingNotification")
  nonisolated public static let textDidChangeNotification = NSNotification.Name(
    "UITextFieldTextDidChangeNotification")

  let label = TextFieldLabel()
  let hint = TextFieldLabel()
  let caret = UIView()
  let backdrop = UIImageView()
  private(set) lazy var clearButton = makeClearButton()
  private var plainText = ""

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    layer.role = "text field"
    label.drawField = { [unowned self] in drawText(in: $0) }
    hint.drawField = { [unowned self] in drawPlaceholder(in: $0) }
    hint.textColor = .placeholderText
    caret.backgroundColor = .tintColor
    caret.isHidden = true
    caret.layer.role = "caret"
    clipsToBounds = true
    for view in [backdrop, hint, label, caret] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    backdrop.isHidden = true
  }

  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: Text

  open var text: String? {
    get { plainText }
    set {
      plainText = newValue ?? ""
      showText()
    }
  }
  open var attributedText: NSAttributedString? {
    get { label.attributedText ?? NSAttributedString(string: "") }
    set {
      plainText = newValue?.string ?? ""
      label.attributedText = newValue
      textDidChange()
    }
  }
  open var placeholder: String? {
    get { hint.text }
    set {
      hint.text = newValue
      hint.textColor = .placeholderText
      textDidChange()
    }
  }
  open var attributedPlaceholder: NSAttributedString? {
    get { hint.attributedText }
    set {
      hint.attributedText = newValue
      textDidChange()
    }
  }
  open var font: UIFont? {
    get { label.font }
    set {
      label.font = newValue
      hint.font = newValue
      textDidChange()
    }
  }
  open var textColor: UIColor? {
    get { label.textColor }
    set { label.textColor = newValue }
  }
  open var textAlignment: NSTextAlignment {
    get { label.textAlignment }
    set {
      label.textAlignment = newValue
      hint.textAlignment = newValue
      setNeedsLayout()
    }
  }
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { [.font: label.font as Any, .foregroundColor: label.textColor as Any] }
    set {
      if let font = newValue[.font] as? UIFont { self.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
      guard !plainText.isEmpty else { return }
      attributedText = NSAttributedString(string: plainText, attributes: newValue)
    }
  }
  open var adjustsFontSizeToFitWidth: Bool {
    get { label.adjustsFontSizeToFitWidth }
    set { label.adjustsFontSizeToFitWidth = newValue }
  }
  open var minimumFontSize: CGFloat {
    get { label.minimumScaleFactor * label.font.pointSize }
    set {
      label.minimumScaleFactor = label.font.pointSize > 0 ? newValue / label.font.pointSize : 0
    }
  }
  open var adjustsFontForContentSizeCategory: Bool {
    get { label.adjustsFontForContentSizeCategory }
    set {
      label.adjustsFontForContentSizeCategory = newValue
      hint.adjustsFontForContentSizeCategory = newValue
    }
  }
  open var isSecureTextEntry = false { didSet { showText() } }

  private func showText() {
    label.text =
      isSecureTextEntry ? String(repeating: "\u{2022}", count: plainText.count) : plainText
    textDidChange()
  }

  private func textDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Looks

  open var borderStyle = BorderStyle.none {
    didSet {
      showBorder()
      textDidChange()
    }
  }
  open var background: UIImage? { didSet { showBorder() } }
  open var disabledBackground: UIImage? { didSet { showBorder() } }
  open override var isEnabled: Bool { didSet { showBorder() } }

  open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }
  open var clearsOnBeginEditing = false
  open var clearsOnInsertion = false
  /// Whether attributes can be edited; there is nothing to edit them with here.
  open var allowsEditingTextAttributes = false
  /// Attributes of the next text that is inserted; it has those of the field here.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? defaultTextAttributes : nil }
    set { if let newValue { defaultTextAttributes = newValue } }
  }
  open var leftView: UIView? { didSet { replace(oldValue, with: leftView) } }
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  open var rightView: UIView? { didSet { replace(oldValue, with: rightView) } }
  open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }

  private func replace(_ old: UIView?, with new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  // MARK: Places

  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func textRect(forBounds bounds: CGRect) -> CGRect { contentRect(in: bounds) }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { contentRect(in: bounds) }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { clearRect(in: bounds) }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(leftView, in: bounds, isLeft: true)
  }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(rightView, in: bounds, isLeft: false)
  }

  open func drawText(in rect: CGRect) { label.recordText(in: rect) }
  open func drawPlaceholder(in rect: CGRect) { hint.recordText(in: rect) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  open override var intrinsicContentSize: CGSize { fittingSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

  @_spi(Engine) open override var hasTextBaselines: Bool { true }
  @_spi(Engine) open override var firstBaselineOffset: CGFloat {
    label.frame.minY + label.firstBaselineOffset
  }
  @_spi(Engine) open override var lastBaselineOffset: CGFloat {
    bounds.height - label.frame.maxY + label.lastBaselineOffset
  }
  @_spi(Engine) open override var baselineLineHeight: CGFloat? { label.font.lineHeight }

  // MARK: Editing

  open var isEditing: Bool { isFirstResponder }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    if clearsOnBeginEditing { text = "" }
    setNeedsLayout()
    NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: self)
    sendActions(for: .editingDidBegin)
    delegate?.textFieldDidBeginEditing(self)
    return true
  }

  open override var canResignFirstResponder: Bool {
    delegate?.textFieldShouldEndEditing(self) ?? true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard super.resignFirstResponder() else { return false }
    setNeedsLayout()
    NotificationCenter.default.post(name: UITextField.textDidEndEditingNotification, object: self)
    sendActions(for: .editingDidEnd)
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside { becomeFirstResponder() }
  }

  open var hasText: Bool { !plainText.isEmpty }

  /// Puts text to the end, as a keyboard would; a line break is its return key.
  open func insertText(_ text: String) {
    if text == "\n" { pressReturn() } else { append(text) }
  }

  open func deleteBackward() { removeLast() }

  var editedText: String {
    get { plainText }
    set { text = newValue }
  }

  func mayReplace(_ range: NSRange, with new: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: new) ?? true
  }

  func userDidChange() {
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
    sendActions(for: .editingChanged)
    delegate?.textFieldDidChangeSelection(self)
  }

  private func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
  }

  // MARK: Keyboard

  // Kept for code that asks: no keyboard is drawn.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var enablesReturnKeyAutomatically = false
  open var textContentType: UITextContentType!
  private var ownInputViews: (input: UIView?, accessory: UIView?)

  /// A view in place of the keyboard: reported when the text is edited, as a stage shows neither.
  open override var inputView: UIView? {
    get { ownInputViews.input }
    set { ownInputViews.input = newValue }
  }
  /// A view above the keyboard: reported when the text is edited, as a stage shows neither.
  open override var inputAccessoryView: UIView? {
    get { ownInputViews.accessory }
    set { ownInputViews.accessory = newValue }
  }
}
