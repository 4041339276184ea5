// SPDX-License-Identifier: MIT

extension Double {
  /// The number cut to 0...1; 0 for what is no number.
  var unit: Double { self > 0 ? Swift.min(self, 1) : 0 }
}
