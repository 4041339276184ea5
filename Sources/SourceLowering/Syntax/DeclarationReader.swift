// SPDX-License-Identifier: MIT
internal import SwiftSyntax

/// Reads what a file declares.
final class DeclarationReader: SyntaxVisitor {
  private(set) var declarations = FileDeclarations()
  private let file: Int
  /// The types around the current place, outermost first: indices into the declarations.
  private var path: [Int] = []
  private var functionDepth = 0

  /// Reads a file, which is the target's `file`-th.
  static func read(_ tree: SourceFileSyntax, file: Int) -> FileDeclarations {
    let reader = DeclarationReader(file: file)
    reader.walk(tree)
    return reader.declarations
  }

  private init(file: Int) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.classType, node)
  }
  override func visitPost(_ node: ClassDeclSyntax) { path.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.structType, node)
  }
  override func visitPost(_ node: StructDeclSyntax) { path.removeLast() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.structType, node)
  }
  override func visitPost(_ node: ActorDeclSyntax) { path.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.enumType, node)
  }
  override func visitPost(_ node: EnumDeclSyntax) { path.removeLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.protocolType, node, nil)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { path.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.plainName
    add(
      TypeDeclaration(
        kind: .extensionOfType, name: name, file: file,
        inherited: node.inheritanceClause.names, isGeneric: node.genericWhereClause != nil,
        isExposed: node.attributes.isExposing,
        privateRange: node.modifiers.privateRange,
        access: node.modifiers.names.first { ["public", "open", "package"].contains($0) },
        isLocal: false, nameRange: node.extendedType.byteRange,
        inheritanceEnd: (node.inheritanceClause?.byteRange ?? node.extendedType.byteRange)
          .upperBound,
        closingBrace: node.memberBlock.rightBrace.byteRange.lowerBound,
        bracesOnOneLine: node.memberBlock.endsOnLineOfMember))
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { path.removeLast() }

  private func enter(
    _ kind: TypeDeclaration.Kind,
    _ node: some NamedDeclSyntax & DeclGroupSyntax & WithGenericParametersSyntax
  ) -> SyntaxVisitorContinueKind {
    if let type = GenericType(node) { declarations.genericTypes.append(type) }
    return enter(kind, node, node.genericParameterClause)
  }

  private func enter(
    _ kind: TypeDeclaration.Kind, _ node: some NamedDeclSyntax & DeclGroupSyntax,
    _ generics: GenericParameterClauseSyntax?
  ) -> SyntaxVisitorContinueKind {
    let header = generics?.byteRange ?? node.name.byteRange
    let outer = path.last.map { declarations.types[$0] }
    add(
      TypeDeclaration(
        kind: kind, name: (outer.map { $0.name + "." } ?? "") + node.name.plainText, file: file,
        inherited: node.inheritanceClause.names,
        isGeneric: generics != nil || (outer?.isGeneric ?? false),
        isExposed: node.attributes.isExposing,
        privateRange: node.modifiers.privateRange,
        access: nil,
        isLocal: functionDepth > 0, nameRange: node.name.byteRange,
        inheritanceEnd: (node.inheritanceClause?.byteRange ?? header).upperBound,
        closingBrace: node.memberBlock.rightBrace.byteRange.lowerBound,
        bracesOnOneLine: node.memberBlock.endsOnLineOfMember))
    return .visitChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    if functionDepth == 0, let range = node.modifiers.privateRange {
      declarations.privateAliases.append((node.name.plainText, range))
    }
    return .visitChildren
  }

  private func add(_ type: TypeDeclaration) {
    path.append(declarations.types.count)
    declarations.types.append(type)
  }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.isMember { add(member: MemberDeclaration(node)) }
    functionDepth += 1
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) { functionDepth -= 1 }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if functionDepth == 0, let type = path.last {
      if node.signature.parameterClause.parameters.first?.firstName.text == "coder" {
        declarations.types[type].hasCoderInitializer = true
      } else if !node.modifiers.names.contains("convenience") {
        declarations.types[type].hasInitializer = true
      }
    }
    if node.modifiers.names.contains("required"),
      node.signature.parameterClause.parameters.isEmpty, let type = path.last
    {
      declarations.required.insert(declarations.types[type].name)
    }
    functionDepth += 1
    return .visitChildren
  }
  override func visitPost(_ node: InitializerDeclSyntax) { functionDepth -= 1 }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    functionDepth += 1
    return .visitChildren
  }
  override func visitPost(_ node: ClosureExprSyntax) { functionDepth -= 1 }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.isMember { for member in MemberDeclaration.properties(node) { add(member: member) } }
    return .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.path.first?.name.text { declarations.imports.insert(module) }
    return .skipChildren
  }

  private func add(member: MemberDeclaration) {
    guard let type = path.last else { return }
    declarations.types[type].members.append(member)
  }

  // MARK: Generic arguments

  override func visit(_ node: GenericArgumentClauseSyntax) -> SyntaxVisitorContinueKind {
    declarations.genericArguments += GenericArgument.all(node)
    return .visitChildren
  }

  // MARK: Strings

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let callee = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      callee == "Selector" || callee == "NSSelectorFromString",
      let text = node.arguments.first?.expression.literalText
    {
      declarations.selectorStrings.insert(text)
    }
    readKeys(of: node)
    return .visitChildren
  }

  private static let keyLabels: Set<String> = ["forKey", "forKeyPath"]
  private static let keyMethods: Set<String> = ["value", "setValue", "addObserver"]

  /// Reads the key of key-value coding or observing.
  private func readKeys(of node: FunctionCallExprSyntax) {
    let name =
      node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
    if name == "setValuesForKeys" || name == "dictionaryWithValues" {
      declarations.usesAnyKey = true
    }
    guard DeclarationReader.keyMethods.contains(name),
      let key = node.arguments.first(where: {
        DeclarationReader.keyLabels.contains($0.label?.text ?? "")
      })?.expression
    else { return }
    if let text = key.literalText {
      declarations.keyStrings.formUnion(text.split(separator: ".").map(String.init))
    } else if !key.is(MacroExpansionExprSyntax.self) {
      declarations.usesAnyKey = true
    }
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "keyPath", let path = node.arguments.first?.expression {
      let names = path.trimmedDescription.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      declarations.keyStrings.formUnion(names.map(String.init))
    }
    return .visitChildren
  }
}
