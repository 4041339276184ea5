// SPDX-License-Identifier: MIT

/// The methods that classes have by name, for selectors that are made from strings.
///
/// Only names that the target's own strings give are listed, or every exposed method if a name is put
/// together at run time: each entry costs the compiler time.
struct SelectorTables {
  let index: TargetIndex

  /// Changes the files of classes that have such methods.
  func apply(to changes: inout [FileChanges]) {
    let names = Set(index.files.flatMap(\.selectorStrings))
    guard !names.isEmpty else { return }
    var listed: [String: [MemberDeclaration]] = [:]
    for name in index.classNames {
      guard let declaration = index.classDeclaration(name), !declaration.isLocal else { continue }
      listed[name] = index.parts(of: name).flatMap { part in
        part.members.filter { member in
          // Those of other files that are private are not seen in the class's body.
          names.contains(member.selector) && !member.isGeneric && !member.isOverride
            && (part.file == declaration.file || !member.isPrivate)
        }
      }
    }
    for name in index.classNames {
      guard let members = listed[name], !members.isEmpty,
        let declaration = index.classDeclaration(name)
      else { continue }
      let hasTable = index.superclasses(of: name).contains { !(listed[$0] ?? []).isEmpty }
      add(members, to: declaration, isOverride: hasTable, &changes)
    }
  }

  private func add(
    _ members: [MemberDeclaration], to type: TypeDeclaration, isOverride: Bool,
    _ changes: inout [FileChanges]
  ) {
    let name = type.name.split(separator: ".").last.map(String.init) ?? type.name
    let cases = members.map { member -> String in
      let owner = member.isStatic ? name + ".Type" : name
      let labels = member.parameters.map { ($0.label ?? "_") + ":" }.joined()
      let reference = labels.isEmpty ? member.name : "\(member.name)(\(labels))"
      let form = if case .method = member.kind { "" } else { "getter: " }
      return "case \"\(member.selector)\": return Lowered.selector(\(form)\"\(member.selector)\", "
        + "{ (target: \(owner)) in target.\(reference) })"
    }.joined(separator: "; ")
    ClassBody.add(
      "\(isOverride ? "override " : "")nonisolated class func loweredSelector(_ name: String) -> "
        + "Selector? { switch name { \(cases); default: return "
        + "\(isOverride ? "super.loweredSelector(name)" : "nil") } }", to: type, &changes)
    if !isOverride {
      changes[type.file].appended.append("extension \(type.name): SelectorTable {}")
    }
  }
}
