// SPDX-License-Identifier: MIT
import QuartzCore
import Testing

/// Colours of several spaces; values from published tables.
@Suite struct CGColorTests {
  private func isClose(_ a: [CGFloat]?, _ b: [CGFloat], within tolerance: CGFloat = 2e-4) -> Bool {
    guard let a, a.count == b.count else { return false }
    return zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
  }

  // Extended sRGB of Display P3's corners, as CSS Color 4 and Apple's ColorSync give them.
  @Test(
    arguments: [
      ([1.0, 0, 0, 1], [1.0930663, -0.2267347, -0.1501314, 1.0]),
      ([0, 1, 0, 1], [-0.5116049, 1.0182656, -0.3106746, 1]),
      ([0, 0, 1, 1], [0, 0, 1.0420217, 1]), ([1, 1, 1, 0.5], [1, 1, 1, 0.5]),
    ] as [([CGFloat], [CGFloat])])
  func displayP3BecomesSRGB(components: [CGFloat], expected: [CGFloat]) throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let color = try #require(CGColor(colorSpace: space, components: components))
    let sRGB = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    let converted = color.converted(to: sRGB, intent: .defaultIntent, options: nil)
    #expect(
      isClose(converted?.components, expected), "\(String(describing: converted?.components))")
    #expect(color.components == components)
    let back = converted?.converted(to: space, intent: .defaultIntent, options: nil)
    #expect(isClose(back?.components, components))
  }

  // IEC 61966-2-1: half of the light is 0.7354 encoded, and 0.5 encoded a fifth of the light.
  @Test func linearComponentsAreEncoded() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.linearSRGB))
    let color = try #require(CGColor(colorSpace: space, components: [0.5, 0.21404, 0, 1]))
    let sRGB = color.converted(
      to: CGColorSpaceCreateDeviceRGB(), intent: .defaultIntent, options: nil)
    #expect(isClose(sRGB?.components, [0.735_36, 0.5, 0, 1]))
  }

  @Test func aGreyHasTwoComponents() {
    let grey = CGColor(gray: 0.25, alpha: 0.5)
    #expect(grey.components == [0.25, 0.5] && grey.numberOfComponents == 2)
    #expect(grey.colorSpace?.model == .monochrome)
    #expect(grey == CGColor(red: 0.25, green: 0.25, blue: 0.25, alpha: 0.5))
    #expect(grey.copy(alpha: 1)?.components == [0.25, 1])
  }

  @Test func inksBecomeLight() {
    let color = CGColor(genericCMYKCyan: 1, magenta: 0, yellow: 0.5, black: 0.5, alpha: 1)
    #expect(color == CGColor(red: 0, green: 0.5, blue: 0.25, alpha: 1))
  }

  @Test func anUnknownSpaceIsReported() {
    let scope = StageScope()
    #expect(CGColorSpace(name: "kCGColorSpaceROMMRGB") == nil)
    #expect(
      scope.unsupported.takeReports().map(\.fact)
        == [.unsupported("CGColorSpace kCGColorSpaceROMMRGB")])
  }
}
