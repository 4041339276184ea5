// SPDX-License-Identifier: MIT
package import Foundation

/// A folder that appears complete or not at all: written beside its place and put into it.
package struct OutputFolder: PartialOutput {
  /// Where the finished folder will be, without symbolic links.
  let target: String
  let shownPath: String
  var workPath: String { staged.partial }

  private let work: WorkFolder
  private let knownFiles: OutputFiles
  /// Folders above the target that did not exist before, the outermost first.
  private let createdParents: [String]

  /// Prepares to replace the folder at a path; refuses one that holds anything else than an earlier
  /// output.
  ///
  /// - Throws: ``FilmstripError``.
  package init(
    replacing path: String, shownAs shownPath: String, knownFiles: OutputFiles
  ) throws(FilmstripError) {
    let target = OutputFolder.resolved(path)
    self = try PartialOutputs.exclusively { register throws(FilmstripError) in
      let parent = OutputFolder.parent(of: target)
      LeftoverFolders.settle(in: parent, knownFiles: knownFiles)
      _ = try EarlierOutput(in: target, shownAs: shownPath, knownFiles: knownFiles)
      let created = OutputFolder.missing(parent)
      var work: WorkFolder?
      do throws(SystemError) {
        // Another run may make a parent at the same time.
        for folder in created { try OutputFolder.makeFolder(folder, orElse: EEXIST) }
        let made = try WorkFolder.make(.work, in: parent)
        work = made
        let partial = StagedOutput(in: made, knownFiles: knownFiles).partial
        try OutputFolder.makeFolder(partial)
        for folder in knownFiles.folders { try OutputFolder.makeFolder(partial + "/" + folder) }
        let output = OutputFolder(
          target: target, shownPath: shownPath, work: made, knownFiles: knownFiles,
          createdParents: created)
        register.add(output)
        return output
      } catch {
        if let work {
          StagedOutput(in: work, knownFiles: knownFiles).discard()
          work.release()
        }
        for path in created.reversed() { rmdir(path) }
        throw .outputUnwritable(path: shownPath, error)
      }
    }
  }

  private init(
    target: String, shownPath: String, work: WorkFolder, knownFiles: OutputFiles,
    createdParents: [String]
  ) {
    (self.target, self.shownPath) = (target, shownPath)
    (self.work, self.knownFiles, self.createdParents) = (work, knownFiles, createdParents)
  }

  private var staged: StagedOutput { StagedOutput(in: work, knownFiles: knownFiles) }

  package func path(of name: String) -> String { workPath + "/" + name }

  /// What messages call that file.
  package func shownPath(of name: String) -> String { shownPath + "/" + name }

  package func write(_ data: Data, to name: String) throws(FilmstripError) {
    try write(to: name) { file throws(SystemError) in try file.write(data) }
  }

  func write(_ image: EncodedImage, to name: String) throws(FilmstripError) {
    try write(to: name) { file throws(SystemError) in try PNGFile.write(image, to: file) }
  }

  private func write(
    to name: String, _ body: (FileWriter) throws(SystemError) -> Void
  ) throws(FilmstripError) {
    do throws(SystemError) {
      let file = try FileWriter(creating: path(of: name))
      try body(file)
      try file.close()
    } catch {
      throw .outputUnwritable(path: shownPath(of: name), error)
    }
  }

  /// Puts the folder in its place; what was there before is removed once the new one is in place.
  package func commit() throws(FilmstripError) {
    for folder in knownFiles.folders { rmdir(path(of: folder)) }  // Only goes if it is empty.
    // Takes time, so a program that is asked to end need not wait for it.
    do { try work.sync() } catch {
      throw .outputUnwritable(path: shownPath, error)
    }
    try PartialOutputs.exclusively { register throws(FilmstripError) in
      let staged = self.staged
      var status = stat()
      if stat(target, &status) == 0 { chmod(staged.partial, status.st_mode & 0o7777) }
      guard rename(staged.partial, staged.complete) == 0 else {
        throw .outputUnwritable(path: shownPath, errno: errno)
      }
      let placement = OutputPlacement(
        complete: staged.complete, target: target, shownPath: shownPath, knownFiles: knownFiles)
      let obstacle = try placement.place()
      register.setPlaced(self)
      work.release()
      if let obstacle { throw .earlierOutputNotRemoved(path: shownPath, reason: obstacle.reason) }
    }
  }

  /// Removes everything this made, unless it is in its place: for a run that failed.
  package func discard() {
    try? PartialOutputs.exclusively { register throws(FilmstripError) in
      if register.remove(self) { remove() }
    }
  }

  /// Removes everything this made; for one who holds the lock of ``PartialOutputs``.
  func remove() {
    staged.discard()
    work.release()
    for path in createdParents.reversed() { rmdir(path) }
  }

  static func makeFolder(_ path: String, orElse accepted: Int32 = 0) throws(SystemError) {
    guard mkdir(path, 0o777) == 0 || errno == accepted else { throw SystemError(errno) }
  }

  /// A folder and those above it that do not exist, the outermost first.
  static func missing(_ folder: String) -> [String] {
    var missing: [String] = []
    var ancestor = folder
    while access(ancestor, F_OK) != 0, ancestor != "/" {
      missing.insert(ancestor, at: 0)
      ancestor = parent(of: ancestor)
    }
    return missing
  }

  /// The absolute path with symbolic links resolved as far as the path exists.
  package static func resolved(_ path: String) -> String {
    if let real = realpath(path, nil) {
      defer { free(real) }
      return String(cString: real)
    }
    let url = URL(fileURLWithPath: path)
    let parent = url.deletingLastPathComponent().path
    guard parent != path, url.lastPathComponent != ".." else { return url.standardized.path }
    let start = resolved(parent)
    return (start == "/" ? "" : start) + "/" + url.lastPathComponent
  }

  static func parent(of path: String) -> String {
    URL(fileURLWithPath: path).deletingLastPathComponent().path
  }
}
