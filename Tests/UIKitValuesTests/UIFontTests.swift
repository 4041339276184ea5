// SPDX-License-Identifier: MIT
import FilmstripUIKitValues
import Testing

/// Fonts: metrics as measured on iOS, sizes of text styles as documented.
@Suite struct UIFontTests {
  @Test func aFontThatIsMadeOfNothingIsTheSystems() {
    // The default size that UIKit documents for a size of 0.
    #expect(UIFont() == UIFont.systemFont(ofSize: 12))
  }

  @Test(arguments: [8, 12, 17, 34, 100.5] as [CGFloat])
  func metricsAreLinearInTheSize(size: CGFloat) {
    let font = UIFont.systemFont(ofSize: size)
    #expect(abs(font.ascender - size * 1950 / 2048) < 1e-9)
    #expect(abs(font.descender + size * 494 / 2048) < 1e-9)
    #expect(abs(font.lineHeight - size * 2444 / 2048) < 1e-9)
    #expect(abs(font.capHeight - size * 1443 / 2048) < 1e-9)
    #expect(abs(font.xHeight - size * 1078 / 2048) < 1e-9)
    #expect(font.leading == 0 && font.pointSize == size)
  }

  @Test(
    arguments: [
      (UIFont.TextStyle.largeTitle, 34, 44, 60), (.title1, 28, 38, 58), (.title2, 22, 34, 56),
      (.title3, 20, 31, 55), (.headline, 17, 28, 53), (.body, 17, 28, 53), (.callout, 16, 26, 51),
      (.subheadline, 15, 25, 49), (.footnote, 13, 23, 44), (.caption1, 12, 22, 43),
      (.caption2, 11, 20, 40),
    ] as [(UIFont.TextStyle, CGFloat, CGFloat, CGFloat)])
  func textStylesHaveTheDocumentedSizes(
    style: UIFont.TextStyle, large: CGFloat, medium: CGFloat, largest: CGFloat
  ) {
    func size(_ category: UIContentSizeCategory) -> CGFloat {
      UIFont.preferredFont(
        forTextStyle: style,
        compatibleWith: UITraitCollection(preferredContentSizeCategory: category)
      ).pointSize
    }
    #expect(size(.large) == large && size(.accessibilityMedium) == medium)
    #expect(size(.accessibilityExtraExtraExtraLarge) == largest && size(.unspecified) == large)
  }

  @Test func metricsScaleWithTheStyle() {
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let metrics = UIFontMetrics(forTextStyle: .body)
    #expect(abs(metrics.scaledValue(for: 10, compatibleWith: traits) - 530.0 / 17) < 1e-9)
    let font = metrics.scaledFont(
      for: .systemFont(ofSize: 17), maximumPointSize: 40, compatibleWith: traits)
    #expect(font.pointSize == 40)
  }

  @Test func headlinesAreSemiboldAndDescriptorsSayIt() {
    let headline = UIFont.preferredFont(forTextStyle: .headline)
    #expect(headline.fontDescriptor.symbolicTraits.contains(.traitBold))
    let body = UIFont.preferredFont(forTextStyle: .body).fontDescriptor
    #expect(!body.symbolicTraits.contains(.traitBold))
    let italic = body.withSymbolicTraits([.traitItalic, .traitBold])
    #expect(italic?.symbolicTraits == [.traitItalic, .traitBold] && italic?.pointSize == 17)
    #expect(body.withDesign(.monospaced)?.symbolicTraits.contains(.traitMonoSpace) == true)
  }

  @Test func featuresHaveTheKeysOfCoreTextAndNoEffect() {
    let digits: [UIFontDescriptor.FeatureKey: Int] = [.type: 6, .selector: 0]
    let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor
      .addingAttributes([.featureSettings: [digits]])
    #expect(UIFont(descriptor: descriptor, size: 0) == UIFont.systemFont(ofSize: 17))
    #expect(
      digits.keys.map(\.rawValue).sorted() == [
        "CTFeatureSelectorIdentifier", "CTFeatureTypeIdentifier",
      ])
  }

  @Test func equalFontsAreEqual() {
    #expect(UIFont.systemFont(ofSize: 12) == UIFont.systemFont(ofSize: 12, weight: .regular))
    #expect(UIFont.systemFont(ofSize: 12) != UIFont.systemFont(ofSize: 12, weight: .bold))
    #expect(UIFont.systemFont(ofSize: 12).withSize(13).pointSize == 13)
    #expect(UIFont.systemFont(ofSize: .nan).pointSize == 12)
  }

  @Test func namesOfIOSGiveFontsAndOthersDoNot() {
    #expect(UIFont(name: "HelveticaNeue-Bold", size: 12)?.fontName == "HelveticaNeue-Bold")
    #expect(UIFont(name: "Menlo-Regular", size: 12) != nil)
    #expect(UIFont(name: "NoSuchFont", size: 12) == nil)
  }

  @Test func attributesOfAllKindsCanBeCombined() {
    let text = NSMutableAttributedString()
    for value in 0..<4 {
      let style = NSMutableParagraphStyle()
      style.lineSpacing = CGFloat(value)
      text.append(
        NSAttributedString(
          string: "x",
          attributes: [
            .font: UIFont.systemFont(ofSize: 10 + CGFloat(value)), .paragraphStyle: style,
            .foregroundColor: UIColor(white: CGFloat(value) / 4, alpha: 1), .shadow: NSShadow(),
            .attachment: NSTextAttachment(),
          ]))
    }
    #expect(text.length == 4)
    #expect((text.attribute(.font, at: 2, effectiveRange: nil) as? UIFont)?.pointSize == 12)
  }

  @Test func stringsHaveTheSizeOfTheirLines() {
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
    let line = CGFloat(17) * 2444 / 2048
    #expect(abs("a\nb".size(withAttributes: attributes).height - 2 * line) < 1e-9)
    #expect("".size(withAttributes: attributes) == CGSize(width: 0, height: line))
    let rect = "abcdefgh abcdefgh".boundingRect(
      with: CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude),
      options: [.usesLineFragmentOrigin], attributes: attributes, context: nil)
    #expect(rect.origin == .zero && abs(rect.height - 2 * line) < 1e-9 && rect.width <= 100)
    let single = "abc".boundingRect(with: .zero, attributes: attributes, context: nil)
    #expect(abs(single.minY + 17 * 1950 / 2048) < 1e-9)
    #expect(
      NSAttributedString(string: "abc", attributes: attributes).size()
        == "abc".size(withAttributes: attributes))
  }
}
