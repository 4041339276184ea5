// SPDX-License-Identifier: MIT
internal import CFilmstripPango
internal import FilmstripDisplayList
internal import Foundation
internal import FilmstripImaging

/// One face of a font file: shapes, and reads outlines, bitmaps and metrics, without hinting.
///
/// Everything is in font units until it is given a size, so that it is exactly linear in the size.
final class FontFace {
  let file: FontFile
  private let library: FT_Library
  private let face: FT_Face
  private let shaping: OpaquePointer
  let unitsPerEm: Double
  private var glyphs: [UInt32: UInt32] = [:]

  convenience init(_ file: FontFile) throws(TextLayoutError) {
    switch file.source {
    case .program: try self.init(EmbeddedFont(file.name))
    case .application, .system: try self.init(file, path: file.path)
    }
  }

  private convenience init(_ file: FontFile, path: String?) throws(TextLayoutError) {
    guard let path else { throw .fontMissing(file: file.name) }
    let library = try FontFace.startLibrary()
    var face: FT_Face?
    guard FT_New_Face(library, path, FT_Long(file.index), &face) == 0, let face else {
      FT_Done_FreeType(library)
      throw .fontDamaged(file: path, reason: "FreeType cannot read it")
    }
    self.init(file, library, face, shaping: hb_blob_create_from_file(path))
  }

  convenience init(_ font: EmbeddedFont) throws(TextLayoutError) {
    let library = try FontFace.startLibrary()
    let face: FT_Face
    do { face = try font.open(in: library) } catch {
      FT_Done_FreeType(library)
      throw error
    }
    self.init(
      FontFile(source: .program, name: font.name), library, face,
      shaping: FontFace.unpackedTables(of: face))
  }

  private static func startLibrary() throws(TextLayoutError) -> FT_Library {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else {
      throw .fontDamaged(file: "FreeType", reason: "it could not start")
    }
    return library
  }

  /// The tables that FreeType has unpacked, for HarfBuzz, which does not read WOFF 2.
  private static func unpackedTables(of face: FT_Face) -> OpaquePointer? {
    var count: FT_ULong = 0
    guard FT_Load_Sfnt_Table(face, 0, 0, nil, &count) == 0, let memory = malloc(Int(count)),
      FT_Load_Sfnt_Table(face, 0, 0, memory.assumingMemoryBound(to: FT_Byte.self), &count) == 0
    else { return hb_blob_get_empty() }
    return hb_blob_create(
      memory.assumingMemoryBound(to: CChar.self), UInt32(count), HB_MEMORY_MODE_READONLY, memory,
      { free($0) })
  }

  private init(
    _ file: FontFile, _ library: FT_Library, _ face: FT_Face, shaping blob: OpaquePointer?
  ) {
    self.file = file
    self.library = library
    self.face = face
    let source = hb_face_create(blob, UInt32(file.index))
    // FreeType does not report the units of a font that has bitmaps alone.
    unitsPerEm = Double(hb_face_get_upem(source))
    shaping = hb_font_create(source)
    hb_ot_font_set_funcs(shaping)
    hb_font_set_scale(shaping, Int32(unitsPerEm), Int32(unitsPerEm))
    hb_face_destroy(source)
    hb_blob_destroy(blob)
    if isBitmap { FT_Select_Size(face, 0) }
  }

  deinit {
    hb_font_destroy(shaping)
    FT_Done_Face(face)
    FT_Done_FreeType(library)
  }

  // MARK: Metrics

  /// Height above the baseline in ems.
  var ascent: Double { Double(face.pointee.ascender) / unitsPerEm }
  /// Depth below the baseline in ems, positive.
  var descent: Double { -Double(face.pointee.descender) / unitsPerEm }
  var count: Int { Int(face.pointee.num_faces) }
  /// The PostScript name, the family and the style, as the file says; empty for what it does not.
  var names: (postScript: String, family: String, style: String) {
    (
      FT_Get_Postscript_Name(face).map { String(cString: $0) } ?? "",
      face.pointee.family_name.map { String(cString: $0) } ?? "",
      face.pointee.style_name.map { String(cString: $0) } ?? ""
    )
  }
  /// A metric of the table `OS/2` in ems; nil for one that is not there.
  func metric(_ tag: hb_ot_metrics_tag_t) -> Double? {
    var value: hb_position_t = 0
    guard hb_ot_metrics_get_position(shaping, tag, &value) != 0, value > 0 else { return nil }
    return Double(value) / unitsPerEm
  }
  /// Middle of the underline below the baseline, in ems.
  var underlineDepth: Double { -Double(face.pointee.underline_position) / unitsPerEm }
  /// Thickness of the underline in ems.
  var underlineThickness: Double {
    let thickness = Double(face.pointee.underline_thickness) / unitsPerEm
    return thickness > 0 ? thickness : 0.05
  }
  /// Whether glyphs are coloured bitmaps.
  var isBitmap: Bool {
    face.pointee.num_fixed_sizes > 0 && face.pointee.face_flags & FT_Long(1 << 14) != 0
  }

  func glyph(of scalar: Unicode.Scalar) -> UInt32 {
    if let glyph = glyphs[scalar.value] { return glyph }
    let glyph = FT_Get_Char_Index(face, FT_ULong(scalar.value))
    glyphs[scalar.value] = glyph
    return glyph
  }

  // MARK: Shaping

