// SPDX-License-Identifier: MIT

open class UIImageAsset: NSObject, @unchecked Sendable {
  /// Images without an asset of their own: each image refers to its asset.
  private var registered: [(traits: UITraitCollection, image: UIImage)] = []
  private let source: ((UITraitCollection) -> UIImage?)?

  public override init() {
    source = nil
    super.init()
  }

  /// An asset whose images are made, or read, for the traits where they are shown first.
  init(source: @escaping (UITraitCollection) -> UIImage?) {
    self.source = source
    super.init()
  }

  open func image(with traitCollection: UITraitCollection) -> UIImage {
    let traits = UITraitCollection(traitsFrom: [.predicted, traitCollection])
    let fitting = registered.filter { traits.containsTraits(in: $0.traits) }
    let best = fitting.max { $0.traits.values.count < $1.traits.values.count }?.image
    guard let image = best ?? source?(traits) ?? registered.first?.image else { return UIImage() }
    return image.with { $0.asset = self }
  }

  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    unregister(with: traitCollection)
    registered.append((traitCollection, image.with { $0.asset = nil }))
    if image.look.asset == nil { image.look.asset = self }
  }

  open func unregister(with traitCollection: UITraitCollection) {
    registered.removeAll { $0.traits == traitCollection }
  }
}

extension UIImage {
  public var imageAsset: UIImageAsset? {
    if let asset = look.asset { return asset }
    let own = with { _ in }
    let asset = UIImageAsset { _ in own }
    look.asset = asset
    return asset
  }

  package func shown(in traits: UITraitCollection) -> UIImage {
    guard let variant = look.asset?.image(with: traits), variant.cgImage !== cgImage,
      variant.cgImage != nil
    else { return self }
    var look = look
    look.redrawing = variant.look.redrawing
    return UIImage(
      image: variant.cgImage, scale: variant.scale, orientation: variant.imageOrientation,
      look: look)
  }
}
