// SPDX-License-Identifier: MIT
import Filmstrip
import Requirements
import Testing
import UIKit

/// Images, colors and data of asset catalogs, as Apple's Asset Catalog Format Reference describes them.
@MainActor
@Suite struct AssetCatalogTests {
  private let folder: CatalogFolder
  private let stage = Stage(device: .iPhone15)

  init() throws { folder = try CatalogFolder() }

  private func findings(_ body: () -> Void) -> [String] {
    let path = folder.catalog.path + "/"
    return stage.record("assets", body).findings.map {
      $0.message.replacingOccurrences(of: path, with: "")
    }
  }

  private func image(_ name: String, _ traits: UITraitCollection? = nil) -> UIImage? {
    UIImage(named: name, in: folder.bundle, compatibleWith: traits)
  }

  // MARK: Choice

  /// Conditions of a file as JSON, in the order in which the pictures' red counts them.
  private static let conditions = [
    #""idiom": "universal", "scale": "1x""#,
    #""idiom": "universal", "scale": "2x""#,
    #""idiom": "universal", "scale": "3x""#,
    #""idiom": "universal", "scale": "2x", "appearances": [{"appearance": "luminosity", "value": "dark"}]"#,
    #""idiom": "universal", "scale": "2x", "appearances": [{"appearance": "contrast", "value": "high"}]"#,
    #""idiom": "universal", "scale": "2x", "appearances": [{"appearance": "luminosity", "value": "dark"}, "#
      + #"{"appearance": "contrast", "value": "high"}]"#,
    #""idiom": "ipad", "scale": "2x""#,
    #""idiom": "universal", "scale": "2x", "language-direction": "right-to-left""#,
    #""idiom": "universal", "scale": "2x", "height-class": "compact""#,
    #""idiom": "watch", "scale": "2x""#,
    #""idiom": "universal", "scale": "3x", "display-gamut": "display-P3""#,
  ]

  private struct Choice: Sendable {
    let text: String
    let change: @Sendable (inout any UIMutableTraits) -> Void
    let index: Int
    let scale: CGFloat

    init(
      _ text: String, _ index: Int, scale: CGFloat = 2,
      _ change: @escaping @Sendable (inout any UIMutableTraits) -> Void = { _ in }
    ) { (self.text, self.index, self.scale, self.change) = (text, index, scale, change) }
  }

  private static let choices = [
    Choice("the screen's scale", 2, scale: 3), Choice("2x", 1) { $0.displayScale = 2 },
    Choice("1x", 0, scale: 1) { $0.displayScale = 1 },
    Choice("dark", 3) { $0.userInterfaceStyle = .dark },
    Choice("contrast", 4) { $0.accessibilityContrast = .high },
    Choice("dark contrast", 5) {
      $0.userInterfaceStyle = .dark
      $0.accessibilityContrast = .high
    },
    Choice("iPad", 6) { $0.userInterfaceIdiom = .pad },
    Choice("direction", 7) { $0.layoutDirection = .rightToLeft },
    Choice("height", 8) { $0.verticalSizeClass = .compact },
  ]

