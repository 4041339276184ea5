// SPDX-License-Identifier: MIT
internal import CFilmstripPango

/// What Unicode says of a paragraph: directions, scripts, and where lines may break.
///
/// For each of its characters (scalars), in their order.
struct TextAnalysis {
  /// Embedding levels; odd ones are written from right to left.
  private(set) var levels: [UInt8] = []
  /// ISO 15924 tags.
  private(set) var scripts: [UInt32] = []
  private(set) var canBreakBefore: [Bool] = []
  /// Whether the character is white space, which hangs at the end of a line.
  private(set) var isWhite: [Bool] = []
  /// Whether the paragraph as a whole is written from right to left.
  private(set) var isRightToLeft: Bool

  init(_ text: String, isRightToLeft given: Bool?) {
    let count = text.unicodeScalars.count
    isRightToLeft = given ?? false
    guard count > 0 else { return }
    var utf8 = Array(text.utf8CString)
    let byteCount = utf8.count - 1
    var direction =
      switch given {
      case nil: PANGO_DIRECTION_WEAK_LTR
      case true?: PANGO_DIRECTION_RTL
      case false?: PANGO_DIRECTION_LTR
      }
    utf8.withUnsafeMutableBufferPointer { bytes in
      let start = UnsafePointer(bytes.baseAddress)
      if let found = pango_log2vis_get_embedding_levels(start, Int32(byteCount), &direction) {
        levels = Array(UnsafeBufferPointer(start: found, count: count))
        g_free(found)
      }
      readScripts(start, byteCount: byteCount, count: count)
      var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: count + 1)
      // A language of the process's must not matter.
      pango_get_log_attrs(
        start, Int32(byteCount), -1, pango_language_from_string("en"), &attributes,
        Int32(count + 1))
      canBreakBefore = attributes.prefix(count).map { $0.is_line_break != 0 }
      isWhite = attributes.prefix(count).map { $0.is_white != 0 }
    }
    if levels.count != count { levels = [UInt8](repeating: 0, count: count) }
    isRightToLeft =
      given ?? (direction == PANGO_DIRECTION_RTL || direction == PANGO_DIRECTION_WEAK_RTL)
  }

  private mutating func readScripts(_ start: UnsafePointer<CChar>?, byteCount: Int, count: Int) {
    scripts.reserveCapacity(count)
    let iterator = pango_script_iter_new(start, Int32(byteCount))
    defer { pango_script_iter_free(iterator) }
    repeat {
      var (from, to): (UnsafePointer<CChar>?, UnsafePointer<CChar>?) = (nil, nil)
      var script = PANGO_SCRIPT_COMMON
      pango_script_iter_get_range(iterator, &from, &to, &script)
      guard let from, let to else { break }
      let tag = g_unicode_script_to_iso15924(GUnicodeScript(rawValue: script.rawValue))
      let length = g_utf8_strlen(from, to - from)
      scripts += [UInt32](repeating: tag, count: Int(length))
    } while pango_script_iter_next(iterator) != 0
    // The iterator may end early on what it does not know.
    let missing = max(count - scripts.count, 0)
    scripts += [UInt32](repeating: scripts.last ?? 0, count: missing)
  }
}
