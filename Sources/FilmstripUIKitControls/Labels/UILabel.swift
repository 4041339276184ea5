// SPDX-License-Identifier: MIT
@_spi(Engine) internal import FilmstripUIKitViews

/// A view that shows text.
///
/// The text is drawn once into a recorded picture, which frames share until something changes.
@preconcurrency @MainActor
open class UILabel: UIView {
  @_spi(Engine) open override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      .value(\UILabel.font),
      .value(\UILabel.textColor),
      .value(\UILabel.shadowColor),
      .value(\UILabel.highlightedTextColor),
    ]
  }

  var look = LabelLook()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  @_spi(Engine) open override var isElementByDefault: Bool { !(text ?? "").isEmpty }

  private func prepare() {
    isUserInteractionEnabled = false
    contentMode = .redraw
    layer.needsDisplayOnBoundsChange = true
  }

  /// Redraws before the next frame, and asks for another size where that depends on the text.
  private func update(changesSize: Bool = true, _ change: (inout LabelLook) -> Void) {
    change(&look)
    setNeedsDisplay()
    if changesSize { invalidateIntrinsicContentSize() }
  }

  // MARK: Text

  @_spi(Engine) open override var describedText: String? { text }

  @_spi(Engine) open override var drawnText: DrawnText? {
    DrawnText(
      string: text ?? "", font: look.font, color: look.textColor, area: textPlace.area,
      isCut: textPlace.isCut)
  }

  /// Where the text was last drawn, and whether a part of it was not.
  var textPlace: (area: CGRect, isCut: Bool) = (.zero, false)

  open var text: String? {
    get { look.text }
    set {
      guard newValue != text || look.isAttributed else { return }
      update { $0.setText(newValue) }
    }
  }

  open var attributedText: NSAttributedString? {
    get { look.attributedText }
    set { update { $0.setAttributedText(newValue) } }
  }

  open var font: UIFont! {
    get { look.font }
    set { update { $0.setFont(newValue ?? UIFont.systemFont(ofSize: UIFont.labelFontSize)) } }
  }

  open var textColor: UIColor! {
    get { look.textColor }
    set { update(changesSize: false) { $0.setTextColor(newValue ?? .label) } }
  }

  open var textAlignment: NSTextAlignment {
    get { look.alignment }
    set { update(changesSize: false) { $0.setAlignment(newValue) } }
  }

  open var lineBreakMode: NSLineBreakMode {
    get { look.lineBreakMode }
    set { update { $0.lineBreakMode = newValue } }
  }

  /// How words are kept together; not at all here, so that anything but the default is reported.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard {
    didSet {
      if lineBreakStrategy != .standard && !lineBreakStrategy.isEmpty {
        UnsupportedFeature.report("UILabel.lineBreakStrategy")
      }
    }
  }

  open var numberOfLines: Int {
    get { look.numberOfLines }
    set { update { $0.numberOfLines = max(newValue, 0) } }
  }

  // MARK: Size

  open var adjustsFontSizeToFitWidth: Bool {
    get { look.shrinks }
    set { update { $0.shrinks = newValue } }
  }

  open var minimumScaleFactor: CGFloat {
    get { look.minimumScale }
    set { update { $0.minimumScale = newValue.isFinite ? min(max(newValue, 0), 1) : 0 } }
  }

  open var baselineAdjustment: UIBaselineAdjustment {
    get { look.baselineAdjustment }
    set { update(changesSize: false) { $0.baselineAdjustment = newValue } }
  }

  /// Whether letters come nearer to each other before an ellipsis is shown; reported.
  open var allowsDefaultTighteningForTruncation = false {
    didSet {
      if allowsDefaultTighteningForTruncation {
        UnsupportedFeature.report("UILabel.allowsDefaultTighteningForTruncation")
      }
    }
  }

  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  open var adjustsFontForContentSizeCategory = false { didSet { followSizeCategory() } }

  // MARK: Looks

  open var isHighlighted: Bool {
    get { look.isHighlighted }
    set { update(changesSize: false) { $0.isHighlighted = newValue } }
  }

  open var highlightedTextColor: UIColor? {
    get { look.highlightedTextColor }
    set { update(changesSize: false) { $0.highlightedTextColor = newValue } }
  }

  open var isEnabled: Bool {
    get { look.isEnabled }
    set { update(changesSize: false) { $0.isEnabled = newValue } }
  }

  open var shadowColor: UIColor? {
    get { look.shadowColor }
    set { update(changesSize: false) { $0.shadowColor = newValue } }
  }

  open var shadowOffset: CGSize {
    get { look.shadowOffset }
    set { update(changesSize: false) { $0.shadowOffset = newValue } }
  }

  // MARK: Layout and drawing

  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  { CGRect(origin: bounds.origin, size: textSize(in: bounds.size, lines: numberOfLines)) }

  open func drawText(in rect: CGRect) { recordText(in: rect) }

  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  /// The width of the line that a constraint gives, while the height in it is asked for.
  private var constrainedWidth: CGFloat = 0

  @_spi(Engine) open override func intrinsicHeight(atWidth width: CGFloat) -> CGFloat? {
    guard numberOfLines != 1, preferredMaxLayoutWidth <= 0 else { return nil }
    // A class of an application that adds to the size is asked for it, too.
    constrainedWidth = width
    defer { constrainedWidth = 0 }
    return intrinsicContentSize.height
  }

  @_spi(Engine) open override var hasTextBaselines: Bool { true }
  @_spi(Engine) open override var firstBaselineOffset: CGFloat { baselines(in: bounds.size).first }
  @_spi(Engine) open override var lastBaselineOffset: CGFloat {
    let size = bounds.isEmpty ? intrinsicContentSize : bounds.size
    return size.height - baselines(in: bounds.size).last
  }
  @_spi(Engine) open override var baselineLineHeight: CGFloat? { font.lineHeight }

  open override var intrinsicContentSize: CGSize {
    let preferred = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : constrainedWidth
    let width = numberOfLines != 1 ? preferred : 0
    return sizeThatFits(CGSize(width: width, height: 0))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let limit = size.width > 0 && numberOfLines != 1 ? size.width : CGFloat.greatestFiniteMagnitude
    let room = CGRect(x: 0, y: 0, width: limit, height: .greatestFiniteMagnitude)
    return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    followSizeCategory()
    // Baselines stand on whole pixels.
    if previousTraitCollection?.displayScale != traitCollection.displayScale { setNeedsDisplay() }
  }

  @_spi(Engine) open override func dynamicColorsDidChange() {
    super.dynamicColorsDidChange()
    // Colours among the attributes may be dynamic, too.
    setNeedsDisplay()
  }

  private func followSizeCategory() {
    guard adjustsFontForContentSizeCategory, !look.isAttributed else { return }
    let adjusted = look.font.adjusted(to: traitCollection)
    if adjusted != look.font { update { $0.setFont(adjusted) } }
  }
}

public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }
