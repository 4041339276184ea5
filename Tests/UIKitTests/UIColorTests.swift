// SPDX-License-Identifier: MIT
import Testing
import UIKit

@MainActor
@Suite struct UIColorTests {
  private struct Components: Equatable {
    var red: CGFloat = -1
    var green: CGFloat = -1
    var blue: CGFloat = -1
    var alpha: CGFloat = -1

    init(_ color: UIColor) { color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) }
  }

  private static let light = UITraitCollection(userInterfaceStyle: .light)
  private static let dark = UITraitCollection(userInterfaceStyle: .dark)
  private static let elevated = UITraitCollection(traitsFrom: [
    dark, UITraitCollection(userInterfaceLevel: .elevated),
  ])

  private static func expect(
    _ color: UIColor, _ traits: UITraitCollection, _ values: [CGFloat],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let shown = Components(color.resolvedColor(with: traits))
    let expected = [
      values[0] / 255, values[1] / 255, values[2] / 255, values.count > 3 ? values[3] : 1,
    ]
    for (one, other) in zip([shown.red, shown.green, shown.blue, shown.alpha], expected) {
      #expect(abs(one - other) < 1e-9, "\(shown), not \(values)", sourceLocation: sourceLocation)
    }
  }

  /// The tables that ports of UIKit publish for iOS 13 and that agree, without the colours that became
  /// others later.
  @Test(
    "system colours are the published ones, light and dark",
    arguments: [
      (UIColor.systemBlue, [0, 122, 255], [10, 132, 255]),
      (.systemGreen, [52, 199, 89], [48, 209, 88]),
      (.systemIndigo, [88, 86, 214], [94, 92, 230]),
      (.systemOrange, [255, 149, 0], [255, 159, 10]),
      (.systemPink, [255, 45, 85], [255, 55, 95]),
      (.systemPurple, [175, 82, 222], [191, 90, 242]),
      (.systemRed, [255, 59, 48], [255, 69, 58]),
      (.systemYellow, [255, 204, 0], [255, 214, 10]),
      (.systemGray, [142, 142, 147], [142, 142, 147]),
      (.systemGray2, [174, 174, 178], [99, 99, 102]),
      (.systemGray3, [199, 199, 204], [72, 72, 74]),
      (.systemGray4, [209, 209, 214], [58, 58, 60]),
      (.systemGray5, [229, 229, 234], [44, 44, 46]),
      (.systemGray6, [242, 242, 247], [28, 28, 30]),
      (.label, [0, 0, 0], [255, 255, 255]),
      (.secondaryLabel, [60, 60, 67, 0.6], [235, 235, 245, 0.6]),
      (.tertiaryLabel, [60, 60, 67, 0.3], [235, 235, 245, 0.3]),
      (.quaternaryLabel, [60, 60, 67, 0.18], [235, 235, 245, 0.16]),
      (.systemFill, [120, 120, 128, 0.2], [120, 120, 128, 0.36]),
      (.separator, [60, 60, 67, 0.29], [84, 84, 88, 0.6]),
      (.systemBackground, [255, 255, 255], [0, 0, 0]),
      (.secondarySystemBackground, [242, 242, 247], [28, 28, 30]),
      (.systemGroupedBackground, [242, 242, 247], [0, 0, 0]),
      (.secondarySystemGroupedBackground, [255, 255, 255], [28, 28, 30]),
    ] as [(UIColor, [CGFloat], [CGFloat])])
  func published(color: UIColor, light: [CGFloat], dark: [CGFloat]) {
    Self.expect(color, Self.light, light)
    Self.expect(color, Self.dark, dark)
    Self.expect(color, UITraitCollection(), light)
  }

  /// Measured: (28, 28, 30) in an elevated dark interface.
  @Test func theBackgroundIsLighterAboveAnotherInterface() {
    Self.expect(.systemBackground, Self.elevated, [28, 28, 30])
    Self.expect(.systemBackground, Self.dark, [0, 0, 0])
  }

  @Test func aProviderIsAskedForTheTraitsOfThePlace() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .green : .red }
    #expect(color.resolvedColor(with: Self.dark) == .green)
    #expect(color.resolvedColor(with: Self.light) == .red)
    #expect(UIColor { _ in color }.resolvedColor(with: Self.dark) == .green)
  }

  @Test func anAlphaLeavesAColourDynamic() {
    let color = UIColor.label.withAlphaComponent(0.25)
    #expect(color.resolvedColor(with: Self.dark) == UIColor(white: 1, alpha: 0.25))
    #expect(color.resolvedColor(with: Self.light) == UIColor(white: 0, alpha: 0.25))
    #expect(
      color.withAlphaComponent(0.5).resolvedColor(with: Self.dark) == UIColor(white: 1, alpha: 0.5))
  }

  @Test func cgColorIsThatOfTheCurrentTraits() {
    Self.dark.performAsCurrent { #expect(UIColor.label.cgColor == UIColor.white.cgColor) }
    Self.light.performAsCurrent { #expect(UIColor.label.cgColor == UIColor.black.cgColor) }
  }

  @Test func dynamicColoursAreEqualToThemselves() {
    #expect(UIColor.label == UIColor.label)
    #expect(UIColor.label != UIColor.black)
    #expect(UIColor.label != UIColor.darkText)
    #expect(UIColor.label.withAlphaComponent(0.5) == UIColor.label.withAlphaComponent(0.5))
    #expect(UIColor.label.withAlphaComponent(0.5) != UIColor.label.withAlphaComponent(0.4))
    #expect(UIColor.label.resolvedColor(with: Self.light) == UIColor.black)
    #expect(Set([UIColor.label, .label, .black, UIColor(white: 0, alpha: 1)]).count == 2)
  }

  /// Without an end to find, nothing is shown, and nothing hangs.
  @Test func coloursThatGiveEachOtherAreClear() {
    final class Box: @unchecked Sendable { var color: UIColor? }
    let box = Box()
    let one = UIColor { _ in box.color ?? .red }
    box.color = UIColor { _ in one }
    #expect(one.cgColor.alpha == 0)
  }

  /// Corners of the hexcone, and a colour whose components follow from its definition:
  /// v = 0.8, c = v·s = 0.4, h = 30° is half way up from red to yellow.
  @Test func hueSaturationAndBrightnessMakeAColour() {
    func components(_ hue: CGFloat, _ saturation: CGFloat, _ brightness: CGFloat) -> [CGFloat] {
      let color = Components(
        UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1))
      return [color.red, color.green, color.blue].map { ($0 * 1e6).rounded() / 1e6 }
    }
    #expect(components(0, 1, 1) == [1, 0, 0])
    #expect(components(1 / 3.0, 1, 1) == [0, 1, 0])
    #expect(components(2 / 3.0, 1, 1) == [0, 0, 1])
    #expect(components(1, 1, 1) == [1, 0, 0])
    #expect(components(1 / 12.0, 0.5, 0.8) == [0.8, 0.6, 0.4])
    #expect(components(7, 0, 0.5) == [0.5, 0.5, 0.5])
    #expect(components(.nan, .nan, .nan) == [0, 0, 0])
  }

  @Test(arguments: [(0.1, 0.5, 0.9), (0.45, 1, 0.3), (0.6, 0.25, 1), (0.99, 0.7, 0.7)])
  func hueIsReadAsItWasGiven(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    var read: (CGFloat, CGFloat, CGFloat, CGFloat) = (-1, -1, -1, -1)
    UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 0.5)
      .getHue(&read.0, saturation: &read.1, brightness: &read.2, alpha: &read.3)
    #expect(abs(read.0 - hue) < 1e-9)
    #expect(abs(read.1 - saturation) < 1e-9)
    #expect(abs(read.2 - brightness) < 1e-9)
    #expect(read.3 == 0.5)
  }

  /// Display P3's red is (1.0930, −0.2267, −0.1501) in extended sRGB, a value widely published.
  @Test func displayP3IsWiderThanSRGB() {
    let red = Components(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1))
    #expect(abs(red.red - 1.0930) < 1e-4)
    #expect(abs(red.green + 0.2267) < 1e-4)
    #expect(abs(red.blue + 0.1501) < 1e-4)
    let white = Components(UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1))
    #expect(abs(white.red - 1) < 1e-9 && abs(white.green - 1) < 1e-9 && abs(white.blue - 1) < 1e-9)
  }

  @Test func greysHaveTheirWhite() {
    var (white, alpha): (CGFloat, CGFloat) = (-1, -1)
    UIColor(white: 0.3, alpha: 0.7).getWhite(&white, alpha: &alpha)
    #expect(white == 0.3 && alpha == 0.7)
  }
}
