// SPDX-License-Identifier: MIT
internal import CFilmstripSystem
package import Foundation

/// A folder whose files are read, and whether links on the way to them are followed.
///
/// What another machine made, such as the failures and results of a pull request from a fork, may have a link in the
/// place of a file or folder, which leads to something of whoever reads it.
package struct InputFolder: Sendable {
  /// The folder; its relative path is what messages call it.
  package let url: URL
  /// The path of the folder below which no link is followed; nil where links are.
  private let root: String?
  /// The path from there to the folder; empty for the root itself.
  private let path: String

  /// A folder of this machine's, in which links are followed.
  package init(_ url: URL) { (self.url, root, path) = (url, nil, "") }

  /// A folder that may be another machine's, in which no link is followed; its own path may lead through some.
  package init(foreign url: URL) { (self.url, root, path) = (url, url.path, "") }

  private init(_ url: URL, root: String?, path: String) {
    (self.url, self.root, self.path) = (url, root, path)
  }

  package func folder(_ path: String) -> InputFolder {
    InputFolder(url.appendingPathComponent(path, isDirectory: true), root: root, path: below(path))
  }

  /// The bytes of a file, by its path from here; at most so many as the limits allow.
  ///
  /// The error says that there are too many levels of links where one is on the way.
  package func data(of name: String, limits: ImageLimits = .standard) throws(ImagingError) -> Data {
    let path = url.appendingPathComponent(name).path
    guard root != nil else { return try FileBytes.read(path: path, limits: limits) }
    let file = try FileBlocks(path: path) { open(below(name), flags: $0) }
    try limits.check(byteCount: file.byteCount, file: path)
    return try file.read(at: 0, count: file.byteCount)
  }

  /// The names of all that is in the folder, hidden ones included, in an order that does not change.
  package func names() throws(SystemError) -> [String] {
    guard root != nil else { return try FolderListing.names(in: url.path) }
    let folder = open(path, flags: O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { throw SystemError(errno) }
    return try FolderListing.names(in: folder)
  }

  /// What a name in the folder is, a link not followed: `S_IFREG`, `S_IFDIR` and so on; nil for nothing.
  package func kind(of name: String) -> UInt32? {
    var status = stat()
    return lstat(url.appendingPathComponent(name).path, &status) == 0
      ? status.st_mode & S_IFMT : nil
  }

  private func below(_ name: String) -> String { path.isEmpty ? name : "\(path)/\(name)" }

  /// Opens what a path from the root names, through no link; -1 with `errno` set.
  private func open(_ path: String, flags: Int32) -> Int32 {
    let folder = Foundation.open(root ?? url.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { return -1 }
    if path.isEmpty { return folder }
    let file = filmstrip_open_without_links(folder, path, flags)
    let code = errno
    close(folder)
    errno = code
    return file
  }
}
