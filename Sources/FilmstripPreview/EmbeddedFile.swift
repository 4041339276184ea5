// SPDX-License-Identifier: MIT
internal import CFilmstripPageFiles
internal import FilmstripWording

package enum EmbeddedFile {
  /// The file's bytes.
  ///
  /// - Precondition: `Sources/CFilmstripPageFiles` embeds the file of that path, which begins below `Sources`.
  package static func bytes(_ path: String) -> [UInt8] {
    let file = filmstrip_find_page_file(path)
    guard let bytes = file.bytes else { refuse("EmbeddedFile: \(path) is not embedded") }
    return Array(UnsafeBufferPointer(start: bytes, count: Int(file.count)))
  }
}
