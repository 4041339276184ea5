// SPDX-License-Identifier: MIT
internal import CFilmstripSystem
internal import Foundation

/// Puts a complete output into its place, where an earlier one may be, so that at each instant one of
/// the two is there, or is found and put back by the next run.
///
/// Nothing of the earlier output is removed before the new one is in its place for good. What others
/// put into the earlier one while the new one was made is looked for once more when no path leads to
/// it any longer: then the earlier one goes back.
struct OutputPlacement {
  /// The complete output, in a hidden folder beside its place.
  let complete: String
  let target: String
  let shownPath: String
  /// Whose files an earlier output may hold.
  let knownFiles: OutputFiles

  private var parent: String { URL(fileURLWithPath: target).deletingLastPathComponent().path }

  private enum Attempt {
    /// The output is in its place; files of the one before may remain, for a reason.
    case done(remains: SystemError?)
    /// Another run put its output there, or took it away, between two steps.
    case interfered(Int32)
  }

  /// Puts the output there; what was there before is removed once the new one is in place.
  ///
  /// Returns why files of the one before could not be removed, if they could not.
  func place() throws(FilmstripError) -> SystemError? {
    var code: Int32 = 0
    for _ in 0..<100 {
      switch try attempt() {
      case .done(let remains): return remains
      case .interfered(let interference): code = interference
      }
    }
    throw .outputUnwritable(path: shownPath, errno: code)
  }

  private func attempt() throws(FilmstripError) -> Attempt {
    if filmstrip_exchange(complete, target) == 0 { return .done(remains: try removeExchanged()) }
    switch errno {
    case ENOENT: return try placeNew()
    case ENOSYS, EINVAL, EOPNOTSUPP:
      // The system or the file system cannot.
      return try replaceInSteps()
    case let code: throw .outputUnwritable(path: shownPath, errno: code)
    }
  }

  /// Puts the output where nothing is, as far as is known.
  private func placeNew() throws(FilmstripError) -> Attempt {
    guard rename(complete, target) == 0 else {
      guard OutputPlacement.isInterference(errno) else {
        throw .outputUnwritable(path: shownPath, errno: errno)
      }
      return .interfered(errno)
    }
    syncParent()
    return .done(remains: nil)
  }

  /// Looks at what the exchange brought, and removes it; with a file of others in it, it goes back.
  private func removeExchanged() throws(FilmstripError) -> SystemError? {
    let earlier: EarlierOutput?
    do {
      earlier = try EarlierOutput(in: complete, shownAs: shownPath, knownFiles: knownFiles)
    } catch {
      guard filmstrip_exchange(complete, target) == 0 else {
        throw .earlierOutputSetAside(path: shownPath, reason: SystemError(errno).reason)
      }
      throw error
    }
    syncParent()
    return remove(earlier)
  }

  /// Sets the earlier output aside, puts the new one in, and removes the earlier one.
  private func replaceInSteps() throws(FilmstripError) -> Attempt {
    var status = stat()
    if lstat(target, &status) != 0, errno == ENOENT { return try placeNew() }
    let aside: WorkFolder
    do { aside = try WorkFolder.make(.earlier, in: parent) } catch {
      throw .outputUnwritable(path: shownPath, error)
    }
    // The next run puts back or removes what is still in it then.
    defer { aside.release() }
    // The name identifies its place for the next run.
    let kept = aside.path + "/" + URL(fileURLWithPath: target).lastPathComponent
    guard rename(target, kept) == 0 else {
      guard errno == ENOENT else { throw .outputUnwritable(path: shownPath, errno: errno) }
      return .interfered(errno)
    }
    let earlier: EarlierOutput?
    do { earlier = try EarlierOutput(in: kept, shownAs: shownPath, knownFiles: knownFiles) } catch {
      try restore(kept)
      throw error
    }
    guard rename(complete, target) == 0 else {
      let code = errno
      guard OutputPlacement.isInterference(code), code != ENOENT else {
        try restore(kept)
        throw .outputUnwritable(path: shownPath, errno: code)
      }
      // Another run's output is there, and replaced the one that was set aside.
      if let remains = remove(earlier) { throw .outputUnwritable(path: shownPath, remains) }
      return .interfered(code)
    }
    syncParent()
    return .done(remains: remove(earlier))
  }

  private func restore(_ kept: String) throws(FilmstripError) {
    guard rename(kept, target) == 0 else {
      throw .earlierOutputSetAside(path: shownPath, reason: SystemError(errno).reason)
    }
  }

  private func remove(_ earlier: EarlierOutput?) -> SystemError? {
    do {
      try earlier?.remove()
      return nil
    } catch {
      return error
    }
  }

  /// Makes sure that the new name survives a loss of power before the earlier output is removed.
  private func syncParent() {
    // Some file systems cannot sync folders; then there is nothing more to be done for it.
    try? FileSync.folder(parent)
  }

  /// Whether an error means that another run was there between two steps.
  private static func isInterference(_ code: Int32) -> Bool {
    code == ENOTEMPTY || code == EEXIST || code == ENOENT
  }
}
