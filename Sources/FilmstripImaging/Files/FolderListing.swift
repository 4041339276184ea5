// SPDX-License-Identifier: MIT
internal import Foundation

package enum FolderListing {
  /// The names of all entries, hidden ones included, in an order that does not change.
  package static func names(in folder: String) throws(SystemError) -> [String] {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemError(errno) }
    return try names(in: descriptor)
  }

  /// The names in an open folder, which this closes.
  static func names(in descriptor: Int32) throws(SystemError) -> [String] {
    guard let stream = fdopendir(descriptor) else {
      let error = SystemError(errno)
      close(descriptor)
      throw error
    }
    defer { closedir(stream) }
    var names: [String] = []
    errno = 0
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
      errno = 0
    }
    guard errno == 0 else { throw SystemError(errno) }
    return names.sorted()
  }
}
