// SPDX-License-Identifier: MIT

extension Rule {
  /// A tree of layers that is cut off.
  public static let layersTooDeep = Rule(
    id: "layers-too-deep", severity: .error,
    sentence: "layers are nested too deeply and are left out of the frame",
    remedy: "nest fewer layers")
}

extension Finding {
  static func layersTooDeep(limit: Int) -> Finding {
    Finding(
      rule: .layersTooDeep,
      message: "layers nested more than \(limit) levels deep were left out of the frame")
  }
}
