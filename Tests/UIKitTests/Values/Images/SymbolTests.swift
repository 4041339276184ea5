// SPDX-License-Identifier: MIT
import Filmstrip
import Foundation
import Testing
import UIKit

/// Symbols: sizes, places beside text, weights, variants and colours.
@MainActor
@Suite struct SymbolTests {
  private let stage = Stage(
    device: Device(
      name: "Square", identifier: "square", size: CGSize(width: 100, height: 100), scale: 2))

  private typealias Configuration = UIImage.SymbolConfiguration

  private func symbol(_ name: String, _ configuration: UIImage.SymbolConfiguration? = nil) throws
    -> UIImage
  { try #require(UIImage(systemName: name, withConfiguration: configuration)) }

  /// Black on white: how much of a stage is covered, in points.
  private func ink(_ name: String, _ configuration: UIImage.SymbolConfiguration? = nil) throws
    -> Double
  {
    show(try symbol(name, configuration ?? Configuration(pointSize: 60)), tint: .black)
    let bitmap = stage.snapshot()
    var sum = 0
    for y in 0..<200 { for x in 0..<200 { sum += 255 - Int(bitmap[x, y].green) } }
    return Double(sum) / 255 / 4
  }

  private func show(_ image: UIImage, tint: UIColor) {
    stage.window.backgroundColor = .white
    for view in stage.window.subviews { view.removeFromSuperview() }
    let view = UIImageView(image: image)
    view.tintColor = tint
    stage.window.addSubview(view)
  }

  private func colors() -> Set<[UInt8]> {
    let bitmap = stage.snapshot()
    var colors: Set<[UInt8]> = []
    for y in 0..<200 {
      for x in 0..<200 {
        let pixel = bitmap[x, y]
        colors.insert([pixel.red, pixel.green, pixel.blue])
      }
    }
    return colors
  }

  // MARK: Sizes

  /// Most symbols of 17 points are about 20 wide; a scale changes that by 0.79 or 1.29, and a size in
  /// points by itself, but for a pixel.
  @Test(arguments: [
    (17.0, UIImage.SymbolScale.medium, 20.0), (17, .small, 15.8), (17, .large, 25.8),
    (34, .medium, 40), (51, .unspecified, 60), (68, .default, 80),
  ])
  func aCircleIsAsLargeAsItsText(size: CGFloat, scale: UIImage.SymbolScale, side: CGFloat) throws {
    let image = try symbol("circle", Configuration(pointSize: size, weight: .regular, scale: scale))
    #expect(abs(image.size.width - side) <= 0.6 && image.size.width == image.size.height)
  }

  @Test func aFontAndAStyleGiveTheirSizeAndWeight() throws {
    let font = UIFont.systemFont(ofSize: 20, weight: .bold)
    let same = Configuration(pointSize: 20, weight: .bold)
    #expect(Configuration(font: font).isEqual(to: same))
    #expect(try symbol("star").size == symbol("star", Configuration(textStyle: .body)).size)
    let headline = try ink("plus", Configuration(textStyle: .headline))
    #expect(try headline == ink("plus", Configuration(pointSize: 17, weight: .semibold)))
  }

  /// A symbol is centred on capital letters (documented), and a line of its text is as high as the
  /// image with its alignment insets: measured 76.33 at 64 points.
  @Test(arguments: ["circle", "xmark", "minus", "chevron.right", "star.circle.fill"])
  func symbolsStandBesideCapitals(name: String) throws {
    let image = try symbol(name, Configuration(pointSize: 64, weight: .light))
    let baseline = try #require(image.baselineOffsetFromBottom)
    let middle = image.size.height / 2 - baseline
    let capitals = UIFont.systemFont(ofSize: 64).capHeight / 2
    #expect(abs(middle - capitals) < (name.hasPrefix("star") ? 0.6 : 0.51))
    let insets = image.alignmentRectInsets
    #expect(abs(image.size.height - insets.top - insets.bottom - 76.33) < 0.5)
    #expect(insets.left == 0 && insets.right == 0)
    #expect(image.imageWithoutBaseline().baselineOffsetFromBottom == nil)
    #expect(image.withBaselineOffset(fromBottom: 3).baselineOffsetFromBottom == 3)
  }

  // MARK: Forms

  @Test(arguments: ["circle", "heart", "trash", "chevron.right", "person.crop.circle.badge.plus"])
  func heavierSymbolsHaveMoreInk(name: String) throws {
    let weights: [UIImage.SymbolWeight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    let inks = try weights.map { try ink(name, Configuration(pointSize: 60, weight: $0)) }
    for (lighter, heavier) in zip(inks, inks.dropFirst()) { #expect(lighter < heavier) }
    #expect(inks[8] > 1.5 * inks[0])
  }

  /// The ring of a circle has the area of its line: π · d · s, where s is 64 of 736 of its outside.
  @Test func aCircleIsALineOfItsWeight() throws {
    let outside = 60.0
    let line = outside * 64 / 736
    let area = Double.pi * (outside - line) * line
    #expect(try abs(ink("circle") / area - 1) < 0.03)
    #expect(try abs(ink("circle.fill") / (Double.pi * outside * outside / 4) - 1) < 0.03)
  }

  /// What a variant does to the ink of the plain symbol.
  @Test(arguments: [
    ("heart", "heart.fill"), ("star", "star.fill"), ("plus", "plus.circle"),
    ("plus.circle", "plus.circle.fill"), ("person.badge.plus", "person.fill.badge.plus"),
    ("plus.circle.fill", "circle.fill"), ("flag.slash.circle", "flag.slash.circle.fill"),
    ("folder", "folder.badge.questionmark"), ("calendar", "calendar.badge"),
    ("heart.slash", "heart.slash.fill"), ("star.square", "star.square.fill"),
    ("checkmark.rectangle", "checkmark.rectangle.fill"), ("1.circle", "1.circle.fill"),
  ])
  func variantsAddInk(plain: String, variant: String) throws {
    let recording = try stage.record("variants") {
      for name in [plain, variant] { _ = try symbol(name) }
    }
    #expect(recording.findings.isEmpty)
    #expect(try ink(plain) < ink(variant))
  }

  @Test func whatPointsForwardIsMirrored() throws {
    #expect(try symbol("chevron.forward").flipsForRightToLeftLayoutDirection)
    #expect(try !symbol("chevron.right").flipsForRightToLeftLayoutDirection)
  }

  // MARK: Colours

  @Test func aSymbolHasTheTint() throws {
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    show(try symbol("circle.fill"), tint: red)
    #expect(colors().contains([255, 0, 0]))
    show(try symbol("circle.fill").withRenderingMode(.alwaysOriginal), tint: red)
    #expect(colors().contains([0, 0, 0]) && !colors().contains([255, 0, 0]))
  }

  /// The mark comes first, what encloses it second; hierarchies have half of the colour there.
  @Test func levelsHaveColors() throws {
    let (red, blue) = (
      UIColor(red: 1, green: 0, blue: 0, alpha: 1), UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    )
    let size = Configuration(pointSize: 60)
    let palette = size.applying(Configuration(paletteColors: [red, blue]))
    show(try symbol("plus.circle.fill", palette), tint: .green)
    #expect(colors().isSuperset(of: [[255, 0, 0], [0, 0, 255], [255, 255, 255]]))
    show(
      try symbol("plus.circle.fill", size.applying(Configuration(hierarchicalColor: red))),
      tint: .green)
    #expect(colors().contains([255, 0, 0]))
    #expect(colors().contains { $0[0] == 255 && abs(Int($0[1]) - 128) < 2 && $0[1] == $0[2] })
    let plain = palette.applying(Configuration.preferringMonochrome())
    show(try symbol("plus.circle.fill", plain), tint: blue)
    #expect(!colors().contains([255, 0, 0]) && colors().contains([0, 0, 255]))
  }

  /// Colours that depend on traits are those of the view.
  @Test func levelsFollowTheAppearance() throws {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .green : .red }
    let configuration = Configuration(pointSize: 60).applying(Configuration(paletteColors: [color]))
    show(try symbol("circle.fill", configuration), tint: .blue)
    #expect(colors().contains([255, 0, 0]))
    stage.window.overrideUserInterfaceStyle = .dark
    #expect(colors().contains([0, 255, 0]) && !colors().contains([255, 0, 0]))
  }

  // MARK: Configurations

  @Test func configurationsAreCombined() throws {
    let base = Configuration(pointSize: 30, weight: .bold, scale: .large)
    let title = base.applying(Configuration(textStyle: .title1))
    #expect(
      title.isEqual(
        to: Configuration(textStyle: .title1, scale: .large).applying(Configuration(weight: .bold)))
    )
    #expect(base.withoutScale().isEqual(to: Configuration(pointSize: 30, weight: .bold)))
    #expect(base.withoutPointSizeAndWeight().isEqual(to: Configuration(scale: .large)))
    #expect(base.applying(.unspecified).isEqual(to: base))
    let image = try symbol("star", Configuration(weight: .bold))
    let larger = try #require(image.applyingSymbolConfiguration(Configuration(pointSize: 30)))
    #expect(
      larger.symbolConfiguration?.isEqual(to: Configuration(pointSize: 30, weight: .bold)) == true)
    #expect(image.withConfiguration(Configuration(pointSize: 30)).size == larger.size)
    #expect(UIImage().applyingSymbolConfiguration(base)?.size == .zero)
  }

