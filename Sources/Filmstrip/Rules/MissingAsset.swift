// SPDX-License-Identifier: MIT

extension Rule {
  /// A color or data that is in no asset catalog.
  public static let missingAsset = Rule(
    id: "missing-asset", severity: .warning,
    sentence: "no asset catalog has a color or data of the requested name",
    remedy: "add an asset catalog with it to the resources of the target")
}

extension Finding {
  static func missingAsset(call: String, kind: String, folder: String) -> Finding {
    Finding(
      rule: .missingAsset,
      message:
        "\(call): no such \(kind) in the asset catalogs of \(folder); add a catalog with it to the "
        + "resources of the target",
      object: String(call.prefix { $0 != "(" }))
  }
}
