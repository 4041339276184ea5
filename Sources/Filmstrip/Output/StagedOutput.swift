// SPDX-License-Identifier: MIT
internal import Foundation

/// The two names of an output inside its work folder: while it is written, and once it is complete.
///
/// What the second one names is never removed unseen: after the exchange it is the earlier output, in
/// which there may be files of others.
struct StagedOutput {
  private let folder: WorkFolder
  private let knownFiles: OutputFiles

  init(in folder: WorkFolder, knownFiles: OutputFiles) {
    self.folder = folder
    self.knownFiles = knownFiles
  }

  /// The output while its files are written.
  var partial: String { folder.path + "/partial" }

  /// The output when all its files are; what it replaced, after they were exchanged.
  var complete: String { folder.path + "/complete" }

  /// Removes what there is of both, but for an earlier output with files of others in it.
  func discard() {
    // Threads that are stopped may still create files in it while it is being removed.
    for _ in 0..<1_000 where access(partial, F_OK) == 0 {
      try? FileManager.default.removeItem(atPath: partial)
    }
    let output = try? EarlierOutput(in: complete, shownAs: complete, knownFiles: knownFiles)
    try? output?.remove()
  }
}
