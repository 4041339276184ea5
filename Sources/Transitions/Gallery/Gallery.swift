// SPDX-License-Identifier: MIT
internal import UIKit

/// The transitions that come with Filmstrip.
public enum Gallery {
  /// In the order in which they are listed.
  public static let entries: [GalleryEntry] = [.shadowPush]

  /// The transition of a name.
  public static func entry(named name: String) throws(GalleryError) -> GalleryEntry {
    guard let entry = entries.first(where: { $0.name == name }) else {
      throw .unknownTransition(name, known: entries.map(\.name))
    }
    return entry
  }
}
