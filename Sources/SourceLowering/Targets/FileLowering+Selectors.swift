// SPDX-License-Identifier: MIT
internal import SwiftSyntax

extension FileLowering {
  /// Makes a closure of what `#selector` names: `#selector(tapped(_:))` inside `Screen` becomes
  /// `Lowered.selector("tapped:", { (target: Screen) in target.tapped(_:) })`.
  func lower(selector node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first, let close = node.rightParen else { return }
    let form = argument.label?.text
    let (expression, cast) = argument.expression.withoutCast
    guard let reference = SelectorReference(expression) else {
      note(.error, at: node, "the method of this #selector cannot be told; name it as Type.method")
      return
    }
    let head = node.pound.byteRange.lowerBound..<argument.expression.byteRange.lowerBound
    let owner = owner(of: reference, at: node)
    let name = selectorName(reference, owner, form)
    let label = form.map { $0 + ": " } ?? ""
    guard let owner else {
      // What the base is only the compiler knows; it is not evaluated.
      guard let base = reference.base else { return }
      changes.edits.replace(
        head, with: "Lowered.selector(\(label)\"\(name)\", of: \(base.trimmedDescription), { ")
      changes.edits.replace(base.byteRange, with: "$0")
      changes.edits.replace(close.byteRange, with: " })")
      return
    }
    // A cast of the method itself, as in `Screen.tapped as (Screen) -> () -> Void`, is applied whole.
    let isUnapplied = cast && reference.base != nil && !reference.isSelf
    let parameters = form == "setter" ? "(target: \(owner), value)" : "(target: \(owner))"
    let end = form == "setter" ? " = value })" : isUnapplied ? ")(target) })" : " })"
    changes.edits.replace(
      head,
      with: "Lowered.selector(\(label)\"\(name)\", { \(parameters) in " + (isUnapplied ? "(" : "")
    )
    changes.edits.replace(close.byteRange, with: end)
    guard !isUnapplied else { return }
    if let base = reference.base {
      changes.edits.remove(base.byteRange.lowerBound..<reference.nameRange.lowerBound)
    }
    changes.edits.insert("target.", at: reference.nameRange.lowerBound)
  }

  /// The type whose method is meant; nil if the base is an expression.
  private func owner(of reference: SelectorReference, at node: some SyntaxProtocol) -> String? {
    let enclosing = node.enclosingType(index)
    guard let base = reference.base, !reference.isSelf else {
      guard let enclosing else { return nil }
      return isStatic(reference, in: enclosing.lookup)
        ? enclosing.spelled + ".Type" : enclosing.spelled
    }
    guard let type = base.typeName else { return nil }
    let resolved = index.resolve(type, in: enclosing?.lookup ?? "")
    if let target = optionalMember(reference, of: resolved) { return "any " + target.witness }
    return isStatic(reference, in: resolved) ? type + ".Type" : base.trimmedDescription
  }

  private func isStatic(_ reference: SelectorReference, in type: String) -> Bool {
    index.member(reference.name, labels: reference.labels, in: type)?.isStatic ?? false
  }

  private func optionalMember(
    _ reference: SelectorReference, of type: String
  ) -> OptionalMembers.Target? {
    guard index.protocolDeclaration(type) != nil,
      let member = index.member(reference.name, labels: reference.labels, in: type)
    else { return nil }
    return member.isOptional ? optional.targets[member.signature] : nil
  }

  /// The name as Objective-C spells it; without labels and colons if only the compiler knows them.
  private func selectorName(
    _ reference: SelectorReference, _ owner: String?, _ form: String?
  ) -> String {
    if form == "setter" {
      return "set" + reference.name.prefix(1).uppercased() + reference.name.dropFirst() + ":"
    }
    if let owner {
      let type = owner.hasSuffix(".Type") ? String(owner.dropLast(5)) : owner
      if let member = index.member(reference.name, labels: reference.labels, in: type) {
        return member.selector
      }
    }
    guard let labels = reference.labels, !labels.isEmpty else { return reference.name }
    return SelectorReference.selector(reference.name, labels)
  }
}

