// SPDX-License-Identifier: MIT
internal import SwiftSyntax

/// Lowers what one file says, apart from what its declarations mean for others.
final class FileLowering: SyntaxVisitor {
  let file: SourceFile
  let index: TargetIndex
  let optional: OptionalMembers
  let protocols: ProtocolArguments
  /// Modules that the file imports.
  let imports: Set<String>
  /// Modules that the target may import beside UIKit.
  let modules: Set<String>
  /// Names of modules that the target may not import and that types declared beside its lowered files have, too.
  let typesNamedAsModules: Set<String>
  /// Whether what changes classes at run time is left undone, with a warning.
  let allowsRuntimeChanges: Bool
  /// The text of the app's `Info.plist`; nil without one.
  let information: String?
  var changes: FileChanges
  /// Whether a function that changes classes was met: one line says so for the file.
  var usesRuntimeFunctions = false

  init(
    _ file: SourceFile, imports: Set<String>, _ index: TargetIndex, _ optional: OptionalMembers,
    _ protocols: ProtocolArguments, modules: Set<String>, typesNamedAsModules: Set<String>,
    allowsRuntimeChanges: Bool, information: String?, changes: FileChanges
  ) {
    self.imports = imports
    self.allowsRuntimeChanges = allowsRuntimeChanges
    self.information = information
    self.file = file
    self.index = index
    self.optional = optional
    self.protocols = protocols
    self.modules = modules
    self.typesNamedAsModules = typesNamedAsModules
    self.changes = changes
    super.init(viewMode: .sourceAccurate)
  }

  /// Adds a problem at a place.
  func note(_ severity: LoweringProblem.Severity, at node: some SyntaxProtocol, _ message: String) {
    changes.problems.append(LoweringProblem(severity, file, at: node.byteRange.lowerBound, message))
  }

  /// Replaces a node by spaces.
  func remove(_ node: some SyntaxProtocol) { changes.edits.remove(node.byteRange) }

