// SPDX-License-Identifier: MIT

/// A trait: something that an interface passes down from its window to its views.
public protocol UITraitDefinition {
  /// The type of the trait's values.
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
  /// The type's name.
  public static var name: String { String(describing: self) }
  /// None.
  public static var identifier: String { "" }
  /// False.
  public static var affectsColorAppearance: Bool { false }
}

/// The type of a trait.
public typealias UITrait = any UITraitDefinition.Type

/// A trait of the SDK: its default is unspecified, so that another collection's value stays.
protocol SystemTrait: UITraitDefinition where Value: Equatable {}

/// The kind of device.
public struct UITraitUserInterfaceIdiom: SystemTrait {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
}

/// Light or dark.
public struct UITraitUserInterfaceStyle: SystemTrait {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  /// True.
  public static var affectsColorAppearance: Bool { true }
}

/// The direction of reading.
public struct UITraitLayoutDirection: SystemTrait {
  /// Unspecified.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
}

/// Device pixels in a point.
public struct UITraitDisplayScale: SystemTrait {
  /// 0: unspecified.
  public static var defaultValue: CGFloat { 0 }
}

/// How much room there is in width.
public struct UITraitHorizontalSizeClass: SystemTrait {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// How much room there is in height.
public struct UITraitVerticalSizeClass: SystemTrait {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// Whether the screen measures the force of touches.
public struct UITraitForceTouchCapability: SystemTrait {
  /// Unspecified.
  public static var defaultValue: UIForceTouchCapability { .unknown }
}

/// The size of text that the user prefers.
public struct UITraitPreferredContentSizeCategory: SystemTrait {
  /// Unspecified.
  public static var defaultValue: UIContentSizeCategory { .unspecified }
}

/// Whether the user asked for more contrast.
public struct UITraitAccessibilityContrast: SystemTrait {
  /// Unspecified.
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  /// True.
  public static var affectsColorAppearance: Bool { true }
}

/// Whether the interface lies above another one.
public struct UITraitUserInterfaceLevel: SystemTrait {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  /// True.
  public static var affectsColorAppearance: Bool { true }
}

/// Whether the user asked for bold text.
public struct UITraitLegibilityWeight: SystemTrait {
  /// Unspecified.
  public static var defaultValue: UILegibilityWeight { .unspecified }
}
