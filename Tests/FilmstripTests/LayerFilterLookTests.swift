// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

@MainActor
@Suite struct LayerFilterLookTests {
  private let screen = SmallScreen()
  private let layer = CALayer()

  init() {
    layer.frame = CGRect(x: 40, y: 40, width: 40, height: 40)
    layer.backgroundColor = Pixel(red: 204, green: 102, blue: 51).cgColor
  }

  private func shown(over back: Pixel) -> Bitmap {
    let behind = CALayer()
    behind.frame = CGRect(x: 0, y: 0, width: 120, height: 120)
    behind.backgroundColor = back.cgColor
    screen.stage.window.layer.addSublayer(behind)
    screen.show(layer)
    return screen.picture
  }

  /// Red, green and blue for a source of 0.8, 0.4, 0.2 over 0.4, 0.6, 0.8.
  nonisolated private static let modes: [(String, [Double])] = [
    ("normalBlendMode", [0.8, 0.4, 0.2]),
    ("multiplyBlendMode", [0.32, 0.24, 0.16]),
    ("screenBlendMode", [0.88, 0.76, 0.84]),
    ("overlayBlendMode", [0.64, 0.52, 0.68]),
    ("darkenBlendMode", [0.4, 0.4, 0.2]),
    ("lightenBlendMode", [0.8, 0.6, 0.8]),
    ("colorDodgeBlendMode", [1, 1, 1]),
    ("colorBurnBlendMode", [0.25, 0, 0]),
    ("hardLightBlendMode", [0.76, 0.48, 0.32]),
    ("softLightBlendMode", [0.5395, 0.552, 0.704]),
    ("differenceBlendMode", [0.4, 0.2, 0.6]),
    ("exclusionBlendMode", [0.56, 0.52, 0.68]),
    ("plusL", [1, 1, 1]),
    ("plusD", [0.2, 0, 0]),
    ("linearDodgeBlendMode", [1, 1, 1]),
    ("sourceAtop", [0.8, 0.4, 0.2]),
  ]

  @Test(arguments: modes)
  func compositingFiltersAreKnownByTheNamesInUse(name: String, expected: [Double]) {
    layer.compositingFilter = name
    let picture = shown(over: Pixel(red: 102, green: 153, blue: 204))
    let bytes = expected.map { UInt8(($0 * 255).rounded()) }
    expect(picture[60, 60], Pixel(red: bytes[0], green: bytes[1], blue: bytes[2]), within: 2)
    expect(picture[39, 60], Pixel(red: 102, green: 153, blue: 204))
    #expect(layer.compositingFilter as? String == name)
  }

  @Test func unknownNamesAreReported() {
    let recording = screen.stage.record("names") {
      layer.compositingFilter = "sepiaBlendMode"
      layer.setValue(7, forKey: "compositingFilter")
      layer.filters = ["blur"]
      layer.backgroundFilters = ["blur"]
      layer.isGeometryFlipped = true
      layer.edgeAntialiasingMask = .layerTopEdge
    }
    #expect(layer.compositingFilter == nil)
    #expect(layer.filters?.count == 1)
    let found = recording.findings.map { "\($0)" }.joined()
    for name in [
      "sepiaBlendMode", "compositingFilter of type", "CALayer.filters",
      "CALayer.backgroundFilters", "isGeometryFlipped", "edgeAntialiasingMask",
    ] {
      #expect(found.contains(name), "\(name)")
    }
  }

  @Test func emptyListsOfFiltersAreNothingToReport() {
    let recording = screen.stage.record("empty") {
      layer.filters = []
      layer.backgroundFilters = nil
      layer.allowsEdgeAntialiasing = true
      layer.setValue("multiplyBlendMode", forKeyPath: "compositingFilter")
    }
    #expect(recording.findings.isEmpty)
    #expect(layer.value(forKey: "compositingFilter") as? String == "multiplyBlendMode")
  }

