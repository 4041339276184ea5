// SPDX-License-Identifier: MIT
internal import Foundation

/// An earlier output: a folder in which each file bears Filmstrip's mark, so that it may be
/// replaced.
struct EarlierOutput {
  private let folder: String
  /// What is in the folder, each path relative to it.
  private let files: [String]
  /// The folders in it that outputs have.
  private let folders: [String]

  /// Looks at the folder at a path; nil when there is nothing.
  ///
  /// Refuses one with any other file in it,
  /// and one whose files could not be removed.
  init?(in folder: String, shownAs path: String, knownFiles: OutputFiles) throws(FilmstripError) {
    var status = stat()
    guard lstat(folder, &status) == 0 else { return nil }
    guard status.st_mode & S_IFMT == S_IFDIR else { throw .outputIsFile(path: path) }
    var parent = stat()
    // What a file system is mounted on cannot be exchanged for another folder.
    if stat(folder + "/..", &parent) == 0, parent.st_dev != status.st_dev {
      throw .outputIsMountPoint(path: path)
    }
    var files: [String] = []
    var folders: [String] = []
    for name in try EarlierOutput.names(in: folder, shownAs: path) {
      guard knownFiles.folders.contains(name),
        EarlierOutput.kind(of: folder + "/" + name) == S_IFDIR
      else {
        files.append(name)
        continue
      }
      folders.append(name)
      let inner = try EarlierOutput.names(in: folder + "/" + name, shownAs: path + "/" + name)
      files += inner.map { name + "/" + $0 }
    }
    for file in files {
      let isOurs: Bool
      do { isOurs = try EarlierOutput.isOurs(file, in: folder, knownFiles: knownFiles) } catch {
        throw .outputUnwritable(path: path, error)
      }
      guard isOurs else { throw .outputHoldsOtherFiles(path: path, example: file) }
    }
    (self.folder, self.files, self.folders) = (folder, files, folders)
  }

  /// Removes the folder with the files that were seen in it.
  ///
  /// A file that came into it since then is not removed; it makes this fail.
  func remove() throws(SystemError) {
    for file in files where unlink(folder + "/" + file) != 0 && errno != ENOENT {
      throw SystemError(errno)
    }
    let folders = folders.map { folder + "/" + $0 } + [folder]
    for folder in folders where rmdir(folder) != 0 && errno != ENOENT { throw SystemError(errno) }
  }

  /// Whether a file has the name and the mark of one of an output's files.
  private static func isOurs(
    _ name: String, in folder: String, knownFiles: OutputFiles
  ) throws(SystemError) -> Bool {
    let path = folder + "/" + name
    guard let kind = kind(of: path) else { return true }  // Gone since it was seen.
    guard kind == S_IFREG, let file = knownFiles.file(at: name) else { return false }
    // Without O_NONBLOCK a pipe that took its place would hold the program here.
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      // What may not be read is not one of ours; without free descriptors it is not known.
      if errno == EACCES || errno == ELOOP { return false }
      throw SystemError(errno)
    }
    return file.isOurs(FileHandle(fileDescriptor: descriptor, closeOnDealloc: true))
  }

  /// What a path itself is, links not followed: `S_IFREG`, `S_IFDIR` and so on; nil for nothing.
  private static func kind(of path: String) -> mode_t? {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }

  /// The names in a folder whose files can be removed.
  private static func names(
    in folder: String, shownAs path: String
  ) throws(FilmstripError) -> [String] {
    guard access(folder, R_OK | W_OK | X_OK) == 0 else {
      throw .outputUnwritable(path: path, errno: errno)
    }
    do { return try FolderListing.names(in: folder) } catch {
      throw .outputUnwritable(path: path, error)
    }
  }
}
