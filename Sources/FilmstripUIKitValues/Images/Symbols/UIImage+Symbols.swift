// SPDX-License-Identifier: MIT

extension UIImage {
  /// A symbol by its name in Apple's collection.
  ///
  /// Drawings of Google's Material Symbols stand in for Apple's; a name that they have nothing for is
  /// reported and gives a box with its diagonals in the size of a symbol. As Apple's list of names is
  /// not part of the engine, only names that cannot be in it give nil, and are reported: those with
  /// characters other than small letters, digits and periods between them.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    guard UIImage.isSymbolName(name) else {
      ContentFact.missingSymbol(name: name).report()
      return nil
    }
    self.init(
      symbol: name, configuration: configuration as? SymbolConfiguration,
      scale: UITraitCollection.predictedScale, look: Look())
  }

  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(systemName: name, withConfiguration: nil)
  }

  private convenience init(
    symbol name: String, configuration: SymbolConfiguration?, scale: CGFloat, look: Look
  ) {
    let symbol = SymbolImage(of: name, configuration: configuration, scale: scale)
    var look = look
    look.symbol = (name, configuration)
    look.baseline = symbol.baseline
    look.alignmentRectInsets = symbol.alignmentInsets
    // What points forward points to the other side where views run from right to left.
    let words = name.split(separator: ".")
    look.flipsForRightToLeft = ["forward", "backward", "leading", "trailing"].contains {
      words.contains($0)
    }
    self.init(image: symbol.image, scale: scale, look: look)
  }

  /// Whether a name consists of words of small letters and digits between periods, as all of Apple's
  /// do.
  private static func isSymbolName(_ name: String) -> Bool {
    name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { word in
      !word.isEmpty
        && word.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
    }
  }

  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard let symbol = look.symbol else { return self }
    return UIImage(
      symbol: symbol.name,
      configuration: symbol.configuration?.applying(configuration) ?? configuration, scale: scale,
      look: look)
  }

  /// The symbol with what a configuration specifies and its own does not; an image that is no symbol
  /// stays as it is.
  package func preferring(_ configuration: SymbolConfiguration?) -> UIImage {
    guard let configuration, let symbol = look.symbol else { return self }
    return UIImage(
      symbol: symbol.name,
      configuration: symbol.configuration.map { configuration.applying($0) } ?? configuration,
      scale: scale, look: look)
  }

  package var hasDynamicSymbolColors: Bool { look.symbol?.configuration?.paint?.isDynamic ?? false }

  /// The symbol with colours of its own as they are at a place.
  package func resolvingSymbolColors(_ resolve: (UIColor) -> CGColor?) -> UIImage {
    guard hasDynamicSymbolColors, let paint = look.symbol?.configuration?.paint else { return self }
    let shown = SymbolConfiguration()
    shown.paint = paint.mapped { UIColor(cgColor: resolve($0) ?? $0.cgColor) }
    return applyingSymbolConfiguration(shown) ?? self
  }

  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    (configuration as? SymbolConfiguration).flatMap { applyingSymbolConfiguration($0) } ?? self
  }

  public var symbolConfiguration: SymbolConfiguration? { look.symbol?.configuration }

  public var configuration: Configuration? { look.symbol?.configuration }

  // MARK: Baseline

  public var baselineOffsetFromBottom: CGFloat? { look.baseline }

  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    with { $0.baseline = baselineOffset }
  }

  public func imageWithoutBaseline() -> UIImage { with { $0.baseline = nil } }
}
