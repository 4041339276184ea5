// SPDX-License-Identifier: MIT

extension Rule {
  /// Layers that a device draws in a pass of their own.
  public static let offscreenPasses = Rule(
    id: "offscreen-passes", severity: .note,
    sentence:
      "layers that change during a custom transition are drawn offscreen first: shadows, masks, rounding, "
      + "blurs, groups that fade",
    remedy:
      "give shadows a shadowPath, clip with masksToBounds in place of a mask and only where something reaches "
      + "beyond the bounds, or animate a snapshot")
}
