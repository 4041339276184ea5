// SPDX-License-Identifier: MIT
internal import Filmstrip
internal import Foundation

/// What is built for apps, in the user's folder for caches.
enum AppCache {
  /// A new folder for what is thrown away.
  static func temporary() -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "filmstrip-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// Makes something in a folder of its own, once: other runs that want it wait, and say so.
  ///
  /// What is not complete when the program ends is made again. Folders of the same kind that no run has used for two
  /// weeks are removed.
  ///
  /// - Parameters:
  ///   - kind: What it is, the beginning of the folder's name.
  ///   - digest: Of what it is made, the end of the name.
  ///   - say: Tells a person something.
  ///   - make: Makes it.
  /// - Returns: The folder.
  /// - Throws: An ``AppsError`` if no folder can be made, or what `make` throws.
  static func folder(
    _ kind: String, _ digest: String, say: (String) -> Void, make: (URL) throws -> Void
  ) throws -> URL {
    let result = UserCache.folder.appending(path: "\(kind)-\(digest)")
    do {
      try FileManager.default.createDirectory(at: result, withIntermediateDirectories: true)
    } catch {
      throw AppsError(
        "\(result.path): cannot be made; set XDG_CACHE_HOME to a folder that you may write to")
    }
    let lock = open(result.path + ".lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o666)
    guard lock >= 0 else {
      throw AppsError(
        "\(result.path).lock: cannot be written; set XDG_CACHE_HOME to a folder that you may write to"
      )
    }
    defer { close(lock) }
    if flock(lock, LOCK_EX | LOCK_NB) != 0 {
      say("waiting for another run, which uses \(result.path)")
      while flock(lock, LOCK_EX) != 0, errno == EINTR {}
    }
    let mark = result.appending(path: "complete")
    if !FileManager.default.fileExists(atPath: mark.path) {
      try make(result)
      _ = FileManager.default.createFile(atPath: mark.path, contents: Data())
      removeOld(kind, besides: result)
    } else {
      try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: mark.path)
    }
    return result
  }

  private static func removeOld(_ kind: String, besides kept: URL) {
    let files = FileManager.default
    for name in (try? files.contentsOfDirectory(atPath: UserCache.folder.path)) ?? []
    where name.hasPrefix(kind + "-") {
      let other = UserCache.folder.appending(path: name)
      guard !name.hasSuffix(".lock"), other.lastPathComponent != kept.lastPathComponent,
        let attributes = try? files.attributesOfItem(
          atPath: other.appending(path: "complete").path),
        let date = attributes[.modificationDate] as? Date, date.timeIntervalSinceNow < -14 * 86_400
      else { continue }
      try? files.removeItem(at: other)
      try? files.removeItem(atPath: other.path + ".lock")
    }
  }
}
