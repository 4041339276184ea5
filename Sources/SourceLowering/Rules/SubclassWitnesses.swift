// SPDX-License-Identifier: MIT

/// Optional methods of the SDK's protocols that only a subclass of the conforming class declares.
///
/// Swift would call the protocol's default instead of them, silently. The conforming class gets a method
/// that does what the default does, so that the subclass's overrides it.
struct SubclassWitnesses {
  let index: TargetIndex

  /// Changes the files that declare such classes.
  func apply(to changes: inout [FileChanges]) {
    var added: Set<String> = []
    for name in index.classNames {
      let superclasses = index.superclasses(of: name)
      guard !superclasses.isEmpty else { continue }
      for part in index.parts(of: name) {
        for member in part.members where !member.isOverride && !member.isStatic {
          apply(member, of: part, superclasses, &added, &changes)
        }
      }
    }
  }

  private func apply(
    _ member: MemberDeclaration, of part: TypeDeclaration, _ superclasses: [String],
    _ added: inout Set<String>, _ changes: inout [FileChanges]
  ) {
    let protocols = SDKOptionalMethods.protocols(with: member.signature)
    guard !protocols.isEmpty, Forwarder.canForward(member),
      // The last of them that conforms is the one whose conformance counts.
      let conforming = superclasses.last(where: {
        !index.protocols(of: $0).isDisjoint(with: protocols)
      }), let target = index.classDeclaration(conforming),
      !superclasses.contains(where: { superclass in
        index.members(of: superclass).contains { $0.signature == member.signature }
      })
    else { return }
    if added.insert(conforming + "." + member.signature).inserted {
      let forwarder = Forwarder(
        member: member, callee: "Lowered.defaults." + member.name, isOverride: false,
        isOnMainActor: true)
      ClassBody.add(forwarder.text, to: target, &changes)
    }
    if part.kind == .extensionOfType {
      guard let body = index.classDeclaration(part.name) else { return }
      let name = Forwarder.movedName(member.name, of: part.name)
      changes[part.file].edits.replace(member.nameRange, with: name)
      ClassBody.add(
        Forwarder(member: member, callee: name, isOverride: true).text, to: body, &changes)
    } else {
      changes[part.file].edits.insert("override ", at: member.keywordOffset)
    }
  }
}
