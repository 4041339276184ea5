// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

@MainActor
@Suite struct NavigationBarTransitionTests {
  private let root = BarStage.controller("Settings")
  private let detail = BarStage.controller("General")

  init() {
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit")
    detail.navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add)
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    detail.navigationItem.standardAppearance = look
  }

  /// Every layer of the bar: where it is, how much of it is seen, and what moves it.
  private func lines(of layer: CALayer, depth: Int = 0) -> [String] {
    let keys = layer.animationKeys() ?? []
    let line =
      "\(depth) \(layer.role ?? "") \(layer.frame) \(layer.opacity) \(layer.isHidden) "
      + "\(layer.backgroundColor.map { "\($0.components ?? [])" } ?? "") \(keys)"
    return [line] + (layer.sublayers ?? []).flatMap { lines(of: $0, depth: depth + 1) }
  }

  private func presented(_ role: String, _ screen: BarStage) -> CALayer? {
    screen.view(role)?.layer.presentation()
  }

  @Test(arguments: [false, true])
  func aCancelledPushPutsEverythingBack(largeTitles: Bool) {
    detail.navigationItem.largeTitleDisplayMode = .never
    let screen = BarStage(height: 440, largeTitles: largeTitles, cancels: true, [root])
    let (before, picture) = (lines(of: screen.bar.layer), screen.picture.digest)
    screen.navigation.pushViewController(detail, animated: true)
    screen.stage.advance(by: 0.5)
    #expect(lines(of: screen.bar.layer) != before)
    #expect(screen.picture.digest != picture)
    screen.stage.advance(by: 0.6)
    #expect(lines(of: screen.bar.layer) == before)
    #expect(screen.picture.digest == picture)
    #expect(screen.bar.topItem === root.navigationItem)
  }

  @Test(arguments: [false, true])
  func aCancelledPopPutsEverythingBack(largeTitles: Bool) {
    detail.navigationItem.largeTitleDisplayMode = .never
    let screen = BarStage(height: 440, largeTitles: largeTitles, cancels: true, [root, detail])
    let (before, picture) = (lines(of: screen.bar.layer), screen.picture.digest)
    screen.navigation.popViewController(animated: true)
    screen.stage.advance(by: 0.5)
    #expect(screen.picture.digest != picture)
    screen.stage.advance(by: 0.6)
    #expect(lines(of: screen.bar.layer) == before)
    #expect(screen.picture.digest == picture)
    #expect(screen.bar.topItem === detail.navigationItem)
  }

  /// A push and the pop back end in what was there before, and a pop goes through the states of the
  /// push in the other order.
  @Test func aPopIsAPushBackwards() {
    let screen = BarStage(height: 440, [root])
    let start = screen.picture.digest
    screen.navigation.pushViewController(detail, animated: true)
    screen.stage.advance(by: 0.25)
    let quarter = screen.picture
    screen.stage.advance(by: 0.75)
    let end = screen.picture.digest
    screen.navigation.popViewController(animated: true)
    #expect(screen.picture.digest == end)
    screen.stage.advance(by: 0.75)
    let back = screen.picture
    #expect(worstDifference(back, quarter, rows: 0..<(104 * 3)) <= 2)
    screen.stage.advance(by: 0.25)
    #expect(screen.picture.digest == start)
  }

  private func worstDifference(_ one: Bitmap, _ two: Bitmap, rows: Range<Int>) -> Int {
    var worst = 0
    for y in rows {
      for x in 0..<one.width { worst = max(worst, one[x, y].distance(to: two[x, y])) }
    }
    return worst
  }

  @Test func whatIsShownAtTheEndIsWhatABarWithoutAPushShows() {
    let screen = BarStage(height: 440, [root])
    screen.navigation.pushViewController(detail, animated: true)
    screen.stage.advance(by: 1.1)
    let pushed = screen.picture.digest
    let still = BarStage(height: 440, [root, detail])
    #expect(still.picture.digest == pushed)
  }

  @Test func theTitleTurnsIntoTheBackButtonsAndTheNewOneComesFromTheRight() throws {
    let screen = BarStage(height: 440, [root])
    screen.navigation.pushViewController(detail, animated: true)
    screen.stage.advance(by: 0.5)
    let label = try #require(presented("back label", screen))
    #expect(label.opacity == 0.5)
    let boxes = screen.bar.subviews.compactMap { screen.view("title box", in: $0) }
    try #require(boxes.count == 2)
    // From the middle of the bar to the label's place, and from the side to the middle.
    let old = try #require(boxes[0].layer.presentation())
    let new = try #require(boxes[1].layer.presentation())
    let labelMiddle = screen.view("back label").map { $0.convert($0.bounds, to: screen.bar).midX }
    expect(Double(old.position.x), (196.5 + Double(try #require(labelMiddle))) / 2, within: 0.34)
    expect(Double(new.position.x), 196.5 * 1.5, within: 0.34)
    #expect(old.opacity == 0.5)
  }

  /// Half-way between the material, grey 0.97 at 0.784, and red: 124 at 0.892 over white.
  @Test func theBackgroundsFadeIntoEachOther() {
    let screen = BarStage(height: 440, [root])
    screen.navigation.pushViewController(detail, animated: true)
    screen.stage.advance(by: 0.5)
    expect(screen.picture[600, 30], Pixel(red: 252, green: 138, blue: 138), within: 1)
    screen.stage.advance(by: 0.6)
    expect(screen.picture[600, 30], SmallScreen.red)
  }

  /// A background that appears has its own colour all the way, with no grey from transparent black.
  @Test func aTransparentBackgroundFadesIntoAColour() {
    let clear = UINavigationBarAppearance()
    clear.configureWithTransparentBackground()
    root.navigationItem.standardAppearance = clear
    let screen = BarStage(height: 440, [root])
    expect(screen.picture[600, 30], SmallScreen.white)
    screen.navigation.pushViewController(detail, animated: true)
    screen.stage.advance(by: 0.5)
    expect(screen.picture[600, 30], SmallScreen.white.mixed(with: SmallScreen.red, 0.5), within: 1)
    screen.stage.advance(by: 0.6)
    screen.navigation.popViewController(animated: true)
    screen.stage.advance(by: 0.5)
    expect(screen.picture[600, 30], SmallScreen.white.mixed(with: SmallScreen.red, 0.5), within: 1)
    screen.stage.advance(by: 0.6)
    expect(screen.picture[600, 30], SmallScreen.white)
  }

  @Test func theBarsHeightGoesWithTheLargeTitle() {
    detail.navigationItem.largeTitleDisplayMode = .never
    let screen = BarStage(height: 440, largeTitles: true, [root])
    #expect(screen.bar.frame.height == 96)
    screen.navigation.pushViewController(detail, animated: true)
    screen.stage.advance(by: 0.5)
    #expect(presented("navigation bar", screen)?.bounds.height == 70)
    screen.stage.advance(by: 0.6)
    #expect(screen.bar.frame == CGRect(x: 0, y: 59, width: 393, height: 44))
    screen.navigation.popViewController(animated: true)
    screen.stage.advance(by: 1.1)
    #expect(screen.bar.frame.height == 96)
  }

  @Test func aTitleSetOnTheWayShowsAtOnce() {
    let screen = BarStage(height: 440, [root])
    screen.navigation.pushViewController(detail, animated: true)
    screen.stage.advance(by: 0.5)
    detail.title = "Another"
    screen.stage.advance(by: 0.1)
    #expect((screen.view("title") as? UILabel)?.text == "Another")
    screen.stage.advance(by: 0.6)
    let pushed = screen.picture.digest
    let still = BarStage(height: 440, [root, detail])
    #expect(still.picture.digest == pushed)
  }

  /// Two chevrons in one place, half seen each, would let the ground through.
  @Test func theChevronStandsStillBetweenTwoItemsThatHaveOne() {
    let screen = BarStage(height: 500, [root, BarStage.controller("One")])
    let chevron = screen.picture[29, 243]
    expect(chevron, Pixel(red: 0, green: 122, blue: 255), within: 2)
    screen.navigation.pushViewController(BarStage.controller("Two"), animated: true)
    for _ in 0..<4 {
      screen.stage.advance(by: 0.25)
      expect(screen.picture[29, 243], chevron)
    }
  }

  /// The bar follows the animation: here an interactive one, and then its return.
  @Test func theBarIsScrubbedAndReversedWithItsAnimator() {
    let screen = BarStage(height: 440, [root])
    let picture = screen.picture.digest
    let transition = screen.bar.beginTransition(
      from: root.navigationItem, to: detail.navigationItem, operation: .push, isAnimated: true)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { transition.animate() }
    animator.addCompletion { transition.finish(completed: $0 == .end) }
    animator.pauseAnimation()
    for share in [0.25, 0.75, 0.5] {
      animator.fractionComplete = share
      screen.stage.advance(by: 0.1)
      expect(Double(presented("back label", screen)?.opacity ?? 0), share, within: 1e-6)
    }
    animator.isReversed = true
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    screen.stage.advance(by: 1.1)
    #expect(screen.picture.digest == picture)
    #expect(screen.bar.topItem === root.navigationItem)
  }

  @Test func aTapOnTheBackButtonPops() {
    let screen = BarStage(height: 440, [root, detail])
    #expect(screen.bar.activate(at: CGPoint(x: 20, y: 22)))
    screen.stage.advance(by: 1.1)
    #expect(screen.navigation.topViewController === root)
    #expect(screen.bar.topItem === root.navigationItem)
  }

  /// With nothing pushed or popped, buttons fade over 0.2 s and the title stays.
  @Test func exchangedButtonsFade() throws {
    let screen = BarStage(height: 440, [root])
    root.navigationItem.setRightBarButton(UIBarButtonItem(title: "Done"), animated: true)
    screen.stage.advance(by: 0.1)
    let buttons = screen.bar.subviews.compactMap { screen.view("bar button", in: $0) }
    try #require(buttons.count == 2)
    for button in buttons {
      expect(Double(button.layer.presentation()?.opacity ?? 0), 0.5, within: 0.01)
    }
    #expect(presented("title box", screen)?.opacity == 1)
    screen.stage.advance(by: 0.2)
    #expect(screen.bar.subviews.compactMap { screen.view("bar button", in: $0) }.count == 1)
  }

  @Test func aTransitionThatIsLostOrEndedTwiceLeavesAWholeBar() {
    let screen = BarStage(height: 440, [root])
    let picture = screen.picture.digest
    for _ in 0..<2 {
      _ = screen.bar.beginTransition(
        from: root.navigationItem, to: detail.navigationItem, operation: .push, isAnimated: true)
      screen.navigation.view.setNeedsLayout()
      #expect(screen.picture.digest == picture)
    }
    let transition = screen.bar.beginTransition(
      from: root.navigationItem, to: detail.navigationItem, operation: .push, isAnimated: true)
    transition.animate()
    transition.animate()
    transition.finish(completed: false)
    transition.finish(completed: true)
    transition.animate()
    #expect(screen.picture.digest == picture)
  }
}
