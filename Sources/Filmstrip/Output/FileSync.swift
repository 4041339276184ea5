// SPDX-License-Identifier: MIT
internal import Foundation
internal import Imaging

/// Makes files outlast a loss of power.
enum FileSync {
  /// Syncs a folder's own entries.
  static func folder(_ path: String) throws(SystemError) {
    try sync(path, flags: O_RDONLY | O_DIRECTORY | O_CLOEXEC)
  }

  /// Syncs a folder with all files and folders in it.
  static func contents(of path: String) throws(SystemError) {
    for name in try FolderListing.names(in: path) {
      let path = path + "/" + name
      var status = stat()
      if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
        try contents(of: path)
      } else {
        try sync(path, flags: O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
      }
    }
    try folder(path)
  }

  private static func sync(_ path: String, flags: Int32) throws(SystemError) {
    let descriptor = open(path, flags)
    guard descriptor >= 0 else { throw SystemError(errno) }
    defer { close(descriptor) }
    while fsync(descriptor) != 0 {
      // EINVAL: the file system has nothing to sync, as one in memory.
      if errno == EINVAL { return }
      guard errno == EINTR else { throw SystemError(errno) }
    }
  }
}
