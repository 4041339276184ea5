// SPDX-License-Identifier: MIT

/// Attributes and modifiers that only an Objective-C compiler, or Interface Builder, knows.
enum AttributeRule {
  /// Attributes that are removed: what they gave is kept otherwise, or is not needed.
  static let removed: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable",
    "IBSegueAction", "GKInspectable", "NSCopying", "NSManaged", "UIApplicationMain",
    "NSApplicationMain", "main", "_dynamicReplacement", "_objcRuntimeName",
  ]

  /// Modifiers that are removed.
  static let removedModifiers: Set<String> = ["dynamic"]
}
