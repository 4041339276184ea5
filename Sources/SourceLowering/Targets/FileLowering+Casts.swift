// SPDX-License-Identifier: MIT
internal import SwiftSyntax

extension FileLowering {
  /// Lowers casts of numbers that Linux does not have, and of controllers whose storyboard is not read:
  /// `info["alpha"] as? CGFloat` becomes `Lowered.boxedNumber(info["alpha"]) as? CGFloat`.
  func lower(casts node: SequenceExprSyntax) {
    let elements = Array(node.elements)
    var start = 0
    for (place, element) in elements.enumerated() {
      if let cast = element.as(UnresolvedAsExprSyntax.self) {
        lower(cast, of: elements[start..<place], to: elements.dropFirst(place + 1).first)
      } else if element.isWeakerThanCasts {
        start = place + 1
      }
    }
  }

  private func lower(
    _ cast: UnresolvedAsExprSyntax, of value: ArraySlice<ExprSyntax>, to type: ExprSyntax?
  ) {
    guard let mark = cast.questionOrExclamationMark, let first = value.first, let last = value.last,
      let type = type?.as(TypeExprSyntax.self)?.type.trimmedDescription
    else { return }
    if let call = last.withoutEffects.as(FunctionCallExprSyntax.self), call.isOfStoryboard {
      guard type != "UIViewController" else { return }
      let begin = first.withoutEffects.byteRange.lowerBound
      changes.edits.insert("Lowered.controller(", at: begin)
      changes.edits.insert(", of: (\(type)).self)", at: last.byteRange.upperBound)
      return
    }
    let function: String
    switch type {
    case "CGFloat": function = mark.text == "!" ? "anyNumber" : "boxedNumber"
    case "NSNumber": function = "numberBox"
    default: return
    }
    // What stands before the value, such as `try`, stays before the call.
    let begin = first.withoutEffects.byteRange.lowerBound
    changes.edits.insert("Lowered.\(function)(", at: begin)
    changes.edits.insert(")", at: last.byteRange.upperBound)
  }
}

extension FunctionCallExprSyntax {
  /// Whether a storyboard is asked for a controller.
  fileprivate var isOfStoryboard: Bool {
    let name = calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    return ["instantiateViewController", "instantiateInitialViewController"].contains(name)
  }
}

extension ExprSyntax {
  /// Whether the element is an operator that is applied after a cast.
  fileprivate var isWeakerThanCasts: Bool {
    if self.is(AssignmentExprSyntax.self) || self.is(UnresolvedTernaryExprSyntax.self) {
      return true
    }
    guard let text = self.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
    // Those of multiplication, addition, shifts and ranges are applied before.
    return ![
      "*", "/", "%", "&*", "&", "+", "-", "&+", "&-", "|", "^", "<<", ">>", "...", "..<",
    ].contains(text)
  }

  /// The expression after `try` or `await`.
  fileprivate var withoutEffects: ExprSyntax {
    if let tried = self.as(TryExprSyntax.self) { return tried.expression.withoutEffects }
    if let awaited = self.as(AwaitExprSyntax.self) { return awaited.expression.withoutEffects }
    return self
  }
}
