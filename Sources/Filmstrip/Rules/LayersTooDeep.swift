// SPDX-License-Identifier: MIT

extension Rule {
  /// A tree of layers that is cut off.
  public static let layersTooDeep = Rule(
    id: "layers-too-deep", severity: .error,
    sentence: "layers lie too deep in the tree and are left out of the frame",
    remedy: "use fewer layers within layers")
}

extension Finding {
  static func layersTooDeep(limit: Int) -> Finding {
    Finding(
      rule: .layersTooDeep, message: "layers more than \(limit) deep were left out of the frame")
  }
}
