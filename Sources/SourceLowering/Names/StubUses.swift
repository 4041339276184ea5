// SPDX-License-Identifier: MIT
internal import SwiftSyntax

/// How a name without a declaration is used: what a stub of it has to have.
struct StubUse: Sendable {
  /// A member, or an initializer, as it is used.
  struct Member: Hashable, Sendable {
    let name: String
    /// The labels of a call, nil for none; nil where it is not called.
    let labels: [String?]?
    /// The names of the parameters of those arguments that are closures; `_` for one without a name.
    var closures: [Int: [String]] = [:]
    /// Whether the result is asked for nil.
    var isFailable = false
  }

  /// Whether a class names it first after its colon, as a superclass is.
  var isFirstOfClass = false
  /// Whether it is named elsewhere among inherited types, as protocols are.
  var isInherited = false
  /// The structures, enumerations and extended types that conform to it.
  var conforming: Set<String> = []
  /// Whether it stands where a type does.
  var isNamedAsType = false
  /// Whether it stands alone where a value does.
  var isValue = false
  /// How many generic arguments it has.
  var genericArguments = 0
  var initializers: Set<Member> = []
  var statics: Set<Member> = []
  var members: Set<Member> = []
  /// The types inside of it that are named.
  var nested: Set<String> = []
  /// Properties that are used with a question or an exclamation mark, or looked into.
  var unwrapped: Set<String> = []
  /// Static members that are of the type itself: values that stand for it without its name.
  var values: Set<String> = []
  /// The class of the SDK from which an object comes that is cast to it, such as a cell of a list.
  var superclass: String?
  /// What the app's subclasses override, by name and labels.
  var overridden: [String: MemberDeclaration] = [:]

  /// Whether it is a value and nothing else tells what it is.
  var isConstant: Bool {
    isValue && !isFirstOfClass && !isInherited && !isNamedAsType && genericArguments == 0
      && initializers.isEmpty && statics.isEmpty && members.isEmpty && nested.isEmpty
      && values.isEmpty && superclass == nil
  }

  func merging(_ other: StubUse) -> StubUse {
    var result = self
    result.isFirstOfClass = isFirstOfClass || other.isFirstOfClass
    result.isInherited = isInherited || other.isInherited
    result.conforming.formUnion(other.conforming)
    result.isNamedAsType = isNamedAsType || other.isNamedAsType
    result.isValue = isValue || other.isValue
    result.genericArguments = max(genericArguments, other.genericArguments)
    result.initializers.formUnion(other.initializers)
    result.statics.formUnion(other.statics)
    result.members.formUnion(other.members)
    result.nested.formUnion(other.nested)
    result.unwrapped.formUnion(other.unwrapped)
    result.values.formUnion(other.values)
    result.superclass = superclass ?? other.superclass
    result.overridden.merge(other.overridden) { first, _ in first }
    return result
  }
}

/// Reads how a file uses names without a declaration.
final class StubUses: SyntaxVisitor {
  private let names: Set<String>
  /// The missing types of the file's variables and properties, by the variables' names.
  private let variables: [String: String]
  private var uses: [String: StubUse] = [:]
  /// The properties of missing types that variables begin with, by the variables' names.
  private var copies: [String: (type: String, property: String)] = [:]

  static func read(_ tree: SourceFileSyntax, names: Set<String>) -> [String: StubUse] {
    let reader = StubUses(names: names, variables: VariableTypes.read(tree, names: names))
    reader.walk(tree)
    return reader.uses
  }

  private init(names: Set<String>, variables: [String: String]) {
    self.names = names
    self.variables = variables
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Types

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.plainText
    if names.contains(name) {
      uses[name, default: StubUse()].isNamedAsType = true
      if let clause = node.genericArgumentClause {
        uses[name, default: StubUse()].genericArguments = clause.arguments.count
      }
    }
    return .visitChildren
  }

  /// What a class is composed with is a protocol.
  override func visit(_ node: CompositionTypeSyntax) -> SyntaxVisitorContinueKind {
    let parts = node.elements.map(\.type.trimmedDescription)
    if parts.contains(where: { $0.hasPrefix("UI") }) {
      for name in parts where names.contains(name) {
        uses[name, default: StubUse()].isInherited = true
      }
    }
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.baseType.as(IdentifierTypeSyntax.self)?.name.plainText,
      names.contains(base)
    {
      uses[base, default: StubUse()].nested.insert(node.name.plainText)
      if let arguments = node.genericArgumentClause { walk(arguments) }
      return .skipChildren
    }
    return .visitChildren
  }

  /// The missing type that is written, also one inside of another.
  private func name(of type: TypeSyntax?) -> String? {
    guard let type else { return nil }
    if let optional = type.as(OptionalTypeSyntax.self) { return name(of: optional.wrappedType) }
    if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return name(of: optional.wrappedType)
    }
    let text = type.trimmedDescription
    return names.contains(String(text.prefix { $0 != "." })) ? text : nil
  }

  /// Notes a value without a base, such as `.dark` of `let style: Style = .dark`.
  private func note(_ type: TypeSyntax?, _ value: ExprSyntax?) {
    guard let name = name(of: type), let value = value?.as(MemberAccessExprSyntax.self),
      value.base == nil
    else { return }
    uses[name, default: StubUse()].values.insert(value.declName.baseName.plainText)
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    note(node.typeAnnotation?.type, node.initializer?.value)
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    note(node.type, node.defaultValue?.value)
    return .visitChildren
  }

  /// Where an object comes from, and the class of the SDK that it then is of.
  private static let sources = [
    ("dequeueReusableCell(withReuseIdentifier", "UICollectionViewCell"),
    ("forCellWithReuseIdentifier", "UICollectionViewCell"),
    ("cellForItem(at", "UICollectionViewCell"),
    ("dequeueReusableSupplementaryView", "UICollectionReusableView"),
    ("forSupplementaryViewOfKind", "UICollectionReusableView"),
    ("dequeueReusableCell(withIdentifier", "UITableViewCell"),
    ("forCellReuseIdentifier", "UITableViewCell"), ("cellForRow(at", "UITableViewCell"),
    ("dequeueReusableHeaderFooterView", "UITableViewHeaderFooterView"),
    ("forHeaderFooterViewReuseIdentifier", "UITableViewHeaderFooterView"),
  ]

  private func note(_ name: String, from source: String) {
    guard let found = StubUses.sources.first(where: { source.contains($0.0) }) else { return }
    uses[name, default: StubUse()].superclass = found.1
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    // Before operators are folded, a cast is three elements in a row, and so is an assignment.
    let elements = Array(node.elements)
    if elements.count == 3, elements[1].is(AssignmentExprSyntax.self),
      let call = elements[2].as(FunctionCallExprSyntax.self),
      let made = call.calledExpression.as(MemberAccessExprSyntax.self), made.base == nil,
      made.declName.baseName.text == "init", let type = type(of: elements[0])
    {
      uses[type, default: StubUse()].initializers.insert(member("init", call))
    }
    for (place, element) in elements.enumerated() where element.is(UnresolvedAsExprSyntax.self) {
      guard place > 0, place + 1 < elements.count,
        let type = elements[place + 1].as(TypeExprSyntax.self)?.type, let name = name(of: type)
      else { continue }
      note(name, from: elements[place - 1].trimmedDescription)
    }
    return .visitChildren
  }

  override func visit(_ node: GenericSpecializationExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = name(of: node.expression) {
      uses[name, default: StubUse()].genericArguments = node.genericArgumentClause.arguments.count
    }
    return .visitChildren
  }

  override func visit(_ node: InheritanceClauseSyntax) -> SyntaxVisitorContinueKind {
    for (place, inherited) in node.inheritedTypes.enumerated() {
      for name in InheritedNames.of(inherited.type) where names.contains(name) {
        if place == 0, node.parent?.is(ClassDeclSyntax.self) == true {
          uses[name, default: StubUse()].isFirstOfClass = true
        } else {
          uses[name, default: StubUse()].isInherited = true
          if let conforming = StubUses.value(node.parent) {
            uses[name, default: StubUse()].conforming.insert(conforming)
          }
        }
      }
    }
    return .visitChildren
  }

  /// The name of what may be a value: a structure, an enumeration, or what an extension extends.
  private static func value(_ node: Syntax?) -> String? {
    node?.as(StructDeclSyntax.self)?.name.plainText ?? node?.as(EnumDeclSyntax.self)?.name.plainText
      ?? node?.as(ExtensionDeclSyntax.self)?.extendedType.plainName.split(separator: ".").last
      .map(String.init)
  }

  // MARK: Members

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = name(of: node.calledExpression) {
      var used = member("init", node)
      used.isFailable =
        node.parent?.is(InitializerClauseSyntax.self) == true
        && node.parent?.parent?.is(OptionalBindingConditionSyntax.self) == true
        || node.parent?.is(OptionalChainingExprSyntax.self) == true
        || node.parent?.is(ForceUnwrapExprSyntax.self) == true
      uses[name, default: StubUse()].initializers.insert(used)
    }
    // A cell's class is registered with its list.
    if node.calledExpression.trimmedDescription.hasSuffix("register"),
      let type = node.arguments.first?.expression.as(MemberAccessExprSyntax.self),
      type.declName.baseName.text == "self", let name = type.base.flatMap({ name(of: $0) })
    {
      note(name, from: node.arguments.trimmedDescription)
    }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.plainText
    if let copy = copies[name], node.isUnwrapped {
      uses[copy.type, default: StubUse()].unwrapped.insert(copy.property)
    }
    if names.contains(name), let parent = node.parent, !parent.is(MemberAccessExprSyntax.self),
      !parent.is(FunctionCallExprSyntax.self), !parent.is(GenericSpecializationExprSyntax.self),
      // `[Item]()` names a type.
      !parent.is(ArrayElementSyntax.self), !parent.is(DictionaryElementSyntax.self)
    {
      uses[name, default: StubUse()].isValue = true
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard let base = node.base else { return .visitChildren }
    let name = node.declName.baseName.plainText
    let call = call(of: ExprSyntax(node))
    let used = call.map { member(name, $0) } ?? StubUse.Member(name: name, labels: nil)
    if let type = self.name(of: base) {
      if name == "init" {
        uses[type, default: StubUse()].initializers.insert(used)
      } else if name.first?.isUppercase == true, name.contains(where: \.isLowercase),
        !type.contains(".")
      {
        uses[type, default: StubUse()].nested.insert(name)
        if call != nil { uses["\(type).\(name)", default: StubUse()].initializers.insert(used) }
      } else if name != "self" {
        uses[type, default: StubUse()].statics.insert(used)
      }
    } else if let type = type(of: base) {
      uses[type, default: StubUse()].members.insert(used)
      if call == nil {
        if node.isUnwrapped { uses[type, default: StubUse()].unwrapped.insert(name) }
        if let binding = node.parent?.parent?.as(PatternBindingSyntax.self) {
          copies[binding.pattern.trimmedDescription] = (type, name)
        }
      }
    }
    return .visitChildren
  }

  /// The missing name that an expression is.
  private func name(of expression: ExprSyntax) -> String? {
    if let generic = expression.as(GenericSpecializationExprSyntax.self) {
      return name(of: generic.expression)
    }
    if let member = expression.as(MemberAccessExprSyntax.self),
      let base = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.plainText,
      names.contains(base)
    {
      // A type inside of a missing one.
      let name = member.declName.baseName.plainText
      let isType = name.first?.isUppercase == true && name.contains(where: \.isLowercase)
      return isType ? "\(base).\(name)" : nil
    }
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.plainText,
      names.contains(name)
    else { return nil }
    return name
  }

  /// The missing type of which an expression is a value, by the names of variables, by casts, where the type is
  /// called, and as the one object that it keeps of itself.
  private func type(of expression: ExprSyntax) -> String? {
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.plainText {
      return variables[name]
    }
    if let member = expression.as(MemberAccessExprSyntax.self) {
      if Stubs.shared.contains(member.declName.baseName.plainText), let base = member.base,
        let type = name(of: base)
      {
        return type
      }
      guard let base = member.base?.trimmedDescription, ["self", "self?", "self!"].contains(base)
      else { return variables["." + member.declName.baseName.plainText] }
      return variables[member.declName.baseName.plainText]
    }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return name(of: call.calledExpression)
    }
    if let chain = expression.as(OptionalChainingExprSyntax.self) {
      return type(of: chain.expression)
    }
    if let unwrap = expression.as(ForceUnwrapExprSyntax.self) { return type(of: unwrap.expression) }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let element = tuple.elements.first
    {
      return VariableTypes.cast(in: element.expression, names: names)
        ?? type(of: element.expression)
    }
    return nil
  }

  /// The call of which an expression is what is called, also through a question mark.
  private func call(of expression: ExprSyntax) -> FunctionCallExprSyntax? {
    guard let parent = expression.parent else { return nil }
    if let call = parent.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.id == expression.id ? call : nil
    }
    if let chain = parent.as(OptionalChainingExprSyntax.self) { return call(of: ExprSyntax(chain)) }
    return nil
  }

  private func member(_ name: String, _ call: FunctionCallExprSyntax) -> StubUse.Member {
    var labels: [String?] = call.arguments.map { $0.label?.plainText }
    var closures: [Int: [String]] = [:]
    for (place, argument) in call.arguments.enumerated() {
      closures[place] = argument.expression.as(ClosureExprSyntax.self)?.parameterNames
    }
    if let closure = call.trailingClosure {
      closures[labels.count] = closure.parameterNames
      labels.append(nil)
    }
    for closure in call.additionalTrailingClosures {
      closures[labels.count] = closure.closure.parameterNames
      labels.append(closure.label.plainText)
    }
    return StubUse.Member(name: name, labels: labels, closures: closures)
  }
}

/// The types that an inherited type names.
enum InheritedNames {
  static func of(_ type: TypeSyntax) -> [String] {
    if let composition = type.as(CompositionTypeSyntax.self) {
      return composition.elements.flatMap { of($0.type) }
    }
    // `(UIView & Zooming)` in parentheses.
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      return of(only.type)
    }
    return [type.plainName.split(separator: ".").last.map(String.init) ?? ""]
  }
}

extension ClosureExprSyntax {
  /// The names of the parameters, as far as they have some; those that are used by their numbers are `_`.
  fileprivate var parameterNames: [String] {
    let clause = signature?.parameterClause
    if let list = clause?.as(ClosureShorthandParameterListSyntax.self) {
      return list.map(\.name.plainText)
    }
    if let clause = clause?.as(ClosureParameterClauseSyntax.self) {
      return clause.parameters.map { ($0.secondName ?? $0.firstName).plainText }
    }
    let numbers = tokens(viewMode: .sourceAccurate).compactMap { token -> Int? in
      guard case .dollarIdentifier(let text) = token.tokenKind else { return nil }
      return Int(text.dropFirst())
    }
    return [String](repeating: "_", count: (numbers.max() ?? -1) + 1)
  }
}

extension ExprSyntaxProtocol {
  /// Whether the value has a mark of an optional behind it, or is looked into.
  fileprivate var isUnwrapped: Bool {
    guard let parent else { return false }
    return parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
      || parent.is(InitializerClauseSyntax.self)
        && parent.parent?.is(OptionalBindingConditionSyntax.self) == true
  }
}
