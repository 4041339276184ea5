// SPDX-License-Identifier: MIT

/// Members of extensions that override, or are overridden, which Swift allows only in a class's body.
///
/// The member keeps its place under another name, and the class's body gets one that calls it: on the
/// line of its last brace, so that no line moves.
struct ExtensionOverrides {
  let index: TargetIndex
  /// Where the members are in each file that override what the SDK's classes have and Filmstrip's do not.
  let missing: [Set<Int>]

  /// Changes the files that have such members.
  func apply(to changes: inout [FileChanges], files: [SourceFile]) {
    for type in index.types where type.kind == .extensionOfType {
      for member in type.members { move(member, of: type, &changes, files) }
    }
  }

  private func move(
    _ member: MemberDeclaration, of type: TypeDeclaration, _ changes: inout [FileChanges],
    _ files: [SourceFile]
  ) {
    let isOverride = member.isOverride && !missing[type.file].contains(member.offset)
    guard isOverride || isOverridden(member, of: type.name) else { return }
    guard let target = index.classDeclaration(type.name) else {
      leave(member, of: type, &changes, files)
      return
    }
    guard Forwarder.canForward(member), target.file == type.file || !member.isPrivate else {
      changes[type.file].problems.append(
        LoweringProblem(
          .error, files[type.file], at: member.nameRange.lowerBound,
          "\(type.name).\(member.signature): an override in an extension that is generic, variadic "
            + "or private to another file cannot be moved; declare it in the class"))
      return
    }
    let name = Forwarder.movedName(member.name, of: type.name)
    rename(member, to: name, &changes[type.file].edits)
    let forwarder = Forwarder(
      member: member, callee: name, isOverride: isOverride, access: type.access)
    ClassBody.add(forwarder.text, to: target, &changes)
  }

  /// Whether a subclass in the target overrides what an extension declares.
  private func isOverridden(_ member: MemberDeclaration, of type: String) -> Bool {
    guard !member.isPrivate, index.classDeclaration(type) != nil else { return false }
    return index.allSubclasses(of: type).contains { subclass in
      index.members(of: subclass).contains { $0.isOverride && $0.signature == member.signature }
    }
  }

  /// In an extension of the SDK's class the override is never called: the class's body is not ours.
  private func leave(
    _ member: MemberDeclaration, of type: TypeDeclaration, _ changes: inout [FileChanges],
    _ files: [SourceFile]
  ) {
    guard member.isOverride else { return }
    rename(member, to: Forwarder.movedName(member.name, of: type.name), &changes[type.file].edits)
    changes[type.file].problems.append(
      LoweringProblem(
        .warning, files[type.file], at: member.nameRange.lowerBound,
        "the override of \(type.name).\(member.signature) in an extension is never called here; "
          + "override it in a subclass"))
  }

  private func rename(_ member: MemberDeclaration, to name: String, _ edits: inout SourceEdits) {
    if let range = member.overrideRange { edits.remove(range) }
    edits.replace(member.nameRange, with: name)
  }
}

/// The end of a class's body, where members are added on the line of the last brace.
enum ClassBody {
  /// Adds a member.
  static func add(_ text: String, to type: TypeDeclaration, _ changes: inout [FileChanges]) {
    // A semicolon after each: more may follow on the same line.
    changes[type.file].edits.insert(
      (type.bracesOnOneLine ? "; " : "") + text + "; ", at: type.closingBrace)
  }
}
