// SPDX-License-Identifier: MIT
package import Foundation

/// A regular file that is open for reading, in parts and in any order.
///
/// For use from any thread: reading does not move a position.
package final class FileBlocks: Sendable {
  /// What error messages call the file.
  let path: String
  package let byteCount: Int
  private let descriptor: Int32

  package convenience init(path: String) throws(ImagingError) {
    var isDirectory: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory),
      isDirectory.boolValue
    {
      throw .directory(file: path)
    }
    try self.init(path: path) { open(path, $0) }
  }

  /// Opens a file by what opens it with some flags, and returns -1 with `errno` set where it does not.
  init(path: String, opening: (Int32) -> Int32) throws(ImagingError) {
    // Without O_NONBLOCK a pipe that nothing writes to would hold the program here.
    let file = opening(O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw .unreadable(file: path, reason: SystemError(errno).reason) }
    var status = stat()
    guard fstat(file, &status) == 0 else {
      let reason = SystemError(errno).reason
      close(file)
      throw .unreadable(file: path, reason: reason)
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      close(file)
      throw .unreadable(file: path, reason: "it is not a regular file")
    }
    (self.path, byteCount, descriptor) = (path, Int(status.st_size), file)
  }

  deinit { close(descriptor) }

  /// So many bytes from an offset on; fewer where the file ends before.
  package func read(at offset: Int, count: Int) throws(ImagingError) -> Data {
    var data = Data(count: count)
    var filled = 0
    while filled < count {
      let got = data.withUnsafeMutableBytes {
        pread(descriptor, $0.baseAddress! + filled, $0.count - filled, off_t(offset + filled))
      }
      if got < 0 && errno == EINTR { continue }
      guard got >= 0 else { throw .unreadable(file: path, reason: SystemError(errno).reason) }
      if got == 0 { break }
      filled += got
    }
    return data.prefix(filled)
  }
}
