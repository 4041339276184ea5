// SPDX-License-Identifier: MIT
internal import SwiftSyntax

extension FileLowering {
  /// Lets observers of an object compare when a stored property that is `dynamic` is set, as the
  /// Objective-C runtime does.
  ///
  /// What is computed sets something else, and is noticed within the stage's step.
  func lower(dynamicProperties node: VariableDeclSyntax) {
    let names = node.modifiers.map(\.name.text)
    guard names.contains("dynamic"), !names.contains("static"), !names.contains("lazy"),
      !names.contains("override"), node.bindingSpecifier.text == "var",
      !node.attributes.description.contains("NSManaged"), node.isMember
    else { return }
    for binding in node.bindings {
      guard binding.typeAnnotation != nil || binding.initializer != nil else { continue }
      guard let block = binding.accessorBlock else {
        changes.edits.insert(" { didSet { Lowered.changed(self) } }", at: binding.endOfDeclaration)
        continue
      }
      guard case .accessors(let accessors) = block.accessors else { continue }
      let kinds = accessors.map(\.accessorSpecifier.text)
      if let setter = accessors.first(where: { $0.accessorSpecifier.text == "didSet" }),
        let body = setter.body
      {
        changes.edits.insert(
          " defer { Lowered.changed(self) };", at: body.leftBrace.byteRange.upperBound)
      } else if kinds == ["willSet"] {
        changes.edits.insert(
          " didSet { Lowered.changed(self) } ", at: block.rightBrace.byteRange.lowerBound)
      }
    }
  }
}

extension PatternBindingSyntax {
  /// Where the name, the type and the value end.
  fileprivate var endOfDeclaration: Int {
    (initializer?.byteRange ?? typeAnnotation?.byteRange ?? pattern.byteRange).upperBound
  }
}
