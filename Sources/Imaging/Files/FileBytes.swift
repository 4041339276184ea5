// SPDX-License-Identifier: MIT
package import Foundation

/// The bytes of files given by path.
package enum FileBytes {
  /// All bytes of a regular file of at most so many; `path` is also what error messages call the file.
  ///
  /// No memory is provided for a file that has more: the size of one with a hole can be anything.
  package static func read(
    path: String, limits: ImageLimits = .standard
  ) throws(ImagingError) -> Data {
    var isDirectory: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory),
      isDirectory.boolValue
    {
      throw .directory(file: path)
    }
    // Without O_NONBLOCK a pipe that nothing writes to would hold the program here.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else {
      throw .unreadable(file: path, reason: String(cString: strerror(errno)))
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else {
      throw .unreadable(file: path, reason: String(cString: strerror(errno)))
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .unreadable(file: path, reason: "it is not a regular file")
    }
    try limits.check(byteCount: Int(status.st_size), file: path)
    var data = Data(count: Int(status.st_size))
    var offset = 0
    while offset < data.count {
      let count = data.withUnsafeMutableBytes {
        Foundation.read(file, $0.baseAddress! + offset, $0.count - offset)
      }
      guard count >= 0 else {
        throw .unreadable(file: path, reason: String(cString: strerror(errno)))
      }
      if count == 0 { break }
      offset += count
    }
    return data.prefix(offset)
  }
}
