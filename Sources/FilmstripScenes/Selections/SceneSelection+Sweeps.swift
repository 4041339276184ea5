// SPDX-License-Identifier: MIT

extension SceneSelection {
  /// Removes the cases whose ways are those of an earlier case: a sweep lifts a touch everywhere, so that cases which
  /// differ in their touch alone are one, where the transition has a drag of its own.
  ///
  /// - Parameter registry: Which transitions there are.
  /// - Returns: A line for each case that was removed.
  package mutating func removeRepeatedSweeps(registry: SceneRegistry = .current) -> [String] {
    struct Kind: Hashable {
      let suite: String
      let transition: String
      let variant: SceneVariant
    }
    var kept: [Kind: [Member]] = [:]
    var repeated: Set<Int> = []
    var lines: [String] = []
    for member in members {
      let kind = Kind(
        suite: member.suite, transition: member.sceneCase.scene.transition,
        variant: member.sceneCase.variant)
      if let earlier = kept[kind]?.first(where: { $0.isSweptLike(member, registry) }) {
        lines.append("\(member.name): its ways are those of \(earlier.name)")
        repeated.insert(member.index)
      } else {
        kept[kind, default: []].append(member)
      }
    }
    keep { !repeated.contains($0.index) }
    return lines
  }
}

extension SceneSelection.Member {
  fileprivate func isSweptLike(_ other: Self, _ registry: SceneRegistry) -> Bool {
    let (mine, its) = (sceneCase.scene, other.sceneCase.scene)
    let isDrivenAlike =
      mine.touch == its.touch
      || registry.transitions.first { $0.name == mine.transition }?.drag != nil
    return isDrivenAlike && sceneCase.file == other.sceneCase.file
      && mine.container == its.container
      && mine.from == its.from && mine.to == its.to && mine.values == its.values
      && mine.rules == its.rules
  }
}
