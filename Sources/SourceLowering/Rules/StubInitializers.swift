// SPDX-License-Identifier: MIT

/// Classes that have initializers of their own, and whose superclass is a stub.
///
/// The superclass may have made `init(coder:)` unavailable, so that they need not have it. The stub does not say so, and a
/// view or a controller has to have it: they get one that ends the program, as that of the superclass would.
struct StubInitializers {
  let index: TargetIndex
  /// Which of some names the modules declare that the target may import.
  let declared: (Set<String>) -> Set<String>

  /// Adds the initializers.
  func apply(to changes: inout [FileChanges]) {
    let found = index.types.compactMap { type -> (type: TypeDeclaration, superclass: String)? in
      guard type.kind == .classType, type.hasInitializer, !type.hasCoderInitializer,
        let superclass = type.inherited.first,
        index.parts(of: superclass).allSatisfy({ $0.kind == .extensionOfType }),
        index.superclass(of: type.name) == nil, !ToolchainNames.all.contains(superclass),
        ["View", "Controller", "VC", "Cell", "Button", "Label", "Control"]
          .contains(where: superclass.hasSuffix)
      else { return nil }
      return (type, superclass)
    }
    guard !found.isEmpty else { return }
    let known = declared(Set(found.map(\.superclass)))
    for one in found where !known.contains(one.superclass) {
      ClassBody.add(
        "public required init?(coder: NSCoder) { fatalError(\"init(coder:) is of a stub\") }",
        to: one.type, &changes)
    }
  }
}
