// SPDX-License-Identifier: MIT
internal import SwiftSyntax

/// What a condition of `#if` is worth, as far as it is known before a file is compiled.
struct Condition {
  /// True, false, or nil where the compiler decides.
  let value: Bool?

  /// Reads a condition of a file whose target may import some modules beside UIKit; nil stands for `#else`.
  init(_ condition: ExprSyntax?, modules: Set<String>) {
    value = condition.map { Condition.value($0, modules) } ?? true
  }

  private static func value(_ node: ExprSyntax, _ modules: Set<String>) -> Bool? {
    if let literal = node.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.text == "true"
    }
    if let tuple = node.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let inner = tuple.elements.first
    {
      return value(inner.expression, modules)
    }
    if let negation = node.as(PrefixOperatorExprSyntax.self), negation.operator.text == "!" {
      return value(negation.expression, modules).map { !$0 }
    }
    if let sequence = node.as(SequenceExprSyntax.self) {
      return value(Array(sequence.elements), modules)
    }
    if let call = node.as(FunctionCallExprSyntax.self) { return value(of: call, modules) }
    // A flag: nothing sets one for a target here but its manifest.
    if let name = node.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return name == "DEBUG" ? nil : false
    }
    return nil
  }

  /// Operands with `&&` and `||` between them, of which the first binds more tightly.
  private static func value(_ elements: [ExprSyntax], _ modules: Set<String>) -> Bool? {
    let parts = elements.split { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "||" }
    let values = parts.map { part -> Bool? in
      let operands = part.filter { !$0.is(BinaryOperatorExprSyntax.self) }.map {
        value($0, modules)
      }
      return operands.contains(false) ? false : operands.allSatisfy { $0 == true } ? true : nil
    }
    return values.contains(true) ? true : values.allSatisfy { $0 == false } ? false : nil
  }

  private static func value(of call: FunctionCallExprSyntax, _ modules: Set<String>) -> Bool? {
    guard let function = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let argument = call.arguments.first?.expression.trimmedDescription
    else { return nil }
    if let value = ConditionRule.value(function, argument) { return value }
    guard function == "canImport" else { return nil }
    return modules.contains(argument) || ImportRule.provided.contains(argument)
  }
}
