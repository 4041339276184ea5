// SPDX-License-Identifier: MIT
internal import Filmstrip
internal import Foundation
internal import FilmstripImaging

/// What is kept of other commits for one repository, in the user's folder for caches: recordings by content, and
/// builds.
///
/// One run at a time has it.
final class BaseStore {
  /// The folder.
  let folder: String
  private let lock: Int32

  /// Recordings that are kept for a repository, and their bytes.
  private static let limits = (count: 16, byteCount: 512 << 20)
  /// Seconds after which what no run has used is removed.
  private static let age = 14.0 * 86_400

  /// Opens that of a repository, and waits for another run that has it.
  ///
  /// - Throws: ``BaseError`` if it cannot be made.
  init(of repository: GitRepository, say: (String) throws -> Void) throws {
    let name = "\(Digest(of: repository.top.utf8))".prefix(16)
    let parent = UserCache.folder.appending(path: "bases")
    folder = parent.appending(path: String(name)).path
    let path = folder + "/lock"
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    lock = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o666)
    guard lock >= 0 else {
      throw BaseError(
        "\(path): cannot be written; set XDG_CACHE_HOME to a folder that you may write to")
    }
    if flock(lock, LOCK_EX | LOCK_NB) != 0 {
      let holder = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
      try say(
        "waiting for another run that compares with a commit of \(repository.top)"
          + (holder.isEmpty ? "" : ": process \(holder)"))
      while flock(lock, LOCK_EX) != 0, errno == EINTR {}
    }
    // Who has it, and by the file's time when it was used last.
    let own = "\(ProcessInfo.processInfo.processIdentifier)"
    ftruncate(lock, 0)
    _ = own.withCString { pwrite(lock, $0, own.utf8.count, 0) }
    futimens(lock, nil)
  }

  deinit { close(lock) }

  /// Starts programs that write to the checkout and the build: one of which this program does not live to see the end
  /// has the lock until then.
  func passingLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    _ = fcntl(lock, F_SETFD, 0)
    defer { _ = fcntl(lock, F_SETFD, FD_CLOEXEC) }
    return try body()
  }

  /// Where the recording of a key is, or would be.
  func place(of key: String) -> String { "\(folder)/recordings/\(key)" }

  /// The recording of a key; nil where there is none, or what is outside of the repository has changed since.
  func recording(of key: String) -> BaseRecording? {
    let place = place(of: key)
    guard let made = BaseRecording(contentsOf: place + "/base.json"),
      made.outside.allSatisfy({ FolderState.digest(of: $0.key) == $0.value })
    else { return nil }
    utimensat(AT_FDCWD, place, nil, 0)
    return made
  }

  /// Keeps a recording, which appears complete or not at all.
  func keep(_ recording: BaseRecording, as key: String) throws {
    let place = place(of: key)
    let partial = "\(folder)/partial"
    let files = FileManager.default
    try? files.removeItem(atPath: partial)
    do {
      try files.createDirectory(atPath: partial, withIntermediateDirectories: true)
      try recording.data().write(to: URL(fileURLWithPath: partial + "/base.json"))
      try files.createDirectory(
        atPath: folder + "/recordings", withIntermediateDirectories: true)
      try? files.removeItem(atPath: place)
      try files.moveItem(atPath: partial, toPath: place)
    } catch {
      throw BaseError("\(place): cannot be written; set XDG_CACHE_HOME to a folder with room")
    }
  }

  /// Removes the oldest recordings beyond the limits, and what other repositories have not used for two weeks.
  func removeOld() {
    let files = FileManager.default
    func date(_ path: String) -> Date {
      let attributes = try? files.attributesOfItem(atPath: path)
      return attributes?[.modificationDate] as? Date ?? .distantPast
    }
    let recordings = folder + "/recordings"
    let kept = ((try? files.contentsOfDirectory(atPath: recordings)) ?? [])
      .map { (path: "\(recordings)/\($0)", date: date("\(recordings)/\($0)")) }
      .sorted { ($0.date, $0.path) > ($1.date, $1.path) }
    var byteCount = 0
    for (place, recording) in kept.enumerated() {
      byteCount += FolderState.byteCount(of: recording.path)
      let isOld = recording.date.timeIntervalSinceNow < -BaseStore.age
      if isOld || place >= BaseStore.limits.count
        || (place > 0 && byteCount > BaseStore.limits.byteCount)
      {
        try? files.removeItem(atPath: recording.path)
      }
    }
    let parent = UserCache.folder.appending(path: "bases").path
    for name in (try? files.contentsOfDirectory(atPath: parent)) ?? [] {
      let other = "\(parent)/\(name)"
      guard other != folder, date(other + "/lock").timeIntervalSinceNow < -BaseStore.age else {
        continue
      }
      let lock = open(other + "/lock", O_RDWR | O_CLOEXEC)
      guard lock >= 0, flock(lock, LOCK_EX | LOCK_NB) == 0 else { continue }
      if let root = try? String(contentsOfFile: other + "/checkout", encoding: .utf8) {
        BaseCheckout.remove(root)
      }
      try? files.removeItem(atPath: other)
      close(lock)
    }
  }

  /// Remembers where the checkout is, which goes with the rest.
  func remember(_ checkout: BaseCheckout) {
    try? checkout.root.write(toFile: folder + "/checkout", atomically: true, encoding: .utf8)
  }
}
