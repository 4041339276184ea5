// SPDX-License-Identifier: MIT
internal import SwiftSyntax

/// Values that are the same wherever they are written: literals, and what UIKit, Core Graphics and Foundation make of them.
enum PlainValue {
  /// What a binding declares after its name, such as `: CGFloat = 8`; nil if its value is not plain.
  ///
  /// A property that only returns such a value is one, too.
  static func declaration(of binding: PatternBindingSyntax) -> String? {
    let type = binding.typeAnnotation.map { ": \($0.type.trimmedDescription)" } ?? ""
    guard type.count < 60, let value = value(of: binding), isPlain(value) else { return nil }
    return "\(type) = \(value.trimmedDescription.onOneLine)"
  }

  private static func value(of binding: PatternBindingSyntax) -> ExprSyntax? {
    guard let block = binding.accessorBlock else { return binding.initializer?.value }
    guard case .getter(let items) = block.accessors, items.count == 1, let only = items.first else {
      return nil
    }
    switch only.item {
    case .expr(let value): return value
    case .stmt(let statement): return statement.as(ReturnStmtSyntax.self)?.expression
    default: return nil
    }
  }

  private static func isPlain(_ value: ExprSyntax) -> Bool {
    if let text = value.as(StringLiteralExprSyntax.self) {
      return text.openingQuote.text == "\"" && text.representedLiteralValue != nil
    }
    if let prefix = value.as(PrefixOperatorExprSyntax.self) {
      return prefix.operator.text == "-" && isPlain(prefix.expression)
    }
    if let list = value.as(ArrayExprSyntax.self) {
      return list.elements.count < 20 && list.elements.allSatisfy { isPlain($0.expression) }
    }
    if let member = value.as(MemberAccessExprSyntax.self) {
      return member.base.map(isOfSDK) ?? (member.declName.baseName.text == "zero")
    }
    // `UIScreen.main.bounds.width - 32`
    if let sequence = value.as(SequenceExprSyntax.self) {
      return sequence.elements.count < 10
        && sequence.elements.allSatisfy { element in
          element.as(BinaryOperatorExprSyntax.self).map { "+-*/".contains($0.operator.text) }
            ?? isPlain(element)
        }
    }
    if value.is(FunctionCallExprSyntax.self) { return isOfSDK(value) }
    return [.integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr].contains(value.kind)
  }

  /// Whether an expression begins with a type of the SDK's, and has plain arguments.
  private static func isOfSDK(_ value: ExprSyntax) -> Bool {
    if let name = value.as(DeclReferenceExprSyntax.self) {
      return types.contains(name.baseName.text)
    }
    if let member = value.as(MemberAccessExprSyntax.self) {
      return member.base.map(isOfSDK) ?? false
    }
    guard let call = value.as(FunctionCallExprSyntax.self), call.trailingClosure == nil else {
      return false
    }
    return isOfSDK(call.calledExpression) && call.arguments.allSatisfy { isPlain($0.expression) }
  }

  private static let types: Set<String> = [
    "CGAffineTransform", "CGFloat", "CGPoint", "CGRect", "CGSize", "Double",
    "NSDirectionalEdgeInsets",
    "TimeInterval", "UIColor", "UIEdgeInsets", "UIFont", "UIScreen",
  ]
}
