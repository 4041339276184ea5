// SPDX-License-Identifier: MIT

extension UITraitEnvironmentLayoutDirection {
  /// The direction; from left to right where none is specified.
  package var direction: UIUserInterfaceLayoutDirection {
    self == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
