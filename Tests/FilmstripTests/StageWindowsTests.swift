// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

@MainActor
@Suite(.serialized) struct StageWindowsTests {
  private func window(_ frame: CGRect, _ color: UIColor) -> UIWindow {
    let window = UIWindow(frame: frame)
    window.backgroundColor = color
    window.isHidden = false
    return window
  }

  @Test func allWindowsAreShownByLevel() {
    let screen = SmallScreen()
    screen.stage.window.backgroundColor = SmallScreen.white.uiColor
    let high = window(CGRect(x: 0, y: 0, width: 60, height: 60), SmallScreen.red.uiColor)
    high.windowLevel = .alert
    let low = window(CGRect(x: 30, y: 0, width: 60, height: 60), SmallScreen.blue.uiColor)
    var picture = screen.picture
    #expect(picture[10, 10] == SmallScreen.red)
    #expect(picture[45, 10] == SmallScreen.red)
    #expect(picture[75, 10] == SmallScreen.blue)
    #expect(picture[10, 100] == SmallScreen.white)
    low.windowLevel = UIWindow.Level(3000)
    picture = screen.picture
    #expect(picture[45, 10] == SmallScreen.blue)
    low.isHidden = true
    #expect(screen.picture[45, 10] == SmallScreen.red)
    #expect(screen.picture[75, 10] == SmallScreen.white)
  }

  @Test func aWindowThatIsGoneIsNotShown() {
    let screen = SmallScreen()
    screen.stage.window.backgroundColor = SmallScreen.white.uiColor
    var second: UIWindow? = window(CGRect(x: 0, y: 0, width: 60, height: 60), .red)
    #expect(screen.picture[10, 10] == SmallScreen.red)
    second = nil
    #expect(second == nil)
    #expect(screen.picture[10, 10] == SmallScreen.white)
  }

  @Test func severalWindowsAreNoFinding() {
    let screen = SmallScreen()
    let recording = screen.stage.record("windows") {
      _ = window(CGRect(x: 0, y: 0, width: 60, height: 60), .red)
    }
    #expect(recording.findings.isEmpty)
  }

  @Test func aTurnedScreenIsShownTurned() {
    let stage = Stage(device: .iPhone15)
    stage.window.stageEnvironment.rotate(to: .landscapeRight)
    stage.window.backgroundColor = .white
    let picture = stage.snapshot()
    #expect(picture.width == 2556 && picture.height == 1179)
    #expect(picture[2555, 1178] == SmallScreen.white)
  }

  @Test func phonesWithoutANotchHaveNoSafeAreaOnTheirSide() throws {
    let phone = try #require(Device.named("iphone-se"))
    #expect(phone.turned.safeAreaInsets == .zero)
    #expect(phone.turned.turned.safeAreaInsets.top == 20)
    #expect(Device.iPhone15.turned.turned.safeAreaInsets == Device.iPhone15.safeAreaInsets)
    let pad = try #require(Device.named("ipad-pro-11"))
    #expect(pad.turned.safeAreaInsets == pad.safeAreaInsets)
  }
}
