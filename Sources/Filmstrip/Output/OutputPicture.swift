// SPDX-License-Identifier: MIT
internal import Foundation
internal import Imaging

/// A single file that appears complete or not at all: written in a hidden folder beside its place, and renamed
/// into it.
struct OutputPicture: PartialOutput {
  /// Where the finished file will be, without symbolic links.
  private let target: String
  /// The path as it was given, for messages.
  let shownPath: String
  private let work: WorkFolder
  /// Folders above the target that did not exist before, the outermost first.
  private let createdParents: [String]

  /// Where the file is written until then.
  var workPath: String { work.path + "/partial" }

  /// Prepares to write the file at a path, and to replace one of the same format that is there; refuses anything
  /// else.
  init(replacing path: String, shownAs shownPath: String, format: AnimatedPictureFormat) throws {
    let target = OutputFolder.resolved(path)
    try OutputPicture.check(target, shownAs: shownPath, format: format)
    self = try PartialOutputs.exclusively { register throws(FilmstripError) in
      let parent = OutputFolder.parent(of: target)
      LeftoverFolders.settle(in: parent, knownFiles: OutputFormats.standard.files)
      let created = OutputFolder.missing(parent)
      do throws(SystemError) {
        // Another run may make a parent at the same time.
        for folder in created { try OutputFolder.makeFolder(folder, orElse: EEXIST) }
        let output = OutputPicture(
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
  func commit() throws(FilmstripError) {
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
  func discard() {
    try? PartialOutputs.exclusively { register throws(FilmstripError) in
      if register.remove(self) { remove() }
    }
  }

  func remove() {
    unlink(workPath)
    work.release()
    for path in createdParents.reversed() { rmdir(path) }
  }

  /// Refuses a path at which something is that this may not replace: no file, or one that begins otherwise than
  /// files of the format.
  ///
  /// An empty file is replaced.
  private static func check(
    _ target: String, shownAs shownPath: String, format: AnimatedPictureFormat
  ) throws {
    var status = stat()
    guard lstat(target, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw AnimatedPictureError.outputIsNoFile(path: shownPath)
    }
    guard status.st_size > 0 else { return }
    let start: Data
    do { start = try FileBlocks(path: target).read(at: 0, count: 12) } catch {
      throw FilmstripError.outputUnwritable(path: shownPath, errno: EACCES)
    }
    guard format.isBeginning(start) else {
      throw AnimatedPictureError.outputIsOtherFile(path: shownPath, format: format.title)
    }
  }
}

extension AnimatedPictureFormat {
  /// Whether a file of the format, by anyone, can begin so.
  fileprivate func isBeginning(_ start: Data) -> Bool {
    func has(_ text: String, at offset: Int) -> Bool {
      start.dropFirst(offset).starts(with: Data(text.utf8))
    }
    return switch self {
    case .gif: has("GIF8", at: 0)
    case .webp: has("RIFF", at: 0) && has("WEBP", at: 8)
    case .mp4: has("ftyp", at: 4)
    case .png: has("PNG\r\n", at: 1)
    }
  }
}
