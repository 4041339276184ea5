// SPDX-License-Identifier: MIT
internal import SwiftSyntax

extension FileLowering {
  /// Makes a computed property of what `@NSManaged` declares in a layer's class: its value is kept, and
  /// animated, under its name as a key.
  ///
  /// Of several properties in one declaration each gets a declaration of its own, as Swift has no list
  /// of computed ones.
  func lower(managedProperties node: VariableDeclSyntax) {
    guard node.attributes.contains(attribute: "NSManaged") else { return }
    let bindings = Array(node.bindings)
    let start = (node.modifiers.map(\.name.text) + ["var "])
      .filter { !AttributeRule.removedModifiers.contains($0) }.joined(separator: " ")
    var type: TypeSyntax?
    var accessors: [(PatternBindingSyntax, String)] = []
    // In `a, b: T` the type stands with the last one.
    for binding in bindings.reversed() {
      type = binding.typeAnnotation?.type ?? type
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self), let type else { return }
      let name = pattern.identifier.plainText
      let annotation = binding.typeAnnotation == nil ? ": " + type.trimmedDescription.onOneLine : ""
      accessors.append(
        (
          binding,
          annotation + " { get { Lowered.managed(self, \"\(name)\") } "
            + "set { setValue(newValue, forKey: \"\(name)\") } }"
        ))
    }
    for (binding, text) in accessors.reversed() {
      let end = (binding.typeAnnotation?.byteRange ?? binding.pattern.byteRange).upperBound
      changes.edits.insert(text, at: end)
      if let comma = binding.trailingComma {
        changes.edits.replace(comma.byteRange, with: "; " + start)
      }
    }
  }

  /// Gives a body to a function of a model's class that `@NSManaged` declares without one: it says that it was reached,
  /// and one with a result ends the program.
  func lower(managedFunction node: FunctionDeclSyntax) {
    guard node.body == nil, node.attributes.contains(attribute: "NSManaged") else { return }
    let name = node.name.plainText
    let end =
      node.signature.returnClause == nil
      ? "" : "; fatalError(\"\(name) is of a class of Core Data\")"
    changes.edits.insert(
      " { Lowered.leftOut(\"\(name) of a class of Core Data\")\(end) }",
      at: node.signature.byteRange.upperBound)
  }
}

extension AttributeListSyntax {
  /// Whether an attribute of the name is there.
  fileprivate func contains(attribute name: String) -> Bool {
    contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == name }
  }
}
