// SPDX-License-Identifier: MIT
import Filmstrip
import FilmstripImaging
import Foundation
import Requirements
import Testing
import UIKit

/// PDF files of asset catalogs, which Poppler's program and librsvg draw.
@MainActor
@Suite(.needs(.poppler), .needs(.librsvg)) struct AssetDrawingTests {
  private let folder: CatalogFolder
  private let stage = Stage(device: .iPhone15)

  init() throws { folder = try CatalogFolder() }

  private func write(_ pdf: Data, properties: String = "{}") throws {
    try folder.write(
      "a.imageset/Contents.json",
      #"{"images": [{"filename": "a.pdf", "idiom": "universal"}], "properties": \#(properties)}"#)
    try folder.write("a.imageset/a.pdf", pdf)
  }

  private func image() -> UIImage? { UIImage(named: "a", in: folder.bundle, compatibleWith: nil) }

  /// What a recording says that shows the image, without the path of the catalog.
  private func findings() -> [String] {
    stage.record("assets") { _ = image() }.findings.map(\.message)
      .filter { !$0.contains(": no such") }
      .map { $0.replacingOccurrences(of: folder.catalog.path + "/", with: "") }
  }

  private nonisolated static let fixtures = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../../../../Fixtures/pdf").standardized

  /// A page of a content stream, as the PDF Reference has it.
  private nonisolated static func page(
    _ entries: String, content: String = "1 0 0 rg 12 13 10 5 re f", objects: [String] = []
  ) -> Data {
    let bodies =
      [
        "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        "<< /Type /Page /Parent 2 0 R /Contents 4 0 R \(entries) >>",
        "<< /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream",
      ] + objects
    var text = "%PDF-1.4\n"
    var table = ""
    for (index, body) in bodies.enumerated() {
      table += String(repeating: "0", count: 10 - "\(text.utf8.count)".count)
      table += "\(text.utf8.count) 00000 n \n"
      text += "\(index + 1) 0 obj\n\(body)\nendobj\n"
    }
    return Data(
      (text + "xref\n0 \(bodies.count + 1)\n0000000000 65535 f \n\(table)trailer\n"
        + "<< /Size \(bodies.count + 1) /Root 1 0 R >>\nstartxref\n\(text.utf8.count)\n%%EOF\n")
        .utf8)
  }

  // MARK: Pixels

  /// The page's size in points, and the pixels of `pdftocairo -png` at the screen's scale.
  ///
  /// Some in a hundred differ: there are two ways to cover half a pixel, and the other program puts letters at whole
  /// pixels.
  @Test(arguments: [
    ("cairo", CGSize(width: 24, height: 16), 6), ("librsvg", CGSize(width: 20, height: 20), 1),
    ("ghostscript", CGSize(width: 40, height: 20), 1),
  ])
  func aPageHasThePixelsOfAnotherProgram(name: String, size: CGSize, most: Int) throws {
    let file = Self.fixtures.appendingPathComponent("\(name).pdf")
    try write(try Data(contentsOf: file))
    #expect(findings() == [])
    let shown = try #require(image())
    #expect(shown.size == size && shown.scale == 3)
    let png = folder.root.appendingPathComponent("other.png")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(Program.path(of: "pdftocairo")))
    process.arguments =
      ["-png", "-transp", "-singlefile", "-r", "216", file.path, png.deletingPathExtension().path]
    try process.run()
    process.waitUntilExit()
    let expected = try ImageFileReader.read(path: png.path).bitmap
    let bitmap = try #require(shown.cgImage?.bitmap)
    #expect(bitmap.width == expected.width && bitmap.height == expected.height)
    var differences: [Int] = []
    for y in 0..<expected.height {
      for x in 0..<expected.width {
        let (one, two) = (bitmap[x, y], expected[x, y])
        let channels = [
          (one.red, two.red), (one.green, two.green), (one.blue, two.blue), (one.alpha, two.alpha),
        ]
        differences.append(channels.map { abs(Int($0) - Int($1)) }.max() ?? 0)
      }
    }
    let far = differences.filter { $0 > 8 }.count
    #expect(far * 100 <= most * differences.count, "\(far) of \(differences.count) differ")
    #expect(differences.max() ?? 0 <= (most > 1 ? 160 : 64), "\(differences.max() ?? 0)")
  }

  /// A page's size is that of its crop box, turned (PDF Reference, 3.6.2); a unit is a point.
  @Test(arguments: [
    ("/MediaBox [0 0 40 40]", [40, 40], [12, 22, 10, 5]),
    ("/MediaBox [-10 -5 30 21]", [40, 26], [22, 3, 10, 5]),
    ("/MediaBox [0 0 40 40] /CropBox [10 10 30.5 25.25]", [20.5, 15.25], [2, 7.25, 10, 5]),
    ("/MediaBox [0 0 40 20] /Rotate 90", [20, 40], [13, 12, 5, 10]),
  ])
  func aPageHasItsBox(entries: String, size: [Double], red: [Double]) throws {
    try write(Self.page(entries))
    #expect(findings() == [])
    let shown = try #require(image())
    let bitmap = try #require(shown.cgImage?.bitmap)
    #expect(
      bitmap.width == Int((size[0] * 3).rounded()) && bitmap.height == Int((size[1] * 3).rounded()))
    // Well inside of the rectangle, and well outside.
    let inner = CGRect(x: red[0], y: red[1], width: red[2], height: red[3]).insetBy(dx: 1, dy: 1)
    for corner in [(inner.minX, inner.minY), (inner.maxX, inner.maxY)] {
      #expect(bitmap[Int(corner.0 * 3), Int(corner.1 * 3)] == Pixel(red: 255, green: 0, blue: 0))
    }
    let outer = inner.insetBy(dx: -2, dy: -2)
    for corner in [(outer.minX, outer.midY), (outer.midX, outer.maxY)] {
      #expect(bitmap[Int(corner.0 * 3), Int(corner.1 * 3)].alpha == 0)
    }
  }

  /// A view that is larger shows the drawing again if its vectors are kept, and scales its pixels if not.
  @Test(arguments: [
    (true, UIView.ContentMode.scaleToFill, 4), (true, .scaleAspectFit, 2),
    (true, .scaleAspectFill, 4),
    (true, .center, 1), (false, .scaleToFill, 1),
  ])
  func aLargerViewShowsVectors(keeps: Bool, mode: UIView.ContentMode, factor: Int) throws {
    try write(
      Self.page("/MediaBox [0 0 40 40]"),
      properties:
        #"{"preserves-vector-representation": \#(keeps), "template-rendering-intent": "template"}"#)
    let view = UIImageView(image: image())
    stage.window.addSubview(view)
    view.contentMode = mode
    view.tintColor = .blue
    view.frame = CGRect(x: 0, y: 0, width: 160, height: 80)
    view.layoutIfNeeded()
    let shown = try #require(view.layer.contents as! CGImage?)
    #expect(shown.width == 120 * factor && shown.height == 120 * factor)
    #expect(view.image?.size == CGSize(width: 40, height: 40))
    #expect(shown.bitmap?[15 * 3 * factor, 24 * 3 * factor] == Pixel(red: 0, green: 0, blue: 255))
    view.frame.size = CGSize(width: 40, height: 40)
    view.layoutIfNeeded()
    #expect((view.layer.contents as! CGImage?)?.width == 120)
  }

  // MARK: Bad input

  @Test(arguments: [
    (Data("no document".utf8), "is no PDF; export it again"),
    (
      Data("%PDF-1.4".utf8),
      "cannot be read (Syntax Error: Couldn't read xref table); export it again"
    ),
    (
      page("/MediaBox [0 0 40 20]", content: "1 0 0 rg 12 13 10 5 re f ("),
      "is damaged (Syntax Error: Unterminated string), and is shown as far as it can be read; export it again"
    ),
    (
      page("/MediaBox [0 0 90000 90000]"),
      "has more pixels than the limit; make it smaller, or raise ImageLimits.pixelCount"
    ),
  ])
  func aFileThatCannotBeReadIsNamed(pdf: Data, reason: String) throws {
    try write(pdf)
    #expect(findings() == ["a.imageset/a.pdf: \(reason)"])
  }

  @Test func anEncryptedFileIsNamed() throws {
    try write(try Data(contentsOf: Self.fixtures.appendingPathComponent("encrypted.pdf")))
    #expect(findings() == ["a.imageset/a.pdf: is encrypted; export it without a password"])
  }

  // MARK: Goldens

  /// A golden names the programs that drew its images and the application's fonts, if there are any.
  @Test func aGoldenNamesWhatDrew() throws {
    func environment(_ body: () -> Void) throws -> DrawingEnvironment {
      let place = folder.root.appendingPathComponent(UUID().uuidString)
      try GoldenCandidate(stage.record("a", body)).write(to: place)
      return try #require(try Golden(contentsOf: place)).file.environment
    }
    let none = try environment {}
    #expect(none == .current && none.librsvg == nil && none.poppler == nil)
    try write(Self.page("/MediaBox [0 0 40 20]"))
    let font = URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../../../../Examples/App/Resources/Vollkorn-SemiBold.ttf")
      .standardizedFileURL
    let all = try environment {
      stage.window.addSubview(UIImageView(image: image()))
      CTFontManagerRegisterFontsForURL(font as CFURL, .process, nil)
      _ = UIFont(name: "Vollkorn-SemiBold", size: 20)
    }
    #expect(all.librsvg?.wholeMatch(of: /\d+\.\d+\.\d+/) != nil)
    #expect(all.poppler?.wholeMatch(of: /\d+\.\d+\.\d+/) != nil)
    let digest = Digest(of: try Data(contentsOf: font))
    #expect(all.fonts["Vollkorn-SemiBold.ttf"] == digest && all.fonts.count == none.fonts.count + 1)
    #expect(none.changes(to: all) == "the font Vollkorn-SemiBold was not there")
  }
}
