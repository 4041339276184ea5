// SPDX-License-Identifier: MIT
package import Foundation

/// A single file that appears complete or not at all: written in a hidden folder beside its place, and renamed
/// into it.
package struct SingleOutput: PartialOutput {
  private let target: String
  package let shownPath: String
  private let work: WorkFolder
  private let createdParents: [String]

  package var workPath: String { work.path + "/partial" }

  package init(replacing path: String, shownAs shownPath: String) throws(FilmstripError) {
    let target = OutputFolder.resolved(path)
    self = try PartialOutputs.exclusively { register throws(FilmstripError) in
      let parent = OutputFolder.parent(of: target)
      LeftoverFolders.settle(in: parent, knownFiles: .known)
      let created = OutputFolder.missing(parent)
      do throws(SystemError) {
        // Another run may make a parent at the same time.
        for folder in created { try OutputFolder.makeFolder(folder, orElse: EEXIST) }
        let output = SingleOutput(
          target: target, shownPath: shownPath, work: try WorkFolder.make(.work, in: parent),
          createdParents: created)
        register.add(output)
        return output
      } catch {
        for path in created.reversed() { rmdir(path) }
        throw .outputUnwritable(path: shownPath, error)
      }
    }
  }

  private init(target: String, shownPath: String, work: WorkFolder, createdParents: [String]) {
    (self.target, self.shownPath) = (target, shownPath)
    (self.work, self.createdParents) = (work, createdParents)
  }

  /// Puts the file in its place, and what was there before away, in one step.
  package func commit() throws(FilmstripError) {
    do { try work.sync() } catch { throw .outputUnwritable(path: shownPath, error) }
    try PartialOutputs.exclusively { register throws(FilmstripError) in
      var status = stat()
      if stat(target, &status) == 0 { chmod(workPath, status.st_mode & 0o7777) }
      guard rename(workPath, target) == 0 else {
        throw .outputUnwritable(path: shownPath, errno: errno)
      }
      register.setPlaced(self)
      work.release()
      // Some file systems cannot sync folders; then there is nothing more to be done for it.
      try? FileSync.folder(OutputFolder.parent(of: target))
    }
  }

  /// Removes everything this made, unless it is in its place: for a run that failed.
  package func discard() {
    try? PartialOutputs.exclusively { register throws(FilmstripError) in
      if register.remove(self) { remove() }
    }
  }

  func remove() {
    unlink(workPath)
    work.release()
    for path in createdParents.reversed() { rmdir(path) }
  }

  /// Writes bytes to a file, which appears complete or not at all; into what is no file, such as a pipe, as they are.
  ///
  /// - Parameters:
  ///   - data: What the file will hold.
  ///   - path: The file's path. A link is followed.
  /// - Throws: ``FilmstripError`` where the file cannot be written.
  package static func write(_ data: Data, to path: String) throws(FilmstripError) {
    var status = stat()
    let isFile = stat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG
    let output = isFile ? try SingleOutput(replacing: path, shownAs: path) : nil
    do throws(SystemError) {
      let file = try FileWriter(creating: output?.workPath ?? path)
      try file.write(data)
      try file.close()
    } catch {
      output?.discard()
      throw .outputUnwritable(path: path, error)
    }
    do { try output?.commit() } catch {
      output?.discard()
      throw error
    }
  }
}
