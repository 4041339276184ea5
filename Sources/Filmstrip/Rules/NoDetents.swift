// SPDX-License-Identifier: MIT

extension Rule {
  /// A sheet without a height to rest at.
  public static let noDetents = Rule(
    id: "no-detents", severity: .warning,
    sentence: "the detents of a sheet are empty",
    remedy: "give at least one detent")
}

extension Finding {
  static func noDetents(controller: String) -> Finding {
    Finding(
      rule: .noDetents,
      message: "UISheetPresentationController.detents must not be empty; large is used instead",
      object: controller, property: "detents")
  }
}
