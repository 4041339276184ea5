// SPDX-License-Identifier: MIT
internal import SwiftSyntax

extension FileLowering {
  /// Makes the string of what `#keyPath` names: the properties after the type.
  func lower(keyPath node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first?.expression else { return }
    var names: [String] = []
    var current: ExprSyntax? = argument
    while let expression = current {
      if let member = expression.as(MemberAccessExprSyntax.self) {
        // The type is what begins with a capital.
        guard expression.typeName == nil else { break }
        names.insert(member.declName.baseName.plainText, at: 0)
        current = member.base
      } else if let reference = expression.as(DeclReferenceExprSyntax.self) {
        let name = reference.baseName.plainText
        if expression.typeName == nil, name != "self" { names.insert(name, at: 0) }
        break
      } else if let chain = expression.as(OptionalChainingExprSyntax.self) {
        current = chain.expression
      } else {
        break
      }
    }
    changes.edits.replace(node.byteRange, with: "\"" + names.joined(separator: ".") + "\"")
  }
}
