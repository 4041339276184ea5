// SPDX-License-Identifier: MIT
internal import CSystem
internal import Foundation

/// A folder that appears complete or not at all: written beside its place and put into it.
struct OutputFolder: Sendable {
  /// Where the finished folder will be, without symbolic links.
  let target: String
  /// What the person called it, for messages.
  let shownPath: String
  /// Where files are written until then.
  let workPath: String
  /// Folders above the target that did not exist before, the outermost first.
  private let createdParents: [String]

  /// The folder of the numbered frames.
  static let framesFolder = "frames"

  /// Prepares to replace the folder at a path; refuses one that holds anything else than an earlier
  /// output.
  init(replacing path: String, shownAs shownPath: String) throws(FilmstripError) {
    self.shownPath = shownPath
    target = OutputFolder.resolved(path)
    try EarlierOutput.check(target, shownAs: shownPath)
    var missing: [String] = []
    var ancestor = OutputFolder.parent(of: target)
    let parent = ancestor
    while access(ancestor, F_OK) != 0, ancestor != "/" {
      missing.insert(ancestor, at: 0)
      ancestor = OutputFolder.parent(of: ancestor)
    }
    createdParents = missing
    // Two runs into one folder, in this process or another, each have their own.
    workPath = "\(parent)/.filmstrip-\(getpid())-\(PartialOutputs.nextNumber()).partial"
    PartialOutputs.add(self)
    for folder in missing + [workPath, workPath + "/" + OutputFolder.framesFolder] {
      // Another run may make a parent at the same time.
      guard mkdir(folder, 0o777) == 0 || (errno == EEXIST && missing.contains(folder)) else {
        let error = FilmstripError.outputUnwritable(path: shownPath, errno: errno)
        discard()
        throw error
      }
    }
  }

  /// The path of a file that is being written.
  func path(of name: String) -> String { workPath + "/" + name }

  /// Writes one file.
  func write(_ data: Data, to name: String) throws(FilmstripError) {
    let file = open(path(of: name), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw .outputUnwritable(path: shownPath + "/" + name, errno: errno) }
    defer { close(file) }
    var offset = 0
    while offset < data.count {
      let count = data.withUnsafeBytes {
        Foundation.write(file, $0.baseAddress! + offset, $0.count - offset)
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else {
        throw .outputUnwritable(path: shownPath + "/" + name, errno: errno)
      }
      offset += count
    }
  }

  /// Puts the folder in its place; what was there before goes once the new one stands.
  func commit() throws(FilmstripError) {
    rmdir(path(of: OutputFolder.framesFolder))  // Only goes if it is empty.
    var status = stat()
    if stat(target, &status) == 0 { chmod(workPath, status.st_mode & 0o7777) }
    // Another run may put its output there, or take it away, between any two steps: try again.
    for _ in 0..<100 {
      if filmstrip_exchange(workPath, target) == 0 {
        // The earlier output is under the work path now.
        PartialOutputs.remove(self)
        guard (try? FileManager.default.removeItem(atPath: workPath)) != nil else {
          throw .earlierOutputNotRemoved(path: workPath)
        }
        return
      }
      let canExchange = errno != ENOSYS && errno != EINVAL
      if !canExchange { try? FileManager.default.removeItem(atPath: target) }
      if rename(workPath, target) == 0 {
        PartialOutputs.remove(self)
        return
      }
      guard errno == ENOTEMPTY || errno == EEXIST || errno == ENOENT else { break }
    }
    throw .outputUnwritable(path: shownPath, errno: errno)
  }

  /// Removes everything this made: for a run that failed.
  func discard() {
    PartialOutputs.remove(self)
    try? FileManager.default.removeItem(atPath: workPath)
    for path in createdParents.reversed() { rmdir(path) }
  }

  /// The absolute path with symbolic links resolved as far as the path exists.
  private static func resolved(_ path: String) -> String {
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

  private static func parent(of path: String) -> String {
    URL(fileURLWithPath: path).deletingLastPathComponent().path
  }
}
