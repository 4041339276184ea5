// SPDX-License-Identifier: MIT
internal import Foundation

/// The faces that are open, and which of them shows a character.
///
/// Files are opened when the first text needs them. Used under ``FontLibrary/lock`` only.
final class FontLibrary: @unchecked Sendable {
  static let shared = FontLibrary()
  /// Held while faces are used: FreeType's are for one thread at a time.
  let lock = NSRecursiveLock()

  private var faces: [FontFile: Result<FontFace, TextLayoutError>] = [:]
  private var fallbacks: [Request: Choice] = [:]

  private struct Request: Hashable {
    let cluster: String
    let isBold: Bool
    let isJapanese: Bool
  }

  /// A face for a character; without one it is drawn as a box.
  struct Choice {
    var face: FontFace?
    /// What is missing, in a sentence without a full stop; nil when nothing is.
    var remark: String?
    /// The name of the file where the face is of the system's.
    var systemFile: String? {
      guard case .system? = face?.file.source else { return nil }
      return face?.file.path.map { URL(fileURLWithPath: $0).lastPathComponent }
    }
  }

  /// The face in a file; throws when it is not there or damaged.
  func face(_ file: FontFile) throws(TextLayoutError) -> FontFace {
    if let known = faces[file] { return try known.get() }
    let result = Result { () throws(TextLayoutError) in try FontFace(file) }
    faces[file] = result
    return try result.get()
  }

  /// The face that shows a character where the preferred one does not have it.
  ///
  /// In a fixed order: emoji, Inter, DejaVu, the script's own Noto Sans, Noto Sans CJK.
  func fallback(for cluster: Character, font: TextFont, isJapanese: Bool) -> Choice {
    let key = Request(
      cluster: String(cluster), isBold: font.weight >= .semibold, isJapanese: isJapanese)
    if let known = fallbacks[key] { return known }
    if fallbacks.count > 20_000 { fallbacks = [:] }
    let choice = search(cluster, font: font, isBold: key.isBold, isJapanese: isJapanese)
    fallbacks[key] = choice
    return choice
  }

  private func search(
    _ cluster: Character, font: TextFont, isBold: Bool, isJapanese: Bool
  ) -> Choice {
    let plain = TextFont(size: font.size, weight: font.weight)
    var candidates = [
      plain.file, FontFile(source: .program, name: isBold ? "DejaVuSans-Bold" : "DejaVuSans"),
    ]
    let script = FallbackScript(of: cluster.mainScalar)
    let emoji = FontFile(source: .system(.emoji), name: "NotoColorEmoji")
    switch script {
    case .cjk(let index):
      candidates.append(
        FontFile(
          source: .system(.cjk), name: isBold ? "NotoSansCJK-Bold" : "NotoSansCJK-Regular",
          index: index ?? (isJapanese ? 0 : 2)))
    case .emoji: candidates.append(emoji)
    case .other(let families):
      for family in families {
        for weight in isBold ? ["Bold", "Regular"] : ["Regular"] {
          candidates.append(FontFile(source: .system(.others), name: "\(family)-\(weight)"))
        }
      }
    }
    let wantsEmoji = cluster.isShownAsEmoji
    if wantsEmoji { candidates.insert(emoji, at: 0) }
    let open = candidates.compactMap { try? face($0) }
    let package = wantsEmoji ? FontPackage.emoji : script.package
    let hasPackage = open.contains { $0.file.source == .system(package) }
    let scalar = cluster.mainScalar.value
    let name =
      "U+" + String(repeating: "0", count: max(4 - String(scalar, radix: 16).count, 0))
      + String(scalar, radix: 16, uppercase: true)
    if let face = open.first(where: { $0.has(cluster) })
      ?? open.first(where: {
        $0.glyph(of: cluster.mainScalar) != 0
      })
    {
      return Choice(
        face: face,
        remark: wantsEmoji && !hasPackage
          ? "emoji are shown without colours, as the font \(package.family) is not installed; "
            + "install the package \(package.rawValue)" : nil)
    }
    return Choice(
      face: nil,
      remark: hasPackage
        ? "no font has the character \(name); it is drawn as a box"
        : "the font \(package.family) is not installed, its characters, such as \(name), are drawn "
          + "as boxes; install the package \(package.rawValue)")
  }
}

extension FontFace {
  /// Whether the face has glyphs for all that is seen of a character.
  func has(_ cluster: Character) -> Bool {
    let scalars = cluster.unicodeScalars
    if scalars.count == 1, let only = scalars.first { return glyph(of: only) != 0 }
    func hasAll(_ scalars: some Sequence<Unicode.Scalar>) -> Bool {
      scalars.allSatisfy { $0.properties.isDefaultIgnorableCodePoint || glyph(of: $0) != 0 }
    }
    return hasAll(scalars)
      || hasAll(String(cluster).precomposedStringWithCanonicalMapping.unicodeScalars)
  }
}

extension Character {
  var mainScalar: Unicode.Scalar {
    unicodeScalars.first { !$0.properties.isDefaultIgnorableCodePoint }
      ?? unicodeScalars.first ?? "\u{FFFD}"
  }

  /// Whether the character is a coloured picture rather than a letter.
  var isShownAsEmoji: Bool {
    let scalars = unicodeScalars
    guard let first = scalars.first, scalars.count > 1 || first.value > 0xFF else { return false }
    if scalars.contains("\u{FE0E}") { return false }
    if first.properties.isEmojiPresentation { return true }
    guard first.properties.isEmoji else { return false }
    return scalars.contains {
      $0 == "\u{FE0F}" || $0 == "\u{20E3}" || $0.properties.isEmojiModifier
    }
  }
}
