// SPDX-License-Identifier: MIT

extension Rule {
  /// A presentation by a controller that presents already.
  public static let presentedTwice = Rule(
    id: "presented-twice", severity: .error,
    sentence: "a controller presents while it is already presenting",
    remedy: "present from the controller in front, or dismiss first")
}

extension Finding {
  static func presentedTwice(
    controller: String, presenter: String, source: String, presented: String
  ) -> Finding {
    Finding(
      rule: .presentedTwice,
      message: "Attempt to present \(controller) on \(presenter) (from \(source)) which is already "
        + "presenting \(presented)",
      object: presenter)
  }
}
