// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

@MainActor
@Suite struct LayerLookTests {
  private let screen = SmallScreen()
  private let layer = CALayer()

  init() {
    layer.frame = CGRect(x: 40, y: 40, width: 40, height: 40)
    layer.backgroundColor = SmallScreen.red.cgColor
  }

  private func shown() -> Bitmap {
    screen.show(layer)
    return screen.picture
  }

  private func sublayer(_ frame: CGRect, _ color: Pixel) -> CALayer {
    let sublayer = CALayer()
    sublayer.frame = frame
    sublayer.backgroundColor = color.cgColor
    layer.addSublayer(sublayer)
    return sublayer
  }

  // MARK: Corners and borders

  nonisolated private static let corners: [(CACornerMask, Int, Int)] = [
    (.layerMinXMinYCorner, 40, 40), (.layerMaxXMinYCorner, 79, 40),
    (.layerMinXMaxYCorner, 40, 79), (.layerMaxXMaxYCorner, 79, 79),
  ]

  @Test(arguments: corners)
  func onlyMaskedCornersAreCut(mask: CACornerMask, x: Int, y: Int) {
    layer.cornerRadius = 12
    layer.maskedCorners = mask
    let picture = shown()
    for (_, otherX, otherY) in Self.corners {
      let isCut = (otherX, otherY) == (x, y)
      expect(picture[otherX, otherY], isCut ? SmallScreen.black : SmallScreen.red)
    }
  }

  /// A circular corner of radius 20 ends 20 points along the edge, a continuous one beyond that.
  @Test func continuousCornersBeginFartherOutThanCircularOnes() {
    layer.frame = CGRect(x: 20, y: 20, width: 80, height: 80)
    layer.cornerRadius = 20
    expect(shown()[42, 20], SmallScreen.red)
    layer.cornerCurve = .continuous
    let continuous = screen.picture
    #expect(continuous[42, 20].red < 255 && continuous[42, 20].red > 127)
    expect(continuous[60, 20], SmallScreen.red)
    expect(continuous[20, 20], SmallScreen.black)
  }

  @Test func theBorderLiesInsideTheBoundsAndOnTopOfSublayers() {
    layer.borderWidth = 4
    layer.borderColor = SmallScreen.green.cgColor
    _ = sublayer(layer.bounds, SmallScreen.blue)
    let picture = shown()
    expect(picture[39, 60], SmallScreen.black)
    expect(picture[40, 60], SmallScreen.green)
    expect(picture[43, 60], SmallScreen.green)
    expect(picture[44, 60], SmallScreen.blue)
  }

  // MARK: Masks

  @Test func aMaskLetsThroughAsMuchAsItIsOpaque() {
    let mask = CALayer()
    mask.frame = CGRect(x: 0, y: 0, width: 20, height: 40)
    mask.backgroundColor = CGColor(red: 0, green: 0, blue: 0, alpha: 0.5)
    layer.mask = mask
    let picture = shown()
    expect(picture[59, 60], Pixel(red: 128, green: 0, blue: 0), within: 1)
    expect(picture[60, 60], SmallScreen.black)
  }

  @Test func aShapeMasksByItsPath() {
    let mask = CAShapeLayer()
    mask.path = CGPath(ellipseIn: layer.bounds, transform: nil)
    layer.mask = mask
    let picture = shown()
    expect(picture[60, 41], SmallScreen.red)
    // 20 points from the middle along the diagonal: 14.1 each way.
    expect(picture[60 + 12, 60 + 12], SmallScreen.red)
    expect(picture[60 + 15, 60 + 15], SmallScreen.black)
  }

  // MARK: Shadows

