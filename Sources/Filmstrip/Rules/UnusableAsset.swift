// SPDX-License-Identifier: MIT

extension Rule {
  /// A part of an asset catalog, or of a file of texts, that is left out.
  public static let unusableAsset = Rule(
    id: "unusable-asset", severity: .warning,
    sentence: "a part of an asset catalog or of a file of texts cannot be used, and is left out",
    remedy: "correct the file that the message names")
}

extension Finding {
  static func unusableAsset(path: String, reason: String) -> Finding {
    Finding(rule: .unusableAsset, message: "\(path): \(reason)", object: "xcassets")
  }
}
