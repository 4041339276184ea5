// SPDX-License-Identifier: MIT
internal import SwiftSyntax

extension GenericType {
  /// Reads a declaration; nil if it has no parameters.
  init?(_ node: some NamedDeclSyntax & WithGenericParametersSyntax) {
    guard let clause = node.genericParameterClause else { return nil }
    let constrained = clause.parameters.filter {
      $0.inheritedType.map { ProtocolArguments.constraints.contains($0.trimmedDescription) }
        ?? false
    }.map(\.name.plainText)
    let required = node.genericWhereClause?.requirements.compactMap(\.classParameter) ?? []
    self.init(
      name: node.name.plainText, parameters: clause.parameters.map(\.name.plainText),
      classes: Set(constrained + required))
  }
}

extension GenericRequirementSyntax {
  /// The parameter that the requirement makes a class, as in `where Object: AnyObject`; nil for another one.
  var classParameter: String? {
    guard case .conformanceRequirement(let node) = requirement,
      ProtocolArguments.constraints.contains(node.rightType.trimmedDescription)
    else { return nil }
    return node.leftType.trimmedDescription
  }
}

extension GenericArgument {
  /// Reads the arguments of a type, or of one in an expression.
  static func all(_ node: GenericArgumentClauseSyntax) -> [GenericArgument] {
    let type: String
    if let identifier = node.parent?.as(IdentifierTypeSyntax.self) {
      type = identifier.name.plainText
    } else if let member = node.parent?.as(MemberTypeSyntax.self) {
      type = member.name.plainText
    } else if let expression = node.parent?.as(GenericSpecializationExprSyntax.self)?.expression {
      type =
        expression.as(MemberAccessExprSyntax.self)?.declName.baseName.plainText
        ?? expression.trimmedDescription
    } else {
      return []
    }
    let scopes = node.genericScopes
    return node.arguments.enumerated().map { position, argument in
      GenericArgument(
        type: type, position: position, names: names(argument.argument), scopes: scopes)
    }
  }

  private static func names(_ argument: GenericArgumentSyntax.Argument) -> [String] {
    guard case .type(let type) = argument else { return [] }
    return names(type)
  }

  private static func names(_ type: TypeSyntax) -> [String] {
    if let some = type.as(SomeOrAnyTypeSyntax.self) { return names(some.constraint) }
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.flatMap { names($0.type) }
    }
    if let composition = type.as(CompositionTypeSyntax.self) {
      return composition.elements.flatMap { names($0.type) }
    }
    return [type.plainName]
  }
}

extension SyntaxProtocol {
  /// The types around the node whose parameters it may name, by the last parts of their names: the nearest first.
  var genericScopes: [String] {
    var result: [String] = []
    var node = parent
    while let current = node {
      if let type = current.asProtocol((any DeclGroupSyntax).self) {
        if let extended = type.as(ExtensionDeclSyntax.self)?.extendedType.plainName {
          result.append(extended.split(separator: ".").last.map(String.init) ?? extended)
        } else if let named = type.asProtocol((any NamedDeclSyntax).self) {
          result.append(named.name.plainText)
        }
      }
      node = current.parent
    }
    return result
  }
}