/// A method or a property as `#selector` or `#keyPath` names it.
struct SelectorReference {
  /// What stands before the last dot; nil for a name alone.
  let base: ExprSyntax?
  let name: String
  /// The labels, `_` for none; nil if they are not written.
  let labels: [String]?
  let nameRange: Range<Int>

  /// Reads a reference; nil for an expression of another kind.
  init?(_ expression: ExprSyntax) {
    let reference: DeclReferenceExprSyntax
    if let member = expression.as(MemberAccessExprSyntax.self) {
      reference = member.declName
      base = member.base.map(\.withoutChaining)
    } else if let single = expression.as(DeclReferenceExprSyntax.self) {
      reference = single
      base = nil
    } else {
      return nil
    }
    name = reference.baseName.plainText
    labels = reference.argumentNames?.arguments.map(\.name.text)
    nameRange = reference.byteRange
  }

  /// Whether the base is the object, or the type, around the expression.
  var isSelf: Bool {
    guard let base else { return false }
    return ["self", "super", "Self"].contains(base.trimmedDescription)
  }

  /// A selector of a method that is known by its labels alone.
  static func selector(_ name: String, _ labels: [String]) -> String {
    let first = labels[0]
    var result = name
    if first != "_" {
      let capital = first.prefix(1).uppercased() + first.dropFirst()
      result += Prepositions.begins(first) ? capital : "With" + capital
    }
    return result + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
  }
}

extension ExprSyntax {
  /// The expression before `as`, and whether there is one; parentheses are looked through.
  var withoutCast: (ExprSyntax, Bool) {
    if let sequence = self.as(SequenceExprSyntax.self), let first = sequence.elements.first {
      return (first.withoutCast.0, true)
    }
    if let cast = self.as(AsExprSyntax.self) { return (cast.expression.withoutCast.0, true) }
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let element = tuple.elements.first
    {
      return element.expression.withoutCast
    }
    return (self, false)
  }

  /// The expression without `?` or `!` after it.
  fileprivate var withoutChaining: ExprSyntax {
    if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression }
    if let unwrap = self.as(ForceUnwrapExprSyntax.self) { return unwrap.expression }
    return self
  }

  /// The name of the type that the expression is; nil if it is no type.
  ///
  /// By the rule of names: types begin with a capital.
  var typeName: String? {
    if let reference = self.as(DeclReferenceExprSyntax.self) {
      return reference.baseName.text.first?.isUppercase == true ? reference.baseName.text : nil
    }
    if let member = self.as(MemberAccessExprSyntax.self) {
      guard let base = member.base?.typeName,
        member.declName.baseName.text.first?.isUppercase == true
      else { return nil }
      return base + "." + member.declName.baseName.text
    }
    if let generic = self.as(GenericSpecializationExprSyntax.self) {
      return generic.expression.typeName
    }
    return nil
  }
}

extension SyntaxProtocol {
  /// The type around the node: as it is spelled there, and as the index knows it; nil outside of any.
  func enclosingType(_ index: TargetIndex) -> (spelled: String, lookup: String)? {
    var node = parent
    var spelled: String?
    var path: [String] = []
    while let current = node {
      if let group = current.asProtocol((any DeclGroupSyntax).self) {
        let name: String
        if let type = group.as(ExtensionDeclSyntax.self) {
          name = type.extendedType.plainName
          // A protocol's own members are those of what conforms to it.
          let isProtocol =
            index.protocolDeclaration(name) != nil
            || type.genericWhereClause?.trimmedDescription.contains("Self") == true
          spelled = spelled ?? (isProtocol ? "Self" : type.extendedType.trimmedDescription)
        } else {
          name = group.asProtocol((any NamedDeclSyntax).self)?.name.plainText ?? ""
          spelled = spelled ?? (group.is(ProtocolDeclSyntax.self) ? "Self" : name)
        }
        path.insert(name, at: 0)
      }
      node = current.parent
    }
    guard let spelled else { return nil }
    return (spelled, path.joined(separator: "."))
  }
}
