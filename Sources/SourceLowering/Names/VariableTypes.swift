// SPDX-License-Identifier: MIT
internal import SwiftSyntax

/// Which variables, properties and parameters of a file are of given types, by their names alone.
///
/// A name that is used for two types is left out: there are no scopes here. The elements of tuples have a dot before
/// their names.
final class VariableTypes: SyntaxVisitor {
  private let names: Set<String>
  private var types: [String: Set<String>] = [:]

  static func read(_ tree: SourceFileSyntax, names: Set<String>) -> [String: String] {
    let reader = VariableTypes(names: names)
    reader.walk(tree)
    return reader.types.compactMapValues { $0.count == 1 ? $0.first : nil }
  }

  private init(names: Set<String>) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  /// The type to which an expression is cast; nil for none of the names.
  static func cast(in expression: ExprSyntax, names: Set<String>) -> String? {
    let type: TypeSyntax? =
      if let cast = expression.as(AsExprSyntax.self) {
        cast.type
      } else if let sequence = expression.as(SequenceExprSyntax.self) {
        // Before operators are folded a cast is the last but one element and its type the last.
        sequence.elements.last?.as(TypeExprSyntax.self)?.type
      } else {
        nil
      }
    return type.flatMap { name(of: $0, names: names) }
  }

  private static func name(of type: TypeSyntax, names: Set<String>) -> String? {
    if let optional = type.as(OptionalTypeSyntax.self) {
      return name(of: optional.wrappedType, names: names)
    }
    if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return name(of: optional.wrappedType, names: names)
    }
    if let some = type.as(SomeOrAnyTypeSyntax.self) {
      return name(of: some.constraint, names: names)
    }
    guard let name = type.as(IdentifierTypeSyntax.self)?.name.plainText, names.contains(name)
    else { return nil }
    return name
  }

  private func add(
    _ token: TokenSyntax, _ type: TypeSyntax?, _ value: ExprSyntax?, prefix: String = ""
  ) {
    var found = type.flatMap { VariableTypes.name(of: $0, names: names) }
    if type == nil, let value { found = VariableTypes.type(of: value, names: names) }
    guard let found else { return }
    types[prefix + token.plainText, default: []].insert(found)
  }

  private static func type(of value: ExprSyntax, names: Set<String>) -> String? {
    if let cast = cast(in: value, names: names) { return cast }
    guard
      let name = value.as(FunctionCallExprSyntax.self)?.calledExpression.as(
        DeclReferenceExprSyntax.self)?.baseName.plainText, names.contains(name)
    else { return nil }
    return name
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let pattern = node.pattern.as(IdentifierPatternSyntax.self) {
      add(pattern.identifier, node.typeAnnotation?.type, node.initializer?.value)
    }
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if let pattern = node.pattern.as(IdentifierPatternSyntax.self) {
      add(pattern.identifier, node.typeAnnotation?.type, node.initializer?.value)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    add(node.secondName ?? node.firstName, node.type, nil)
    return .visitChildren
  }

  override func visit(_ node: TupleTypeElementSyntax) -> SyntaxVisitorContinueKind {
    if let label = node.firstName { add(label, node.type, nil, prefix: ".") }
    return .visitChildren
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    add(node.secondName ?? node.firstName, node.type, nil)
    return .visitChildren
  }
}
