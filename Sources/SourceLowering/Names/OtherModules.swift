// SPDX-License-Identifier: MIT

/// What is declared beside a target's lowered files: by the modules that it may import, and by files of its
/// own.
public struct OtherModules {
  /// Which of some names they declare.
  let declared: (Set<String>) -> Set<String>
  /// Which of some names they declare in no other type.
  let outer: (Set<String>) -> Set<String>
  /// The names of the members that a class of theirs has, without those of its superclasses.
  let members: (String) -> Set<String>

  /// Modules that are asked by name.
  ///
  /// - Parameters:
  ///   - declared: Returns which of some names they declare.
  ///   - outer: Returns which of some names they declare in no other type; nil for what `declared` returns.
  ///   - members: Returns the names of the members of a class.
  public init(
    declared: @escaping (Set<String>) -> Set<String>,
    outer: ((Set<String>) -> Set<String>)? = nil,
    members: @escaping (String) -> Set<String> = { _ in [] }
  ) {
    (self.declared, self.outer, self.members) = (declared, outer ?? declared, members)
  }
}
