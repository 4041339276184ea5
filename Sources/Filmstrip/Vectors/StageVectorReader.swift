// SPDX-License-Identifier: MIT
internal import CFilmstripSVG
internal import CoreGraphics

/// Draws the SVG files of asset catalogs by librsvg, which is looked for when the first one is drawn, and PDF files as
/// the SVG that a program turns them into.
final class StageVectorReader: VectorReading {
  static func install() {
    if VectorReaders.current == nil { VectorReaders.current = StageVectorReader() }
  }

  private let documents = PDFDocuments()

  /// The version of librsvg, such as `2.54.7`; nil where it is not there.
  static let version: String? = {
    var text = [CChar](repeating: 0, count: 40)
    guard filmstrip_svg_version(&text, text.count) != 0 else { return nil }
    return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }()

  func picture(
    of data: Data, format: VectorFormat, element: String?, scale: Double, limits: ImageLimits
  ) throws(VectorProblem) -> VectorPicture {
    guard filmstrip_svg_is_available() != 0 else {
      throw VectorProblem(
        "is \(format == .svg ? "an SVG" : "a PDF"), which librsvg draws, and that is missing; install it "
          + "(apt install librsvg2-2)")
    }
    guard format == .pdf else {
      return VectorPicture(
        bitmap: try bitmap(of: data, element: element, scale: scale, limits: limits))
    }
    let page = try documents.page(of: data)
    return VectorPicture(
      bitmap: try bitmap(of: page.svg, scale: scale, limits: limits, isInBox: true),
      damage: page.damage)
  }

  /// The pixels of an SVG, in units of its size or of its view box.
  private func bitmap(
    of data: Data, element: String? = nil, scale: Double, limits: ImageLimits, isInBox: Bool = false
  ) throws(VectorProblem) -> Bitmap {
    try StageVectorReader.check(data)
    var reason = [CChar](repeating: 0, count: 300)
    let file = data.withUnsafeBytes {
      filmstrip_svg_open($0.baseAddress, $0.count, &reason, reason.count)
    }
    guard let file else { throw VectorProblem(reason) }
    defer { filmstrip_svg_close(file) }
    let id = element.map { "#\($0)" }
    var (width, height) = (0.0, 0.0)
    let hasSize =
      isInBox
      ? filmstrip_svg_box_size(file, &width, &height)
      : filmstrip_svg_size(file, id, &width, &height)
    guard hasSize != 0, width > 0, height > 0, width.isFinite, height.isFinite else {
      throw VectorProblem(
        element.map {
          "has no drawing \"\($0)\", which is shown of a symbol; export it from SF Symbols again"
        }
          ?? "has neither a size nor a view box; add one")
    }
    let (pixelWidth, pixelHeight) = ((width * scale).rounded(), (height * scale).rounded())
    guard
      pixelWidth * pixelHeight <= Double(min(max(limits.pixelCount, 0), Bitmap.maximumPixelCount)),
      max(pixelWidth, pixelHeight) <= 32_767
    else {
      throw VectorProblem(
        "has more pixels than the limit; make it smaller, or raise ImageLimits.pixelCount")
    }
    let (columns, rows) = (max(Int(pixelWidth), 1), max(Int(pixelHeight), 1))
    var isDrawn = false
    let bitmap = Bitmap(width: columns, height: rows, isOpaque: false) { bytes in
      bytes.initializeMemory(as: UInt8.self, repeating: 0)
      isDrawn =
        filmstrip_svg_draw(
          file, id, bytes.baseAddress, Int32(columns), Int32(rows), &reason, reason.count) != 0
    }
    guard isDrawn else { throw VectorProblem(reason) }
    return bitmap
  }

  /// Refuses what librsvg would expand: a few lines of entities can be gigabytes of text.
  ///
  /// It opens no other file, as it is not told where this one is.
  private static func check(_ data: Data) throws(VectorProblem) {
    guard !data.contains(0), let text = String(data: data, encoding: .utf8) else {
      throw VectorProblem("is no SVG in UTF-8; export it again")
    }
    guard !text.contains("<!ENTITY") else {
      throw VectorProblem("declares entities, which are not expanded; export it without them")
    }
    if let encoding = text.prefix(200).firstMatch(of: /<\?xml[^>]*encoding=["']([^"']+)["']/)?.1,
      !["utf-8", "utf8", "us-ascii", "iso-8859-1"].contains(encoding.lowercased())
    {
      throw VectorProblem("has the encoding \(encoding), which is not read; export it in UTF-8")
    }
  }
}

extension VectorProblem {
  fileprivate init(_ reason: [CChar]) {
    let text = String(
      decoding: reason.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    self.init("cannot be drawn (\(text)); export it again")
  }
}
