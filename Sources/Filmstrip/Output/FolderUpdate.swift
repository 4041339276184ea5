// SPDX-License-Identifier: MIT
package import Foundation

package enum FolderUpdate {
  /// Writes files, of which there is one at least, in place of those of the same names.
  ///
  /// All are written beside their places first, so that each is complete or as it was.
  package static func write(
    _ files: [(name: String, bytes: Data)], into folder: URL
  ) throws(FilmstripError) {
    // Another run may have been ended in the middle of this.
    LeftoverFolders.settle(in: folder.path, knownFiles: OutputFiles([]))
    do throws(SystemError) {
      let work = try WorkFolder.make(.work, in: folder.path)
      let staged = StagedOutput(in: work, knownFiles: OutputFiles([]))
      defer {
        staged.discard()
        work.release()
      }
      guard mkdir(staged.partial, 0o777) == 0 else { throw SystemError(errno) }
      for file in files {
        let writer = try FileWriter(creating: staged.partial + "/" + file.name)
        try writer.write(file.bytes)
        try writer.close()
      }
      try work.sync()
      for file in files {
        guard
          rename(staged.partial + "/" + file.name, folder.appendingPathComponent(file.name).path)
            == 0
        else { throw SystemError(errno) }
      }
    } catch {
      throw .outputUnwritable(path: folder.relativePath, error)
    }
  }
}