  @Test func theFileIsTheOneThatIsMeantForTheTraits() throws {
    let entries = Self.conditions.enumerated().map { #"{"filename": "\#($0).png", \#($1)}"# }
    try folder.write(
      "logo.imageset/Contents.json", #"{"images": [\#(entries.joined(separator: ","))]}"#)
    for index in entries.indices {
      try folder.picture("logo.imageset/\(index).png", Pixel(red: UInt8(index), green: 0, blue: 0))
    }
    let found = findings {
      for choice in Self.choices {
        let image = image("logo", UITraitCollection(mutations: choice.change))
        #expect(image?.corner?.red == UInt8(choice.index), "\(choice.text)")
        #expect(image?.scale == choice.scale, "\(choice.text)")
      }
    }
    #expect(found == [])
  }

  @Test func anImageOfAnotherDeviceIsNone() throws {
    try folder.write(
      "w.imageset/Contents.json", #"{"images": [{"filename": "a.png", "idiom": "watch"}]}"#)
    try folder.picture("w.imageset/a.png", Pixel(red: 9, green: 9, blue: 9))
    let found = findings { #expect(image("w") == nil) }
    #expect(
      found.count == 1
        && found[0].hasPrefix(#"UIImage(named: "w"): no such image in the asset catalogs of"#))
  }

  @Test func groupsAreLeftOutOfNamesUnlessTheyProvideANamespace() throws {
    try folder.write("Tabs/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
    try folder.imageSet("Tabs/Inner/home", Pixel(red: 1, green: 0, blue: 0))
    try folder.imageSet("Plain/home", Pixel(red: 2, green: 0, blue: 0))
    let found = findings {
      #expect(image("home")?.corner?.red == 2)
      #expect(image("Tabs/home")?.corner?.red == 1)
      // With the ending of a file it is the set, too, but not the set of a picture named so.
      #expect(image("home.png")?.corner?.red == 2)
    }
    #expect(found == [])
    try folder.imageSet("other.png", Pixel(red: 3, green: 0, blue: 0))
    try folder.imageSet("other", Pixel(red: 4, green: 0, blue: 0))
    let again = Stage(device: .iPhone15).record("again") {
      #expect(image("other.png")?.corner?.red == 3)
    }
    #expect(again.findings.isEmpty)
  }

  // MARK: Look

  @Test func theSetSaysHowTheImageLooks() throws {
    try folder.write(
      "cell.imageset/Contents.json",
      #"""
      {"images": [{"filename": "a.png", "idiom": "universal", "scale": "2x", "language-direction": "left-to-right",
        "alignment-insets": {"top": 2, "left": 4, "bottom": 0, "right": 0},
        "resizing": {"mode": "9-part", "center": {"mode": "stretch", "width": 1, "height": 2},
          "cap-insets": {"top": 3, "left": 4, "bottom": 5, "right": 6}}}],
       "properties": {"template-rendering-intent": "template"}}
      """#)
    // Columns count in red, rows in green.
    let bitmap = Bitmap(width: 20, height: 16, isOpaque: true) { bytes in
      for index in 0..<320 {
        let pixel = Pixel(red: UInt8(index % 20), green: UInt8(index / 20), blue: 0)
        bytes.storeBytes(of: pixel.bgra, toByteOffset: index * 4, as: UInt32.self)
      }
    }
    try folder.write("cell.imageset/a.png", PNGFile.data(of: bitmap))
    let image = try #require(self.image("cell"))
    #expect(image.renderingMode == .alwaysTemplate && image.flipsForRightToLeftLayoutDirection)
    #expect(image.alignmentRectInsets == UIEdgeInsets(top: 1, left: 2, bottom: 0, right: 0))
    #expect(image.capInsets == UIEdgeInsets(top: 1.5, left: 2, bottom: 2.5, right: 3))
    #expect(image.resizingMode == .stretch)
    // 4 + 1 + 6 pixels, and 3 + 2 + 5: behind the fifth column comes the one that the right inset begins with.
    #expect(image.size == CGSize(width: 5.5, height: 5))
    let pixels = try #require(image.cgImage?.bitmap)
    #expect((0..<11).map { Int(pixels[$0, 0].red) } == [0, 1, 2, 3, 4, 14, 15, 16, 17, 18, 19])
    #expect((0..<10).map { Int(pixels[0, $0].green) } == [0, 1, 2, 3, 4, 11, 12, 13, 14, 15])
  }

  @Test func aPictureOfTheOtherDirectionIsMirrored() throws {
    try folder.write(
      "back.imageset/Contents.json",
      #"{"images": [{"filename": "a.png", "idiom": "universal", "language-direction": "right-to-left"}]}"#
    )
    try folder.picture("back.imageset/a.png", Pixel(red: 9, green: 9, blue: 9))
    #expect(image("back")?.imageOrientation == .upMirrored)
  }

  @Test(.needs(.librsvg)) func aDrawingHasThePixelsOfTheScreen() throws {
    try folder.write(
      "s.imageset/Contents.json", #"{"images": [{"filename": "a.svg", "idiom": "universal"}]}"#)
    try folder.write(
      "s.imageset/a.svg",
      #"<svg xmlns="http://www.w3.org/2000/svg" width="24" height="12"><rect width="24" height="12" fill='rgb(10,20,30)'/></svg>"#
    )
    let found = findings {
      let image = image("s")
      #expect(image?.size == CGSize(width: 24, height: 12) && image?.cgImage?.width == 72)
      #expect(image?.corner == Pixel(red: 10, green: 20, blue: 30))
    }
    #expect(found == [])
  }

  /// `Regular-M`, or else the small one at 1/0.79 of its size.
  @Test(.needs(.librsvg), arguments: [("Regular-M", 17), ("Regular-S", 17 / 0.79)])
  func aSymbolIsATemplate(id: String, side: Double) throws {
    try folder.write(
      "s.symbolset/Contents.json", #"{"symbols": [{"filename": "a.svg", "idiom": "universal"}]}"#)
    try folder.write(
      "s.symbolset/a.svg",
      #"<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><g id="\#(id)">"#
        + #"<rect x="300" y="200" width="100" height="100"/></g></svg>"#)
    let image = try #require(self.image("s"))
    #expect(image.size.width == (side * 3).rounded() / 3 && image.size.height == image.size.width)
    #expect(image.renderingMode == .alwaysTemplate && image.corner?.alpha == 255)
  }

  @Test func aCatalogForAnotherSystemIsPassedOver() throws {
    let other = folder.root.appendingPathComponent("A.xcassets/logo.imageset")
    try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
    try Data(#"{"images": [{"filename": "a.png", "idiom": "watch"}]}"#.utf8)
      .write(to: other.appendingPathComponent("Contents.json"))
    try folder.imageSet("logo", Pixel(red: 5, green: 0, blue: 0))
    #expect(image("logo")?.corner?.red == 5)
  }

  // MARK: Colors

  /// Components as Xcode writes them, and sRGB's.
  ///
  /// Those of Display P3 were converted by the matrices of CSS Color 4,
  /// section 17, in NumPy; its own example for red has the same numbers.
  @Test(arguments: [
    (
      #"{"color-space": "srgb", "components": {"red": "0.250", "green": "0x80", "blue": "51", "alpha": "0.500"}}"#,
      [0.25, 0.50196, 0.2, 0.5]
    ),
    (
      #"{"color-space": "srgb", "components": {"red": 1, "green": 0, "blue": 0.5, "alpha": 1}}"#,
      [1, 0, 0.5, 1]
    ),
    (
      #"{"color-space": "display-p3", "components": {"red": "1.000", "green": "0", "blue": "0x00", "alpha": "1"}}"#,
      [1.09307, -0.22674, -0.15013, 1]
    ),
    (
      #"{"color-space": "display-p3", "components": {"red": "0.5", "green": "0.25", "blue": "0.75", "alpha": "1"}}"#,
      [0.53783, 0.23213, 0.77706, 1]
    ),
    (
      #"{"color-space": "extended-srgb", "components": {"red": "1.2", "green": "-0.5", "blue": "0", "alpha": "1"}}"#,
      [1.2, -0.5, 0, 1]
    ),
    (
      #"{"color-space": "extended-linear-srgb", "components": {"red": "0.5", "green": "0", "blue": "1.0", "alpha": "1"}}"#,
      [0.73536, 0, 1, 1]
    ),
    (
      #"{"color-space": "gray-gamma-22", "components": {"white": "0.3", "alpha": "0.9"}}"#,
      [0.3, 0.3, 0.3, 0.9]
    ),
    (#"{"platform": "ios", "reference": "systemBlueColor"}"#, [0, 0.47843, 1, 1]),
    (#"{"reference": "groupTableViewBackgroundColor"}"#, [0.94902, 0.94902, 0.96863, 1]),
  ])
  func aColorHasTheComponentsOfItsSpace(json: String, expected: [Double]) throws {
    try folder.colorSet("c", json)
    let color = UIColor(named: "c", in: folder.bundle, compatibleWith: nil)
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color?.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    let found = [red, green, blue, alpha]
    #expect(zip(found, expected).allSatisfy { abs($0 - $1) < 1e-5 }, "\(found)")
  }

  private static let lightAndDark = #"""
    {"colors": [
      {"idiom": "universal", "color": {"components": {"red": "1.0", "green": "0.0", "blue": "0.0", "alpha": "1.0"}}},
      {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
       "color": {"components": {"red": "0.0", "green": "0.0", "blue": "1.0", "alpha": "1.0"}}}]}
    """#

  @Test func aColorFollowsThePlaceWhereItIsShown() throws {
    try folder.write("brand.colorset/Contents.json", Self.lightAndDark)
    let view = UIView(frame: stage.window.bounds)
    view.backgroundColor = UIColor(named: "brand", in: folder.bundle, compatibleWith: nil)
    stage.window.addSubview(view)
    #expect(stage.snapshot()[10, 10] == Pixel(red: 255, green: 0, blue: 0))
    stage.userInterfaceStyle = .dark
    #expect(stage.snapshot()[10, 10] == Pixel(red: 0, green: 0, blue: 255))
    #expect(view.backgroundColor == UIColor(named: "brand", in: folder.bundle, compatibleWith: nil))
    let dark = UIColor(
      named: "brand", in: folder.bundle,
      compatibleWith: UITraitCollection(userInterfaceStyle: .dark))
    #expect(dark == UIColor.blue)
  }

  // MARK: Appearances of images

  private func writeLightAndDarkImage() throws {
    try folder.write(
      "photo.imageset/Contents.json",
      #"""
      {"images": [{"filename": "a.png", "idiom": "universal"}, {"filename": "b.png", "idiom": "universal",
        "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
      """#)
    try folder.picture("photo.imageset/a.png", Pixel(red: 200, green: 0, blue: 0))
    try folder.picture("photo.imageset/b.png", Pixel(red: 0, green: 0, blue: 200))
  }

  @Test func anImageViewShowsTheOtherAppearanceWithinATransition() throws {
    try writeLightAndDarkImage()
    let view = UIImageView(image: image("photo"))
    view.frame = stage.window.bounds
    stage.window.addSubview(view)
    #expect(stage.snapshot()[10, 10] == Pixel(red: 200, green: 0, blue: 0))
    let window = stage.window
    UIView.transition(with: window, duration: 0.5, options: .transitionCrossDissolve) {
      window.overrideUserInterfaceStyle = .dark
    }
    #expect(stage.snapshot()[10, 10] == Pixel(red: 200, green: 0, blue: 0))
    stage.advance(by: 0.25)
    // Half of each.
    let middle = stage.snapshot()[10, 10]
    #expect((98...102).contains(middle.red) && (98...102).contains(middle.blue), "\(middle)")
    stage.advance(by: 0.3)
    #expect(stage.snapshot()[10, 10] == Pixel(red: 0, green: 0, blue: 200))
  }

  @Test func aScreenThatIsPresentedInDarkHasTheDarkImage() throws {
    try writeLightAndDarkImage()
    let root = UIViewController()
    stage.window.rootViewController = root
    let shown = UIViewController()
    shown.overrideUserInterfaceStyle = .dark
    shown.modalPresentationStyle = .fullScreen
    let view = UIImageView(image: image("photo"))
    view.frame = stage.window.bounds
    shown.view.addSubview(view)
    root.present(shown, animated: true)
    stage.advance(by: 0.1)
    // On its way up from below, and dark from its first frame on.
    #expect(stage.snapshot()[10, 2500] == Pixel(red: 0, green: 0, blue: 200))
    stage.settle()
    #expect(stage.snapshot()[10, 10] == Pixel(red: 0, green: 0, blue: 200))
    // The image itself stays what it was loaded as.
    #expect(view.image?.corner == Pixel(red: 200, green: 0, blue: 0))
  }

  @Test func imagesThatAreRegisteredAreShownInTheirTraits() {
    let (light, dark) = (
      UIImage(
        bitmap: Bitmap(width: 2, height: 2, filledWith: Pixel(red: 1, green: 0, blue: 0)), scale: 1),
      UIImage(
        bitmap: Bitmap(width: 2, height: 2, filledWith: Pixel(red: 2, green: 0, blue: 0)), scale: 1)
    )
    light.imageAsset?.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
    let view = UIImageView(image: light.withRenderingMode(.alwaysOriginal))
    view.frame = stage.window.bounds
    stage.window.addSubview(view)
    #expect(stage.snapshot()[10, 10].red == 1)
    stage.userInterfaceStyle = .dark
    #expect(stage.snapshot()[10, 10].red == 2)
    #expect(
      light.imageAsset?.image(with: UITraitCollection(userInterfaceStyle: .light)).corner?.red == 1)
  }

  // MARK: Data, icons, names in code

  @Test func dataIsThatOfTheFile() throws {
    try folder.write(
      "words.dataset/Contents.json",
      #"{"data": [{"filename": "w.json", "idiom": "universal", "universal-type-identifier": "public.json"}]}"#
    )
    try folder.write("words.dataset/w.json", "[1]")
    let asset = NSDataAsset(name: "words", bundle: folder.bundle)
    #expect(
      asset?.data == Data("[1]".utf8) && asset?.typeIdentifier == "public.json"
        && asset?.name == "words")
    let found = findings { #expect(NSDataAsset(name: "other", bundle: folder.bundle) == nil) }
    #expect(found.count == 1 && found[0].hasPrefix(#"NSDataAsset(name: "other"): no such data in"#))
  }

  @Test func anIconIsItsLargestPicture() throws {
    try folder.write(
      "AppIcon.appiconset/Contents.json",
      #"""
      {"images": [{"filename": "s.png", "idiom": "iphone", "scale": "2x", "size": "20x20"},
        {"filename": "l.png", "idiom": "ios-marketing", "scale": "1x", "size": "1024x1024"}]}
      """#)
    try folder.picture("AppIcon.appiconset/s.png", Pixel(red: 1, green: 0, blue: 0))
    try folder.picture(
      "AppIcon.appiconset/l.png", Pixel(red: 2, green: 0, blue: 0), width: 64, height: 64)
    #expect(image("AppIcon")?.corner?.red == 2)
  }

  @Test func resourcesAreWhatTheirNamesStandFor() throws {
    try folder.imageSet("logo", Pixel(red: 7, green: 0, blue: 0))
    try folder.write("brand.colorset/Contents.json", Self.lightAndDark)
    #expect(UIImage(resource: ImageResource(name: "logo", bundle: folder.bundle)).corner?.red == 7)
    #expect(
      UIColor(resource: ColorResource(name: "brand", bundle: folder.bundle)).cgColor
        == UIColor.red.cgColor)
    let found = findings {
      let image = UIImage(resource: ImageResource(name: "none", bundle: folder.bundle))
      #expect(image.size == CGSize(width: 44, height: 44))
    }
    #expect(found.count == 1)
  }

  @Test func whatIsMissingIsNilOrAPlaceholder() throws {
    var got: (UIImage?, UIColor?)
    let ask = {
      got = (image("none"), UIColor(named: "none", in: folder.bundle, compatibleWith: nil))
    }
    let first = findings(ask)
    #expect(got.0 == nil && got.1 == nil && first.count == 2)
    stage.missingAssets = .placeholder
    #expect(findings(ask) == first)
    #expect(got.0?.size == CGSize(width: 44, height: 44))
    #expect(got.1 == UIColor(red: 1, green: 0, blue: 1, alpha: 1))
    // The cross goes through the middle.
    let view = UIImageView(image: got.0)
    view.frame.origin = CGPoint(x: 100, y: 300)
    stage.window.addSubview(view)
    #expect(stage.snapshot()[366, 966] == Pixel(red: 255, green: 0, blue: 255))
  }
}
