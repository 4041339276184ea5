// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList

/// A symbol as it is drawn beside text: its image, and where the text's baseline is.
struct SymbolImage {
  let image: CGImage
  /// Points from the image's lower side up to the baseline.
  let baseline: CGFloat
  /// What a line of the text has above and below, as insets.
  let alignmentInsets: UIEdgeInsets

  /// The diameter of `circle` in regular weight, in the size of the text (approximated: most symbols
  /// of 17 points are about 20 wide, their margins counted).
  private static let circle: CGFloat = 1
  /// Width of the lines in regular weight, in units of the set (approximated: about that of the
  /// system font's stems, 1.5 of 17 points).
  private static let stem: CGFloat = 64
  /// What an image has around the symbol, in the size of the text (measured once, above and below:
  /// `chevron.compact.down` in 64 points covers 14.3 of 25.7).
  private static let margin: CGFloat = 0.0885
  /// Points of the text's size in a unit of the set: its circle has a radius of 368 units where its
  /// lines have a width of 64.
  private static let unit = circle / 736

  /// A symbol in black, or in the colours of its configuration; a box, and reported, for a name
  /// without a drawing.
  init(of name: String, configuration: UIImage.SymbolConfiguration?, scale: CGFloat) {
    let drawing: SymbolDrawing
    if let known = SymbolDrawing(named: name) {
      drawing = known
    } else {
      UnsupportedFeature.report("UIImage(systemName: \"\(name)\")")
      drawing = SymbolDrawing.placeholder() ?? SymbolDrawing(parts: [])
    }
    let text = UIImage.SymbolText(configuration)
    let pointSize = text.pointSize > 1 ? min(text.pointSize, 2_000) : 1
    let size = pointSize * (configuration?.scale ?? .medium).factor
    let unit = SymbolImage.unit * size
    let stem = SymbolImage.stem * text.weight.lineFactor
    let box = drawing.box(stem: stem)
    let margin = SymbolImage.margin * size
    let wanted = CGSize(
      width: box.width * unit + 2 * margin, height: box.height * unit + 2 * margin)
    let rounded = wanted.roundedUpToPixels(at: scale)
    let origin = CGPoint(
      x: (rounded.width - box.width * unit) / 2, y: (rounded.height - box.height * unit) / 2)

    let context = CGContext(extent: CGRect(origin: .zero, size: rounded), scale: scale)
    context.translateBy(x: origin.x, y: origin.y)
    context.scaleBy(x: unit, y: unit)
    context.translateBy(x: -box.minX, y: -box.minY)
    let colors = configuration?.paint?.colors ?? []
    drawing.paint(
      in: context, stem: stem,
      colors: colors.isEmpty ? [UIColor.black.cgColor] : colors.map(\.cgColor))
    image =
      context.makeImage()
      ?? CGImage(picture: Picture(size: rounded, commands: context.drawing()), scale: scale)

    // The middle of the set's square is at half the height of capital letters (documented: symbols
    // are centred on it; measured of `chevron.compact.down`).
    let font = UIFont.systemFont(ofSize: pointSize)
    let middle = origin.y + (SymbolDrawing.center.y - box.minY) * unit
    baseline = rounded.height - middle - font.capHeight / 2
    alignmentInsets = UIEdgeInsets(
      top: -(font.ascender - (rounded.height - baseline)), left: 0,
      bottom: -(-font.descender - baseline), right: 0)
  }
}

extension UIImage {
  /// The text that a symbol stands beside: its size, and its weight.
  struct SymbolText {
    var pointSize: CGFloat
    var weight: SymbolWeight

    /// What a configuration says; without one that of body text in its first size, regular
    /// (documented).
    init(_ configuration: SymbolConfiguration?) {
      let font = configuration?.textStyle.map { UIFont.preferredFont(forTextStyle: $0) }
      pointSize = configuration?.pointSize ?? font?.pointSize ?? 17
      let own = configuration?.weight.flatMap { $0 == .unspecified ? nil : $0 }
      weight = own ?? font.map { SymbolWeight($0.look.weight) } ?? .regular
    }
  }
}
