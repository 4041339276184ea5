// SPDX-License-Identifier: MIT

extension Rule {
  /// An image that is not where it is looked for.
  public static let missingImage = Rule(
    id: "missing-image", severity: .warning,
    sentence: "UIImage(named:) or UIImage(systemName:) finds no image of the requested name",
    remedy: "add an asset catalog with it, or a PNG or JPEG file, to the resources of the target")
}

extension Finding {
  static func missingImage(name: String, folder: String) -> Finding {
    Finding(
      rule: .missingImage,
      message:
        "UIImage(named: \"\(name)\"): no such image in the asset catalogs of \(folder), and no such "
        + "PNG or JPEG file; add a catalog with it to the resources of the target",
      object: "UIImage")
  }

  static func missingSymbol(name: String) -> Finding {
    Finding(
      rule: .missingImage,
      message:
        "UIImage(systemName: \"\(name)\"): no symbol of the system has such a name; a symbol or an image of the app's own is UIImage(named:)",
      object: "UIImage")
  }
}
