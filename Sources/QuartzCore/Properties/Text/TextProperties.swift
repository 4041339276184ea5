// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList
internal import FilmstripTextLayout

/// The properties of a `CATextLayer` as a value, with the documented defaults.
package struct TextProperties {
  private(set) var given: Any?
  private(set) var string = ""
  var font: Any?
  var fontSize: CGFloat = 36
  var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1)
  var isWrapped = false
  var truncationMode = CATextLayerTruncationMode.none
  var alignmentMode = CATextLayerAlignmentMode.natural

  /// How many characters are laid out.
  static let characterLimit = 20_000

  mutating func setString(_ value: Any?) {
    given = value
    switch value {
    case nil: string = ""
    case let text as String: string = text
    case let text as NSAttributedString:
      // Later changes of a mutable text do not count.
      given = text.copy()
      string = text.string
    default:
      string = ""
      UnsupportedFeature.report(
        "CATextLayer.string of type \(value.map { "\(type(of: $0))" } ?? "nil")")
    }
    if string.count > TextProperties.characterLimit {
      UnsupportedFeature.report(
        "CATextLayer.string of more than \(TextProperties.characterLimit) characters")
      string = String(string.prefix(TextProperties.characterLimit))
      if given is NSAttributedString { given = string }
    }
  }

  private var textFont: TextFont {
    var result =
      switch font {
      case let name as String: TextFont(named: name, size: fontSize)
      case let font as any TextFontProviding: font.textFont
      default: TextFont(size: fontSize)
      }
    result.size = TextFont(size: fontSize).size
    return result
  }

  private var content: TextContent {
    var paragraph = TextParagraphStyle()
    paragraph.lineBreak = isWrapped ? .word : truncationMode.lineBreak
    paragraph.alignment = alignmentMode.alignment
    var style = TextStyle(font: textFont)
    style.color = foregroundColor?.color ?? .white
    guard let attributed = given as? NSAttributedString else {
      return TextContent(string, style: style, paragraph: paragraph)
    }
    let content = TextContent(attributed, style: style, paragraph: paragraph)
    let runs = content.runs.map { run in
      var run = run
      run.paragraph.lineBreak = paragraph.lineBreak
      if alignmentMode != .natural { run.paragraph.alignment = paragraph.alignment }
      return run
    }
    return TextContent(content.string, runs: runs)
  }

  /// The lines of text that have room in bounds; nil where nothing is shown.
  func laid(in bounds: CGRect) -> TypesetText? {
    let hasColor = given is NSAttributedString || (foregroundColor?.alpha ?? 0) > 0
    guard !string.isEmpty, hasColor, !bounds.isEmpty, bounds.origin.isFinite,
      bounds.width.isFinite, bounds.height.isFinite, fontSize > 0, fontSize <= 10_000
    else { return nil }
    let isShortened = isWrapped && truncationMode != .none
    return TypesetText.reporting(
      content,
      in: TextBox(
        width: bounds.width, height: bounds.height,
        overflow: isShortened ? .lastLine(truncationMode.lineBreak) : .paragraphs,
        showsPartialLines: !isShortened))
  }

  /// The lines of text that have room in the bounds.
  ///
  /// Cut to the bounds: Core Animation draws the text into contents of that size (assumed).
  func commands(in bounds: CGRect, scale: CGFloat) -> [DrawCommand] {
    guard let laid = laid(in: bounds) else { return [] }
    let commands = laid.commands(at: bounds.origin, pixelsPerUnit: scale > 1 ? scale : nil)
    guard !commands.isEmpty else { return [] }
    return [.group(Group(clips: [ClipPath(Path(rect: bounds))], commands: commands))]
  }
}

extension CATextLayerTruncationMode {
  fileprivate var lineBreak: TextParagraphStyle.LineBreak {
    switch self {
    case .start: .truncateHead
    case .middle: .truncateMiddle
    case .end: .truncateTail
    default: .clip
    }
  }
}

extension CATextLayerAlignmentMode {
  fileprivate var alignment: TextParagraphStyle.Alignment {
    switch self {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }
}
