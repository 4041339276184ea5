// SPDX-License-Identifier: MIT
internal import Foundation
internal import Imaging

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
      if name == OutputFolder.framesFolder, isDirectory(folder + "/" + name) {
        for frame in try names(in: folder + "/" + name, shownAs: path)
        where !isOurs(folder + "/" + name + "/" + frame) {
          throw .outputHoldsOtherFiles(path: path, example: name + "/" + frame)
        }
      } else if !isOurs(folder + "/" + name) {
        throw .outputHoldsOtherFiles(path: path, example: name)
      }
    }
  }

  /// Whether a file starts as ours do: a PNG with our name in it, or one of the two JSON formats.
  private static func isOurs(_ path: String) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      let file = FileHandle(forReadingAtPath: path), let start = try? file.read(upToCount: 256)
    else { return false }
    if path.hasSuffix(".png") { return PNGFile.isOurs(start) }
    let text = String(decoding: start, as: UTF8.self)
    if path.hasSuffix("/timeline.json") { return text.contains("\"filmstrip-timeline\"") }
    if path.hasSuffix("/sheet.json") { return text.hasPrefix("{\n  \"frames\" : {") }
    return false
  }

  private static func isDirectory(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
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
