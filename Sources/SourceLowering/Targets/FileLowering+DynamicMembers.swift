// SPDX-License-Identifier: MIT
internal import SwiftSyntax

extension FileLowering {
  /// Members that Objective-C finds in any object at run time: those of numbers, of boxes of geometry, of
  /// collections and of views.
  private static let dynamicMembers: Set<String> = [
    "doubleValue", "floatValue", "intValue", "integerValue", "boolValue", "stringValue",
    "cgRectValue", "cgPointValue", "cgSizeValue", "cgVectorValue", "cgAffineTransformValue",
    "uiEdgeInsetsValue", "caTransform3DValue", "count", "length", "frame", "bounds",
  ]

  /// Lowers a member of `AnyObject`: `(values["alpha"] as AnyObject).doubleValue` becomes
  /// `Lowered.dynamic(values["alpha"] as AnyObject).doubleValue`.
  func lower(dynamicMember node: MemberAccessExprSyntax) {
    guard FileLowering.dynamicMembers.contains(node.declName.baseName.text),
      let base = node.base?.as(TupleExprSyntax.self), base.elements.count == 1,
      let value = base.elements.first?.expression, value.castType == "AnyObject"
    else { return }
    changes.edits.insert("Lowered.dynamic", at: base.byteRange.lowerBound)
  }
}

extension FileLowering {
  /// Lowers `dictionary.setObject(value, forKey: number as NSCopying)`: the key needs no box here.
  func lower(copiedKey node: FunctionCallExprSyntax) {
    guard
      node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "setObject",
      let key = node.arguments.last, key.label?.text == "forKey"
    else { return }
    var value = key.expression
    if let tuple = value.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let element = tuple.elements.first
    {
      value = element.expression
    }
    guard value.castType == "NSCopying",
      let elements = value.as(SequenceExprSyntax.self)?.elements, elements.count > 2
    else { return }
    let cast = elements.suffix(2)
    if let word = cast.first, let type = cast.last {
      changes.edits.remove(word.byteRange.lowerBound..<type.byteRange.upperBound)
    }
  }
}

extension ExprSyntax {
  /// The type after the last `as`, without a question mark; nil without one.
  fileprivate var castType: String? {
    let type: TypeSyntax?
    if let sequence = self.as(SequenceExprSyntax.self) {
      let elements = Array(sequence.elements)
      guard elements.count > 2, elements[elements.count - 2].is(UnresolvedAsExprSyntax.self) else {
        return nil
      }
      type = elements.last?.as(TypeExprSyntax.self)?.type
    } else {
      type = self.as(AsExprSyntax.self)?.type
    }
    return type?.trimmedDescription
  }
}
