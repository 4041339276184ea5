// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  static func appearance() -> Self
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  )
    -> Self
}

@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {
  /// The proxy for views with some traits: reported, and as that for all.
  public class func appearance(for trait: UITraitCollection) -> Self {
    UnsupportedFeature.report("UIView.appearance(for:)")
    return appearance()
  }

  /// The proxy for views with some traits in others: reported, and as that for all traits.
  public class func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    UnsupportedFeature.report("UIView.appearance(for:whenContainedInInstancesOf:)")
    return appearance(whenContainedInInstancesOf: containerTypes)
  }

  /// Takes over what proxies say, as the view enters a window.
  func adoptAppearance() {
    guard let window else { return }
    window.environment.appearances?.apply(to: self)
  }
}
