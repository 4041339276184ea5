// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList
internal import FilmstripTextLayout

struct LabelLook {
  private(set) var text: String?
  /// The text with attributes of its own, where they were given: on Linux Foundation never frees the runs of an
  /// attributed string, of which most labels need none.
  private var attributed: NSAttributedString?
  var isAttributed: Bool { attributed != nil }
  private(set) var font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  private(set) var textColor = UIColor.label
  private(set) var alignment = NSTextAlignment.natural
  /// Whether the alignment was set after the attributes, and counts before theirs.
  private var overridesAlignment = false
  var lineBreakMode = NSLineBreakMode.byTruncatingTail
  var numberOfLines = 1
  var shrinks = false
  var minimumScale: CGFloat = 0
  var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  var isHighlighted = false
  var highlightedTextColor: UIColor?
  var isEnabled = true
  var shadowColor: UIColor?
  var shadowOffset = CGSize(width: 0, height: -1)

  // MARK: Changes

  mutating func setText(_ text: String?) {
    self.text = text
    attributed = nil
    overridesAlignment = false
  }

  /// Takes attributes over; what they say of the first letter becomes the label's own.
  mutating func setAttributedText(_ text: NSAttributedString?) {
    attributed = text?.copy() as? NSAttributedString
    self.text = attributed?.string
    overridesAlignment = false
    guard let attributed, attributed.length > 0 else { return }
    let first = attributed.attributes(at: 0, effectiveRange: nil)
    if let font = first[.font] as? UIFont { self.font = font }
    if let color = first[.foregroundColor] as? UIColor { textColor = color }
    if let style = first[.paragraphStyle] as? NSParagraphStyle {
      alignment = style.alignment
      // A style's default breaks lines between words, which says nothing of truncation.
      if style.lineBreakMode != .byWordWrapping || numberOfLines != 1 {
        lineBreakMode = style.lineBreakMode
      }
    }
  }

  mutating func setFont(_ font: UIFont) {
    self.font = font
    setAttribute(.font, font)
  }

  mutating func setTextColor(_ color: UIColor) {
    textColor = color
    setAttribute(.foregroundColor, color)
  }

  mutating func setAlignment(_ alignment: NSTextAlignment) {
    self.alignment = alignment
    overridesAlignment = true
  }

  /// What is set after attributes counts for all of the text.
  private mutating func setAttribute(_ key: NSAttributedString.Key, _ value: Any) {
    guard let attributed else { return }
    let changed = NSMutableAttributedString(attributedString: attributed)
    changed.addAttribute(key, value: value, range: NSRange(location: 0, length: attributed.length))
    self.attributed = changed.copy() as? NSAttributedString
  }

  /// The text with attributes, the label's own where none were given.
  var attributedText: NSAttributedString? {
    guard attributed == nil, let text else { return attributed }
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    style.lineBreakMode = lineBreakMode
    return NSAttributedString(
      string: text,
      attributes: [.font: font, .foregroundColor: textColor, .paragraphStyle: style])
  }

  // MARK: Layout

  /// The text for layout, its colours as they are under the current traits, its letters made smaller
  /// by a factor.
  func content(scaledBy factor: CGFloat = 1) -> TextContent? {
    guard let text, !text.isEmpty else { return nil }
    var style = TextStyle(font: font.textFont)
    style.color = color.textColor
    if let shadow = shadowColor?.textColor, shadow.alpha > 0, shadowOffset.width.isFinite,
      shadowOffset.height.isFinite
    {
      style.shadow = TextShadow(
        color: shadow, x: shadowOffset.width, y: shadowOffset.height, radius: 0)
    }
    var paragraph = TextParagraphStyle()
    paragraph.alignment = alignment.layout
    let content =
      attributed.map {
        TextContent($0, style: style, paragraph: paragraph, linkColor: UIColor.link.textColor)
      } ?? TextContent(text, style: style, paragraph: paragraph)
    let isChanged = isAttributed || factor != 1 || lineBreakMode == .byCharWrapping
    guard isChanged else { return content }
    let runs = content.runs.map { run in
      var run = run
      run.style.font.size *= factor
      run.paragraph.lineBreak = lineBreakMode == .byCharWrapping ? .character : .word
      if overridesAlignment { run.paragraph.alignment = alignment.layout }
      if isHighlighted, let color = highlightedTextColor { run.style.color = color.textColor }
      return run
    }
    return TextContent(content.string, runs: runs)
  }

  private var color: UIColor {
    if isHighlighted, let highlightedTextColor { return highlightedTextColor }
    // As faint as what cannot be used elsewhere (approximated).
    return isEnabled ? textColor : .tertiaryLabel
  }

  func box(_ size: CGSize, lines: Int) -> TextBox {
    func room(_ side: CGFloat) -> Double { side < 1e7 ? side : .infinity }
    return TextBox(
      width: room(size.width), height: room(size.height), maximumLines: lines,
      overflow: .lastLine(lineBreakMode.layout))
  }
}
