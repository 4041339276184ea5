// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

@MainActor
@Suite struct MaterialLookTests {
  private func screen(
    _ style: UIBlurEffect.Style, over color: UIColor, dark: Bool = false
  ) -> SmallScreen {
    let screen = SmallScreen()
    screen.stage.userInterfaceStyle = dark ? .dark : .light
    let ground = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 120))
    ground.backgroundColor = color
    screen.show(ground)
    let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
    view.frame = CGRect(x: 20, y: 20, width: 80, height: 80)
    view.layer.cornerRadius = 20
    view.clipsToBounds = true
    screen.show(view)
    return screen
  }

  /// Over an even colour a blur changes nothing: what is left is the tint, as documented for the light
  /// effects by Apple's sample of iOS 7: white at 0.3, grey 0.97 at 0.82, grey 0.11 at 0.73.
  @Test(arguments: [
    (UIBlurEffect.Style.light, 76.5), (.extraLight, 202.8), (.dark, 20.5),
  ])
  func overBlackTheTintIsLeft(style: UIBlurEffect.Style, grey: Double) {
    let picture = screen(style, over: .black).picture
    #expect(abs(Double(picture[60, 60].red) - grey) <= 1)
    expect(picture[10, 60], SmallScreen.black)
    // Cut off in the corner.
    expect(picture[22, 22], SmallScreen.black)
  }

  @Test func materialsAreDarkInDarkAppearance() {
    let light = screen(.systemMaterial, over: .gray).picture[60, 60]
    let dark = screen(.systemMaterial, over: .gray, dark: true).picture[60, 60]
    let forced = screen(.systemMaterialDark, over: .gray).picture[60, 60]
    #expect(light.red > 180 && dark.red < 100)
    expect(forced, dark)
  }

  @Test func anEdgeBehindIsBlurred() {
    let screen = screen(.light, over: .black)
    let half = UIView(frame: CGRect(x: 60, y: 0, width: 60, height: 120))
    half.backgroundColor = .white
    screen.stage.window.insertSubview(half, at: 1)
    screen.stage.advance(by: 0)
    let picture = screen.picture
    expect(picture[59, 10], SmallScreen.black)
    expect(picture[61, 10], SmallScreen.white)
    let (left, right) = (Int(picture[50, 60].red), Int(picture[70, 60].red))
    #expect(left > 100 && right < 250 && right > left && right - left < 60)
  }

  /// At alpha 1/2 half of the blurred edge b lies over black, and over it white at half of 0.3.
  ///
  /// At alpha 1 the same pixel is 0.7 b + 76.5.
  @Test func aFaintEffectBlursFaintly() {
    func grey(alpha: CGFloat) -> Double {
      let screen = screen(.light, over: .black)
      let half = UIView(frame: CGRect(x: 60, y: 0, width: 60, height: 120))
      half.backgroundColor = .white
      screen.stage.window.insertSubview(half, at: 1)
      screen.stage.window.subviews.last?.alpha = alpha
      screen.stage.advance(by: 0)
      return Double(screen.picture[50, 60].red)
    }
    let blurred = (grey(alpha: 1) - 76.5) / 0.7
    #expect(abs(grey(alpha: 0.5) - (0.5 * blurred * 0.85 + 38.25)) <= 2)
  }

  /// 249 over white (approximated), and something of what is behind.
  @Test func aBarShowsSomethingOfWhatIsBehindIt() {
    let controller = BarStage.controller("")
    let stripe = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 200))
    stripe.backgroundColor = .red
    controller.view.addSubview(stripe)
    let pixel = BarStage(height: 500, [controller]).picture[100, 100]
    #expect(pixel.red > 240 && pixel.green < 230 && pixel.green > 150)
  }
}
