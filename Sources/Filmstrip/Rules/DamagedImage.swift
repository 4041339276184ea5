// SPDX-License-Identifier: MIT

extension Rule {
  /// An image that is shown in part.
  public static let damagedImage = Rule(
    id: "damaged-image", severity: .warning,
    sentence: "a JPEG is damaged and shown as far as it can be read",
    remedy: "export or copy the file again")
}

extension Finding {
  static func damagedImage(name: String, damage: String) -> Finding {
    Finding(
      rule: .damagedImage,
      message: "\(name): is a damaged JPEG (\(damage)), shown as far as it can be read; export or "
        + "copy it again",
      object: "UIImage")
  }
}
