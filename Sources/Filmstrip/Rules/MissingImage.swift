// SPDX-License-Identifier: MIT

extension Rule {
  /// An image that is not where it is looked for.
  public static let missingImage = Rule(
    id: "missing-image", severity: .warning,
    sentence: "UIImage(named:) finds no file of the name",
    remedy: "put a PNG or JPEG file of that name into the bundle; asset catalogs are not read")
}

extension Finding {
  /// The name, and where it was looked for.
  static func missingImage(name: String, folder: String) -> Finding {
    Finding(
      rule: .missingImage,
      message: "UIImage(named: \"\(name)\"): no such PNG or JPEG file in \(folder); asset catalogs "
        + "are not read",
      object: "UIImage")
  }
}
