// SPDX-License-Identifier: MIT
import Testing
import UIKit

@MainActor
@Suite struct ViewBadInputTests {
  private let screen = Screen()
  nonisolated private static let numbers: [CGFloat] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude,
  ]

  @Test(arguments: numbers) func scrollInsets(_ number: CGFloat) {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 1_000)
    view.contentInsetAdjustmentBehavior = .never
    screen.show(view)
    view.contentInset = UIEdgeInsets(top: number, left: number, bottom: number, right: number)
    view.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
    view.scrollRectToVisible(CGRect(x: 0, y: 900, width: 10, height: 10), animated: true)
    screen.advance(to: 1)
    screen.draw()
    if !number.isFinite { #expect(view.adjustedContentInset == .zero) }
  }

  @Test(arguments: numbers) func buttonInsets(_ number: CGFloat) {
    let insets = UIEdgeInsets(top: number, left: number, bottom: number, right: number)
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)
    let plain = button.intrinsicContentSize.width
    (button.contentEdgeInsets, button.titleEdgeInsets) = (insets, insets)
    button.imageEdgeInsets = insets
    if !number.isFinite { #expect(button.intrinsicContentSize.width == plain) }
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    screen.show(button)
    button.configuration = .filled()
    button.configuration?.contentInsets = NSDirectionalEdgeInsets(
      top: number, leading: number, bottom: number, trailing: number)
    button.configuration?.imagePadding = number
    button.configuration?.subtitle = "More"
    button.configuration?.titlePadding = number
    button.configuration?.background.strokeWidth = number
    button.configuration?.background.cornerRadius = number
    button.layoutIfNeeded()
    screen.update()
    screen.draw()
    if !number.isFinite { #expect(button.intrinsicContentSize.width < 200) }
  }

  @Test func rowsThatAreTooLongForAnyMemoryGiveNoImage() throws {
    let provider = try #require(CGDataProvider(data: Data(count: 64)))
    for bytesPerRow in [Int.max, Int.max / 2, 1 << 40, 3, -4, .min] {
      let image = CGImage(
        width: 1, height: 4, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: bytesPerRow,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
        provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
      #expect(image == nil)
    }
  }

  @Test func contextsThatNeedTooMuchMemoryAreRefused() {
    func context(height: Int, bytesPerRow: Int) -> CGContext? {
      CGContext(
        data: nil, width: 1, height: height, bitsPerComponent: 8, bytesPerRow: bytesPerRow,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    }
    #expect(context(height: 1 << 28, bytesPerRow: 1 << 31) == nil)
    #expect(context(height: 2, bytesPerRow: .max) == nil)
    #expect(context(height: 2, bytesPerRow: 64)?.data != nil)
  }

  @Test func croppingToNoNumberGivesNothing() throws {
    let format = UIGraphicsImageRendererFormat()
    let size = CGSize(width: 4, height: 4)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in }
    let pixels = try #require(image.pngData().flatMap { UIImage(data: $0) }?.cgImage)
    for rect in [
      CGRect(x: CGFloat.nan, y: 0, width: 2, height: 2),
      CGRect(x: 0, y: 0, width: CGFloat.nan, height: 2),
      CGRect(x: CGFloat.infinity, y: .infinity, width: 1, height: 1),
    ] {
      #expect(pixels.cropping(to: rect) == nil)
    }
  }

  @Test(arguments: numbers) func clips(_ number: CGFloat) throws {
    let context = try #require(
      CGContext(
        data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.clip(to: CGRect(x: 1, y: 1, width: 2, height: 2))
    context.clip(to: CGRect(x: number, y: 0, width: number, height: 2))
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(context.boundingBoxOfClipPath.width <= 2 && context.data != nil)
    let (outer, inner) = (CAScrollLayer(), CALayer())
    outer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    outer.addSublayer(inner)
    inner.bounds = CGRect(x: 0, y: 0, width: number, height: number)
    let shown = inner.visibleRect.width
    #expect(!number.isFinite || shown <= 10)
  }

  @Test func curvesOfGiganticSizeAreFlattened() {
    let path = CGMutablePath()
    path.move(to: .zero)
    let far = CGFloat.greatestFiniteMagnitude
    path.addQuadCurve(to: CGPoint(x: far, y: -far), control: CGPoint(x: -far, y: far))
    #expect(!path.flattened(threshold: 1).isEmpty)
  }

  @Test(arguments: [-1, 0, .min, .max, 5_000]) func pages(_ number: Int) {
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 37))
    control.numberOfPages = 3
    control.numberOfPages = number
    control.currentPage = .max
    control.layoutIfNeeded()
    #expect(control.currentPage == max(number, 1) - 1 && control.subviews.count <= 200 / 6)
    #expect(control.size(forNumberOfPages: number).width.isFinite)
    screen.show(control)
    screen.draw()
  }

  @Test(arguments: numbers) func capsAndSymbols(_ number: CGFloat) {
    let insets = UIEdgeInsets(top: number, left: number, bottom: number, right: number)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in }
      .resizableImage(withCapInsets: insets)
    let symbol = UIImage(
      systemName: "plus", withConfiguration: UIImage.SymbolConfiguration(pointSize: number))
    for shown in [image, symbol] {
      let view = UIImageView(image: shown)
      view.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
      screen.show(view)
    }
    screen.draw()
    #expect((symbol?.size.width ?? 0) > 0)
  }
}
