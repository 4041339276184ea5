// SPDX-License-Identifier: MIT
internal import SwiftSyntax

extension FileLowering {
  /// Whether a name is a parameter of a type around the node that may be a protocol.
  private func mayBeProtocol(_ name: String, at node: some SyntaxProtocol) -> Bool {
    !protocols.parameters.isEmpty
      && node.genericScopes.contains {
        protocols.parameters.contains(ProtocolArguments.Parameter(type: $0, name: name))
      }
  }

  /// Takes the constraint of a parameter that may be a protocol.
  func lower(genericParameter node: GenericParameterSyntax) {
    guard let colon = node.colon, let type = node.inheritedType,
      node.parent?.parent?.parent?.asProtocol((any DeclGroupSyntax).self) != nil,
      ProtocolArguments.constraints.contains(type.trimmedDescription),
      mayBeProtocol(node.name.plainText, at: node)
    else { return }
    changes.edits.remove(colon.byteRange.lowerBound..<type.byteRange.upperBound)
  }

  /// Takes the requirements of a type, or of an extension, that a parameter which may be a protocol is a class.
  func lower(genericRequirements node: GenericWhereClauseSyntax) {
    guard !protocols.parameters.isEmpty,
      node.parent?.asProtocol((any DeclGroupSyntax).self) != nil
    else { return }
    let all = Array(node.requirements)
    let kept = all.filter { requirement in
      guard let name = requirement.classParameter else { return true }
      return !mayBeProtocol(name, at: node)
    }
    guard kept.count < all.count else { return }
    guard let last = kept.last else {
      remove(node)
      return
    }
    for requirement in all where !kept.contains(where: { $0.id == requirement.id }) {
      remove(requirement)
    }
    // No comma stays at the end.
    if last.id != all.last?.id, let comma = last.trailingComma { remove(comma) }
  }

  /// Makes a `weak` property of a parameter's type one of a wrapper: what may be a protocol is no class to Swift.
  func lower(weakProperty node: VariableDeclSyntax) {
    guard !protocols.parameters.isEmpty,
      let weak = node.modifiers.first(where: { $0.name.text == "weak" }),
      node.bindings.count == 1, let binding = node.bindings.first,
      let annotation = binding.typeAnnotation
    else { return }
    let wrapped =
      annotation.type.as(OptionalTypeSyntax.self)?.wrappedType
      ?? annotation.type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
    guard let wrapped, mayBeProtocol(wrapped.trimmedDescription, at: node) else { return }
    changes.edits.insert("@Lowered.Weak ", at: node.byteRange.lowerBound)
    remove(weak)
    if binding.initializer == nil {
      changes.edits.insert(" = nil", at: annotation.byteRange.upperBound)
    }
  }
}
