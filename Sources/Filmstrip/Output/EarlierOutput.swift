// SPDX-License-Identifier: MIT
internal import Foundation
internal import Imaging
internal import Sheets

/// Tells an earlier output, which may be replaced, from a folder with somebody's files in it.
enum EarlierOutput {
  /// Refuses a folder unless each file in it bears the mark of our own.
  static func check(_ folder: String, shownAs path: String) throws(FilmstripError) {
    var status = stat()
    guard lstat(folder, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFDIR else { throw .outputIsFile(path: path) }
    var parent = stat()
    // What a file system is mounted on cannot be exchanged for another folder.
    if stat(folder + "/..", &parent) == 0, parent.st_dev != status.st_dev {
      throw .outputIsMountPoint(path: path)
    }
    for name in try names(in: folder, shownAs: path) {
      if name == OutputFolder.framesFolder, kind(of: folder + "/" + name) == S_IFDIR {
        for frame in try names(in: folder + "/" + name, shownAs: path)
        where !isOurs(folder + "/" + name + "/" + frame) {
          throw .outputHoldsOtherFiles(path: path, example: name + "/" + frame)
        }
      } else if !isOurs(folder + "/" + name) {
        throw .outputHoldsOtherFiles(path: path, example: name)
      }
    }
  }

  /// Whether a file says inside that it is ours: a PNG, or one of the two JSON formats.
  private static func isOurs(_ path: String) -> Bool {
    guard kind(of: path) == S_IFREG, let file = FileHandle(forReadingAtPath: path) else {
      return false
    }
    if path.hasSuffix("/sheet.json") {
      // The name stands near the end, as keys are sorted.
      guard let all = try? file.readToEnd() else { return false }
      return (try? JSONDecoder().decode(SheetSidecar.self, from: all))?.meta.app == "filmstrip"
    }
    guard let start = try? file.read(upToCount: 256) else { return false }
    if path.hasSuffix(".png") { return PNGFile.isOurs(start) }
    return path.hasSuffix("/timeline.json")
      && String(decoding: start, as: UTF8.self).contains("\"filmstrip-timeline\"")
  }

  /// What a path itself is, links not followed: `S_IFREG`, `S_IFDIR` and so on; nil for nothing.
  private static func kind(of path: String) -> mode_t? {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }

  private static func names(
    in folder: String, shownAs path: String
  ) throws(FilmstripError) -> [String] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw .outputUnwritable(path: path, errno: EACCES)
    }
    return names.sorted()
  }
}
