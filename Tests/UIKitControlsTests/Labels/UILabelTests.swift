// SPDX-License-Identifier: MIT
import FilmstripUIKitControls
import Screens
import Testing

/// Labels: sizes as measured on iOS, in whole device pixels.
@MainActor
@Suite struct UILabelTests {
  private func label(_ text: String, _ size: CGFloat = 17, weight: UIFont.Weight = .regular)
    -> UILabel
  {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size, weight: weight)
    return label
  }

  /// 17 points: 20.333 at three pixels in a point, 20.5 at two; 48 bold: 57.5 at two (measured).
  @Test func heightsAreThoseOfIOS() {
    let screen = Screen()
    #expect(abs(label("Text").intrinsicContentSize.height - 61 / 3) < 1e-9)
    _ = screen
    let double = Screen(.iPhoneSE3)
    #expect(UIScreen.main.scale == 2)
    #expect(label("Text").intrinsicContentSize.height == 20.5)
    #expect(label("Text", 48, weight: .bold).intrinsicContentSize.height == 57.5)
    _ = double
  }

  @Test func widthsAreWholePixels() {
    let screen = Screen()
    for text in ["a", "Some text", "Wide Wide Wide"] {
      let label = label(text)
      let exact = text.size(withAttributes: [.font: label.font as Any]).width
      let width = label.intrinsicContentSize.width
      #expect(width >= exact - 1e-6 && width - exact < 1.0 / 3)
      #expect(abs((width * 3).rounded() - width * 3) < 1e-6)
    }
    _ = screen
  }

  /// Attributes hold numbers of any kind, and most of UIKit's are `CGFloat`.
  @Test func kerningMayBeANumberOfAnyKind() {
    let screen = Screen()
    let plain = label("Wide").intrinsicContentSize.width
    let numbers: [Any] = [CGFloat(3), 3.0, Float(3), 3, NSNumber(value: 3)]
    for number in numbers {
      let label = UILabel()
      label.attributedText = NSAttributedString(
        string: "Wide", attributes: [.kern: number, .font: UIFont.systemFont(ofSize: 17)])
      // Behind each of four letters.
      #expect(abs(label.intrinsicContentSize.width - plain - 12) <= 1.0 / 3, "\(type(of: number))")
    }
    _ = screen
  }

  @Test func defaultsAreThoseOfTheSDK() {
    let label = UILabel()
    #expect(label.numberOfLines == 1 && label.lineBreakMode == .byTruncatingTail)
    #expect(label.font == .systemFont(ofSize: 17) && label.textAlignment == .natural)
    #expect(!label.isUserInteractionEnabled && label.isEnabled && label.text == nil)
    #expect(
      label.intrinsicContentSize == .zero && label.shadowOffset == CGSize(width: 0, height: -1))
  }

  @Test func linesAreLimited() {
    let screen = Screen()
    let label = label("one two three four five six seven eight nine ten")
    label.numberOfLines = 0
    let all = label.sizeThatFits(CGSize(width: 100, height: 0))
    label.numberOfLines = 2
    let two = label.sizeThatFits(CGSize(width: 100, height: 0))
    #expect(all.height > two.height && two.width <= 100 && abs(two.height - 122 / 3) < 1e-6)
    label.numberOfLines = 0
    label.preferredMaxLayoutWidth = 100
    #expect(label.intrinsicContentSize == all)
    _ = screen
  }

  @Test func attributesCountAndPlainTextLetsThemGo() {
    let label = label("abc")
    let plain = label.intrinsicContentSize
    label.attributedText = NSAttributedString(
      string: "abc", attributes: [.font: UIFont.systemFont(ofSize: 40)])
    #expect(label.text == "abc" && label.font.pointSize == 40)
    #expect(label.intrinsicContentSize.height > plain.height * 2)
    label.font = .systemFont(ofSize: 17)
    #expect(label.intrinsicContentSize == plain)
    label.text = "abc"
    #expect(
      label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == label.font)
  }

  @Test func fontsOfTextStylesFollowTheUsersWish() {
    let screen = Screen()
    let label = UILabel()
    label.text = "abc"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    screen.show(label)
    screen.changeSettings { $0.preferredContentSizeCategory = .accessibilityLarge }
    screen.update()
    #expect(label.font.pointSize == 33)
  }

  @Test func badInputIsHarmless() {
    let screen = Screen()
    let label = label("\u{0}a\n\n\n")
    label.numberOfLines = -3
    label.minimumScaleFactor = .nan
    label.adjustsFontSizeToFitWidth = true
    label.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
    screen.show(label)
    label.font = .systemFont(ofSize: 1e300)
    label.frame = CGRect(x: 0, y: 0, width: 1e6, height: 3)
    screen.draw()
    #expect(label.numberOfLines == 0 && label.intrinsicContentSize.width.isFinite)
  }
}
