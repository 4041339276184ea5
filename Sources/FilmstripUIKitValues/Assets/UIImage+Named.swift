// SPDX-License-Identifier: MIT

extension UIImage {
  /// The image of a name in the asset catalogs of the main bundle, or else its image file there; nil without
  /// one, which the recording then reports.
  ///
  /// `name` may lack `.png`. Of `name@3x`, `name@2x` and `name` the one that suits the screen is
  /// taken, else the next larger one.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// The image of a name in the asset catalogs of a bundle, or else its image file there, for some traits; nil
  /// means the main bundle, and the traits of the screen.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    if let found = UIImage.found(name, in: bundle ?? .main, traits: traitCollection ?? .predicted) {
      self.init(copying: found)
      return
    }
    guard StageScope.current.assets.standsIn else { return nil }
    self.init(copying: MissingAsset.image)
  }

  /// The image of a name in the catalogs of a bundle, or else its image file there; nil without one, which is reported.
  private static func found(_ name: String, in bundle: Bundle, traits: UITraitCollection)
    -> UIImage?
  {
    let scope = StageScope.current
    return scope.assets.find(
      {
        scope.assets.image(named: name, in: bundle, traits: traits)
          ?? scope.imageFolders.image(named: name, in: bundle)
      }, otherwise: .missingImage(name: name, folder: bundle.place))
  }

  /// The image of a name in a bundle, adapted to a configuration if it is a symbol.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    guard let found = UIImage(named: name, in: bundle, compatibleWith: nil) else { return nil }
    self.init(copying: configuration.map { found.withConfiguration($0) } ?? found)
  }

  /// The image of a catalog that a generated name stands for.
  ///
  /// One that is missing is reported, and a marked picture: code that has the name has no other way.
  public convenience init(resource: ImageResource) {
    let found = UIImage.found(resource.name, in: resource.bundle, traits: .predicted)
    self.init(copying: found ?? MissingAsset.image)
  }
}

extension Bundle {
  var place: String { self == .main ? "the bundle" : bundlePath }
}
