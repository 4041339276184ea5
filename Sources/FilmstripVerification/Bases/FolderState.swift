// SPDX-License-Identifier: MIT
internal import Foundation
internal import FilmstripImaging

/// What is outside of a repository, by the sizes and times of its files: what a run of another time may have seen
/// otherwise.
enum FolderState {
  /// Names the state of a file, or of all files in a folder but hidden ones; nil where there is nothing.
  static func digest(of path: String) -> Digest? {
    var builder = DigestBuilder()
    var count = 0
    visit(path) { name, status in
      count += 1
      builder.add(name)
      builder.add(Int(status.st_size))
      builder.add(Int(status.st_mtim.tv_sec))
      builder.add(Int(status.st_mtim.tv_nsec))
    }
    return count == 0 ? nil : builder.digest
  }

  /// Bytes of all files in a folder.
  static func byteCount(of path: String) -> Int {
    var count = 0
    visit(path) { count += Int($1.st_size) }
    return count
  }

  private static func visit(_ path: String, _ body: (String, stat) -> Void) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    switch status.st_mode & S_IFMT {
    case S_IFDIR:
      for name in (try? FolderListing.names(in: path)) ?? [] where !name.hasPrefix(".") {
        visit("\(path)/\(name)", body)
      }
    case S_IFREG, S_IFLNK: body(path, status)
    default: break
    }
  }
}
