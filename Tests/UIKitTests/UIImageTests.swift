// SPDX-License-Identifier: MIT
import Testing
import UIKit

@MainActor
@Suite struct UIImageTests {
  /// Red at the left, blue at the right: 20 × 10 points.
  private func twoColors(scale: CGFloat = 1) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      UIColor.blue.setFill()
      $0.fill(CGRect(x: 10, y: 0, width: 10, height: 10))
    }
  }

  private var screen = Screen()

  @Test(arguments: [
    UIImage.Orientation.up, .down, .upMirrored, .downMirrored, .left, .right, .leftMirrored,
    .rightMirrored,
  ])
  func turnedImagesSwapTheirSides(orientation: UIImage.Orientation) throws {
    let pixels = try #require(twoColors(scale: 2).cgImage)
    let image = UIImage(cgImage: pixels, scale: 2, orientation: orientation)
    let isTurned = [2, 3, 6, 7].contains(orientation.rawValue)
    #expect(image.size == CGSize(width: isTurned ? 10 : 20, height: isTurned ? 20 : 10))
    #expect(image.cgImage === pixels && pixels.width == 40)
  }

  @Test func aFormKeepsTheRest() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let image = twoColors(scale: 3).withRenderingMode(.alwaysTemplate)
      .resizableImage(withCapInsets: insets).withAlignmentRectInsets(insets)
      .imageFlippedForRightToLeftLayoutDirection()
    #expect(image.renderingMode == .alwaysTemplate && image.capInsets == insets)
    #expect(image.resizingMode == .tile && image.alignmentRectInsets == insets)
    #expect(image.flipsForRightToLeftLayoutDirection && image.scale == 3)
    #expect(image.size == CGSize(width: 20, height: 10))
    #expect(image.withHorizontallyFlippedOrientation().imageOrientation == .upMirrored)
  }

  @Test func aStretchableImageHasOneColumnThatStretches() {
    let image = twoColors().stretchableImage(withLeftCapWidth: 5, topCapHeight: 0)
    #expect(image.capInsets == UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 14))
    #expect(image.resizingMode == .stretch)
  }

  @Test func anAnimatedImageTakesAThirtiethOfASecondForEach() {
    let image = UIImage.animatedImage(with: [twoColors(), twoColors(), twoColors()], duration: 0)
    #expect(image?.images?.count == 3 && image?.duration == 0.1)
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
  }

  @Test func filesOfDrawingCanBeReadBack() throws {
    let image = twoColors(scale: 2)
    let png = try #require(image.pngData())
    let read = try #require(UIImage(data: png, scale: 2))
    #expect(read.size == CGSize(width: 20, height: 10))
    #expect(read.pngData() == png)
    let jpeg = try #require(image.jpegData(compressionQuality: 0.8))
    #expect(UIImage(data: jpeg)?.size == CGSize(width: 40, height: 20))
    #expect(UIImage(data: jpeg.prefix(jpeg.count / 2)) == nil)
    #expect(UIImage(data: Data()) == nil)
    #expect(UIImage(contentsOfFile: "/nowhere.png") == nil)
    #expect(UIImage(named: "nowhere") == nil)
    #expect(UIImage().pngData() == nil)
  }

  @Test func croppingTakesWholePixels() throws {
    let pixels = try #require(twoColors().cgImage)
    let part = try #require(pixels.cropping(to: CGRect(x: 8.5, y: 2, width: 3, height: 20)))
    #expect(part.width == 4 && part.height == 8)
    #expect(pixels.cropping(to: CGRect(x: 30, y: 0, width: 5, height: 5)) == nil)
    #expect(pixels.cropping(to: .null) == nil)
  }

  @Test func thumbnailsHaveTheSizeAskedFor() {
    let image = twoColors(scale: 2)
    let small = image.preparingThumbnail(of: CGSize(width: 5, height: 3))
    #expect(small?.size == CGSize(width: 5, height: 3) && small?.cgImage?.width == 10)
    #expect(image.preparingThumbnail(of: .zero) == nil)
    #expect(image.preparingThumbnail(of: CGSize(width: CGFloat.nan, height: 1)) == nil)
  }

  @Test func oldImageContextsNest() {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 10), false, 2)
    UIGraphicsBeginImageContext(CGSize(width: 4, height: 6))
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 4, height: 6))
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.scale == 2)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIGraphicsBeginImageContext(.zero)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
  }

  @Test func imageViewsShowTheirImagesInTurn() {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    let images = [twoColors(), twoColors(), twoColors(), twoColors()]
    view.animationImages = images
    view.animationDuration = 0.4
    view.animationRepeatCount = 2
    screen.show(view)
    #expect(!view.isAnimating)
    view.startAnimating()
    #expect(view.isAnimating)
    screen.advance(to: 0.25)
    #expect(view.layer.presentation()?.contents as? CGImage === images[2].cgImage)
    screen.advance(to: 0.75)
    #expect(view.layer.presentation()?.contents as? CGImage === images[3].cgImage)
    screen.advance(to: 0.85)
    #expect(!view.isAnimating)
  }

  @Test func aHighlightedImageIsShownWhileHighlighted() {
    let (plain, lit) = (twoColors(), twoColors())
    let view = UIImageView(image: plain, highlightedImage: lit)
    #expect(view.layer.contents as? CGImage === plain.cgImage)
    view.isHighlighted = true
    #expect(view.layer.contents as? CGImage === lit.cgImage)
    view.isHighlighted = false
    #expect(view.layer.contents as? CGImage === plain.cgImage)
  }
}
