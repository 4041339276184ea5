// SPDX-License-Identifier: MIT

/// Names of Apple's frameworks, recognized by their prefixes.
enum AppleNames {
  private static let prefixes: Set<String> = [
    "AB", "AC", "AL", "AR", "ASA", "AV", "BG", "CA", "CAR", "CF", "CG", "CI", "CK", "CL", "CM",
    "CN",
    "CS", "CT", "CV", "EA", "EK", "GC", "GK", "GLK", "HK", "HM", "INP", "JS", "LA", "LP", "MC",
    "MDL",
    "MF", "MK", "ML", "MP", "MTK", "MTL", "MX", "NE", "NF", "NS", "NW", "OS", "PDF", "PH", "PK",
    "QL",
    "SCN", "SF", "SFS", "SK", "SL", "SS", "TK", "UI", "UN", "UT", "VN", "WC", "WK",
  ]

  /// Whether a name begins with a prefix of Apple's and goes on like a name.
  static func includes(_ name: String) -> Bool {
    let capitals = name.prefix { $0.isUppercase || $0.isNumber }
    return capitals.count > 2 && prefixes.contains(String(capitals.dropLast()))
  }
}
