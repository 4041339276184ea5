// SPDX-License-Identifier: MIT

/// What makes a type one of SwiftUI's, in a file that imports it.
enum SwiftUIRule {
  /// Protocols of SwiftUI: types that conform to one are left out.
  static let types: Set<String> = [
    "View", "App", "Scene", "PreviewProvider", "ViewModifier", "UIViewControllerRepresentable",
    "UIViewRepresentable", "ButtonStyle", "PrimitiveButtonStyle", "Shape", "ToggleStyle",
    "LabelStyle", "EnvironmentKey", "PreferenceKey",
  ]
}
