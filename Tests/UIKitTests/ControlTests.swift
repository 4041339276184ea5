// SPDX-License-Identifier: MIT
import Expectations
import Filmstrip
import Testing
import UIKit

@MainActor
@Suite struct ControlTests {
  private let screen = TouchedScreen()
  private final class Count { var changes = 0 }

  private func counting(_ control: UIControl) -> Count {
    let count = Count()
    control.addAction(UIAction { _ in count.changes += 1 }, for: .valueChanged)
    return count
  }

  // MARK: Switch

  /// Published: 51 × 31, whatever size it is given.
  @Test func aSwitchHasOneSize() {
    let view = UISwitch(frame: CGRect(x: 10, y: 20, width: 200, height: 5))
    #expect(view.frame == CGRect(x: 10, y: 20, width: 51, height: 31))
    #expect(view.intrinsicContentSize == CGSize(width: 51, height: 31))
    view.bounds.size = .zero
    #expect(view.bounds.size == CGSize(width: 51, height: 31))
  }

  @Test func aTapSwitches() {
    let view = UISwitch(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
    let count = counting(view)
    screen.window.addSubview(view)
    screen.perform(.tap(at: .point(125, 115)))
    #expect(view.isOn && count.changes == 1)
    screen.perform(.tap(at: .point(125, 115)))
    #expect(!view.isOn && count.changes == 2)
    view.isEnabled = false
    screen.perform(.tap(at: .point(125, 115)))
    #expect(!view.isOn && count.changes == 2)
  }

  @Test func codeSwitchesWithoutTelling() {
    let view = UISwitch()
    let count = counting(view)
    view.isOn = true
    view.setOn(false, animated: true)
    #expect(count.changes == 0 && !view.isOn)
  }

  @Test func aDragToTheOtherSideSwitchesOnce() {
    let view = UISwitch(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
    let count = counting(view)
    screen.window.addSubview(view)
    screen.perform(.pan(from: .point(110, 115), to: .point(180, 115), duration: 0.3))
    #expect(view.isOn && count.changes == 1)
  }

  // MARK: Slider

  private func slider() -> UISlider {
    let view = UISlider(frame: CGRect(x: 50, y: 100, width: 228, height: 34))
    screen.window.addSubview(view)
    screen.stage.advance(by: 0)
    return view
  }

  /// A thumb of 28 points has 200 points of way here.
  @Test func aTouchOnTheThumbMovesTheValue() {
    let view = slider()
    let count = counting(view)
    screen.perform(.pan(from: .point(64, 117), to: .point(164, 117), duration: 0.5))
    expect(view.value, 0.5, within: 1e-5)
    #expect(count.changes > 5)
  }

  @Test func aSliderThatIsNotContinuousTellsAtTheEnd() {
    let view = slider()
    view.isContinuous = false
    let count = counting(view)
    screen.perform(.pan(from: .point(64, 117), to: .point(164, 117), duration: 0.5))
    #expect(count.changes == 1)
  }

  @Test func aTouchBesideTheThumbMovesNothing() {
    let view = slider()
    screen.perform(.pan(from: .point(164, 117), to: .point(264, 117), duration: 0.5))
    #expect(view.value == 0)
  }

  @Test func aValueIsHeldToItsRange() {
    let view = UISlider()
    view.value = 7
    #expect(view.value == 1)
    view.maximumValue = 10
    view.value = 7
    #expect(view.value == 7)
    view.value = .nan
    #expect(view.value == 0)
    view.minimumValue = 20
    #expect(view.maximumValue == 20 && view.value == 20)
  }

  @Test func aSliderInAScrollViewIsDragged() {
    let scene = ScrollScene(content: CGSize(width: 900, height: 3_000))
    let view = UISlider(frame: CGRect(x: 30, y: 100, width: 228, height: 34))
    scene.view.addSubview(view)
    scene.stage.advance(by: 0)
    scene.screen.perform(.pan(from: .point(64, 217), to: .point(164, 217), duration: 0.5))
    expect(view.value, 0.5, within: 1e-5)
    #expect(scene.view.contentOffset == .zero)
  }

  // MARK: Progress

  @Test func progressIsAShare() {
    let view = UIProgressView(progressViewStyle: .default)
    #expect(view.intrinsicContentSize.height == 4)
    for (given, wanted) in [(Float(0.4), Float(0.4)), (7, 1), (-1, 0), (.nan, 0)] {
      view.progress = given
      #expect(view.progress == wanted)
    }
  }

  @Test func animatedProgressTakesAMoment() {
    let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
    screen.window.addSubview(view)
    screen.stage.advance(by: 0)
    view.setProgress(1, animated: true)
    screen.stage.advance(by: 0.125)
    expect(view.subviews.last?.layer.presentation()?.bounds.width, 50, within: 1)
    screen.stage.settle()
    expect(view.subviews.last?.frame.width, 100)
  }

  // MARK: Pages

  @Test func aTapBesideTheMiddleTurnsAPage() {
    let view = UIPageControl(frame: CGRect(x: 100, y: 100, width: 200, height: 37))
    view.numberOfPages = 3
    let count = counting(view)
    screen.window.addSubview(view)
    screen.stage.advance(by: 0)
    screen.perform(.tap(at: .point(280, 118)))
    #expect(view.currentPage == 1 && count.changes == 1)
    screen.perform(.tap(at: .point(120, 118)))
    screen.perform(.tap(at: .point(120, 118)))
    #expect(view.currentPage == 0 && count.changes == 2)
    view.currentPage = 99
    #expect(view.currentPage == 2)
  }

  /// As many dots as there is room for, with the present page's among them.
  @Test(arguments: [0, 7, 3_000, 4_999]) func dotsAreThoseAroundThePage(page: Int) {
    let view = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 37))
    view.currentPageIndicatorTintColor = .red
    view.numberOfPages = 5_000
    view.currentPage = page
    view.layoutIfNeeded()
    let current = view.subviews.filter { $0.backgroundColor == .red }
    #expect(current.count == 1 && view.subviews.count > 5)
    #expect(view.subviews.allSatisfy { $0.frame.minX >= 0 && $0.frame.maxX <= 200 })
    #expect((current.first === view.subviews.first) == (page == 0))
    #expect((current.first === view.subviews.last) == (page == 4_999))
    view.frame.size.width = 60
    view.layoutIfNeeded()
    #expect(view.subviews.filter { $0.backgroundColor == .red }.count == 1)
    #expect(view.subviews.allSatisfy { $0.frame.minX >= 0 && $0.frame.maxX <= 60 })
  }

