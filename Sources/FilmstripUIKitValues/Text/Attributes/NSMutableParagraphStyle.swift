// SPDX-License-Identifier: MIT

open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  /// How soon words are broken with a hyphen; any but 0 is reported.
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set {
      if newValue != 0 { UnsupportedFeature.report("NSParagraphStyle.hyphenationFactor") }
      values.hyphenationFactor = newValue
    }
  }
  /// Whether words are broken with a hyphen as the system likes; reported.
  open override var usesDefaultHyphenation: Bool {
    get { values.usesDefaultHyphenation }
    set {
      if newValue { UnsupportedFeature.report("NSParagraphStyle.usesDefaultHyphenation") }
      values.usesDefaultHyphenation = newValue
    }
  }
  /// Whether letters come nearer to each other before an ellipsis is shown; reported.
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsDefaultTighteningForTruncation }
    set {
      if newValue {
        UnsupportedFeature.report("NSParagraphStyle.allowsDefaultTighteningForTruncation")
      }
      values.allowsDefaultTighteningForTruncation = newValue
    }
  }
  /// How words are kept together; any but none and `standard` is reported.
  open override var lineBreakStrategy: LineBreakStrategy {
    get { values.lineBreakStrategy }
    set {
      if !newValue.isEmpty && newValue != .standard {
        UnsupportedFeature.report("NSParagraphStyle.lineBreakStrategy")
      }
      values.lineBreakStrategy = newValue
    }
  }
  open override var tabStops: [NSTextTab] {
    get { values.tabStops }
    set { values.tabStops = newValue }
  }
  open override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = newValue }
  }

  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }

  open func addTabStop(_ anObject: NSTextTab) {
    values.tabStops.append(anObject)
    values.tabStops.sort { $0.location < $1.location }
  }

  open func removeTabStop(_ anObject: NSTextTab) { values.tabStops.removeAll { $0 == anObject } }
}
