// SPDX-License-Identifier: MIT

/// What assistive technologies would read of a responder, kept as it was set.
///
/// Nothing of it is seen, so that nothing depends on it here, apart from what applications read back.
@MainActor
final class AccessibilityValues {
  var identifier: String?
  var label: String?
  var hint: String?
  var value: String?
  var language: String?
  var isElement: Bool?
  var traits = UIAccessibilityTraits.none
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var elements: [Any]?
  var hidesElements = false
  var isModal = false
  var groupsChildren = false
  var containerType = UIAccessibilityContainerType.none
  var ignoresInvertColors = false
  var navigationStyle = UIAccessibilityNavigationStyle.automatic
  var respondsToUserInteraction: Bool?
  var userInputLabels: [String] = []
  var customActions: [UIAccessibilityCustomAction]?
}
