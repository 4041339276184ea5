// SPDX-License-Identifier: MIT

/// Overrides of what the SDK's classes have and Filmstrip's do not.
///
/// The compiler would report each of them once for every file that needs the class. Nothing calls such a member here, so
/// that it becomes one of the class's own, and one line says so.
struct MissingOverrides {
  let index: TargetIndex
  /// Which of some names the modules declare that the target may import.
  let declared: (Set<String>) -> Set<String>

  /// What `NSObject` has in Foundation, whose sources are not here.
  static let foundation: Set<String> = [
    "isEqual", "hash", "description", "debugDescription", "copy", "mutableCopy", "isProxy",
    "classForCoder", "isKind", "isMember", "replacementObject", "awakeAfter",
  ]

  /// The methods of lists' delegates and sources that each of them has to have.
  private static let required: Set<String> = [
    "collectionView(_:numberOfItemsInSection:)", "collectionView(_:cellForItemAt:)",
    "tableView(_:numberOfRowsInSection:)", "tableView(_:cellForRowAt:)",
  ]

  /// Whether a member has the name of a list's methods, and labels that none of those has here.
  private static func isUnknownOfList(_ member: MemberDeclaration) -> Bool {
    ["collectionView", "tableView"].contains(member.name) && !member.parameters.isEmpty
      && !SDKOptionalMethods.all.contains(member.signature)
      && !required.contains(member.signature)
  }

  private struct Override {
    let member: MemberDeclaration
    let type: TypeDeclaration
    let superclass: String
  }

  /// Changes the files with such overrides; all that `FileLowering` takes care of is left alone.
  ///
  /// - Returns: Where the overrides are in each file.
  func apply(to changes: inout [FileChanges], files: [SourceFile]) -> [Set<Int>] {
    var places = files.map { _ in Set<Int>() }
    let overrides = index.types.filter { index.classDeclaration($0.name) != nil }
      .flatMap(candidates)
    guard !overrides.isEmpty else { return places }
    let found = declared(Set(overrides.map(\.member.name)).union(overrides.map(\.superclass)))
    for override in overrides
    where found.contains(override.superclass)
      && (!found.contains(override.member.name)
        || MissingOverrides.isUnknownOfList(override.member))
    {
      guard let range = override.member.overrideRange else { continue }
      let file = override.type.file
      places[file].insert(override.member.offset)
      changes[file].edits.remove(range)
      changes[file].problems.append(
        LoweringProblem(
          .warning, files[file], at: override.member.nameRange.lowerBound,
          "\(override.superclass) has no \(override.member.signature) in Filmstrip: the override is a member of its "
            + "own, which nothing calls but the application"))
    }
    return places
  }

  /// The overrides of a class's body, or of its extension, that no superclass in the target has.
  private func candidates(in type: TypeDeclaration) -> [Override] {
    guard let root = index.root(of: type.name),
      index.parts(of: root).allSatisfy({ $0.kind == .extensionOfType }),
      // A class of Foundation's may have the name of a type inside one of UIKit's, such as `Operation`.
      root == "NSObject" || !ToolchainNames.all.contains(root)
    else { return [] }
    return type.members.compactMap { member in
      guard member.isOverride, !MissingOverrides.foundation.contains(member.name),
        !FileLowering.isOfRuntime(member.signature),
        !index.superclasses(of: type.name).contains(where: { superclass in
          index.members(of: superclass).contains { $0.name == member.name }
        }), !index.members(of: root).contains(where: { $0.name == member.name })
      else { return nil }
      return Override(member: member, type: type, superclass: root)
    }
  }
}