  // MARK: Attributes

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    if AttributeRule.removed.contains(name) {
      remove(node)
      return .skipChildren
    }
    // SwiftUI shows the module to apps.
    if name == "Observable" || name == "ObservationIgnored" {
      changes.imports.insert("Observation")
    }
    if name == "convention" {
      let convention = node.arguments?.trimmedDescription
      // A method as the runtime of Objective-C gives it, which nothing calls here.
      let isMethod =
        convention == "c"
        && node.parent?.parent?.trimmedDescription.contains("Selector,") == true
      if convention == "block" || isMethod { remove(node) }
    }
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if AttributeRule.removedModifiers.contains(node.name.text) { remove(node) }
    return .skipChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    declareOwnName(node)
    if node.attributes.isExposing {
      // A protocol of Objective-C's is one for classes.
      let names = node.inheritanceClause.names
      if let clause = node.inheritanceClause {
        if Set(names).isDisjoint(with: ["AnyObject", "NSObjectProtocol", "class"]) {
          changes.edits.insert("AnyObject, ", at: clause.inheritedTypes.byteRange.lowerBound)
        }
      } else {
        changes.edits.insert(": AnyObject", at: node.name.byteRange.upperBound)
      }
    }
    return leaveOutSwiftUI(node)
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    lower(managedProperties: node)
    lower(dynamicProperties: node)
    lower(weakProperty: node)
    if let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier
      .plainText
    {
      lower(accessibilityMember: name, node.modifiers, node)
    }
    return .visitChildren
  }

  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    lower(genericParameter: node)
    return .visitChildren
  }

  override func visit(_ node: GenericWhereClauseSyntax) -> SyntaxVisitorContinueKind {
    lower(genericRequirements: node)
    return .visitChildren
  }

  // MARK: Imports and conditions

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let module = node.path.first?.name.text else { return .skipChildren }
    // Submodules of Apple's, such as UIKit.UIColor, are headers: their names are in the module here.
    let isHeader = node.path.count > 1 && node.importKindSpecifier == nil
    // UIKit shows their names. A module that shows Foundation's names, as QuartzCore does, would bring back those
    // that UIKit has its own of, and a call of such a function were ambiguous.
    let isShownAnyway =
      ImportRule.shown.contains(module) && module != "UIKit" && node.importKindSpecifier == nil
      && node.modifiers.isEmpty && node.attributes.isEmpty
    if modules.contains(module), !isShownAnyway,
      !(isHeader && ImportRule.shown.contains(module))
    {
      return .skipChildren
    }
    if ImportRule.provided.contains(module) { return .skipChildren }
    remove(node)
    return .skipChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    noteNetworking(node.name)
    if node.parent?.is(ExtensionDeclSyntax.self) != true { lower(ownName: node.name) }
    return .visitChildren
  }

  /// Has the file import the module that has networking's names on Linux.
  private func noteNetworking(_ name: TokenSyntax) {
    let text = name.text
    guard
      text.hasPrefix("URL") || text.hasPrefix("HTTP") || text.hasPrefix("NS")
        || text.hasPrefix("Cached"), NetworkingNames.all.contains(text)
    else { return }
    changes.imports.insert(NetworkingNames.module)
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.baseType.as(IdentifierTypeSyntax.self),
      isLeftOut(module: base.name, before: node.name)
    {
      changes.edits.remove(base.byteRange.lowerBound..<node.name.byteRange.lowerBound)
    }
    return .visitChildren
  }

  /// Whether a name before a dot is that of a module whose import is left out.
  ///
  /// What it names is declared in the target, or nowhere. A type of that name hides the module, as it does for the
  /// compiler.
  func isLeftOut(module token: TokenSyntax, before member: TokenSyntax) -> Bool {
    let name = token.plainText
    guard !ImportRule.isClass(name, before: member.plainText), !modules.contains(name),
      !ImportRule.provided.contains(name),
      !typesNamedAsModules.contains(name), index.parts(of: name).isEmpty
    else { return false }
    // UIKit shows what these have without an import; a variable may have the name of one, in small letters.
    if ImportRule.absent.contains(name), name.first?.isUppercase == true { return true }
    return imports.contains(name)
      && (!ImportRule.shown.contains(name) || ImportRule.absent.contains(name))
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition { lower(condition: condition) }
    if let elements = node.elements { walk(elements) }
    return .skipChildren
  }

  private func lower(condition: ExprSyntax) {
    for call in FunctionCalls.all(in: condition) {
      guard let function = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
        let argument = call.arguments.first?.expression.trimmedDescription,
        let value = ConditionRule.value(function, argument)
      else { continue }
      changes.edits.replace(call.byteRange, with: value ? "true" : "false")
    }
  }

  // MARK: SwiftUI

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    declareOwnName(node)
    return leaveOutSwiftUI(node)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    declareOwnName(node)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    declareOwnName(node)
    checkProxy(node)
    return leaveOutSwiftUI(node)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.plainName
    if usesSwiftUI, name == "View" {
      leaveOut(node, "an extension of SwiftUI's View")
      return .skipChildren
    }
    if isSwiftUI(name) {
      leaveOut(node, "an extension of \(name), which is SwiftUI's")
      return .skipChildren
    }
    return .visitChildren
  }

  /// Whether a type of the target, or one around it, is left out as it is SwiftUI's.
  private func isSwiftUI(_ name: String) -> Bool {
    guard !modules.contains("SwiftUI") else { return false }
    var parts = name.split(separator: ".")
    while !parts.isEmpty {
      let isLeftOut = index.parts(of: parts.joined(separator: ".")).contains { part in
        part.kind != .extensionOfType && index.files[part.file].imports.contains("SwiftUI")
          && FileLowering.areSwiftUI(part.inherited)
      }
      if isLeftOut { return true }
      parts.removeLast()
    }
    return false
  }

  /// Whether the file uses SwiftUI, which is not here.
  private lazy var usesSwiftUI: Bool = {
    guard !modules.contains("SwiftUI") else { return false }
    return imports.contains("SwiftUI")
  }()

  /// Whether some names, of types that another one inherits, are of SwiftUI's.
  private static func areSwiftUI(_ names: [String]) -> Bool {
    names.contains {
      SwiftUIRule.types.contains($0.split(separator: ".").last.map(String.init) ?? $0)
    }
  }

  private func leaveOutSwiftUI(
    _ node: some DeclGroupSyntax & NamedDeclSyntax
  ) -> SyntaxVisitorContinueKind {
    guard usesSwiftUI, FileLowering.areSwiftUI(node.inheritanceClause.names) else {
      return .visitChildren
    }
    leaveOut(node, "\(node.name.text), which is SwiftUI's")
    return .skipChildren
  }

  private func leaveOut(_ node: some SyntaxProtocol, _ what: String) {
    remove(node)
    note(.note, at: node, "\(what), is left out: there is no SwiftUI here")
  }

  // MARK: Macros

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "selector": lower(selector: node)
    case "keyPath": lower(keyPath: node)
    case "imageLiteral", "fileLiteral": lowerImage(node)
    case "colorLiteral":
      changes.edits.replace(
        node.pound.byteRange.lowerBound..<node.macroName.byteRange.upperBound, with: "UIColor")
    case "Preview":
      leaveOutPreview(node)
      return .skipChildren
    default: break
    }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "Preview" else { return .visitChildren }
    leaveOutPreview(node)
    return .skipChildren
  }

  private func leaveOutPreview(_ node: some SyntaxProtocol) {
    remove(node)
    note(.note, at: node, "a preview is left out: Xcode alone shows one")
  }

  private func lowerImage(_ node: MacroExpansionExprSyntax) {
    // `#imageLiteral(resourceName: "x")`
    guard let argument = node.arguments.first, let label = argument.label else { return }
    changes.edits.replace(
      node.pound.byteRange.lowerBound..<node.macroName.byteRange.upperBound,
      with: node.macroName.text == "imageLiteral" ? "Lowered.image" : "Lowered.file")
    changes.edits.replace(label.byteRange, with: "named")
  }

  // MARK: Calls

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    lower(optionalCall: node)
    lower(stringSelector: node)
    lower(copiedKey: node)
    lower(making: node)
    lower(forwardingCall: node)
    lower(processInformation: node)
    lower(bundleOf: node)
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    lower(casts: node)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if lower(bundleMember: node) { return .skipChildren }
    lower(optionalReference: node)
    lower(dynamicMember: node)
    if let base = node.base?.as(DeclReferenceExprSyntax.self),
      isLeftOut(module: base.baseName, before: node.declName.baseName)
    {
      changes.edits.remove(base.byteRange.lowerBound..<node.declName.byteRange.lowerBound)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    lower(managedFunction: node)
    lower(runtimeMethod: node)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    checkUnlowerable(node)
    noteNetworking(node.baseName)
    let member = node.parent?.as(MemberAccessExprSyntax.self)?.declName
    if member?.id != node.id, node.argumentNames == nil { lower(ownName: node.baseName) }
    return .visitChildren
  }

  /// Another object for the process than the one that there is can be made on iOS alone; both say the same.
  private func lower(processInformation node: FunctionCallExprSyntax) {
    guard node.arguments.isEmpty, node.trailingClosure == nil,
      ["ProcessInfo", "ProcessInfo.init"].contains(node.calledExpression.trimmedDescription)
    else { return }
    changes.edits.replace(node.byteRange, with: "ProcessInfo.processInfo")
  }

  private func lower(stringSelector node: FunctionCallExprSyntax) {
    guard node.arguments.count == 1, node.arguments.first?.label == nil,
      let callee = node.calledExpression.as(DeclReferenceExprSyntax.self),
      callee.baseName.text == "Selector"
    else { return }
    changes.edits.replace(callee.byteRange, with: "NSSelectorFromString")
  }
}

/// The calls in an expression, such as those in a condition.
private final class FunctionCalls: SyntaxVisitor {
  private var found: [FunctionCallExprSyntax] = []

  static func all(in node: ExprSyntax) -> [FunctionCallExprSyntax] {
    let visitor = FunctionCalls(viewMode: .sourceAccurate)
    visitor.walk(node)
    return visitor.found
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    found.append(node)
    return .skipChildren
  }
}
