// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

@MainActor
@Suite struct UIImageColorTests {
  private let stage = Stage(
    device: Device(
      name: "Square", identifier: "square", size: CGSize(width: 40, height: 40), scale: 1))

  /// Red at the left, blue at the right.
  private func twoColors() -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      UIColor.blue.setFill()
      $0.fill(CGRect(x: 10, y: 0, width: 10, height: 10))
    }
  }

  /// The box around all pixels of a colour; null without any.
  private func box(of red: UInt8, _ green: UInt8, _ blue: UInt8) -> CGRect {
    let bitmap = stage.snapshot()
    var box = CGRect.null
    for y in 0..<40 {
      for x in 0..<40 where bitmap[x, y] == Pixel(red: red, green: green, blue: blue) {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return box
  }

  private func showAttachment(_ image: UIImage, color: UIColor = .black) {
    let text = NSMutableAttributedString(
      attributedString: NSAttributedString(attachment: NSTextAttachment(image: image)))
    text.addAttribute(
      .foregroundColor, value: color, range: NSRange(location: 0, length: text.length))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    label.attributedText = text
    stage.window.backgroundColor = .white
    stage.window.addSubview(label)
  }

  @Test func anAttachmentStandsUpright() throws {
    let pixels = try #require(twoColors().cgImage)
    showAttachment(UIImage(cgImage: pixels, scale: 1, orientation: .down))
    let (red, blue) = (box(of: 255, 0, 0), box(of: 0, 0, 255))
    #expect(red.size == CGSize(width: 10, height: 10) && blue.size == red.size)
    #expect(blue.maxX == red.minX)
  }

  @Test func anAttachmentOnItsSideTakesTheRoomOfTheUprightImage() throws {
    let pixels = try #require(twoColors().cgImage)
    // A quarter turn to the right puts the left side on top.
    showAttachment(UIImage(cgImage: pixels, scale: 1, orientation: .right))
    let (red, blue) = (box(of: 255, 0, 0), box(of: 0, 0, 255))
    #expect(red.size == CGSize(width: 10, height: 10) && blue.size == red.size)
    #expect(red.maxY == blue.minY && red.minX == blue.minX)
  }

  @Test func aTemplateAmongLettersHasTheirColour() {
    showAttachment(twoColors().withRenderingMode(.alwaysTemplate), color: .green)
    #expect(box(of: 0, 255, 0).size == CGSize(width: 20, height: 10))
    #expect(box(of: 255, 0, 0).isNull)
  }

  @Test func aDynamicTintFollowsTheAppearance() {
    let view = UIImageView(image: twoColors().withTintColor(.label))
    stage.window.backgroundColor = .red
    stage.window.addSubview(view)
    #expect(box(of: 0, 0, 0) == CGRect(x: 0, y: 0, width: 20, height: 10))
    stage.window.overrideUserInterfaceStyle = .dark
    #expect(box(of: 0, 0, 0).isNull)
    #expect(box(of: 255, 255, 255) == CGRect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test func aDynamicTintIsDrawnAsItIsThen() {
    let image = twoColors().withTintColor(.label)
    var drawn: UIImage?
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      drawn = UIGraphicsImageRenderer(size: image.size).image { _ in image.draw(at: .zero) }
    }
    stage.window.backgroundColor = .red
    stage.window.addSubview(UIImageView(image: drawn))
    #expect(box(of: 255, 255, 255) == CGRect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test func aTintKeepsTheOrientation() throws {
    let pixels = try #require(twoColors().cgImage)
    let image = UIImage(cgImage: pixels, scale: 1, orientation: .left).withTintColor(.green)
    #expect(image.size == CGSize(width: 10, height: 20) && image.imageOrientation == .left)
    stage.window.addSubview(UIImageView(image: image))
    #expect(box(of: 0, 255, 0) == CGRect(x: 0, y: 0, width: 10, height: 20))
  }
}
