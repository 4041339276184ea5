// SPDX-License-Identifier: MIT
internal import SwiftSyntax

extension MemberDeclaration {
  /// A method from its syntax.
  init(_ node: FunctionDeclSyntax) {
    let clause = node.signature.parameterClause
    self.init(
      kind: .method, name: node.name.plainText,
      parameters: clause.parameters.enumerated().map { index, parameter in
        let first = parameter.firstName.text
        let inner = parameter.secondName?.text ?? first
        return Parameter(
          label: first == "_" ? nil : parameter.firstName.plainText,
          name: inner == "_" ? "argument\(index)" : inner,
          type: parameter.type.trimmedDescription.onOneLine
            + (parameter.ellipsis == nil ? "" : "..."))
      },
      type: node.signature.returnClause?.type.trimmedDescription.onOneLine,
      effects: node.signature.effectSpecifiers?.trimmedDescription.onOneLine ?? "",
      attributes: node.attributes, modifiers: node.modifiers,
      isGeneric: node.genericParameterClause != nil, name: node.name,
      keyword: node.funcKeyword, node: Syntax(node))
  }

  /// The properties that one declaration declares.
  static func properties(_ node: VariableDeclSyntax) -> [MemberDeclaration] {
    node.bindings.compactMap { binding in
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { return nil }
      return MemberDeclaration(
        kind: .property(isSettable: binding.isSettable && node.bindingSpecifier.text == "var"),
        name: pattern.identifier.plainText, parameters: [],
        type: binding.typeAnnotation?.type.trimmedDescription.onOneLine, effects: "",
        attributes: node.attributes, modifiers: node.modifiers, isGeneric: false,
        name: pattern.identifier, keyword: node.bindingSpecifier, node: Syntax(node))
    }
  }

  private init(
    kind: Kind, name: String, parameters: [Parameter], type: String?, effects: String,
    attributes: AttributeListSyntax, modifiers: DeclModifierListSyntax, isGeneric: Bool,
    name nameToken: TokenSyntax, keyword: TokenSyntax, node: Syntax
  ) {
    let names = modifiers.names
    let override = modifiers.first { $0.name.tokenKind == .keyword(.override) }
    self.init(
      kind: kind, name: name, parameters: parameters, type: type, effects: effects,
      modifiers: names.filter { $0 != "override" }, isOverride: override != nil,
      isStatic: names.contains("static") || names.contains("class"),
      isExposed: attributes.isExposing, exposedName: attributes.exposedName,
      isOutlet: attributes.isOutlet,
      isOptional: names.contains("optional"), isGeneric: isGeneric,
      nameRange: nameToken.byteRange, offset: node.byteRange.lowerBound,
      keywordOffset: keyword.byteRange.lowerBound, overrideRange: override?.byteRange,
      privateRange: modifiers.privateRange, range: node.byteRange)
  }
}

extension PatternBindingSyntax {
  /// Whether it is stored without being constant, or has a setter.
  fileprivate var isSettable: Bool {
    guard let block = accessorBlock else { return true }
    guard case .accessors(let list) = block.accessors else { return false }
    return list.contains {
      ["set", "_modify", "didSet", "willSet"].contains($0.accessorSpecifier.text)
    }
  }
}
