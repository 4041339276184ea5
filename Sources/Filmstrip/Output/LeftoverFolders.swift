// SPDX-License-Identifier: MIT
internal import Foundation

/// Cleans up after runs that were killed, or whose machine went down.
enum LeftoverFolders {
  /// Goes through the hidden folders beside an output: those that no run holds are removed, and an
  /// output that was set aside is put back if its place is empty.
  static func settle(in parent: String, knownFiles: OutputFiles) {
    guard let names = try? FolderListing.names(in: parent) else { return }
    for name in names {
      guard let kind = WorkFolder.Kind.allCases.first(where: { name.hasPrefix($0.prefix) }),
        let folder = WorkFolder.takeOver(parent + "/" + name)
      else { continue }
      switch kind {
      case .work: StagedOutput(in: folder, knownFiles: knownFiles).discard()
      case .earlier: restore(from: folder, into: parent, knownFiles: knownFiles)
      }
      folder.release()
    }
  }

  /// Puts back each output that was set aside, or removes it if another stands in its place.
  private static func restore(
    from folder: WorkFolder, into parent: String, knownFiles: OutputFiles
  ) {
    let names = (try? FolderListing.names(in: folder.path)) ?? []
    for name in names where name != WorkFolder.lockName {
      let (kept, place) = (folder.path + "/" + name, parent + "/" + name)
      var status = stat()
      if lstat(place, &status) != 0, errno == ENOENT {
        rename(kept, place)
      } else if let earlier = try? EarlierOutput(
        in: kept, shownAs: place, knownFiles: knownFiles)
      {
        // Files that others put into it meanwhile stay, and so does the folder.
        try? earlier.remove()
      }
    }
  }
}