  @Test func viewsPreferAConfiguration() throws {
    let view = UIImageView(image: try symbol("circle"))
    view.preferredSymbolConfiguration = Configuration(pointSize: 34)
    #expect(view.intrinsicContentSize.width == 40)
    view.image = try symbol("circle", Configuration(pointSize: 17))
    #expect(view.intrinsicContentSize.width == 20)
    let button = UIButton(type: .contactAdd)
    button.setPreferredSymbolConfiguration(Configuration(pointSize: 34), forImageIn: .normal)
    #expect(button.intrinsicContentSize.width == 40)
    button.configuration = .plain()
    button.configuration?.preferredSymbolConfigurationForImage = Configuration(pointSize: 51)
    #expect(button.intrinsicContentSize.height >= 60)
  }

  /// Symbols among letters have their size, and the baseline of them.
  @Test func anAttachmentStandsBesideItsLetters() throws {
    let text = NSMutableAttributedString(
      attributedString: NSAttributedString(
        attachment: NSTextAttachment(image: try symbol("circle"))))
    let font = UIFont.systemFont(ofSize: 51)
    text.addAttribute(.font, value: font, range: NSRange(location: 0, length: text.length))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    label.attributedText = text
    #expect(abs(label.sizeThatFits(.zero).width - 60) <= 1)
    stage.window.backgroundColor = .white
    stage.window.addSubview(label)
    let bitmap = stage.snapshot()
    let rows = (0..<200).filter { y in (0..<200).contains { bitmap[$0, y].green < 128 } }
    let (top, bottom) = (try #require(rows.first), try #require(rows.last) + 1)
    let middle = CGFloat(top + bottom) / 4
    let baseline = (100 - label.sizeThatFits(.zero).height) / 2 + font.ascender
    #expect(abs(baseline - middle - font.capHeight / 2) < 2)
  }

  // MARK: Names

  @Test func otherNamesAreBoxesThatAreReported() throws {
    let recording = try stage.record("names") {
      let box = try symbol("tortoise")
      #expect(try box.size == symbol("square").size)
      #expect(try symbol("tortoise", Configuration(pointSize: 40)).size.width > box.size.width)
      for name in ["", "Hello", "star fill", "star..fill", ".star", "star.", "star_fill", "naïve"] {
        #expect(UIImage(systemName: name) == nil)
      }
    }
    #expect(
      recording.findings.map(\.rule) == [.unsupportedFeature]
        + Array(repeating: .missingImage, count: 8))
    #expect(recording.findings.first?.message.contains("tortoise") == true)
    #expect(recording.findings[2].message.contains("UIImage(systemName: \"Hello\")"))
    #expect(try ink("tortoise") > ink("square"))
  }

