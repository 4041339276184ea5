// SPDX-License-Identifier: MIT
internal import SwiftSyntax

extension FileLowering {
  /// Lowers `T.init()` and `T()` of a generic parameter whose constraint is a class, where the class's
  /// initializer is not `required`: Objective-C's can be called on any class.
  ///
  /// Of initializers with arguments those that say what `init()` does: `frame: .zero`, and no nib.
  func lower(making node: FunctionCallExprSyntax) {
    guard node.trailingClosure == nil, isPlain(node.arguments) else { return }
    let type: ExprSyntax
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "init", let base = member.base
    {
      type = base
    } else {
      type = node.calledExpression
    }
    guard let name = type.as(DeclReferenceExprSyntax.self)?.baseName.plainText,
      let constraint = name == "Self"
        ? classConstraint(ofProtocolAround: node) : node.constraint(ofParameter: name),
      isMadeByRuntime(constraint)
    else { return }
    changes.edits.replace(node.byteRange, with: "Lowered.make(\(name).self)")
  }

  /// The class that `Self` is in an extension of one of the target's protocols; nil for another place.
  private func classConstraint(ofProtocolAround node: FunctionCallExprSyntax) -> String? {
    var parent = node.parent
    while let current = parent, !current.is(ExtensionDeclSyntax.self) { parent = current.parent }
    guard let extended = parent?.as(ExtensionDeclSyntax.self),
      let known = index.protocolDeclaration(extended.extendedType.plainName)
    else { return nil }
    let written = extended.genericWhereClause?.constraint(of: "Self").map {
      InheritedNames.of($0)[0]
    }
    return ([written].compactMap { $0 } + index.inherited(byProtocol: known.name).sorted()).first {
      index.classDeclaration($0) != nil || isMadeByRuntime($0) && !TypeGuess.isProtocol($0)
    }
  }

  private func isPlain(_ arguments: LabeledExprListSyntax) -> Bool {
    switch arguments.map({ $0.label?.text ?? "_" }) {
    case []: true
    case ["frame"]:
      [".zero", "CGRect.zero"].contains(arguments.first?.expression.trimmedDescription)
    case ["nibName", "bundle"]: arguments.allSatisfy { $0.expression.is(NilLiteralExprSyntax.self) }
    default: false
    }
  }

  /// Whether a class is the SDK's, or one of the target's that has no `required` initializer without
  /// arguments.
  private func isMadeByRuntime(_ name: String) -> Bool {
    guard index.classDeclaration(name) != nil else {
      return ["UI", "CA", "NS"].contains { name.hasPrefix($0) } && name != "NSObjectProtocol"
        && index.protocolDeclaration(name) == nil && !name.hasSuffix("Delegate")
    }
    let classes = [name] + index.superclasses(of: name)
    return !classes.contains { index.files[index.classDeclaration($0)!.file].required.contains($0) }
  }
}

extension SyntaxProtocol {
  /// The class that a generic parameter around the node is constrained to; nil for no such parameter, or
  /// one without a constraint.
  fileprivate func constraint(ofParameter name: String) -> String? {
    var node = parent
    while let current = node {
      if let generic = current.asProtocol((any WithGenericParametersSyntax).self),
        let parameter = generic.genericParameterClause?.parameters.first(where: {
          $0.name.plainText == name
        })
      {
        let written = parameter.inheritedType ?? generic.genericWhereClause?.constraint(of: name)
        return written.map { InheritedNames.of($0)[0] }
      }
      node = current.parent
    }
    return nil
  }
}

extension GenericWhereClauseSyntax {
  /// The type to which `where T: Type` constrains a parameter.
  fileprivate func constraint(of name: String) -> TypeSyntax? {
    for requirement in requirements {
      if case .conformanceRequirement(let conformance) = requirement.requirement,
        conformance.leftType.trimmedDescription == name
      {
        return conformance.rightType
      }
    }
    return nil
  }
}
