// SPDX-License-Identifier: MIT

extension CGFloat {
  /// The value of a number, with the nearest that a `CGFloat` has, as Foundation of Apple's platforms does.
  public init(truncating number: NSNumber) { self = CGFloat(number.doubleValue) }
}