  private func castShadow(opacity: Float = 1, radius: CGFloat = 0, offset: CGSize = .zero) {
    screen.stage.window.backgroundColor = .white
    layer.shadowColor = SmallScreen.black.cgColor
    (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (opacity, radius, offset)
  }

  /// At a distance d from a long edge it is opacity · (1 − erf(d / (r·√2))) / 2.
  @Test func aShadowFadesAsAGaussianOfItsRadius() {
    castShadow(opacity: 0.8, radius: 5)
    let picture = shown()
    for distance in 0..<12 {
      let share = (1 - erf((Double(distance) + 0.5) / (5 * 2.0.squareRoot()))) / 2
      let expected = SmallScreen.white.mixed(with: SmallScreen.black, 0.8 * share)
      for pixel in [
        picture[39 - distance, 60], picture[80 + distance, 60], picture[60, 39 - distance],
        picture[60, 80 + distance],
      ] {
        expect(pixel, expected, within: 2)
      }
    }
    expect(picture[60, 60], SmallScreen.red)
  }

  @Test func aShadowLiesAtItsOffset() {
    castShadow(opacity: 0.5, offset: CGSize(width: 10, height: -6))
    let picture = shown()
    let grey = Pixel(red: 128, green: 128, blue: 128)
    expect(picture[89, 60], grey, within: 1)
    expect(picture[90, 60], SmallScreen.white)
    expect(picture[60, 34], grey, within: 1)
    expect(picture[60, 33], SmallScreen.white)
    expect(picture[39, 60], SmallScreen.white)
    expect(picture[85, 74], SmallScreen.white)
  }

  @Test func aShadowPathTakesThePlaceOfTheOutline() {
    castShadow()
    layer.shadowPath = CGPath(rect: CGRect(x: 10, y: 50, width: 20, height: 10), transform: nil)
    let picture = shown()
    expect(picture[50, 90], SmallScreen.black)
    expect(picture[69, 99], SmallScreen.black)
    expect(picture[49, 90], SmallScreen.white)
    expect(picture[70, 99], SmallScreen.white)
    expect(picture[60, 60], SmallScreen.red)
  }

  @Test func aLayerThatMasksItsBoundsCastsNoShadow() {
    castShadow(offset: CGSize(width: 10, height: 0))
    layer.masksToBounds = true
    expect(shown()[85, 60], SmallScreen.white)
  }

  // MARK: Opacity and rasterization

  /// On black: together half of green; each for itself half of green over half of red.
  @Test(arguments: [(true, 0), (false, 64)])
  func opacityActsOnTheWholeOrOnEachLayer(isGroup: Bool, red: Int) {
    layer.allowsGroupOpacity = isGroup
    layer.opacity = 0.5
    _ = sublayer(CGRect(x: 0, y: 0, width: 20, height: 40), SmallScreen.green)
    let picture = shown()
    expect(picture[50, 60], Pixel(red: UInt8(red), green: 128, blue: 0), within: 1)
    expect(picture[70, 60], Pixel(red: 128, green: 0, blue: 0), within: 1)
  }

  /// An edge at a third of a point lies between two pixels of a screen of scale 3.
  @Test func whatIsRasterizedAtScaleOneIsCoarse() {
    let screen = SmallScreen(scale: 3)
    _ = sublayer(CGRect(x: 0, y: 0, width: 10 + 1.0 / 3, height: 40), SmallScreen.blue)
    screen.show(layer)
    func mixedPixels(_ picture: Bitmap) -> Int {
      (120..<240).filter { picture[$0, 180].blue % 255 != 0 }.count
    }
    let sharp = screen.picture
    #expect(mixedPixels(sharp) == 0)
    expect(sharp[150, 180], SmallScreen.blue)
    expect(sharp[151, 180], SmallScreen.red)
    CATransaction.setDisableActions(true)
    layer.shouldRasterize = true
    layer.rasterizationScale = 1
    #expect(mixedPixels(screen.picture) > 0)
  }

  // MARK: Depth

  @Test func whatIsNearerIsPaintedLater() {
    let low = sublayer(layer.bounds, SmallScreen.green)
    _ = sublayer(layer.bounds, SmallScreen.blue)
    expect(shown()[60, 60], SmallScreen.blue)
    CATransaction.setDisableActions(true)
    low.zPosition = 1
    expect(screen.picture[60, 60], SmallScreen.green)
  }

  @Test func anAnimatedDepthChangesTheOrderOnTheWay() {
    let low = sublayer(layer.bounds, SmallScreen.green)
    _ = sublayer(layer.bounds, SmallScreen.blue)
    screen.show(layer)
    let animation = CABasicAnimation(keyPath: "zPosition")
    (animation.fromValue, animation.toValue, animation.duration) = (-1, 1, 1)
    low.add(animation, forKey: nil)
    expect(screen.picture(at: 0.25)[60, 60], SmallScreen.blue)
    expect(screen.picture(at: 0.75)[60, 60], SmallScreen.green)
    expect(screen.picture(at: 1)[60, 60], SmallScreen.blue)
  }

  /// A point x from the axis goes to x · cos and is enlarged by d / (d + x · sin).
  @Test(arguments: [0.8, -0.8])
  func sublayersAreSeenInThePerspectiveOfTheSublayerTransform(angle: Double) {
    layer.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
    layer.backgroundColor = nil
    layer.sublayerTransform.m34 = -1 / 200
    let card = sublayer(CGRect(x: 20, y: 20, width: 60, height: 60), SmallScreen.blue)
    card.transform = CATransform3DMakeRotation(angle, 0, 1, 0)
    let picture = shown()
    func place(_ x: Double) -> Double { x * cos(angle) * 200 / (200 + x * sin(angle)) }
    func cover(_ columns: Range<Int>) -> Double {
      columns.reduce(0) { $0 + Double(picture[$1, 60].blue) / 255 }
    }
    expect(cover(0..<60), -place(-30), within: 0.25)
    expect(cover(60..<120), place(30), within: 0.25)
    // Where the axis is, nothing is enlarged.
    let height = (0..<120).reduce(0) { $0 + Double(picture[60, $1].blue) / 255 }
    expect(height, 60, within: 0.5)
  }

  @Test(arguments: [(0.0, true), (1.0, true), (2.0, false), (Double.pi, false)])
  func aOneSidedLayerHidesItsBack(angle: Double, isShown: Bool) {
    layer.transform = CATransform3DMakeRotation(angle, 0, 1, 0)
    layer.isDoubleSided = false
    expect(shown()[60, 60], isShown ? SmallScreen.red : SmallScreen.black)
  }

  @Test func aTwoSidedLayerShowsItsBack() {
    layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    expect(shown()[60, 60], SmallScreen.red)
  }
}
