// SPDX-License-Identifier: MIT
internal import SwiftSyntax

/// Which names of types and of what else begins with a capital a file uses and declares, wherever in the
/// file: enough to tell what no file of the target declares.
struct NameUses: Sendable {
  /// Where each name is used, in bytes.
  var used: [String: [Int]] = [:]
  /// Names that the file declares, those of generic parameters, nested types and variables too.
  var declared: Set<String> = []
  /// The types and aliases among them that are in no other type.
  var outer: Set<String> = []
  /// Names from which types descend that are in no other type, or to which they conform: what is in a type is not meant.
  var inherited: Set<String> = []
  /// The structures and enumerations among them.
  var values: Set<String> = []

  /// Reads a file; `modules` are those that the target may import beside UIKit.
  init(_ tree: SourceFileSyntax, modules: Set<String>) {
    let reader = NameReader(modules: modules)
    reader.walk(tree)
    self = reader.uses
  }

  fileprivate init() {}
}

private final class NameReader: SyntaxVisitor {
  var uses = NameUses()
  private let modules: Set<String>
  private var imports: Set<String> = []
  private var importsSwiftUI: Bool { imports.contains("SwiftUI") && !modules.contains("SwiftUI") }

  init(modules: Set<String>) {
    self.modules = modules
    super.init(viewMode: .sourceAccurate)
  }

  private func use(_ token: TokenSyntax, asType: Bool = false) {
    let name = token.plainText
    // Constants of C, such as `DBL_MAX`, are no types, and its types have small letters alone.
    let isType =
      name.first?.isUppercase == true
      || asType && !name.contains("_") && name.contains(where: \.isUppercase)
    guard isType && name.contains(where: \.isLowercase) || NameReader.isConstant(name) else {
      return
    }
    uses.used[name, default: []].append(token.byteRange.lowerBound)
  }

  /// Whether a name is one of a constant of a framework that is not here, such as `kCIInputImageKey`.
  private static func isConstant(_ name: String) -> Bool {
    [
      "kAudio", "kCI", "kCL", "kCM", "kCT", "kCV", "kCGImage", "kMT", "kSec", "kSystemSound", "kUT",
      "kVT",
    ].contains { name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true }
  }

  @discardableResult
  private func declare(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    uses.declared.insert(token.plainText)
    return .visitChildren
  }

  // MARK: Uses

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.is(AttributeSyntax.self) == false { use(node.name, asType: true) }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let member = node.parent?.as(MemberAccessExprSyntax.self) {
      // What follows a dot belongs to what is before it; after a module, it is what is meant.
      if member.declName.id == node.id || isModule(node.baseName, before: member.declName.baseName)
      {
        return .skipChildren
      }
    }
    use(node.baseName)
    return .skipChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base?.as(DeclReferenceExprSyntax.self),
      isModule(base.baseName, before: node.declName.baseName)
    {
      use(node.declName.baseName)
    }
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    guard let base = node.baseType.as(IdentifierTypeSyntax.self),
      isModule(base.name, before: node.name)
    else { return .visitChildren }
    use(node.name)
    if let arguments = node.genericArgumentClause { walk(arguments) }
    return .skipChildren
  }

  private func isModule(_ token: TokenSyntax, before member: TokenSyntax) -> Bool {
    let name = token.plainText
    guard !ImportRule.isClass(name, before: member.plainText) else { return false }
    return imports.contains(name) || ImportRule.shown.contains(name)
  }

  // MARK: What is left out

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.path.first?.name.text { imports.insert(module) }
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    node.macroName.text == "Preview" ? .skipChildren : .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    // The names of a selector or a key path may be those of any class; previews are left out.
    ["Preview", "keyPath"].contains(node.macroName.text) ? .skipChildren : .visitChildren
  }

  /// The first clause whose condition may be true, and those after it that may be, too.
  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in node.clauses {
      let value = Condition(clause.condition, modules: modules).value
      // The names in a condition are those of platforms and flags.
      if value != false, let elements = clause.elements { walk(elements) }
      if value == true { break }
    }
    return .skipChildren
  }

  /// The names in `@_spi(Name)` and in `@available(iOS 15, *)` are no types'.
  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    return name == "available" || name.hasPrefix("_") ? .skipChildren : .visitChildren
  }

  private func visitType(
    _ name: TokenSyntax, _ inheritance: InheritanceClauseSyntax?
  ) -> SyntaxVisitorContinueKind {
    declare(name)
    noteOuter(name, inheritance)
    let names = inheritance.names.map { $0.split(separator: ".").last.map(String.init) ?? $0 }
    let isLeftOut = importsSwiftUI && !SwiftUIRule.types.isDisjoint(with: names)
    return isLeftOut ? .skipChildren : .visitChildren
  }

  /// Notes what is at the top of a file; a condition of the compiler's may be around it.
  private func noteOuter(_ name: TokenSyntax?, _ inheritance: InheritanceClauseSyntax?) {
    let owner = (name ?? inheritance?.colon)?.parent
    let around = owner.map { sequence(first: $0, next: \.parent).dropFirst() }
    let isInType = around?.contains { $0.is(MemberBlockSyntax.self) || $0.is(CodeBlockSyntax.self) }
    guard isInType == false else { return }
    if let name { uses.outer.insert(name.plainText) }
    for inherited in inheritance?.inheritedTypes ?? [] {
      guard let type = inherited.type.as(IdentifierTypeSyntax.self) else { continue }
      uses.inherited.insert(type.name.plainText)
    }
  }

  // MARK: Declarations

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    visitType(node.name, node.inheritanceClause)
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    uses.values.insert(node.name.plainText)
    return visitType(node.name, node.inheritanceClause)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    uses.values.insert(node.name.plainText)
    return visitType(node.name, node.inheritanceClause)
  }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    visitType(node.name, node.inheritanceClause)
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    visitType(node.name, node.inheritanceClause)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    noteOuter(nil, node.inheritanceClause)
    return importsSwiftUI && node.extendedType.plainName == "View" ? .skipChildren : .visitChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    noteOuter(node.name, nil)
    return declare(node.name)
  }
  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
  }
  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
  }
  override func visit(_ node: PrimaryAssociatedTypeSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
  }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
  }
  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    declare(node.identifier)
  }
  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    declare(node.secondName ?? node.firstName)
  }
  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
  }
  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
  }
  override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
}
