// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

/// Drawing into images, through UIKit's public API, checked in the pixels of a stage.
@MainActor
@Suite struct UIGraphicsImageRendererTests {
  private let stage = Stage(
    device: Device(
      name: "Square", identifier: "square", size: CGSize(width: 10, height: 10), scale: 2))

  private func show(_ image: UIImage) -> Bitmap {
    let view = UIImageView(image: image)
    stage.window.addSubview(view)
    return stage.snapshot()
  }

  @Test func theSizeIsRoundedUpToWholePixels() {
    // The format's scale is that of the stage that ran last.
    stage.advance(by: 0)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 3.3, height: 4)).image { _ in }
    #expect(image.size == CGSize(width: 3.5, height: 4))
    #expect(image.scale == 2)
    #expect(image.cgImage?.width == 7)
  }

  @Test func drawingIsCutToTheImage() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 1, y: 1, width: 50, height: 50))
    }
    let bitmap = show(image)
    #expect(bitmap[1, 1] == Pixel(red: 0, green: 0, blue: 0))
    #expect(bitmap[2, 2] == Pixel(red: 255, green: 0, blue: 0))
    #expect(bitmap[3, 3] == Pixel(red: 255, green: 0, blue: 0))
    #expect(bitmap[4, 4] == Pixel(red: 0, green: 0, blue: 0))
  }

  @Test func aSnapshotShowsTheViewAsItIsAndStaysSo() throws {
    let view = UIView(frame: CGRect(x: 4, y: 4, width: 2, height: 2))
    view.backgroundColor = .green
    stage.window.addSubview(view)
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
    view.backgroundColor = .blue
    snapshot.frame.origin = .zero
    stage.window.addSubview(snapshot)
    let bitmap = stage.snapshot()
    #expect(bitmap[0, 0] == Pixel(red: 0, green: 255, blue: 0))
    #expect(bitmap[3, 3] == Pixel(red: 0, green: 255, blue: 0))
    #expect(bitmap[8, 8] == Pixel(red: 0, green: 0, blue: 255))
  }

  @Test func aGradientRunsBetweenItsEnds() throws {
    let gradient = try #require(
      CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(),
        colors: [UIColor.black.cgColor, UIColor.white.cgColor] as CFArray, locations: [0, 1]))
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 1)).image { context in
      context.cgContext.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: 10, y: 0), options: [])
    }
    let bitmap = show(image)
    // Pixel centres lie at (x + 1/2) / 20 of the way.
    for x in 0..<20 {
      let expected = 255 * (Double(x) + 0.5) / 20
      #expect(abs(Double(bitmap[x, 0].red) - expected) <= 1.5, "column \(x)")
    }
  }

  @Test func cgContextDrawsImagesUpsideDownAndUIImageUpright() {
    let half = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    }
    let both = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { context in
      half.draw(at: .zero)
      if let image = half.cgImage {
        context.cgContext.draw(image, in: CGRect(x: 2, y: 0, width: 2, height: 2))
      }
    }
    let bitmap = show(both)
    #expect(bitmap[0, 0].red == 255 && bitmap[0, 3].red == 0)
    #expect(bitmap[4, 0].red == 0 && bitmap[4, 3].red == 255)
  }
}
