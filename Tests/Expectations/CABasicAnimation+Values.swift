// SPDX-License-Identifier: MIT
package import QuartzCore

extension CABasicAnimation {
  /// From a value to another one, in some seconds.
  package convenience init(
    _ keyPath: String, from start: Any?, to end: Any?, duration: TimeInterval = 1
  ) {
    self.init(keyPath: keyPath)
    (fromValue, toValue, self.duration) = (start, end, duration)
  }
}
