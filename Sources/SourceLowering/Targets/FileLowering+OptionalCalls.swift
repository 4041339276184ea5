// SPDX-License-Identifier: MIT
internal import SwiftSyntax

extension FileLowering {
  /// Lowers a call of an optional method, such as `delegate?.moved?(view, to: place)`.
  ///
  /// A method of one of the target's protocols is a property here, which takes no labels. One of the
  /// SDK's is there always, so that the question mark goes.
  func lower(optionalCall node: FunctionCallExprSyntax) {
    let inner: ExprSyntax
    let mark: TokenSyntax
    if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self) {
      (inner, mark) = (chain.expression, chain.questionMark)
    } else if let unwrap = node.calledExpression.as(ForceUnwrapExprSyntax.self) {
      (inner, mark) = (unwrap.expression, unwrap.exclamationMark)
    } else {
      return
    }
    guard let reference = SelectorReference(inner) else { return }
    let labels = node.arguments.map { $0.label?.plainText ?? "_" }
    let signature = reference.name + "(" + labels.map { $0 + ":" }.joined() + ")"
    if let target = optional.targets[signature] {
      changes.edits.replace(reference.nameRange, with: target.property)
      if target.isOverloaded {
        // A method, whose result is optional.
        remove(mark)
        if mark.tokenKind == .exclamationMark {
          changes.edits.insert("!", at: node.byteRange.upperBound)
        }
      }
      for argument in node.arguments {
        guard let label = argument.label, let colon = argument.colon else { continue }
        changes.edits.remove(label.byteRange.lowerBound..<colon.byteRange.upperBound)
      }
    } else if SDKOptionalMethods.all.contains(signature) || isSDKs(reference.name, labels, node) {
      remove(mark)
      guard node.isBoundOptionally, !reference.isChained(inner) else { return }
      changes.edits.insert("Lowered.optional(", at: node.byteRange.lowerBound)
      changes.edits.insert(")", at: node.byteRange.upperBound)
    }
  }

  /// Whether a call with closures after its parentheses, or without any, is one of an optional method of the
  /// SDK's: the first closure has no label.
  private func isSDKs(_ name: String, _ labels: [String], _ node: FunctionCallExprSyntax) -> Bool {
    guard node.trailingClosure != nil else { return false }
    let start = name + "(" + labels.map { $0 + ":" }.joined()
    let more = node.additionalTrailingClosures.map { $0.label.plainText + ":" }.joined()
    return SDKOptionalMethods.all.contains { signature in
      guard signature.hasPrefix(start), signature.hasSuffix(more + ")") else { return false }
      let closure = signature.dropFirst(start.count).dropLast(more.count + 1)
      return closure.hasSuffix(":") && closure.dropLast().allSatisfy { $0 != ":" }
    }
  }

  /// Lowers an optional method that is not called, as in `if delegate?.moved != nil`.
  ///
  /// Where a class has a method of that name, such as `button.handler = self.moved`, only what is looked into is an
  /// optional one.
  func lower(optionalReference node: MemberAccessExprSyntax) {
    let name = node.declName.baseName.plainText
    guard let target = optional.unique[name], case .method = target.member.kind,
      !target.isOverloaded, node.base?.typeName == nil, node.base != nil, !node.isCalled,
      !node.isInMacro,
      node.isLookedInto || !index.hasMethod(named: name)
    else { return }
    changes.edits.replace(node.declName.byteRange, with: target.property)
  }
}

extension SelectorReference {
  /// Whether the value is optional by a question mark before the member.
  fileprivate func isChained(_ expression: ExprSyntax) -> Bool {
    var current = expression.as(MemberAccessExprSyntax.self)?.base
    while let node = current {
      if node.is(OptionalChainingExprSyntax.self) { return true }
      if let member = node.as(MemberAccessExprSyntax.self) {
        current = member.base
      } else if let call = node.as(FunctionCallExprSyntax.self) {
        current = call.calledExpression
      } else {
        return false
      }
    }
    return false
  }
}

extension SyntaxProtocol {
  /// Whether the value is what `if let` or `guard let` looks into.
  fileprivate var isBoundOptionally: Bool {
    guard let clause = parent?.as(InitializerClauseSyntax.self) else { return false }
    return clause.parent?.is(OptionalBindingConditionSyntax.self) ?? false
  }

  /// Whether the expression is what a call calls, also through `?` or `!`.
  fileprivate var isCalled: Bool {
    guard let parent else { return false }
    if let call = parent.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.id == self.id
    }
    if parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) {
      return parent.parent?.is(FunctionCallExprSyntax.self) ?? false
    }
    return false
  }

  /// Whether the value is compared, or what `if let` looks into, or that of an optional object other than `self`.
  fileprivate var isLookedInto: Bool {
    if let chain = self.as(MemberAccessExprSyntax.self)?.base?.as(OptionalChainingExprSyntax.self) {
      return chain.expression.trimmedDescription != "self"
    }
    var node: Syntax? = Syntax(self)
    while let current = node?.parent {
      if current.is(OptionalBindingConditionSyntax.self) { return true }
      if let list = current.as(ExprListSyntax.self) {
        return list.contains {
          ["!=", "=="].contains($0.as(BinaryOperatorExprSyntax.self)?.operator.text)
        }
      }
      guard current.is(OptionalChainingExprSyntax.self) || current.is(InitializerClauseSyntax.self)
      else { return false }
      node = current
    }
    return false
  }

  /// Whether the expression is inside of `#selector` or `#keyPath`.
  fileprivate var isInMacro: Bool {
    var node = parent
    while let current = node {
      if current.is(MacroExpansionExprSyntax.self) { return true }
      if current.is(CodeBlockItemSyntax.self) { return false }
      node = current.parent
    }
    return false
  }
}
