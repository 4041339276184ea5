// SPDX-License-Identifier: MIT
internal import Foundation

/// A hidden folder beside an output that belongs to one run for as long as it lasts.
///
/// Its name says nothing of the run: two containers may have the same process number. The run holds
/// a lock on a file in it, which the system releases however the run ends, so that any later run
/// can recognize a folder that was left behind (``LeftoverFolders``).
struct WorkFolder: Sendable {
  enum Kind: String, CaseIterable {
    case work
    /// Holds an output that was set aside to make room, under its own name.
    case earlier

    var prefix: String { ".filmstrip-\(rawValue)-" }
  }

  let path: String
  /// The open lock file; closing it gives the folder up.
  private let lock: Int32

  /// The file in each such folder that its run holds locked.
  static let lockName = "lock"

  /// Creates a folder that no other run has.
  static func make(_ kind: Kind, in parent: String) throws(SystemError) -> WorkFolder {
    // A run that cleans up may take a new folder away before it is locked: then make another.
    for _ in 0..<100 {
      var name = Array("\(parent)/\(kind.prefix)XXXXXX".utf8CString)
      guard mkdtemp(&name) != nil else { throw SystemError(errno) }
      let path = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
      let lock = open(path + "/" + lockName, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
      guard lock >= 0 else {
        let error = SystemError(errno)
        rmdir(path)
        if error.code == ENOENT { continue }
        throw error
      }
      // Where a file system has no locks, no run can lock the folder: none is taken for left
      // behind.
      let isTaken = flock(lock, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK
      if !isTaken && isNamed(path + "/" + lockName, lock) {
        return WorkFolder(path: path, lock: lock)
      }
      close(lock)
    }
    throw SystemError(EAGAIN)
  }

  /// Takes over a folder that another run left behind; nil when it is in use or gone.
  static func takeOver(_ path: String) -> WorkFolder? {
    var status = stat()
    // In a folder that everyone may write into, others could create such names.
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR,
      status.st_uid == geteuid()
    else { return nil }
    let lock = open(path + "/" + lockName, O_RDWR | O_NOFOLLOW | O_CLOEXEC)
    guard lock >= 0 else {
      // Left between two steps of its making, or its removal: only goes if it is empty. A run that
      // is making it notices.
      if errno == ENOENT { rmdir(path) }
      return nil
    }
    guard flock(lock, LOCK_EX | LOCK_NB) == 0, isNamed(path + "/" + lockName, lock) else {
      close(lock)
      return nil
    }
    return WorkFolder(path: path, lock: lock)
  }

  /// Makes everything in the folder outlast a loss of power; throws if any of it did not arrive since
  /// the folder was made.
  func sync() throws(SystemError) { try FileSync.fileSystem(of: lock) }

  func release() {
    // The lock file goes last, so that the folder is recognized as left behind until then.
    if (try? FolderListing.names(in: path)) == [WorkFolder.lockName] {
      unlink(path + "/" + WorkFolder.lockName)
      rmdir(path)
    }
    close(lock)
  }

  /// Whether a path still names the file that is open.
  private static func isNamed(_ path: String, _ descriptor: Int32) -> Bool {
    var (named, opened) = (stat(), stat())
    return lstat(path, &named) == 0 && fstat(descriptor, &opened) == 0
      && named.st_dev == opened.st_dev && named.st_ino == opened.st_ino
  }
}
