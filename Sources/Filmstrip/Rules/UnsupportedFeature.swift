// SPDX-License-Identifier: MIT

extension Rule {
  /// Something of the SDK that is not supported yet.
  public static let unsupportedFeature = Rule(
    id: "unsupported-feature", severity: .warning,
    sentence: "something of the SDK is used that is not supported yet and has no effect",
    remedy: "do without it in what is recorded, or expect it to be missing from the picture")
}

extension Finding {
  /// What was used, such as `CALayer.isGeometryFlipped`.
  static func unsupportedFeature(_ name: String) -> Finding {
    let member = name.wholeMatch(of: /([A-Z]\w*)\.([a-z]\w*)/)
    return Finding(
      rule: .unsupportedFeature, message: "\(name) is not supported yet and had no effect",
      object: member.map { String($0.output.1) }, property: member.map { String($0.output.2) })
  }
}
