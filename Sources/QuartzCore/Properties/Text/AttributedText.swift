// SPDX-License-Identifier: MIT
package import FilmstripDisplayList
package import FilmstripTextLayout

package protocol TextFontProviding { var textFont: TextFont { get } }

package protocol TextColorProviding { var textColor: Color { get } }

package protocol TextParagraphProviding { var textParagraph: TextParagraphStyle { get } }

package protocol TextShadowProviding { var textShadow: TextShadow? { get } }

/// A value of an attribute that represents an image among letters.
package protocol TextAttachmentProviding {
  func textAttachment(beside style: TextStyle) -> TextAttachment
}

extension CGColor: TextColorProviding {
  package var textColor: Color { color }
}

extension TextContent {
  /// The text with its attributes; what they do not specify is as in a style.
  ///
  /// Attributes of UIKit's that are not drawn are reported, unknown ones are an application's own.
  package init(
    _ attributed: NSAttributedString, style: TextStyle,
    paragraph: TextParagraphStyle = TextParagraphStyle(), linkColor: Color? = nil
  ) {
    let string = attributed.string
    var runs: [Run] = []
    var place = 0
    while place < attributed.length {
      var range = NSRange(location: 0, length: 0)
      let attributes = attributed.attributes(at: place, effectiveRange: &range)
      let end = max(range.location + range.length, place + 1)
      let reader = AttributeReader(attributes, style: style, linkColor: linkColor)
      runs.append(
        Run(length: end - place, style: reader.style, paragraph: reader.paragraph ?? paragraph))
      place = end
    }
    self.init(string, runs: runs)
  }

  /// Text with attributes for all of it; what they do not specify is as in a style.
  package init(
    _ string: String, attributes: [NSAttributedString.Key: Any], style: TextStyle,
    linkColor: Color? = nil
  ) {
    let reader = AttributeReader(attributes, style: style, linkColor: linkColor)
    self.init(string, style: reader.style, paragraph: reader.paragraph ?? TextParagraphStyle())
  }
}

extension TextStyle {
  /// The style that attributes specify; what they do not specify is as in another style.
  package init(attributes: [NSAttributedString.Key: Any], base: TextStyle) {
    self = AttributeReader(attributes, style: base, linkColor: nil).style
  }
}

private struct AttributeReader {
  private let attributes: [NSAttributedString.Key: Any]
  private(set) var style: TextStyle

  init(_ attributes: [NSAttributedString.Key: Any], style: TextStyle, linkColor: Color?) {
    self.attributes = attributes
    self.style = style
    guard !attributes.isEmpty else { return }
    if let font = value("NSFont") as? any TextFontProviding { self.style.font = font.textFont }
    if let color = color("NSColor") { self.style.color = color }
    if value("NSLink") != nil, let linkColor {
      self.style.color = linkColor
      self.style.underline = LineDecoration()
    }
    self.style.background = color("NSBackgroundColor") ?? style.background
    self.style.kern = number("NSKern") ?? style.kern
    self.style.tracking = number("CTTracking") ?? style.tracking
    if let ligature = number("NSLigature") { self.style.hasLigatures = ligature != 0 }
    self.style.baselineOffset = number("NSBaselineOffset") ?? style.baselineOffset
    self.style.strokeWidth = number("NSStrokeWidth") ?? style.strokeWidth
    self.style.strokeColor = color("NSStrokeColor") ?? style.strokeColor
    self.style.obliqueness = number("NSObliqueness") ?? style.obliqueness
    self.style.expansion = number("NSExpansion") ?? style.expansion
    if let line = number("NSUnderline") {
      self.style.underline = decoration(line, color: "NSUnderlineColor")
    }
    if let line = number("NSStrikethrough") {
      self.style.strikethrough = decoration(line, color: "NSStrikethroughColor")
    }
    if let shadow = value("NSShadow") as? any TextShadowProviding {
      self.style.shadow = shadow.textShadow
    }
    if let attachment = value("NSAttachment") as? any TextAttachmentProviding {
      self.style.attachment = attachment.textAttachment(beside: self.style)
    }
    for name in ["NSTextEffect", "NSWritingDirection"] where value(name) != nil {
      UnsupportedFeature.report("NSAttributedString.Key \(name)")
    }
    if number("CTVerticalForms") ?? 0 != 0 {
      UnsupportedFeature.report("NSAttributedString.Key CTVerticalForms")
    }
  }

  /// How the lines lie; nil where the attributes do not say.
  var paragraph: TextParagraphStyle? {
    (value("NSParagraphStyle") as? any TextParagraphProviding)?.textParagraph
  }

  private func value(_ name: String) -> Any? { attributes[NSAttributedString.Key(name)] }

  private func color(_ name: String) -> Color? {
    (value(name) as? any TextColorProviding)?.textColor
  }

  private func number(_ name: String) -> Double? {
    let number: Double? =
      switch value(name) {
      case let number as Double: number
      case let number as CGFloat: Double(number)
      case let number as Int: Double(number)
      case let number as Float: Double(number)
      case let number as Bool: number ? 1 : 0
      case let number as NSNumber: number.doubleValue
      default: nil
      }
    return number.flatMap { $0.isFinite ? $0 : nil }
  }

  /// The bits are those of `NSUnderlineStyle`.
  private func decoration(_ value: Double, color name: String) -> LineDecoration? {
    guard abs(value) < 1e9 else { return nil }
    let bits = Int(value)
    guard bits & 0x0F != 0 else { return nil }
    let pattern: LineDecoration.Pattern =
      switch bits & 0x700 {
      case 0x100: .dot
      case 0x200: .dash
      case 0x300: .dashDot
      case 0x400: .dashDotDot
      default: .solid
      }
    return LineDecoration(
      isThick: bits & 0x0F == 2, isDouble: bits & 0x0F == 9, pattern: pattern,
      isByWord: bits & 0x8000 != 0, color: color(name))
  }
}
