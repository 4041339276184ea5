// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

@MainActor
@Suite struct DrawingLookTests {
  private let stage = SmallScreen()
  private static let side = 64

  /// 64 × 64 pixels drawn on white, or on nothing.
  private func drawn(on ground: UIColor? = .white, _ draw: (CGContext) -> Void) throws -> Bitmap {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: Self.side, height: Self.side)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
      if let ground {
        ground.setFill()
        context.fill(CGRect(origin: .zero, size: size))
      }
      UIColor.black.set()
      draw(context.cgContext)
    }
    return try #require(image.cgImage?.bitmap)
  }

  @Test func aShadowCutsAHoleIntoWhatCastsItInsideOut() throws {
    // The usual way to draw an inner shadow: opaque shadow, source out, clipped to the form.
    let picture = try drawn { context in
      let form = CGRect(x: 8, y: 8, width: 48, height: 48)
      context.clip(to: form)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setShadow(
        offset: CGSize(width: 0, height: 10), blur: 0, color: CGColor(gray: 0, alpha: 1))
      context.setBlendMode(.sourceOut)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      context.fill(form)
      context.endTransparencyLayer()
      context.endTransparencyLayer()
    }
    // The shadow lies 10 below: only the upper 10 rows of the form are outside of it.
    #expect(picture[32, 12] == Pixel(red: 255, green: 0, blue: 0))
    #expect(picture[32, 16] == Pixel(red: 255, green: 0, blue: 0))
    #expect(picture[32, 20] == Pixel(red: 255, green: 255, blue: 255))
    #expect(picture[32, 50] == Pixel(red: 255, green: 255, blue: 255))
    #expect(picture[4, 32] == Pixel(red: 255, green: 255, blue: 255))
  }

  // MARK: Another program's pictures

  nonisolated private static let scenes: [String] = [
    "star", "star-winding", "curve", "corner", "corner-bevel", "corner-round", "dashes", "arc",
  ]

  private func path(of scene: String) -> UIBezierPath {
    let path = UIBezierPath()
    switch scene {
    case "star", "star-winding":
      path.move(to: CGPoint(x: 32, y: 4))
      for point in [(48.5, 54.7), (5.4, 23.3), (58.6, 23.3), (15.5, 54.7)] {
        path.addLine(to: CGPoint(x: point.0, y: point.1))
      }
      path.close()
      path.usesEvenOddFillRule = scene == "star"
    case "curve":
      path.lineWidth = 6
      path.lineCapStyle = .round
      path.move(to: CGPoint(x: 8, y: 52))
      path.addCurve(
        to: CGPoint(x: 56, y: 12), controlPoint1: CGPoint(x: 8, y: -10),
        controlPoint2: CGPoint(x: 56, y: 74))
    case "dashes":
      path.lineWidth = 4
      path.setLineDash([10, 6], count: 2, phase: 3)
      path.move(to: CGPoint(x: 6, y: 20))
      path.addLine(to: CGPoint(x: 58, y: 44))
    case "arc":
      path.lineWidth = 5
      path.addArc(
        withCenter: CGPoint(x: 32, y: 32), radius: 20, startAngle: 0, endAngle: 1.5 * .pi,
        clockwise: true)
    default:
      path.lineWidth = 8
      path.lineJoinStyle = scene == "corner" ? .miter : scene == "corner-bevel" ? .bevel : .round
      path.lineCapStyle = scene == "corner-round" ? .square : .butt
      path.move(to: CGPoint(x: 8, y: 50))
      path.addLine(to: CGPoint(x: 32, y: 14))
      path.addLine(to: CGPoint(x: 56, y: 50))
    }
    return path
  }

  private func compare(_ picture: Bitmap, with scene: String) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Fixtures/drawing/\(scene).png")
    let expected = try PNGReader.read(path: file.path).bitmap
    var (sum, far) = (0, 0)
    for y in 0..<Self.side {
      for x in 0..<Self.side {
        let difference = abs(Int(picture[x, y].green) - Int(expected[x, y].green))
        sum += difference
        if difference > 72 { far += 1 }
      }
    }
    // The other program paints each of its finer pixels that a path touches: edges are up to an
    // eighth of a pixel further out.
    #expect(far <= 4, "\(scene): \(far) pixels are another colour")
    #expect(Double(sum) / Double(Self.side * Self.side) < 3, "\(scene): \(sum)")
  }

  @Test(arguments: scenes) func pathsLookAsInAnotherProgram(scene: String) throws {
    let path = path(of: scene)
    let picture = try drawn { _ in
      if scene.hasPrefix("star") { path.fill() } else { path.stroke() }
    }
    try compare(picture, with: scene)
  }

  @Test(arguments: scenes.filter { !$0.hasPrefix("star") })
  func outlinesOfStrokesLookAsInAnotherProgram(scene: String) throws {
    let path = path(of: scene)
    let picture = try drawn { context in
      context.setLineWidth(path.lineWidth)
      context.setLineCap(path.lineCapStyle)
      context.setLineJoin(path.lineJoinStyle)
      if scene == "dashes" { context.setLineDash(phase: 3, lengths: [10, 6]) }
      context.addPath(path.cgPath)
      context.replacePathWithStrokedPath()
      context.fillPath()
    }
    try compare(picture, with: scene)
  }

  // MARK: Clearing, blending, masks

  @Test func clearingMakesAHole() throws {
    let picture = try drawn { context in
      context.clear(CGRect(x: 16, y: 16, width: 32, height: 32))
    }
    expect(picture[32, 32], Pixel(red: 0, green: 0, blue: 0, alpha: 0))
    expect(picture[8, 8], SmallScreen.white)
  }

  @Test func aHoleInAnImageShowsWhatIsBelowTheView() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
      context.cgContext.clear(CGRect(x: 10, y: 10, width: 20, height: 20))
    }
    let below = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 120))
    below.backgroundColor = .green
    stage.show(below)
    stage.show(UIImageView(image: image))
    expect(stage.picture[5, 5], SmallScreen.red)
    expect(stage.picture[20, 20], SmallScreen.green)
  }

  @Test func copyingReplacesWithinTheShapeAlone() throws {
    let picture = try drawn { context in
      context.setBlendMode(.copy)
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.5)
      context.fill(CGRect(x: 16, y: 16, width: 32, height: 32))
    }
    expect(picture[32, 32], Pixel(red: 128, green: 0, blue: 0, alpha: 128), within: 1)
    expect(picture[8, 8], SmallScreen.white)
  }

  @Test func multiplyingMultiplies() throws {
    let picture = try drawn(on: .yellow) { context in
      UIColor.cyan.setFill()
      UIRectFillUsingBlendMode(CGRect(x: 0, y: 0, width: 32, height: 64), .multiply)
    }
    expect(picture[16, 32], SmallScreen.green)
    expect(picture[48, 32], Pixel(red: 255, green: 255, blue: 0))
  }

  @Test func aMaskLetsThroughWhatItsAlphaOrBrightnessSays() throws {
    let half = UIGraphicsImageRenderer(size: CGSize(width: 64, height: 64)).image {
      UIColor.black.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 64, height: 32))
    }
    let mask = try #require(half.cgImage)
    let picture = try drawn { context in
      // A Core Graphics image stands on its head in UIKit's space: its top is at the bottom.
      context.clip(to: CGRect(x: 0, y: 0, width: 64, height: 64), mask: mask)
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 64, height: 64))
    }
    expect(picture[32, 48], SmallScreen.red)
    expect(picture[32, 16], SmallScreen.white)
    // Opaque: grey lets half through.
    let grey = Bitmap(width: 4, height: 4, filledWith: Pixel(red: 128, green: 128, blue: 128))
    let through = try drawn { context in
      context.clip(to: CGRect(x: 0, y: 0, width: 64, height: 64), mask: CGImage(bitmap: grey))
      UIColor.black.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 64, height: 64))
    }
    expect(through[32, 32], Pixel(red: 127, green: 127, blue: 127), within: 1)
  }

  // MARK: Shadows and layers

  // A blur of 0 makes a hard shadow; offsets do not follow the transform.
  @Test func aShadowFallsWhereItShould() throws {
    let picture = try drawn { context in
      context.scaleBy(x: 2, y: 2)
      context.setShadow(offset: CGSize(width: 10, height: 6), blur: 0, color: UIColor.blue.cgColor)
      UIColor.red.setFill()
      context.fill(CGRect(x: 5, y: 5, width: 10, height: 10))
    }
    expect(picture[20, 20], SmallScreen.red)
    expect(picture[35, 30], SmallScreen.blue)
    expect(picture[21, 34], SmallScreen.blue)
    expect(picture[41, 20], SmallScreen.white)
    expect(picture[15, 33], SmallScreen.white)
  }

  // A straight edge under a Gaussian is its integral: half at the edge, 84.1 % one σ inside.
  @Test func aShadowsBlurIsTwiceItsSigma() throws {
    let picture = try drawn { context in
      context.setShadow(
        offset: CGSize(width: 0, height: 100), blur: 12, color: UIColor.black.cgColor)
      context.fill(CGRect(x: -100, y: -164, width: 300, height: 96))
    }
    // The shadow's lower edge lies at y = 32.
    expect(Double(picture[32, 31].green), 255 * (1 - 0.533), within: 4)
    expect(Double(picture[32, 25].green), 255 * (1 - 0.860), within: 4)
    expect(Double(picture[32, 38].green), 255 * (1 - 0.140), within: 4)
  }

  @Test func aLayersAlphaCountsOnce() throws {
    let picture = try drawn { context in
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 64))
      context.fill(CGRect(x: 20, y: 0, width: 44, height: 64))
      context.endTransparencyLayer()
    }
    for x in [10, 30, 50] {
      expect(picture[x, 32], Pixel(red: 127, green: 127, blue: 127), within: 1)
    }
  }

  // MARK: Images

  /// Red, green, blue and white quarters of 10 × 10.
  private func quarters() throws -> CGImage {
    var bytes: [UInt8] = []
    for y in 0..<20 {
      for x in 0..<20 {
        let quarter = (x < 10 ? 0 : 1) + (y < 10 ? 0 : 2)
        bytes +=
          [[255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255], [255, 255, 255, 255]][quarter]
      }
    }
    let provider = try #require(CGDataProvider(data: Data(bytes) as CFData))
    return try #require(
      CGImage(
        width: 20, height: 20, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 80,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
        provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent))
  }

  // The corners as the SDK's names say: right is a quarter turn clockwise of what lies there.
  @Test(arguments: [
    (UIImage.Orientation.up, "rgbw"), (.down, "wbgr"), (.right, "brwg"), (.left, "gwrb"),
    (.upMirrored, "grwb"), (.downMirrored, "bwrg"), (.leftMirrored, "rbgw"),
    (.rightMirrored, "wgbr"),
  ])
  func orientationsTurnThePixels(orientation: UIImage.Orientation, corners: String) throws {
    let names: [Pixel: String] = [
      SmallScreen.red: "r", SmallScreen.green: "g", SmallScreen.blue: "b", SmallScreen.white: "w",
    ]
    let image = UIImage(cgImage: try quarters(), scale: 1, orientation: orientation)
    func found(_ picture: Bitmap) -> String {
      [(4, 4), (15, 4), (4, 15), (15, 15)].map { names[picture[$0.0, $0.1]] ?? "?" }.joined()
    }
    #expect(found(try drawn { _ in image.draw(at: .zero) }) == corners)
    stage.show(UIImageView(image: image))
    #expect(found(stage.picture) == corners)
    // A recording is turned by a transform, not by its pixels.
    let source = try quarters()
    let recording = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in
      UIImage(cgImage: source).draw(at: .zero)
    }
    let turned = UIImage(
      cgImage: try #require(recording.cgImage), scale: recording.scale, orientation: orientation)
    #expect(found(try drawn { _ in turned.draw(at: .zero) }) == corners)
  }

  @Test func coreGraphicsDrawsImagesUpsideDownAsOnIOS() throws {
    let image = try quarters()
    let picture = try drawn { $0.draw(image, in: CGRect(x: 0, y: 0, width: 20, height: 20)) }
    expect(picture[4, 4], SmallScreen.blue)
    expect(picture[4, 15], SmallScreen.red)
  }

  @Test func templatesHaveTheTint() throws {
    let image = UIImage(cgImage: try quarters()).withRenderingMode(.alwaysTemplate)
    let picture = try drawn { _ in
      UIColor.green.setFill()
      image.draw(in: CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    expect(picture[4, 4], SmallScreen.green)
    expect(picture[15, 15], SmallScreen.green)
    let view = UIImageView(image: image)
    view.tintColor = .blue
    stage.show(view)
    expect(stage.picture[4, 4], SmallScreen.blue)
    view.tintColor = .red
    expect(stage.picture(at: 0.1)[15, 4], SmallScreen.red)
  }

  @Test(arguments: [UIImage.ResizingMode.stretch, .tile])
  func capsKeepTheirSize(mode: UIImage.ResizingMode) throws {
    // Columns: red 2, green 1, blue 1, white 2.
    let source = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 6)).image { context in
      for (x, width, color) in [
        (0.0, 2.0, UIColor.red), (2, 1, .green), (3, 1, .blue), (4, 2, .white),
      ] {
        color.setFill()
        context.fill(CGRect(x: x, y: 0, width: width, height: 6))
      }
    }
    let image = source.resizableImage(
      withCapInsets: UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 2), resizingMode: mode)
    let view = UIImageView(image: image)
    view.frame = CGRect(x: 0, y: 0, width: 24, height: 6)
    stage.show(view)
    let drawnIn = try drawn { _ in image.draw(in: CGRect(x: 0, y: 0, width: 24, height: 6)) }
    for picture in [stage.picture, drawnIn] {
      expect(picture[1, 3], SmallScreen.red)
      expect(picture[22, 3], SmallScreen.white)
      let middle = (2..<22).map { picture[$0, 3] }
      if mode == .tile {
        for (index, pixel) in middle.enumerated() {
          expect(pixel, index % 2 == 0 ? SmallScreen.green : SmallScreen.blue, within: 2)
        }
      } else {
        expect(middle[2], SmallScreen.green, within: 40)
        expect(middle[17], SmallScreen.blue, within: 40)
      }
    }
  }

  @Test func patternsRepeat() throws {
    let cell = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
      UIColor.blue.setFill()
      $0.fill(CGRect(x: 2, y: 0, width: 2, height: 4))
    }
    let picture = try drawn { context in
      UIColor(patternImage: cell).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 64, height: 64))
    }
    for x in 0..<64 {
      expect(picture[x, 10], x % 4 < 2 ? SmallScreen.red : SmallScreen.blue, within: 1)
    }
    let view = UIView(frame: CGRect(x: 8, y: 0, width: 20, height: 20))
    view.backgroundColor = UIColor(patternImage: cell)
    stage.show(view)
    expect(stage.picture[9, 5], SmallScreen.red, within: 1)
    expect(stage.picture[11, 5], SmallScreen.blue, within: 1)
  }

  // MARK: Bitmap contexts

  @Test func aBitmapContextDrawsIntoTheMemoryGiven() throws {
    var bytes = [UInt8](repeating: 0, count: 8 * 4 * 4)
    bytes.withUnsafeMutableBytes { memory in
      let context = CGContext(
        data: memory.baseAddress, width: 8, height: 4, bitsPerComponent: 8, bytesPerRow: 32,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      context?.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.5)
      // y points up: the lower half of the picture, its last rows in memory.
      context?.fill(CGRect(x: 0, y: 0, width: 8, height: 2))
      #expect(context?.makeImage()?.width == 8)
    }
    #expect(Array(bytes[0..<4]) == [0, 0, 0, 0])
    #expect(Array(bytes[96..<100]) == [128, 0, 0, 128])
  }

  @Test func aGreyContextKeepsTheLight() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGImageAlphaInfo.none.rawValue))
    context.setFillColor(gray: 0.5, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    let data = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    #expect(data[0] == 0 && abs(Int(data[context.bytesPerRow]) - 128) <= 1)
  }

  @Test func pixelsCanBeReadBack() throws {
    let image = try quarters()
    let context = try #require(
      CGContext(
        data: nil, width: 20, height: 20, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue
          | CGBitmapInfo.byteOrder32Little.rawValue))
    context.draw(image, in: CGRect(x: 0, y: 0, width: 20, height: 20))
    let data = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    // Blue first; the picture's top row lies first in memory.
    #expect([data[0], data[1], data[2], data[3]] == [0, 0, 255, 255])
    #expect(image.dataProvider?.data?.prefix(4) == Data([0, 0, 255, 255]))
  }

  @Test(arguments: [(16, 0), (8, 4)]) func unusualLayoutsAreRefused(bits: Int, row: Int) {
    #expect(
      CGContext(
        data: nil, width: 8, height: 8, bitsPerComponent: bits, bytesPerRow: row,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue) == nil)
  }

  // MARK: Views

  private final class Dot: UIView {
    var color = UIColor.red { didSet { setNeedsDisplay() } }
    var draws = 0

    override func draw(_ rect: CGRect) {
      draws += 1
      color.setFill()
      UIBezierPath(ovalIn: bounds).fill()
    }
  }

  @Test func viewsDrawThemselves() {
    let view = Dot(frame: .zero)
    stage.show(view)
    view.frame = CGRect(x: 20, y: 20, width: 40, height: 40)
    expect(stage.picture(at: 0.1)[40, 40], SmallScreen.red)
    expect(stage.picture[21, 21], SmallScreen.black)
    view.color = .green
    expect(stage.picture(at: 0.2)[40, 40], SmallScreen.green)
    let draws = view.draws
    view.frame.size.width = 80
    expect(stage.picture(at: 0.3)[80, 40], SmallScreen.green)
    #expect(view.draws == draws)
    view.contentMode = .redraw
    view.frame.size.width = 60
    _ = stage.picture(at: 0.4)
    #expect(view.draws == draws + 1)
    // And by way of its layer.
    let image = UIGraphicsImageRenderer(size: view.bounds.size).image {
      view.layer.render(in: $0.cgContext)
    }
    #expect(image.cgImage?.bitmap?[30, 20] == SmallScreen.green)
  }
}
