// SPDX-License-Identifier: MIT

extension UITraitCollection {
  /// The system's traits on which colours may depend, for `registerForTraitChanges`.
  public class var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self,
      UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self,
    ]
  }

  /// The system's traits on which the choice of a picture may depend, for `registerForTraitChanges`.
  public class var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self,
      UITraitLayoutDirection.self, UITraitDisplayScale.self, UITraitHorizontalSizeClass.self,
      UITraitVerticalSizeClass.self, UITraitAccessibilityContrast.self,
      UITraitLegibilityWeight.self,
    ]
  }
}