  private final class PageControl: UIPageControl {
    var invalidations = 0
    override func invalidateIntrinsicContentSize() {
      super.invalidateIntrinsicContentSize()
      invalidations += 1
    }
  }

  private final class Indicator: UIActivityIndicatorView {
    var invalidations = 0
    override func invalidateIntrinsicContentSize() {
      super.invalidateIntrinsicContentSize()
      invalidations += 1
    }
  }

  @Test func anotherNaturalSizeIsReported() {
    let pages = PageControl(frame: .zero)
    pages.numberOfPages = 4
    pages.numberOfPages = 4
    #expect(pages.invalidations == 1)
    let indicator = Indicator(frame: .zero)
    indicator.style = .large
    indicator.style = .large
    #expect(indicator.invalidations == 1)
  }

  // MARK: Activity

  /// Documented sizes.
  @Test func activityIndicatorsAreOfTwoSizes() {
    #expect(UIActivityIndicatorView(style: .medium).bounds.size == CGSize(width: 20, height: 20))
    #expect(UIActivityIndicatorView(style: .large).bounds.size == CGSize(width: 37, height: 37))
  }

  /// Documented: white and large, white, and grey.
  @Test func activityIndicatorsHaveTheStylesFromBeforeIOS13() {
    let styles: [(UIActivityIndicatorView.Style, Int, CGFloat, UIColor)] = [
      (.whiteLarge, 0, 37, .white), (.white, 1, 20, .white), (.gray, 2, 20, .systemGray),
    ]
    for (style, number, side, color) in styles {
      #expect(style.rawValue == number)
      let view = UIActivityIndicatorView(style: style)
      #expect(view.bounds.size == CGSize(width: side, height: side))
      #expect(view.color == color)
    }
    let view = UIActivityIndicatorView(style: .medium)
    view.color = .red
    view.style = .large
    #expect(view.color == .red)
    view.style = .white
    #expect(view.color == .white)
  }

  @Test func aToolbarsBackgroundAndHairlineMayBeImages() {
    let bar = UIToolbar()
    let image = UIImage()
    bar.setBackgroundImage(image, forToolbarPosition: .any, barMetrics: .default)
    #expect(bar.standardAppearance.backgroundImage === image)
    #expect(bar.standardAppearance.backgroundEffect == nil)
    bar.setBackgroundImage(nil, forToolbarPosition: .top, barMetrics: .default)
    #expect(bar.backgroundImage(forToolbarPosition: .bottom, barMetrics: .default) === image)
    bar.setBackgroundImage(nil, forToolbarPosition: .bottom, barMetrics: .default)
    #expect(bar.standardAppearance.backgroundEffect != nil)
    bar.setShadowImage(image, forToolbarPosition: .any)
    #expect(bar.shadowImage(forToolbarPosition: .bottom) === image)
    #expect(bar.shadowImage(forToolbarPosition: .top) == nil)
  }

  @Test func aControllersKeyCommandsAreThoseThatWereAdded() {
    let controller = UIViewController()
    #expect(controller.keyCommands == nil)
    let command = UIKeyCommand(input: "a", modifierFlags: [], action: Selector("a"))
    controller.addKeyCommand(command)
    #expect(controller.keyCommands?.first === command)
    controller.removeKeyCommand(command)
    #expect(controller.keyCommands == nil)
  }

  @Test func anActivityIndicatorIsNotWaitedFor() {
    let view = UIActivityIndicatorView(style: .medium)
    screen.window.addSubview(view)
    #expect(view.isHidden)
    let recording = screen.stage.record("activity") {
      view.startAnimating()
      UIView.animate(withDuration: 0.5) { view.alpha = 0.5 }
    }
    #expect(!view.isHidden && view.isAnimating)
    #expect(recording.findings.isEmpty)
    expect(recording.duration, 0.5, within: 0.001)
    #expect(screen.stage.settle().isEmpty)
    view.stopAnimating()
    #expect(view.isHidden)
  }

  /// A spoke that shone an eighth of a turn ago looks as its neighbour did then.
  @Test func theSpokesShineOneAfterTheOther() throws {
    let view = UIActivityIndicatorView(style: .large)
    screen.window.addSubview(view)
    view.startAnimating()
    screen.stage.advance(by: 0.4)
    func opacities() -> [Float] {
      view.layer.sublayers?.map { $0.presentation()?.opacity ?? -1 } ?? []
    }
    let before = opacities()
    screen.stage.advance(by: 0.125)
    let after = opacities()
    #expect(before.count == 8)
    for index in 0..<8 { #expect(abs(after[(index + 1) % 8] - before[index]) < 1e-5) }
  }
}
