// SPDX-License-Identifier: MIT

/// Types that are private to a file with a part of a transition, such as a delegate that its screen makes.
///
/// They are lowered without `private`, as a scene has to name them. All types and aliases of such a file are, as one may be
/// in the declaration of another one, and so are the members by which types conform to a protocol among them. If another
/// type of the target has the name of one of them, the file stays as it is.
struct PrivateTypes {
  let index: TargetIndex

  /// What a part of a transition conforms to, or descends from.
  private static let parts: Set<String> = [
    "UIViewControllerTransitioningDelegate", "UIViewControllerAnimatedTransitioning",
    "UIViewControllerInteractiveTransitioning", "UIPercentDrivenInteractiveTransition",
    "UIPresentationController", "UINavigationControllerDelegate", "UITabBarControllerDelegate",
  ]

  /// Whether a scene may name the private types of a file, by what all types of the file inherit.
  static func areShown(besideTypesThatInherit names: some Sequence<String>) -> Bool {
    names.contains(where: parts.contains)
  }

  /// Takes away their modifiers.
  func apply(to changes: inout [FileChanges]) {
    let aliases = index.files.flatMap { $0.privateAliases.map(\.name) }
    for (number, file) in index.files.enumerated()
    where PrivateTypes.areShown(besideTypesThatInherit: file.types.lazy.flatMap(\.inherited)) {
      let types = file.types.filter {
        $0.kind != .extensionOfType && !$0.isLocal && $0.privateRange != nil
      }
      let isFree =
        types.allSatisfy { type in
          index.parts(of: type.name).count { $0.kind != .extensionOfType } == 1
        }
        && file.privateAliases.allSatisfy { alias in
          index.parts(of: alias.name).isEmpty && aliases.count { $0 == alias.name } == 1
        }
      guard isFree else { continue }
      // A member by which a type conforms to a protocol is as visible as the two.
      let protocols = types.filter { $0.kind == .protocolType }
      let required = Set(protocols.flatMap(\.members).map(\.signature))
      let conforming = Set(
        file.types.filter { !Set($0.inherited).isDisjoint(with: protocols.map(\.name)) }
          .map(\.name))
      let members = file.types.filter { conforming.contains($0.name) && $0.kind != .protocolType }
        .flatMap(\.members).filter { required.contains($0.signature) }
      for range in types.compactMap(\.privateRange) + file.privateAliases.map(\.range)
        + members.compactMap(\.privateRange)
      {
        changes[number].edits.remove(range)
      }
    }
  }
}
