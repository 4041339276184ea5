// SPDX-License-Identifier: MIT

extension Rule {
  /// An image that cannot be decoded.
  public static let unreadableImage = Rule(
    id: "unreadable-image", severity: .warning,
    sentence: "an image cannot be read, and the initializer returns nil",
    remedy: "give a complete PNG or JPEG within the limits of the stage")
}

extension Finding {
  static func unreadableImage(call: String, reason: String) -> Finding {
    Finding(rule: .unreadableImage, message: "\(call): \(reason)", object: "UIImage")
  }
}
