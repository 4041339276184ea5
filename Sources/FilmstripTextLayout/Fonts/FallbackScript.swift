// SPDX-License-Identifier: MIT

/// Which package's fonts have a character that Inter and DejaVu do not have.
enum FallbackScript {
  /// Noto Sans CJK, the given face of it; nil for that of the text's language.
  case cjk(Int?)
  case emoji
  case other([String])

  var package: FontPackage {
    switch self {
    case .cjk: .cjk
    case .emoji: .emoji
    case .other: .others
    }
  }

  init(of scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: self = .cjk(1)
    case 0x3040...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9D: self = .cjk(0)
    case 0x2E80...0x303F, 0x3100...0x312F, 0x3190...0xA4CF, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF00...0xFFEF, 0x1F200...0x1F2FF, 0x20000...0x3FFFF:
      self = .cjk(nil)
    case let value where scalar.properties.isEmoji && value > 0xFF: self = .emoji
    case let value:
      let families = FallbackScript.blocks.first { $0.0.contains(value) }?.1 ?? []
      self = .other(families + ["NotoSans", "NotoSansSymbols", "NotoSansSymbols2", "NotoSansMath"])
    }
  }

  private static let blocks: [(ClosedRange<UInt32>, [String])] = [
    (0x0530...0x058F, ["NotoSansArmenian"]), (0x0590...0x05FF, ["NotoSansHebrew"]),
    (0x0600...0x06FF, ["NotoSansArabic"]), (0x0700...0x074F, ["NotoSansSyriac"]),
    (0x0750...0x077F, ["NotoSansArabic"]), (0x0780...0x07BF, ["NotoSansThaana"]),
    (0x07C0...0x07FF, ["NotoSansNKo"]), (0x08A0...0x08FF, ["NotoSansArabic"]),
    (0x0900...0x097F, ["NotoSansDevanagari"]), (0x0980...0x09FF, ["NotoSansBengali"]),
    (0x0A00...0x0A7F, ["NotoSansGurmukhi"]), (0x0A80...0x0AFF, ["NotoSansGujarati"]),
    (0x0B00...0x0B7F, ["NotoSansOriya"]), (0x0B80...0x0BFF, ["NotoSansTamil"]),
    (0x0C00...0x0C7F, ["NotoSansTelugu"]), (0x0C80...0x0CFF, ["NotoSansKannada"]),
    (0x0D00...0x0D7F, ["NotoSansMalayalam"]), (0x0D80...0x0DFF, ["NotoSansSinhala"]),
    (0x0E00...0x0E7F, ["NotoSansThai"]), (0x0E80...0x0EFF, ["NotoSansLao"]),
    (0x0F00...0x0FFF, ["NotoSerifTibetan"]), (0x1000...0x109F, ["NotoSansMyanmar"]),
    (0x10A0...0x10FF, ["NotoSansGeorgian"]), (0x1200...0x139F, ["NotoSansEthiopic"]),
    (0x13A0...0x13FF, ["NotoSansCherokee"]), (0x1400...0x167F, ["NotoSansCanadianAboriginal"]),
    (0x1780...0x17FF, ["NotoSansKhmer"]), (0x1800...0x18AF, ["NotoSansMongolian"]),
  ]
}
