// SPDX-License-Identifier: MIT

extension Rule {
  /// An empty snapshot.
  public static let snapshotBeforeShown = Rule(
    id: "snapshot-before-shown", severity: .warning,
    sentence: "a snapshot is taken of a view that has not been shown",
    remedy: "take it with afterScreenUpdates: true, or when the view has been on the screen")
}

extension Finding {
  static func snapshotBeforeShown(view: String) -> Finding {
    Finding(
      rule: .snapshotBeforeShown,
      message:
        "Snapshotting a view that has not been rendered results in an empty snapshot. Ensure "
        + "your view has been rendered at least once before snapshotting or snapshot after screen "
        + "updates.",
      object: view)
  }
}
