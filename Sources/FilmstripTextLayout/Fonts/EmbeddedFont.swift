// SPDX-License-Identifier: MIT
internal import CFilmstripFonts
internal import CFilmstripPango
internal import FilmstripImaging

/// A font that is part of the program, as a file of WOFF 2.
///
/// The bytes are those of the program and stay as long as it runs.
struct EmbeddedFont: @unchecked Sendable {
  /// Such as `Inter-Medium`.
  let name: String
  let bytes: UnsafeRawBufferPointer
  /// What the bytes were when the font was made (`Scripts/make-fonts`).
  let digest: Digest

  init(_ name: String) {
    let found = filmstrip_find_font(name)
    self.init(
      name: name, bytes: UnsafeRawBufferPointer(start: found.bytes, count: Int(found.count)),
      digest: Digest(high: found.high, low: found.low))
  }

  init(name: String, bytes: UnsafeRawBufferPointer, digest: Digest) {
    self.name = name
    self.bytes = bytes
    self.digest = digest
  }

  /// Opens the font, if its bytes are what they were.
  func open(in library: FT_Library) throws(TextLayoutError) -> FT_Face {
    func damaged(_ reason: String) -> TextLayoutError {
      .fontDamaged(file: "the program's font \(name)", reason: reason)
    }
    guard !bytes.isEmpty else { throw damaged("it is not there") }
    guard Digest(of: bytes) == digest else { throw damaged("its bytes have changed") }
    var face: FT_Face?
    let status = FT_New_Memory_Face(
      library, bytes.bindMemory(to: FT_Byte.self).baseAddress, FT_Long(bytes.count), 0, &face)
    // FT_Err_Unimplemented_Feature
    guard status != 7 else {
      throw damaged("this FreeType is built without Brotli, and cannot read WOFF 2")
    }
    // FT_Err_Unknown_File_Format
    guard status != 2 else { throw damaged("FreeType cannot read it") }
    // The bytes are those that were built in: what else FreeType can lack is memory.
    guard status == 0, let face else { throw .outOfMemory(file: "the program's font \(name)") }
    return face
  }
}
