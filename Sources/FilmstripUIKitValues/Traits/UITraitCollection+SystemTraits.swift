// SPDX-License-Identifier: MIT

extension UITraitCollection {
  /// The system's traits on which colours may depend, for `registerForTraitChanges`.
  ///
  /// Apple lists none (assumed): those of them that are here by which a color set of an asset catalog has variants, and
  /// the level, by which dynamic system colors have (documented for both).
  public class var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self,
      UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self,
    ]
  }

  /// The system's traits on which the choice of a picture may depend, for `registerForTraitChanges`.
  ///
  /// Apple lists none (assumed): those of them that are here by which an image set of an asset catalog has variants, and
  /// the weight, by which symbols have (documented for both).
  public class var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self,
      UITraitLayoutDirection.self, UITraitDisplayScale.self, UITraitHorizontalSizeClass.self,
      UITraitVerticalSizeClass.self, UITraitAccessibilityContrast.self,
      UITraitLegibilityWeight.self,
    ]
  }
}
