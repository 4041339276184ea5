// SPDX-License-Identifier: MIT

/// How the lines of a paragraph lie, to be changed; lengths are in points.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// Where lines lie; natural by default.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// What happens to lines that are too long; they continue with a new word by default.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// The direction of writing; natural by default.
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }
  /// Between two lines of the paragraph; not below 0.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  /// Below the paragraph; not below 0.
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  /// Above the paragraph; not below 0.
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  /// From the leading side to the first line; not below 0.
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  /// From the leading side to the other lines; not below 0.
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  /// Where lines end: above 0 from the leading side, else from the trailing one.
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  /// The least height of a line; 0 for any.
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  /// The largest height of a line; 0 for any.
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  /// The height of lines is multiplied with this; 0 for not at all.
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  /// How soon words are broken with a hyphen; any but 0 is reported.
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set {
      if newValue != 0 {
        UnsupportedFeature.report("NSParagraphStyle.hyphenationFactor")
      }
      values.hyphenationFactor = newValue
    }
  }
  /// Whether words are broken with a hyphen as the system likes; reported.
  open override var usesDefaultHyphenation: Bool {
    get { values.usesDefaultHyphenation }
    set {
      if newValue {
        UnsupportedFeature.report("NSParagraphStyle.usesDefaultHyphenation")
      }
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
  /// Between tab stops behind the last one; 0 for 28 points.
  open override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = newValue }
  }

  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }

  open func addTabStop(_ anObject: NSTextTab) {
    values.tabStops.append(anObject)
    values.tabStops.sort { $0.location < $1.location }
  }

  /// Takes a tab stop away; does nothing for one that is not there.
  open func removeTabStop(_ anObject: NSTextTab) { values.tabStops.removeAll { $0 == anObject } }
}
