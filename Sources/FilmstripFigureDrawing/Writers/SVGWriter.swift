// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList
internal import Foundation
internal import FilmstripImaging
internal import FilmstripWording

/// Writes a figure as SVG 1.1.
///
/// Text is text, in Inter or what the system has; letters are as wide together as in Inter. Pictures are PNG
/// files inside of it, each once. It asks for nothing from the network, runs nothing, and has names of its own
/// for what is defined in it, so that several can stand in one page.
struct SVGWriter {
  /// Pixels of pictures in a point: enough for most screens.
  private static let pictureScale = 2.0
  /// Inter, then what the systems of readers have.
  private static let fonts =
    "Inter, -apple-system, BlinkMacSystemFont, 'SF Pro Text', 'Segoe UI', Roboto, "
    + "'Helvetica Neue', 'Noto Sans', Arial, sans-serif"

  private let figure: Figure
  private let appearance: FigureAppearance
  private let pictures: PictureStore
  private var body = ""
  private var definitions = ""
  private var clipCount = 0
  private var names: [Digest: String] = [:]
  /// Of each picture how long a point of it is where it is largest, each way.
  private var scales: [Digest: (x: Double, y: Double)] = [:]
  private let prefix: String

  init(_ figure: Figure, _ appearance: FigureAppearance, _ pictures: PictureStore) {
    (self.figure, self.appearance, self.pictures) = (figure, appearance, pictures)
    prefix = SVGWriter.prefix(figure, appearance)
    measure(figure.elements)
  }

  private mutating func measure(_ elements: [FigureElement]) {
    for element in elements {
      switch element {
      case .picture(let picture, let transform):
        let known = scales[picture.digest] ?? (0, 0)
        scales[picture.digest] = (
          max(known.x, transform.horizontalScale), max(known.y, transform.verticalScale)
        )
      case .group(_, _, let inner): measure(inner)
      case .fill, .stroke, .text: break
      }
    }
  }

  /// What names begin with: another one for each figure and appearance.
  private static func prefix(_ figure: Figure, _ appearance: FigureAppearance) -> String {
    var text = "\(figure.kind.rawValue) \(appearance.rawValue) \(figure.title)\n"
    text += "\(figure.alternativeText)\n\(figure.size.width) \(figure.size.height)"
    func add(_ elements: [FigureElement]) {
      for element in elements {
        switch element {
        case .picture(let picture, _): text += "\n\(picture.digest)"
        case .group(_, _, let inner): add(inner)
        case .text(let line, let place, _): text += "\n\(line.string) \(place.x) \(place.y)"
        case .fill, .stroke: break
        }
      }
    }
    add(figure.elements)
    return "f" + Digest(of: text.utf8).description.prefix(10)
  }

  /// The bytes of the file, in UTF-8.
  mutating func data() -> Data {
    for element in figure.elements { write(element, "  ") }
    let (width, height) = (SVGText.number(figure.size.width), SVGText.number(figure.size.height))
    var out = "<svg xmlns=\"http://www.w3.org/2000/svg\" "
    out += "xmlns:xlink=\"http://www.w3.org/1999/xlink\" width=\"\(width)\" height=\"\(height)\" "
    out += "viewBox=\"0 0 \(width) \(height)\" role=\"img\" "
    out += "aria-labelledby=\"\(prefix)-title \(prefix)-desc\">\n"
    out += "  <title id=\"\(prefix)-title\">\(figure.title.markup)</title>\n"
    out += "  <desc id=\"\(prefix)-desc\">\(figure.alternativeText.markup)</desc>\n"
    if !definitions.isEmpty { out += "  <defs>\n\(definitions)  </defs>\n" }
    out += "  <path d=\"\(SVGText.data(figure.paper))\"\(paint("fill", .paper))/>\n"
    out += "  <g font-family=\"\(SVGWriter.fonts)\" fill=\"none\" stroke-linejoin=\"round\" "
    out += "style=\"font-variant-numeric:tabular-nums;font-feature-settings:'tnum' 1,'calt' 0\" "
    out += "xml:space=\"preserve\">\n"
    out += body + "  </g>\n</svg>\n"
    return Data((SVGWriter.mark + "\n" + out).utf8)
  }

