// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

@MainActor
@Suite struct BarLookTests {
  /// The light material of bars over white (approximated).
  nonisolated private static let material = Pixel(red: 249, green: 249, blue: 249)
  nonisolated private static let tint = Pixel(red: 0, green: 122, blue: 255)

  /// The first and last columns and rows that differ from the colour around them.
  private func ink(
    in picture: Bitmap, columns: Range<Int>, rows: Range<Int>, on ground: Pixel
  ) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>)? {
    var (left, right, top, bottom) = (Int.max, Int.min, Int.max, Int.min)
    for y in rows {
      for x in columns where picture[x, y].distance(to: ground) > 60 {
        (left, right) = (min(left, x), max(right, x))
        (top, bottom) = (min(top, y), max(bottom, y))
      }
    }
    return left <= right ? (left...right, top...bottom) : nil
  }

  @Test func aNavigationBarEndsInALineOfOnePixel() {
    let picture = BarStage(height: 400, [BarStage.controller("")]).picture
    for x in [0, 600, 1178] {
      expect(picture[x, 0], Self.material)
      expect(picture[x, 103 * 3 - 1], Self.material)
      // Black at 0.3 over white.
      expect(picture[x, 103 * 3], Pixel(red: 179, green: 179, blue: 179), within: 1)
      expect(picture[x, 103 * 3 + 1], SmallScreen.white)
    }
  }

  /// The letter H is as far from its left side as from its right, and its middle is that of the
  /// capitals.
  @Test func theTitleIsCentredInBlack() throws {
    let picture = BarStage(height: 400, [BarStage.controller("H")]).picture
    let letter = try #require(
      ink(in: picture, columns: 300..<900, rows: 190..<300, on: Self.material))
    expect(
      Double(letter.columns.lowerBound + letter.columns.upperBound + 1) / 2, 589.5, within: 1.5)
    expect(
      Double(letter.rows.lowerBound + letter.rows.upperBound + 1) / 2, (59 + 22) * 3, within: 2)
    // Capitals of 17 points: 0.7046 in Apple's font, 0.727 in this one.
    expect(Double(letter.rows.count), 12.36 * 3, within: 2)
    expect(picture[letter.columns.lowerBound + 2, 243], SmallScreen.black, within: 2)
  }

  @Test func theBackButtonIsInTheTint() throws {
    let (one, two) = (BarStage.controller("One"), BarStage.controller("H"))
    let screen = BarStage(height: 400, [one, two])
    func chevron(_ picture: Bitmap) throws -> (ClosedRange<Int>, ClosedRange<Int>) {
      try #require(ink(in: picture, columns: 0..<63, rows: 190..<300, on: Self.material))
    }
    var picture = screen.picture
    // 8 points from the side, 12 × 21 points large, in the middle of the bar.
    let (columns, rows) = try chevron(picture)
    expect(Double(columns.lowerBound), 24, within: 2)
    expect(Double(columns.upperBound), 60, within: 2)
    expect(Double(rows.lowerBound + rows.upperBound + 1) / 2, 243, within: 1.5)
    expect(picture[columns.lowerBound + 4, 243], Self.tint, within: 2)
    screen.bar.tintColor = .red
    picture = screen.picture
    expect(picture[columns.lowerBound + 4, 243], SmallScreen.red, within: 2)
    // A window's tint reaches the bar.
    screen.bar.tintColor = nil
    screen.stage.window.tintColor = .green
    expect(screen.picture[columns.lowerBound + 4, 243], SmallScreen.green, within: 2)
  }

  /// As up to iOS 14: `BehaviorProfile.scrollEdgeBarsNeedLargeTitles`.
  @Test func aLargeTitleStandsOnNothing() {
    let screen = BarStage(height: 500, largeTitles: true, [BarStage.controller("H")])
    let picture = screen.picture
    expect(picture[600, 30], SmallScreen.white)
    expect(picture[600, 155 * 3], SmallScreen.white)
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = .red
    screen.bar.scrollEdgeAppearance = look
    expect(screen.picture[600, 30], SmallScreen.red)
  }

  @Test func theOlderPropertiesStillSetTheLook() {
    let screen = BarStage(height: 400, [BarStage.controller("H")])
    screen.bar.barTintColor = .green
    expect(screen.picture[600, 30], SmallScreen.green)
    screen.bar.titleTextAttributes = [.foregroundColor: UIColor.red]
    let title = ink(in: screen.picture, columns: 300..<900, rows: 190..<300, on: SmallScreen.green)
    expect(screen.picture[(title?.columns.lowerBound ?? 0) + 2, 243], SmallScreen.red, within: 2)
    // The old way to a transparent bar.
    screen.bar.barTintColor = nil
    screen.bar.setBackgroundImage(UIImage(), for: .default)
    screen.bar.shadowImage = UIImage()
    expect(screen.picture[600, 30], SmallScreen.white)
    expect(screen.picture[600, 103 * 3], SmallScreen.white)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format).image {
      UIColor.blue.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    screen.bar.setBackgroundImage(image, for: .default)
    expect(screen.picture[600, 30], SmallScreen.blue)
    screen.bar.setBackgroundImage(nil, for: .default)
    screen.bar.barStyle = .black
    // Grey 0.11 at 0.784 over white: 28 · 0.784 + 255 · 0.216.
    expect(screen.picture[600, 30], Pixel(red: 77, green: 77, blue: 77), within: 1)
  }

  // MARK: Tab bars

  private func tabBar(in screen: SmallScreen) -> UITabBar {
    screen.stage.window.backgroundColor = .white
    let bar = UITabBar(frame: CGRect(x: 0, y: 71, width: 120, height: 49))
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 24, height: 24))
    }
    bar.items = (0..<3).map { UITabBarItem(title: nil, image: image, tag: $0) }
    bar.selectedItem = bar.items?[1]
    screen.show(bar)
    return bar
  }

  /// Images are templates; the selected one has the tint, the others gray.
  @Test func tabsShowTheirIconsInTintAndGray() {
    let screen = SmallScreen()
    let bar = tabBar(in: screen)
    var picture = screen.picture
    expect(picture[60, 90], Self.tint)
    expect(picture[20, 90], Pixel(red: 142, green: 142, blue: 147))
    expect(picture[100, 90], Pixel(red: 142, green: 142, blue: 147))
    expect(picture[40, 90], Self.material)
    // The line on top: black at 0.3 over the bar's 249.
    expect(picture[60, 71], Pixel(red: 174, green: 174, blue: 174), within: 1)
    expect(picture[60, 70], SmallScreen.white)
    bar.tintColor = .red
    bar.unselectedItemTintColor = .green
    bar.selectedItem = bar.items?[2]
    picture = screen.picture
    expect(picture[60, 90], SmallScreen.green)
    expect(picture[100, 90], SmallScreen.red)
    bar.items?[2].isEnabled = false
    #expect(screen.picture[100, 90] != SmallScreen.red)
  }

  @Test func appearancesColourTabs() {
    let screen = SmallScreen()
    let bar = tabBar(in: screen)
    let look = UITabBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = .black
    look.stackedLayoutAppearance.selected.iconColor = .red
    look.stackedLayoutAppearance.normal.iconColor = .blue
    bar.standardAppearance = look
    let picture = screen.picture
    expect(picture[40, 90], SmallScreen.black)
    expect(picture[60, 90], SmallScreen.red)
    expect(picture[20, 90], SmallScreen.blue)
  }

  @Test func aBadgeIsARedCapsuleAtTheIconsCorner() {
    let screen = SmallScreen()
    let bar = tabBar(in: screen)
    bar.items?[0].badgeValue = "1"
    // From 4 points right of the tab's middle on, and 2 below the bar's top.
    expect(screen.picture[27, 82], Pixel(red: 255, green: 59, blue: 48), within: 2)
    bar.items?[0].badgeColor = .green
    expect(screen.picture[27, 82], SmallScreen.green, within: 2)
    bar.items?[0].badgeValue = nil
    expect(screen.picture[27, 82], Pixel(red: 142, green: 142, blue: 147))
  }

  @Test func aTabWithoutAnImageShowsItsTitleAlone() throws {
    let screen = SmallScreen(scale: 3)
    screen.stage.window.backgroundColor = .white
    let bar = UITabBar(frame: CGRect(x: 0, y: 71, width: 120, height: 49))
    bar.items = [UITabBarItem(title: "H", image: nil, tag: 0)]
    screen.show(bar)
    let letter = try #require(
      ink(in: screen.picture, columns: 0..<360, rows: 225..<360, on: Self.material))
    expect(Double(letter.columns.lowerBound + letter.columns.upperBound + 1) / 2, 180, within: 1.5)
    // In the lower part, where it would be below an icon: 41 points down, less half a line's shift.
    expect(
      Double(letter.rows.lowerBound + letter.rows.upperBound + 1) / 2, (71 + 41) * 3, within: 3)
  }

  @Test func moreTabsThanThereIsRoomForAreReported() {
    let screen = SmallScreen()
    let bar = UITabBar(frame: CGRect(x: 0, y: 71, width: 120, height: 49))
    bar.items = (0..<6).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
    let recording = screen.stage.record("tabs") { screen.show(bar) }
    #expect(recording.findings.contains { $0.message.contains("UITabBar with more than 5") })
  }
}
