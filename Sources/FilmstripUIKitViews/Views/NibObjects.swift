// SPDX-License-Identifier: MIT

/// The objects that a scene gives in the places of those in an app's nibs, which are not read.
@MainActor
package final class NibObjects {
  /// The objects at the top of a nib's file, or of the prototype that a list has for an identifier; nil where none are
  /// given.
  package var given: ((_ name: String, _ owner: Any?) -> [Any]?)?
  /// Whether an identifier for which nothing is registered is that of an empty prototype in a storyboard.
  package var hasEmptyPrototypes = false
}

extension StageEnvironment {
  /// What stands for the objects of nibs.
  package var nibs: NibObjects { part { NibObjects() } }
}