  @Test func gravityMeasuresContentsByTheirScale() {
    let renderer = UIGraphicsImageRenderer(
      size: CGSize(width: 20, height: 20),
      format: {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return format
      }())
    layer.backgroundColor = nil
    layer.contents =
      renderer.image {
        SmallScreen.red.uiColor.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      }.cgImage
    // 20 pixels are 10 points.
    layer.contentsScale = 2
    for (gravity, x, y) in [
      (CALayerContentsGravity.center, 55, 55), (.topLeft, 40, 40), (.bottomRight, 70, 70),
      (.top, 55, 40), (.right, 70, 55),
    ] {
      layer.contentsGravity = gravity
      screen.show(layer)
      let picture = screen.picture
      expect(picture[x, y], SmallScreen.red)
      expect(picture[x + 9, y + 9], SmallScreen.red)
      expect(picture[x - 1, y], SmallScreen.black)
      expect(picture[x + 10, y + 9], SmallScreen.black)
      expect(picture[x, y + 10], SmallScreen.black)
    }
  }

  // MARK: Masks

  @Test func aGradientMasksByItsAlphaWithItsOpacity() {
    let mask = CAGradientLayer()
    mask.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    mask.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
    mask.opacity = 0.5
    layer.mask = mask
    layer.backgroundColor = SmallScreen.white.cgColor
    let picture = shown(over: SmallScreen.black)
    for y in 0..<40 {
      let alpha = (1 - (Double(y) + 0.5) / 40) * 0.5
      expect(Double(picture[60, 40 + y].red), alpha * 255, within: 2)
    }
  }

  @Test func aMaskMayBeMaskedItself() {
    let (outer, inner) = (CALayer(), CALayer())
    outer.frame = CGRect(x: 0, y: 0, width: 30, height: 40)
    inner.frame = CGRect(x: 10, y: 0, width: 30, height: 40)
    outer.backgroundColor = SmallScreen.black.cgColor
    inner.backgroundColor = SmallScreen.black.cgColor
    outer.mask = inner
    layer.mask = outer
    layer.backgroundColor = SmallScreen.white.cgColor
    let picture = shown(over: SmallScreen.black)
    let lit = (0..<120).filter { picture[$0, 60].red == 255 }
    #expect(lit == Array(50..<70))
  }

  @Test func roundedClipsWithinTurnedOnesCutBoth() {
    // A disc of radius 20, within it, turned by a quarter and shifted, another.
    layer.cornerRadius = 20
    layer.masksToBounds = true
    let inner = CALayer()
    inner.frame = CGRect(x: 20, y: 0, width: 40, height: 40)
    inner.cornerRadius = 20
    inner.masksToBounds = true
    inner.transform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
    let fill = CALayer()
    fill.frame = CGRect(x: -50, y: -50, width: 200, height: 200)
    fill.backgroundColor = SmallScreen.white.cgColor
    inner.addSublayer(fill)
    layer.addSublayer(inner)
    layer.backgroundColor = nil
    let picture = shown(over: SmallScreen.black)
    // Two discs of radius 20 whose centres lie 20 apart overlap in 2r² acos(d/2r) − d/2 √(4r² − d²).
    let area = 800 * acos(0.5) - 10 * 1200.0.squareRoot()
    var sum = 0.0
    for y in 0..<120 { for x in 0..<120 { sum += Double(picture[x, y].red) / 255 } }
    expect(sum, area, within: 3)
  }

  // MARK: Shadows

  @Test func aShadowFadesWithItsLayer() {
    layer.backgroundColor = SmallScreen.black.cgColor
    layer.shadowOpacity = 0.8
    layer.shadowRadius = 0
    layer.shadowOffset = CGSize(width: 20, height: 0)
    layer.opacity = 0.5
    let picture = shown(over: SmallScreen.white)
    // 1 − 0.8 · 0.5 beside the layer; half of that where the layer lies on its shadow, which shows
    // through it.
    expect(Double(picture[90, 60].red), 0.6 * 255, within: 1.5)
    expect(Double(picture[50, 60].red), 0.5 * 255, within: 1.5)
    expect(Double(picture[70, 60].red), 0.3 * 255, within: 1.5)
  }
}
