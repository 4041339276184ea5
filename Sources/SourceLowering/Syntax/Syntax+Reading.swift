// SPDX-License-Identifier: MIT
internal import SwiftSyntax

extension SyntaxProtocol {
  /// Where the node's own text is, in bytes, without the space around it.
  var byteRange: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// Whether the node is a member of a type, possibly in `#if`.
  var isMember: Bool {
    var node = parent
    while let current = node {
      if current.is(MemberBlockItemSyntax.self) { return true }
      if current.is(CodeBlockItemSyntax.self) || current.is(AccessorDeclSyntax.self) {
        return false
      }
      node = current.parent
    }
    return false
  }
}

extension TokenSyntax {
  /// A name without backticks.
  var plainText: String {
    text.hasPrefix("`") && text.hasSuffix("`") ? String(text.dropFirst().dropLast()) : text
  }
}

extension TypeSyntax {
  /// The name without generic arguments, such as `Outer.Inner`.
  var plainName: String {
    if let identifier = self.as(IdentifierTypeSyntax.self) { return identifier.name.plainText }
    if let member = self.as(MemberTypeSyntax.self) {
      return member.baseType.plainName + "." + member.name.plainText
    }
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.plainName }
    return trimmedDescription
  }
}

extension InheritanceClauseSyntax? {
  /// The types after the colon; those of a composition one by one.
  var names: [String] {
    guard let self else { return [] }
    return self.inheritedTypes.flatMap { inherited -> [String] in
      if let composition = inherited.type.as(CompositionTypeSyntax.self) {
        return composition.elements.map { $0.type.plainName }
      }
      return [inherited.type.plainName]
    }
  }
}

extension DeclModifierListSyntax {
  var names: [String] { map(\.name.text) }
  /// Where `private` or `fileprivate` is, if it is not the setter's alone; nil without it.
  var privateRange: Range<Int>? {
    first { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil }?.byteRange
  }
}

extension AttributeListSyntax {
  /// The attributes, those inside `#if` too.
  private var attributes: [AttributeSyntax] { compactMap { $0.as(AttributeSyntax.self) } }

  /// Whether an attribute shows the declaration to Objective-C.
  var isExposing: Bool {
    attributes.contains {
      ["objc", "objcMembers", "IBAction", "IBSegueAction", "IBOutlet", "IBInspectable"]
        .contains($0.attributeName.trimmedDescription)
    }
  }

  /// Whether a file of views sets the property.
  var isOutlet: Bool { attributes.contains { $0.attributeName.trimmedDescription == "IBOutlet" } }

  /// The name that `@objc(name)` gives.
  var exposedName: String? {
    for attribute in attributes where attribute.attributeName.trimmedDescription == "objc" {
      if let arguments = attribute.arguments { return arguments.trimmedDescription }
    }
    return nil
  }
}

extension MemberBlockSyntax {
  /// Whether the last member ends on the line of the closing brace.
  var endsOnLineOfMember: Bool {
    guard !members.isEmpty else { return false }
    return !rightBrace.leadingTrivia.contains {
      switch $0 {
      case .newlines, .carriageReturns, .carriageReturnLineFeeds: true
      default: false
      }
    }
  }
}

extension ExprSyntax {
  /// What a string literal without interpolation says, also in parentheses.
  var literalText: String? {
    if let literal = self.as(StringLiteralExprSyntax.self) {
      return literal.representedLiteralValue
    }
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.expression.literalText
    }
    return nil
  }
}

extension String {
  /// The text with line breaks and runs of space as single spaces.
  var onOneLine: String {
    guard contains(where: \.isNewline) else { return self }
    return split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
