// SPDX-License-Identifier: MIT

/// The transitions that come with Filmstrip.
public enum Gallery {
  /// In the order in which they are listed: by article, each transition before its reverse.
  public static let entries: [SceneTransition] = [
    .dropPush, .dropPop, .slidePresent, .slideDismiss,
    .scalePush, .scalePop, .springPresent, .springDismiss,
    .diagonalPresent, .diagonalDismiss,
    .tabSlide,
    .shadowPush, .fullPop,
  ]

  /// The transition of a name.
  ///
  /// - Parameter name: What the command line calls it.
  /// - Returns: The transition.
  /// - Throws: ``GalleryError`` where there is none.
  public static func entry(named name: String) throws(GalleryError) -> SceneTransition {
    guard let entry = entries.first(where: { $0.name == name }) else {
      throw .unknownTransition(name, known: entries.map(\.name))
    }
    return entry
  }
}
