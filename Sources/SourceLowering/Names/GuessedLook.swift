// SPDX-License-Identifier: MIT
internal import SwiftSyntax

/// Colors, fonts, texts and pictures that stand for those of an app that are not there.
///
/// A view moves in the same way with another color. Another font or text may give it another size; what is guessed is
/// reported when it is reached.
enum GuessedLook {
  /// An expression for a color, a font, a picture or an attributed text; nil for another type.
  ///
  /// - Parameters:
  ///   - type: The type, which may be optional.
  ///   - words: Code that names it, such as `Palette.dimmedBlack`.
  /// - Returns: The expression, which names its type.
  static func expression(of type: String, for words: String) -> String? {
    let isOptional = type.hasSuffix("?") || type.hasSuffix("!")
    switch isOptional ? String(type.dropLast()) : type {
    case "UIColor": return color(words)
    case "CGColor": return color(words) + ".cgColor"
    case "UIFont": return font(words)
    case "UIImage":
      return "UIImage(named: \"\(title(words))\")" + (isOptional ? "" : " ?? UIImage()")
    case "NSAttributedString": return "NSAttributedString(string: \"\(title(words))\")"
    default: return nil
    }
  }

  /// The value of a statement that gives something its look, and what stands for it; nil for another statement.
  static func value(in item: CodeBlockItemSyntax.Item) -> (
    range: Range<Int>, value: Syntax, text: String
  )? {
    guard case .expr(let expression) = item else { return nil }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      let elements = Array(sequence.elements)
      guard elements.count > 2, elements[1].is(AssignmentExprSyntax.self),
        let target = elements[0].as(MemberAccessExprSyntax.self),
        let type = type(of: target)
      else { return nil }
      let words = elements.dropFirst(2).map(\.trimmedDescription).joined(separator: " ")
      let range = elements[2].byteRange.lowerBound..<sequence.byteRange.upperBound
      return text(of: type, for: words).map { (range, Syntax(elements[2]), $0) }
    }
    guard let call = expression.as(FunctionCallExprSyntax.self),
      let method = call.calledExpression.as(MemberAccessExprSyntax.self),
      let type = methods[method.declName.baseName.text], let first = call.arguments.first,
      first.label == nil
    else { return nil }
    return text(of: type, for: first.expression.trimmedDescription).map {
      (first.expression.byteRange, Syntax(first.expression), $0)
    }
  }

  private static func text(of type: String, for words: String) -> String? {
    type == "String" ? "\"\(title(words))\"" : expression(of: type, for: words)
  }

  /// The type of a property that gives a look; the colors of layers are those of Core Graphics.
  private static func type(of target: MemberAccessExprSyntax) -> String? {
    let name = target.declName.baseName.text
    let base = target.base?.trimmedDescription.lowercased() ?? ""
    if base.hasSuffix("layer"), name.hasSuffix("Color") { return "CGColor" }
    return properties[name]
  }

  private static let properties: [String: String] = [
    "backgroundColor": "UIColor", "barTintColor": "UIColor",
    "currentPageIndicatorTintColor": "UIColor",
    "maximumTrackTintColor": "UIColor", "minimumTrackTintColor": "UIColor",
    "onTintColor": "UIColor",
    "pageIndicatorTintColor": "UIColor", "progressTintColor": "UIColor",
    "separatorColor": "UIColor",
    "textColor": "UIColor", "thumbTintColor": "UIColor", "tintColor": "UIColor",
    "trackTintColor": "UIColor", "font": "UIFont", "image": "UIImage", "text": "String",
    "title": "String", "placeholder": "String", "prompt": "String",
    "attributedText": "NSAttributedString", "attributedPlaceholder": "NSAttributedString",
  ]

  private static let methods: [String: String] = [
    "setTitle": "String", "setTitleColor": "UIColor", "setImage": "UIImage",
    "setBackgroundImage": "UIImage", "setAttributedTitle": "NSAttributedString",
  ]

  // MARK: Values

  private static func color(_ words: String) -> String {
    let parts = Set(TransitionPlan.words(of: words).map(String.init))
    let color: String
    if !parts.isDisjoint(with: ["dim", "dimmed", "dimming", "overlay", "scrim", "backdrop"]) {
      color = "UIColor.black.withAlphaComponent(0.5)"
    } else {
      color = "UIColor." + (colors.first(where: parts.contains) ?? "gray")
    }
    guard let alpha = words.firstMatch(of: /\.withAlphaComponent\((\d*\.?\d+)\)/)?.1 else {
      return color
    }
    return (color.hasSuffix(")") ? "UIColor.black" : color) + ".withAlphaComponent(\(alpha))"
  }

  private static let colors = [
    "clear", "black", "white", "red", "green", "blue", "yellow", "orange", "purple", "brown",
    "cyan",
    "magenta",
  ]

  /// The system's font, in the size that is the first number.
  private static func font(_ words: String) -> String {
    let size = words.firstMatch(of: /\b(?<size>[1-9]\d?)(\.\d+)?\b/)?.output.size
    return "UIFont.systemFont(ofSize: \(size ?? "17"))"
  }

  /// The last name in some code, such as `title` in `L10n.Home.title` and `icon` in `Asset.icon.image`.
  private static func title(_ words: String) -> String {
    let names = words.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    let plain = names.filter {
      !["image", "localized", "text", "string", "value", "for"].contains($0)
    }
    return plain.last ?? names.last ?? ""
  }
}