  /// Of the names that are used most, those without a drawing are boxes.
  @Test func nearlyAllOfTheMostUsedNamesAreDrawn() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../../../Fixtures/symbols/most-used.tsv")
    let names = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap {
      $0.split(separator: "\t").first.map(String.init)
    }
    let recording = try stage.record("names") { for name in names { _ = try symbol(name) } }
    let boxes = recording.findings.map(\.message).joined()
    let missing = names.filter { boxes.contains("\"\($0)\"") }
    #expect(names.count == 400)
    #expect(missing == ["tortoise", "crown.fill"])
  }

  /// A large drawing at the lower left, a small one at the upper right.
  @Test(arguments: ["gearshape.2", "gearshape.2.fill"]) func aPairIsDrawnTwice(name: String) throws
  {
    let image = try symbol(name, Configuration(pointSize: 60))
    show(image, tint: .black)
    let bitmap = stage.snapshot()
    func isPainted(_ x: ClosedRange<Double>, _ y: ClosedRange<Double>) -> Bool {
      (Int(y.lowerBound * 2 * image.size.height)..<Int(y.upperBound * 2 * image.size.height))
        .contains { row in
          (Int(x.lowerBound * 2 * image.size.width)..<Int(x.upperBound * 2 * image.size.width))
            .contains {
              bitmap[$0, row].green < 128
            }
        }
    }
    #expect(!isPainted(0...0.35, 0...0.25) && !isPainted(0.8...1, 0.65...1))
    #expect(isPainted(0.65...1, 0...0.3) && isPainted(0...0.3, 0.6...1))
  }

  /// A name is found by halves, and its outline alone is read.
  @Test func aSymbolReadsLittleOfItsSet() throws {
    let set = SymbolSet()
    let names = (0..<set.nameCount).map { set.name(at: $0) }
    #expect(
      names.count > 700 && names == names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    #expect(set.byteCount < 400_000)
    for name in names + ["", "zzz", "tortoise"] {
      var comparisons = 0
      let entry = set.entry(named: name, comparisons: &comparisons)
      #expect(comparisons <= 10)
      guard let entry else { continue }
      for isFilled in [false, true] {
        let outline = set.outline(of: entry.drawing, isFilled: isFilled)
        #expect(outline.byteCount < set.byteCount / 100)
      }
    }
  }
}
