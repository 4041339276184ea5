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
      let base = member.base.map(\.trimmedDescription) ?? ""
      return base.isEmpty && member.declName.baseName.text == "zero" || types.contains(base)
    }
    if let call = value.as(FunctionCallExprSyntax.self) {
      let called = call.calledExpression.trimmedDescription
      return call.trailingClosure == nil
        && types.contains(called.split(separator: ".").first.map(String.init) ?? "")
        && call.arguments.allSatisfy { isPlain($0.expression) }
    }
    return [.integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr].contains(value.kind)
  }

  private static let types: Set<String> = [
    "CGAffineTransform", "CGFloat", "CGPoint", "CGRect", "CGSize", "Double",
    "NSDirectionalEdgeInsets",
    "TimeInterval", "UIColor", "UIEdgeInsets", "UIFont",
  ]
}
