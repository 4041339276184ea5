// SPDX-License-Identifier: MIT

extension UIColor {
  /// The color of a name in the asset catalogs of the main bundle, which follows the traits of the place where it
  /// is shown; nil without one, which the recording then reports.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// The color of a name in the asset catalogs of a bundle; nil means the main bundle.
  ///
  /// With traits it is the color for these, and does not change (approximated: Apple documents a color that is
  /// compatible with them); without, it follows the traits of the place where it is shown.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let bundle = bundle ?? .main
    let assets = StageScope.current.assets
    let missing = ContentFact.missingAsset(
      call: "UIColor(named: \"\(name)\")", kind: "color", folder: bundle.place)
    let found = assets.find(
      {
        assets.color(named: name, in: bundle).flatMap { set in
          set.color(in: traitCollection ?? .predicted).map { (set, $0) }
        }
      }, otherwise: missing)
    if let (set, color) = found {
      if let traitCollection {
        self.init(cgColor: color.resolvedColor(with: traitCollection).cgColor)
      } else {
        self.init(set: set)
      }
      return
    }
    guard assets.standsIn else { return nil }
    self.init(cgColor: MissingAsset.color.cgColor)
  }

  /// The color of a catalog that a generated name stands for.
  ///
  /// One that is missing is reported, and magenta: code that has the name has no other way.
  public convenience init(resource: ColorResource) {
    let assets = StageScope.current.assets
    let missing = ContentFact.missingAsset(
      call: "UIColor(named: \"\(resource.name)\")", kind: "color", folder: resource.bundle.place)
    let set = assets.find(
      { assets.color(named: resource.name, in: resource.bundle) }, otherwise: missing)
    if let set {
      self.init(set: set)
      return
    }
    self.init(cgColor: MissingAsset.color.cgColor)
  }
}
