// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

@MainActor
@Suite struct NavigationBarLayoutTests {
  private func frame(_ role: String, in screen: BarStage) -> CGRect? {
    screen.view(role).map { $0.convert($0.bounds, to: nil) }
  }

  /// 44 points below the status bar (published); what it covers reaches up to the screen's top.
  @Test func theBarLiesBelowTheStatusBarAndItsBackgroundUnderIt() {
    let screen = BarStage(height: 852, [BarStage.controller("Title")])
    #expect(screen.bar.frame == CGRect(x: 0, y: 59, width: 393, height: 44))
    #expect(screen.navigation.barInset == 103)
    #expect(frame("bar background", in: screen) == CGRect(x: 0, y: 0, width: 393, height: 103))
    // One device pixel at scale 3.
    expect(Double(frame("hairline", in: screen)?.height ?? 0), 1 / 3, within: 1e-9)
  }

  /// 96 points; the line of the title begins 16 from the side and has its middle 24 below the
  /// buttons: (3.67 + 40.67 / 2) as measured, to a device pixel.
  @Test func aLargeTitleMakesTheBarHigher() throws {
    let screen = BarStage(height: 852, largeTitles: true, [BarStage.controller("Title")])
    #expect(screen.bar.frame == CGRect(x: 0, y: 59, width: 393, height: 96))
    #expect(screen.navigation.barInset == 155)
    let title = try #require(frame("large title", in: screen))
    #expect(title.minX == 16)
    expect(Double(title.midY), 59 + 44 + 24, within: 0.34)
    // Measured: the small title is there and not seen.
    #expect(screen.view("title box")?.alpha == 0)
  }

  @Test(arguments: [(375.0, 667.0, 44.0), (667, 375, 32), (834, 1112, 50), (1112, 834, 50)])
  func theHeightFollowsTheDevice(width: Double, height: Double, expected: Double) {
    let stage = Stage(
      device: Device(
        name: "Any", identifier: "any", size: CGSize(width: width, height: height), scale: 2))
    let navigation = UINavigationController(rootViewController: BarStage.controller("Title"))
    navigation.navigationBar.prefersLargeTitles = expected == 32
    stage.window.rootViewController = navigation
    stage.advance(by: 0)
    #expect(Double(navigation.navigationBar.bounds.height) == expected)
  }

