// SPDX-License-Identifier: MIT
@_spi(Engine) internal import FilmstripUIKitViews

/// Lines of text that scroll and can be edited: by `text`, `insertText(_:)` and `deleteBackward()`, as a stage
/// has no keyboard.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UIKeyInput, EditedText {
  nonisolated public static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextViewTextDidBeginEditingNotification")
  nonisolated public static let textDidEndEditingNotification = NSNotification.Name(
    "UITextViewTextDidEndEditingNotification")
  nonisolated public static let textDidChangeNotification = NSNotification.Name(
    "UITextViewTextDidChangeNotification")

  private let label = UILabel()
  private let container: NSTextContainer

  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  public init(frame: CGRect, textContainer: NSTextContainer?) {
    container = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    container = NSTextContainer()
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    layer.role = "text view"
    backgroundColor = .systemBackground
    label.numberOfLines = 0
    label.lineBreakMode = .byWordWrapping
    // The usual font of a text view is smaller than that of a label (measured by others: 12 points).
    label.font = .systemFont(ofSize: 12)
    addSubview(label)
    container.owner = self
    let inset = BehaviorProfile.current.textInput.textView.vertical
    textContainerInset = UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
  }

  @_nonoverride open var delegate: (any UITextViewDelegate)? {
    get { super.delegate as? any UITextViewDelegate }
    set { super.delegate = newValue }
  }

  // MARK: Text

  open var text: String! {
    get { label.text ?? "" }
    set {
      label.text = newValue
      textDidChange()
    }
  }
  open var attributedText: NSAttributedString! {
    get { label.attributedText ?? NSAttributedString(string: "") }
    set {
      label.attributedText = newValue
      textDidChange()
    }
  }
  open var font: UIFont? {
    get { label.font }
    set {
      label.font = newValue
      textDidChange()
    }
  }
  open var textColor: UIColor? {
    get { label.textColor }
    set { label.textColor = newValue }
  }
  open var textAlignment: NSTextAlignment {
    get { label.textAlignment }
    set { label.textAlignment = newValue }
  }
  open var adjustsFontForContentSizeCategory: Bool {
    get { label.adjustsFontForContentSizeCategory }
    set {
      label.adjustsFontForContentSizeCategory = newValue
      textDidChange()
    }
  }
  /// Attributes of the next text that is inserted; it has those of the view here.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { [.font: label.font as Any, .foregroundColor: label.textColor as Any] }
    set {
      if let font = newValue[.font] as? UIFont { self.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
    }
  }
  /// Attributes of links; they have the tint here.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { [.foregroundColor: UIColor.link] }
    set {
      if newValue != nil { UnsupportedFeature.report("UITextView.linkTextAttributes") }
    }
  }
  /// Which kinds of data become links: reported, as none does.
  open var dataDetectorTypes: UIDataDetectorTypes = [] {
    didSet {
      if !dataDetectorTypes.isEmpty { UnsupportedFeature.report("UITextView.dataDetectorTypes") }
    }
  }
  /// Whether the text is shown as dots; not in text views, as on iOS.
  open var isSecureTextEntry = false

  /// What is selected, in UTF-16 units; nothing shows it here.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// Whether text can be selected; nothing selects it here.
  open var isSelectable = true
  open var isEditable = true
  /// Whether attributes can be edited; there is nothing to edit them with here.
  open var allowsEditingTextAttributes = false
  open var clearsOnInsertion = false

  private func textDidChange() {
    selectedRange = NSRange(location: text.utf16.count, length: 0)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Places

  open var textContainer: NSTextContainer { container }
  open var textContainerInset = UIEdgeInsets.zero { didSet { containerDidChange() } }

  func containerDidChange() {
    label.numberOfLines = container.maximumNumberOfLines
    label.lineBreakMode = container.lineBreakMode
    textDidChange()
  }

  /// The size of the text in a width, with what surrounds it.
  private func contentSize(in width: CGFloat) -> CGSize {
    let sides =
      textContainerInset.left + textContainerInset.right + 2 * container.lineFragmentPadding
    let ends = textContainerInset.top + textContainerInset.bottom
    let size = label.sizeThatFits(
      CGSize(width: max(width - sides, 1), height: .greatestFiniteMagnitude))
    let line = (label.font ?? .systemFont(ofSize: 12)).lineHeight
    return CGSize(width: size.width + sides, height: max(size.height, line.rounded(.up)) + ends)
  }

  open override func layoutSubviews() {
    let size = contentSize(in: bounds.width)
    let wanted = CGSize(width: bounds.width, height: size.height)
    if isScrollEnabled, wanted != contentSize { contentSize = wanted }
    let left = textContainerInset.left + container.lineFragmentPadding
    let right = textContainerInset.right + container.lineFragmentPadding
    label.frame = CGRect(
      x: left, y: textContainerInset.top, width: max(bounds.width - left - right, 0),
      height: size.height - textContainerInset.top - textContainerInset.bottom)
    super.layoutSubviews()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    contentSize(in: size.width > 0 ? size.width : .greatestFiniteMagnitude)
  }

  /// The size of the text where the view does not scroll (documented), otherwise none.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    return contentSize(in: bounds.width > 0 ? bounds.width : .greatestFiniteMagnitude)
  }

  @_spi(Engine) open override func intrinsicHeight(atWidth width: CGFloat) -> CGFloat? {
    isScrollEnabled ? nil : contentSize(in: width).height
  }

  /// Scrolls until a part of the text is visible: to its end, or to its beginning for one at the start.
  open func scrollRangeToVisible(_ range: NSRange) {
    layoutIfNeeded()
    let count = max(text.utf16.count, 1)
    let share = CGFloat(min(max(range.location + range.length, 0), count)) / CGFloat(count)
    let line = (label.font ?? .systemFont(ofSize: 12)).lineHeight
    let place = label.frame.minY + max(label.frame.height * share - line, 0)
    scrollRectToVisible(CGRect(x: 0, y: place, width: 1, height: line), animated: window != nil)
  }

  // MARK: Editing

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard delegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    NotificationCenter.default.post(name: UITextView.textDidBeginEditingNotification, object: self)
    delegate?.textViewDidBeginEditing(self)
    return true
  }

  open override var canResignFirstResponder: Bool {
    delegate?.textViewShouldEndEditing(self) ?? true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard super.resignFirstResponder() else { return false }
    NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: self)
    delegate?.textViewDidEndEditing(self)
    return true
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if isEditable { becomeFirstResponder() }
  }

  open var hasText: Bool { !text.isEmpty }

  /// Puts text to the end, as a keyboard would.
  open func insertText(_ text: String) { append(text) }

  open func deleteBackward() { removeLast() }

  var editedText: String {
    get { text ?? "" }
    set { text = newValue }
  }

  func mayReplace(_ range: NSRange, with new: String) -> Bool {
    delegate?.textView(self, shouldChangeTextIn: range, replacementText: new) ?? true
  }

  func userDidChange() {
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
    delegate?.textViewDidChange(self)
    delegate?.textViewDidChangeSelection(self)
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

@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  weak var owner: UITextView?

  public init(size: CGSize = .zero) {
    self.size = size
    lineFragmentPadding = CGFloat(BehaviorProfile.current.textInput.textView.line)
    super.init()
  }

  /// How large the container is; lines here are as wide as their view.
  open var size: CGSize
  open var lineFragmentPadding: CGFloat { didSet { owner?.containerDidChange() } }
  open var maximumNumberOfLines = 0 { didSet { owner?.containerDidChange() } }
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { owner?.containerDidChange() } }
  /// Whether the width follows that of the view; it does here.
  open var widthTracksTextView = true
  /// Whether the height follows that of the view; it does here.
  open var heightTracksTextView = true
  /// Where there is no text: reported, as lines are laid out everywhere.
  open var exclusionPaths: [UIBezierPath] = [] {
    didSet {
      if !exclusionPaths.isEmpty { UnsupportedFeature.report("NSTextContainer.exclusionPaths") }
    }
  }
}

public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  public static let link = UIDataDetectorTypes(rawValue: 2)
  public static let address = UIDataDetectorTypes(rawValue: 4)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
