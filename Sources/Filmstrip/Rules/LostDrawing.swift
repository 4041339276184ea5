// SPDX-License-Identifier: MIT

extension Rule {
  /// A picture that is not complete.
  public static let lostDrawing = Rule(
    id: "lost-drawing", severity: .error,
    sentence: "the rasterizer cannot draw a part of a picture, which is missing from the frame",
    remedy:
      "draw smaller pictures, at a lower scale, or fewer at a time: memory or a limit of Cairo "
      + "was reached")
}

extension Finding {
  static func lostDrawing(reason: String) -> Finding {
    Finding(rule: .lostDrawing, message: "a part of a picture is missing: \(reason)")
  }
}