  @Test func theTitleIsInTheMiddleAndGivesWayOnlyWhereItMust() throws {
    let (one, two) = (BarStage.controller("One"), BarStage.controller("Two"))
    let screen = BarStage(height: 852, [one, two])
    expect(Double(try #require(frame("title", in: screen)).midX), 196.5, within: 0.34)
    two.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "A long button title")
    screen.stage.advance(by: 0)
    expect(Double(try #require(frame("title", in: screen)).midX), 196.5, within: 0.34)
    let button = try #require(frame("bar button", in: screen))
    // The margin of 16 (published).
    expect(Double(button.maxX), 393 - 16, within: 1e-9)
    two.title = "A title that is too long"
    screen.stage.advance(by: 0)
    let title = try #require(frame("title", in: screen))
    #expect(title.midX < 190)
    #expect(title.maxX <= button.minX - 8 + 0.34)
    #expect(title.minX >= 28)
  }

  /// "Back" replaces a title that is too long (documented).
  @Test func theBackButtonNamesWhereItLeadsAsFarAsThereIsRoom() throws {
    let (one, two) = (BarStage.controller("Home"), BarStage.controller("Two"))
    let screen = BarStage(height: 852, [one, two])
    func label() -> String? {
      screen.stage.advance(by: 0)
      let view = screen.view("back label")
      return view?.isHidden == true ? "" : (view as? UILabel)?.text
    }
    #expect(label() == "Home")
    one.title = "A very long name of a home screen"
    #expect(label() == "Back")
    one.navigationItem.backButtonTitle = "Start"
    #expect(label() == "Start")
    one.navigationItem.backBarButtonItem = UIBarButtonItem(title: "Away")
    #expect(label() == "Away")
    one.navigationItem.backButtonDisplayMode = .minimal
    #expect(label() == "")
    one.navigationItem.backButtonDisplayMode = .generic
    #expect(label() == "Back")
    two.title = "A title that leaves no room for anything else in the bar"
    #expect(label() == "")
    #expect(screen.view("back chevron") != nil)
    two.navigationItem.hidesBackButton = true
    #expect(label() == nil)
    two.navigationItem.hidesBackButton = false
    two.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Left")
    #expect(label() == nil)
    two.navigationItem.leftItemsSupplementBackButton = true
    #expect(label() == "")
  }

  @Test func aTitleViewTakesThePlaceOfTheTitle() throws {
    let controller = BarStage.controller("Title")
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 100, height: 30))
    view.alpha = 0.5
    controller.navigationItem.titleView = view
    let screen = BarStage(height: 852, [controller])
    #expect(frame("title", in: screen) == nil)
    let shown = view.convert(view.bounds, to: nil)
    #expect(shown.size == CGSize(width: 100, height: 30))
    expect(Double(shown.midX), 196.5, within: 0.34)
    expect(Double(shown.midY), 59 + 22, within: 0.34)
    #expect(view.alpha == 0.5)
  }

  /// Documented: `hideShowBarDuration` is 0.2 s.
  @Test func theBarSlidesOutAndIn() {
    let screen = BarStage(height: 852, [BarStage.controller("Title")])
    screen.navigation.setNavigationBarHidden(true, animated: true)
    #expect(screen.navigation.isNavigationBarHidden)
    #expect(screen.navigation.barInset == 0)
    screen.stage.advance(by: 0.1)
    expect(Double(screen.bar.layer.presentation()?.frame.minY ?? 0), (59 - 44) / 2, within: 0.1)
    #expect(!screen.bar.isHidden)
    screen.stage.advance(by: 0.1)
    #expect(screen.bar.isHidden)
    screen.navigation.setNavigationBarHidden(false, animated: true)
    screen.stage.advance(by: 0.1)
    screen.navigation.setNavigationBarHidden(true, animated: true)
    screen.navigation.setNavigationBarHidden(false, animated: true)
    screen.stage.advance(by: 1)
    #expect(!screen.bar.isHidden)
    #expect(screen.bar.frame.minY == 59)
    screen.navigation.isNavigationBarHidden = true
    #expect(screen.bar.isHidden)
  }

  @Test func aToolbarLiesAtTheBottomAndSharesItsRoom() throws {
    let controller = BarStage.controller("Title")
    controller.toolbarItems = [
      UIBarButtonItem(title: "Left"), .flexibleSpace(), UIBarButtonItem(title: "Right"),
      .fixedSpace(20), UIBarButtonItem(barButtonSystemItem: .add),
    ]
    let screen = BarStage(height: 852, [controller])
    #expect(screen.navigation.toolbarInset == 0)
    screen.navigation.setToolbarHidden(false, animated: true)
    #expect(screen.navigation.toolbarInset == 44)
    screen.stage.advance(by: 0.1)
    expect(
      Double(screen.navigation.toolbar.layer.presentation()?.frame.minY ?? 0), 852 - 22, within: 0.1
    )
    screen.stage.advance(by: 1)
    let toolbar = try #require(screen.navigation.toolbar)
    #expect(toolbar.frame == CGRect(x: 0, y: 808, width: 393, height: 44))
    let buttons = toolbar.subviews.filter { $0.layer.role == "bar button" }
    try #require(buttons.count == 3)
    #expect(buttons[0].frame.minX == 16)
    expect(Double(buttons[2].frame.maxX), 393 - 16, within: 0.34)
    expect(Double(buttons[2].frame.minX - buttons[1].frame.maxX), 20, within: 0.34)
    screen.navigation.setToolbarHidden(true, animated: true)
    screen.stage.advance(by: 1)
    #expect(toolbar.isHidden)
  }
}
