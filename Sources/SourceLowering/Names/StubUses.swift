// SPDX-License-Identifier: MIT
internal import SwiftSyntax

/// How a name without a declaration is used: what a stub of it has to have.
struct StubUse: Sendable {
  /// A member, or an initializer, as it is used.
  struct Member: Hashable, Sendable {
    let name: String
    /// The labels of a call, nil for none; nil where it is not called.
    let labels: [String?]?
    /// Which of the arguments are closures.
    var closures: Set<Int> = []
  }

  /// Whether a class names it first after its colon, as a superclass is.
  var isFirstOfClass = false
  /// Whether it is named elsewhere among inherited types, as protocols are.
  var isInherited = false
  /// Whether it stands where a type does.
  var isNamedAsType = false
  /// How many generic arguments it has.
  var genericArguments = 0
  var initializers: Set<Member> = []
  var statics: Set<Member> = []
  var members: Set<Member> = []

  func merging(_ other: StubUse) -> StubUse {
    var result = self
    result.isFirstOfClass = isFirstOfClass || other.isFirstOfClass
    result.isInherited = isInherited || other.isInherited
    result.isNamedAsType = isNamedAsType || other.isNamedAsType
    result.genericArguments = max(genericArguments, other.genericArguments)
    result.initializers.formUnion(other.initializers)
    result.statics.formUnion(other.statics)
    result.members.formUnion(other.members)
    return result
  }
}

/// Reads how a file uses names without a declaration.
final class StubUses: SyntaxVisitor {
  private let names: Set<String>
  /// The missing types of the file's variables and properties, by the variables' names.
  private let variables: [String: String]
  private var uses: [String: StubUse] = [:]

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
        }
      }
    }
    return .visitChildren
  }

  // MARK: Members

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = name(of: node.calledExpression) {
      uses[name, default: StubUse()].initializers.insert(member("init", node))
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
      } else if name != "self" {
        uses[type, default: StubUse()].statics.insert(used)
      }
    } else if let type = type(of: base) {
      uses[type, default: StubUse()].members.insert(used)
    }
    return .visitChildren
  }

  /// The missing name that an expression is.
  private func name(of expression: ExprSyntax) -> String? {
    if let generic = expression.as(GenericSpecializationExprSyntax.self) {
      return name(of: generic.expression)
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
      guard member.base?.trimmedDescription == "self" else { return nil }
      return variables[member.declName.baseName.plainText]
    }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return name(of: call.calledExpression)
    }
    if let chain = expression.as(OptionalChainingExprSyntax.self) {
      return type(of: chain.expression)
    }
    if let unwrap = expression.as(ForceUnwrapExprSyntax.self) {
      return type(of: unwrap.expression)
    }
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
    if let chain = parent.as(OptionalChainingExprSyntax.self) {
      return call(of: ExprSyntax(chain))
    }
    return nil
  }

  private func member(_ name: String, _ call: FunctionCallExprSyntax) -> StubUse.Member {
    var labels: [String?] = call.arguments.map { $0.label?.plainText }
    var closures = Set(
      call.arguments.enumerated().filter { $0.element.expression.is(ClosureExprSyntax.self) }
        .map(\.offset))
    if call.trailingClosure != nil {
      closures.insert(labels.count)
      labels.append(nil)
    }
    for closure in call.additionalTrailingClosures {
      closures.insert(labels.count)
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
    return [type.plainName.split(separator: ".").last.map(String.init) ?? ""]
  }
}
