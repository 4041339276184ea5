// SPDX-License-Identifier: MIT
package import Filmstrip
package import Foundation

/// Writes the files of figures into a folder that may hold others, such as that of a documentation's images.
package enum FigureFolder {
  /// Writes files, each complete or not at all; those that have the same bytes already stay as they are.
  ///
  /// All are written beside their places first. The folder is made where it is not there. A file of one of the
  /// names that is no figure of ours is left alone, and then nothing is written.
  ///
  /// - Returns: The names of those that were written.
  /// - Throws: ``FilmstripError``.
  @discardableResult
  package static func write(
    _ files: [FigureFile], to folder: URL
  ) throws(FilmstripError) -> [String] {
    let shown = folder.relativePath
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder),
        !isFolder.boolValue
      {
        throw .outputIsFile(path: shown)
      }
      throw .outputUnwritable(path: shown, errno: errno == 0 ? EACCES : errno)
    }
    var changed: [FigureFile] = []
    for file in files where try isChanged(file, in: folder) { changed.append(file) }
    guard !changed.isEmpty else { return [] }
    try FolderUpdate.write(changed.map { ($0.name, $0.bytes) }, into: folder)
    return changed.map(\.name)
  }

  /// Those files that are not there, or show or say something else.
  package static func stale(
    _ files: [FigureFile], in folder: URL
  ) -> [(name: String, isMissing: Bool)] {
    files.compactMap { file in
      let path = folder.appendingPathComponent(file.name).path
      if let bytes = try? FileBytes.read(path: path), isSame(bytes, file.bytes) { return nil }
      return (file.name, access(path, F_OK) != 0)
    }
  }

  package static func isOurs(_ file: URL) -> Bool {
    guard let bytes = try? FileBytes.read(path: file.path) else { return false }
    return Figure.isOwnSVG(bytes) || PNGFile.isOurs(bytes)
  }

  /// Whether two files are the same figure: byte for byte, or PNG files that differ in how they are compressed, as
  /// versions of the compressor do.
  private static func isSame(_ one: Data, _ other: Data) -> Bool {
    if one == other { return true }
    guard PNGFile.isOurs(one), PNGFile.isOurs(other),
      PNGFile.head(of: one) == PNGFile.head(of: other),
      let first = try? PNGReader.decode(one, name: "the earlier figure"),
      let second = try? PNGReader.decode(other, name: "the figure")
    else { return false }
    return first.bitmap == second.bitmap
  }

  private static func isChanged(_ file: FigureFile, in folder: URL) throws(FilmstripError) -> Bool {
    let path = folder.appendingPathComponent(file.name).path
    var status = stat()
    guard lstat(path, &status) == 0 else { return true }
    let bytes = try? FileBytes.read(path: path)
    if let bytes, isSame(bytes, file.bytes) { return false }
    let isOurs = bytes.map { Figure.isOwnSVG($0) || PNGFile.isOurs($0) } ?? false
    guard status.st_mode & S_IFMT == S_IFREG, isOurs || bytes?.isEmpty == true else {
      throw .outputHoldsOtherFiles(path: folder.relativePath, example: file.name)
    }
    return true
  }
}
