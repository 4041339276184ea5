// SPDX-License-Identifier: MIT

/// Views of UIKit whose inner layers and texts are UIKit's own matter, by their classes.
package enum UIKitParts {
  package static let bars: Set<String> = [
    "UINavigationBar", "UITabBar", "UIToolbar", "UISearchBar",
  ]

  /// Bars, which do not grow with the size of text, and controls that have a fixed form.
  static let all = bars.union([
    "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UIPageControl", "UIPickerView",
    "UIDatePicker", "UIProgressView", "UIActivityIndicatorView",
  ])
}