  static let mark = "<!-- Generator: Filmstrip figure -->"

  private func paint(_ name: String, _ ink: FigureInk) -> String {
    SVGText.paint(name, ink.color(appearance))
  }

  private mutating func write(_ element: FigureElement, _ indent: String) {
    switch element {
    case .fill(let path, let ink):
      body += "\(indent)<path d=\"\(SVGText.data(path))\"\(paint("fill", ink))/>\n"
    case .stroke(let path, let ink, let style):
      var attributes = paint("stroke", ink)
      if style.width != 1 { attributes += " stroke-width=\"\(SVGText.number(style.width))\"" }
      if style.cap != .butt { attributes += " stroke-linecap=\"\(style.cap.rawValue)\"" }
      if !style.dash.isEmpty {
        let dashes = style.dash.map { SVGText.number($0) }.joined(separator: " ")
        attributes += " stroke-dasharray=\"\(dashes)\""
      }
      body += "\(indent)<path d=\"\(SVGText.data(path))\"\(attributes)/>\n"
    case .text(let text, let place, let ink): write(text, place, ink, indent)
    case .picture(let picture, let transform):
      let name = name(of: picture)
      body += "\(indent)<use xlink:href=\"#\(name)\" transform=\"\(SVGText.matrix(transform))\"/>\n"
    case .group(let opacity, let clip, let inner):
      var attributes = opacity < 1 ? " opacity=\"\(SVGText.number(opacity))\"" : ""
      if let clip { attributes += " clip-path=\"url(#\(name(of: clip)))\"" }
      body += "\(indent)<g\(attributes)>\n"
      for element in inner { write(element, indent + "  ") }
      body += "\(indent)</g>\n"
    }
  }

  private mutating func write(
    _ text: FigureText, _ place: CGPoint, _ ink: FigureInk, _ indent: String
  ) {
    let font = text.font
    var attributes = " x=\"\(SVGText.number(place.x))\" y=\"\(SVGText.number(place.y))\""
    attributes += " font-size=\"\(SVGText.number(font.size))\""
    if font.weight != .regular { attributes += " font-weight=\"\(font.weight.rawValue)\"" }
    if text.string.count > 1 {
      attributes += " textLength=\"\(SVGText.number(text.width))\""
      attributes += " lengthAdjust=\"spacingAndGlyphs\""
    }
    attributes += paint("fill", ink)
    body += "\(indent)<text\(attributes)>\(text.string.markup)</text>\n"
  }

  private mutating func name(of clip: Path) -> String {
    clipCount += 1
    let name = "\(prefix)-clip\(clipCount)"
    definitions += "    <clipPath id=\"\(name)\"><path d=\"\(SVGText.data(clip))\"/></clipPath>\n"
    return name
  }

  /// The name of a picture, which is defined when it is first used.
  private mutating func name(of picture: FigurePicture) -> String {
    if let name = names[picture.digest] { return name }
    let name = "\(prefix)-picture\(names.count + 1)"
    names[picture.digest] = name
    let scale = scales[picture.digest] ?? (1, 1)
    let size = picture.pixelSize(
      x: scale.x * SVGWriter.pictureScale, y: scale.y * SVGWriter.pictureScale)
    let png = pictures.png(of: picture, width: size.width, height: size.height)
    let (width, height) = (picture.rect.width, picture.rect.height)
    definitions += "    <image id=\"\(name)\" width=\"\(SVGText.number(width))\" "
    definitions += "height=\"\(SVGText.number(height))\" preserveAspectRatio=\"none\" "
    definitions += "xlink:href=\"data:image/png;base64,\(png.base64EncodedString())\"/>\n"
    return name
  }
}

extension Transform {
  var horizontalScale: Double { (a * a + b * b).squareRoot() }
  var verticalScale: Double { (c * c + d * d).squareRoot() }
}
