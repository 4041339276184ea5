// SPDX-License-Identifier: MIT

/// A trait: something that an interface passes down from its window to its views.
public protocol UITraitDefinition {
  associatedtype Value
  /// The value where it is not specified.
  static var defaultValue: Value { get }
  /// A readable name of the trait; the type's name by default.
  static var name: String { get }
  /// Names the trait in archives; empty by default.
  static var identifier: String { get }
  /// Whether colours depend on the trait; false by default.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  public static var name: String { String(describing: self) }
  public static var identifier: String { "" }
  public static var affectsColorAppearance: Bool { false }
}

public typealias UITrait = any UITraitDefinition.Type

/// A trait of the SDK: its default is unspecified, so that another collection's value stays.
package protocol SystemTrait: UITraitDefinition where Value: Equatable {}

public struct UITraitUserInterfaceIdiom: SystemTrait {
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
}

public struct UITraitUserInterfaceStyle: SystemTrait {
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  public static var affectsColorAppearance: Bool { true }
}

public struct UITraitLayoutDirection: SystemTrait {
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
}

/// Device pixels in a point.
public struct UITraitDisplayScale: SystemTrait {
  /// 0: unspecified.
  public static var defaultValue: CGFloat { 0 }
}

public struct UITraitHorizontalSizeClass: SystemTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

public struct UITraitVerticalSizeClass: SystemTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

public struct UITraitForceTouchCapability: SystemTrait {
  public static var defaultValue: UIForceTouchCapability { .unknown }
}

public struct UITraitPreferredContentSizeCategory: SystemTrait {
  public static var defaultValue: UIContentSizeCategory { .unspecified }
}

public struct UITraitAccessibilityContrast: SystemTrait {
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  public static var affectsColorAppearance: Bool { true }
}

public struct UITraitUserInterfaceLevel: SystemTrait {
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  public static var affectsColorAppearance: Bool { true }
}

public struct UITraitLegibilityWeight: SystemTrait {
  public static var defaultValue: UILegibilityWeight { .unspecified }
}
