// SPDX-License-Identifier: MIT

/// Types that are private to a file with a part of a transition, such as a delegate that its screen makes.
///
/// They are lowered without `private`, as a scene has to name them. All types of such a file are, as one may be in the
/// declaration of another one. One of two types of a name stays private.
struct PrivateTypes {
  let index: TargetIndex

  /// What a part of a transition conforms to, or descends from.
  private static let parts: Set<String> = [
    "UIViewControllerTransitioningDelegate", "UIViewControllerAnimatedTransitioning",
    "UIViewControllerInteractiveTransitioning", "UIPercentDrivenInteractiveTransition",
    "UIPresentationController",
  ]

  /// Whether a scene may name the private types of a file, by what all types of the file inherit.
  static func areShown(besideTypesThatInherit names: some Sequence<String>) -> Bool {
    names.contains(where: parts.contains)
  }

  /// Takes away their modifiers.
  func apply(to changes: inout [FileChanges]) {
    for (number, file) in index.files.enumerated()
    where PrivateTypes.areShown(besideTypesThatInherit: file.types.lazy.flatMap(\.inherited)) {
      for type in file.types where type.kind != .extensionOfType && !type.isLocal {
        guard let range = type.privateRange,
          index.parts(of: type.name).filter({ $0.kind != .extensionOfType }).count == 1
        else { continue }
        changes[number].edits.remove(range)
      }
    }
  }
}
