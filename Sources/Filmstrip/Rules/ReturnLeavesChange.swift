// SPDX-License-Identifier: MIT

extension Rule {
  /// A property that a transition and its way back leave changed.
  public static let returnLeavesChange = Rule(
    id: "return-leaves-change", severity: .warning,
    sentence:
      "a transition and its way back leave a layer or a view otherwise than it was before, with animation and without",
    remedy: "put back on the way back what the transition has changed")
}
