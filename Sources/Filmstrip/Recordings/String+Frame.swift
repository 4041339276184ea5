// SPDX-License-Identifier: MIT

extension String {
  /// A frame's number as files spell it: at least four digits.
  init(frame index: Int) {
    let digits = "\(index)"
    self.init(repeating: "0", count: Swift.max(0, 4 - digits.count))
    self += digits
  }
}
