// SPDX-License-Identifier: MIT
internal import CPango
internal import DisplayList
internal import Foundation

/// Reads glyph outlines and vertical metrics from one font file, in font units.
final class OutlineReader {
  private let library: FT_Library
  private let face: FT_Face
  private let unitsPerEm: Double

  init(path: String) throws(TextLayoutError) {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else {
      throw .fontDamaged(file: path, reason: "FreeType could not start")
    }
    var face: FT_Face?
    guard FT_New_Face(library, path, 0, &face) == 0, let face, face.pointee.units_per_EM > 0 else {
      FT_Done_FreeType(library)
      throw .fontDamaged(file: path, reason: "FreeType cannot read it")
    }
    self.library = library
    self.face = face
    unitsPerEm = Double(face.pointee.units_per_EM)
  }

  deinit {
    FT_Done_Face(face)
    FT_Done_FreeType(library)
  }

  /// Height above the baseline in ems.
  var ascent: Double { Double(face.pointee.ascender) / unitsPerEm }

  /// Depth below the baseline in ems, positive.
  var descent: Double { -Double(face.pointee.descender) / unitsPerEm }

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

  /// Collects an outline while FreeType walks it.
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
