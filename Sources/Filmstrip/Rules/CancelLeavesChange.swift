// SPDX-License-Identifier: MIT

extension Rule {
  /// A property that a cancelled transition leaves changed.
  public static let cancelLeavesChange = Rule(
    id: "cancel-leaves-change", severity: .error,
    sentence: "a cancelled transition leaves a layer or a view otherwise than it was before",
    remedy:
      "put back in the completion what the transition has changed when transitionWasCancelled is true"
  )
}