  /// A glyph in its place behind the one before; lengths in font units, y up.
  struct ShapedGlyph {
    var glyph: UInt32
    /// Index in the text of the first character it represents.
    var cluster: Int
    var advance: Double
    var x: Double
    var y: Double
    /// Whether the text must be shaped again to be cut before this glyph's characters.
    var isUnsafeToBreak: Bool
  }

  /// The glyphs of a part of a text, from left to right; what is around it counts for its forms.
  func shape(
    _ text: [UInt16], _ range: Range<Int>, isRightToLeft: Bool, script: UInt32,
    features: [ShapingFeature]
  ) -> [ShapedGlyph] {
    let buffer = hb_buffer_create()
    defer { hb_buffer_destroy(buffer) }
    text.withUnsafeBufferPointer { units in
      hb_buffer_add_utf16(
        buffer, units.baseAddress, Int32(units.count), UInt32(range.lowerBound), Int32(range.count))
    }
    hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, hb_script_from_iso15924_tag(script))
    // The process's own language must not matter.
    hb_buffer_set_language(buffer, hb_language_from_string("en", -1))
    let given = features.map {
      hb_feature_t(tag: $0.tag, value: $0.value, start: 0, end: UInt32.max)
    }
    hb_shape(shaping, buffer, given, UInt32(given.count))
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return [] }
    return (0..<Int(count)).map { index in
      let flags = hb_glyph_info_get_glyph_flags(infos + index).rawValue
      return ShapedGlyph(
        glyph: infos[index].codepoint, cluster: Int(infos[index].cluster),
        advance: Double(positions[index].x_advance), x: Double(positions[index].x_offset),
        y: Double(positions[index].y_offset),
        isUnsafeToBreak: flags & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0)
    }
  }

  // MARK: Pictures of glyphs

  /// A coloured glyph, and where it lies at a size, y down from the glyph's origin.
  func bitmap(ofGlyph glyph: UInt32, size: Double) -> (bitmap: Bitmap, rect: CGRect)? {
    guard FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_COLOR | FT_LOAD_NO_HINTING)) == 0,
      let slot = face.pointee.glyph
    else { return nil }
    let pixels = slot.pointee.bitmap
    let (width, height) = (Int(pixels.width), Int(pixels.rows))
    guard pixels.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue), width > 0, height > 0,
      let bytes = pixels.buffer
    else { return nil }
    let bitmap = Bitmap(width: width, height: height) { target in
      for row in 0..<height {
        let line = UnsafeRawBufferPointer(start: bytes + row * Int(pixels.pitch), count: width * 4)
        UnsafeMutableRawBufferPointer(rebasing: target[(row * width * 4)...]).copyMemory(from: line)
      }
    }
    // The strike's em in pixels, from the horizontal scale that FreeType gives it.
    let em = Double(face.pointee.size.pointee.metrics.x_ppem)
    let scale = size / (em > 0 ? em : Double(height))
    let rect = CGRect(
      x: Double(slot.pointee.bitmap_left) * scale, y: -Double(slot.pointee.bitmap_top) * scale,
      width: Double(width) * scale, height: Double(height) * scale)
    return (bitmap, rect)
  }

  /// A glyph's outline at a font size, y down, its origin at zero; empty for a glyph without one.
  func path(ofGlyph glyph: UInt32, size: Double) -> Path {
    let flags = FT_Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)
    guard FT_Load_Glyph(face, glyph, flags) == 0 else { return Path() }
    var pen = Pen(scale: size / unitsPerEm)
    var functions = FT_Outline_Funcs()
    functions.move_to = { to, pen in Pen.of(pen).pointee.move(to!.pointee) }
    functions.line_to = { to, pen in Pen.of(pen).pointee.append { .line($0(to!.pointee)) } }
    functions.conic_to = { control, to, pen in
      Pen.of(pen).pointee.append { .quad(control: $0(control!.pointee), end: $0(to!.pointee)) }
    }
    functions.cubic_to = { control1, control2, to, pen in
      Pen.of(pen).pointee.append {
        .curve(
          control1: $0(control1!.pointee), control2: $0(control2!.pointee), end: $0(to!.pointee))
      }
    }
    withUnsafeMutablePointer(to: &pen) { pen in
      _ = FT_Outline_Decompose(&face.pointee.glyph.pointee.outline, &functions, pen)
    }
    pen.close()
    return pen.path
  }

  private struct Pen {
    let scale: Double
    var path = Path()

    init(scale: Double) { self.scale = scale }

    static func of(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<Pen> {
      pointer!.assumingMemoryBound(to: Pen.self)
    }

    private func point(_ vector: FT_Vector) -> CGPoint {
      CGPoint(x: Double(vector.x) * scale, y: -Double(vector.y) * scale)
    }

    /// Starts a contour; the result is FreeType's word for success.
    mutating func move(_ vector: FT_Vector) -> Int32 {
      close()
      path.elements.append(.move(point(vector)))
      return 0
    }

    mutating func append(_ element: ((FT_Vector) -> CGPoint) -> Path.Element) -> Int32 {
      path.elements.append(element(point))
      return 0
    }

    mutating func close() {
      if !path.elements.isEmpty { path.elements.append(.close) }
    }
  }
}

struct ShapingFeature: Hashable {
  let tag: UInt32
  let value: UInt32

  /// A feature by its four letters.
  init(_ name: StaticString, _ isOn: Bool) {
    tag = name.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
    value = isOn ? 1 : 0
  }
}
