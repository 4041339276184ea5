// SPDX-License-Identifier: MIT
package import FilmstripTextLayout

open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  private let header = FoundationHeader()
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  /// The values of a style; the documented defaults at first.
  struct Values: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var baseWritingDirection = NSWritingDirection.natural
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var hyphenationFactor: Float = 0
    var usesDefaultHyphenation = false
    var allowsDefaultTighteningForTruncation = false
    var lineBreakStrategy: LineBreakStrategy = []
    var defaultTabInterval: CGFloat = 0
    var tabStops = NSParagraphStyle.standardTabStops
  }

  /// Twelve stops, 28 points apart (documented).
  private static let standardTabStops = (1...12).map {
    NSTextTab(textAlignment: .left, location: CGFloat($0) * 28, options: [:])
  }

  final var values: Values

  init(values: Values) {
    self.values = values
    super.init()
  }

  public override init() {
    values = Values()
    super.init()
  }

  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
    guard let code = languageName?.prefix(while: { $0 != "-" && $0 != "_" }) else {
      return .leftToRight
    }
    let right: Set<Substring> = ["ar", "dv", "fa", "he", "iw", "ku", "ps", "sd", "ug", "ur", "yi"]
    return right.contains(code) ? .rightToLeft : .leftToRight
  }

  open var alignment: NSTextAlignment { values.alignment }
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  open var lineSpacing: CGFloat { values.lineSpacing }
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  open var headIndent: CGFloat { values.headIndent }
  open var tailIndent: CGFloat { values.tailIndent }
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// How soon words are broken with a hyphen; never here.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// Whether words are broken with a hyphen as the system likes; never here.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  /// Whether letters come nearer to each other before an ellipsis is shown; never here.
  open var allowsDefaultTighteningForTruncation: Bool {
    values.allowsDefaultTighteningForTruncation
  }
  /// How words are kept together; not at all here.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
  open var tabStops: [NSTextTab] { values.tabStops }
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  open override var hash: Int { values.hashValue }

  public func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values: values) }

  public func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }
}

extension NSParagraphStyle: TextParagraphProviding {
  package var textParagraph: TextParagraphStyle {
    var style = TextParagraphStyle()
    style.alignment = alignment.layout
    style.lineBreak = lineBreakMode.layout
    style.isRightToLeft =
      baseWritingDirection == .natural ? nil : baseWritingDirection == .rightToLeft
    style.lineSpacing = lineSpacing
    style.spacingAfter = paragraphSpacing
    style.spacingBefore = paragraphSpacingBefore
    style.firstLineIndent = firstLineHeadIndent
    style.headIndent = headIndent
    style.tailIndent = tailIndent
    style.minimumLineHeight = minimumLineHeight
    style.maximumLineHeight = maximumLineHeight
    style.lineHeightMultiple = lineHeightMultiple
    style.tabStops = tabStops.map { Double($0.location) }.sorted()
    style.tabInterval = defaultTabInterval
    return style
  }
}

open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
  private let header = FoundationHeader()
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Characters that end a column: a `CharacterSet`; reported.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// Where text stands at the stop; only text that begins there is supported.
  public let alignment: NSTextAlignment
  public let location: CGFloat
  public let options: [OptionKey: Any]

  /// A stop at a distance; alignments other than left and natural, and options, are reported.
  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat,
    options: [OptionKey: Any] = [:]
  ) {
    self.alignment = alignment
    location = loc
    self.options = options
    super.init()
    if alignment != .left && alignment != .natural {
      UnsupportedFeature.report("NSTextTab.alignment other than left and natural")
    }
    if !options.isEmpty { UnsupportedFeature.report("NSTextTab.options") }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return other.alignment == alignment && other.location == location
  }

  open override var hash: Int { location.hashValue }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}
