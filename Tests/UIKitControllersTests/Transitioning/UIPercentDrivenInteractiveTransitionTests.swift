// SPDX-License-Identifier: MIT
import Animators
import Expectations
import FilmstripUIKitControllers
import Screens
import Testing

/// An interactive push: its time follows the touch, and afterwards the completion curve; its curves keep their course.
@MainActor
@Suite struct UIPercentDrivenInteractiveTransitionTests {
  private let screen = Screen()
  private let home = UIViewController()
  private let detail = UIViewController()
  private let navigation: UINavigationController
  private let interaction = UIPercentDrivenInteractiveTransition()
  private let source = TransitionSource()
  private let width: Double

  init() {
    navigation = UINavigationController(rootViewController: home)
    navigation.setNavigationBarHidden(true, animated: false)
    screen.window.rootViewController = navigation
    screen.update()
    width = screen.window.bounds.width
  }

  /// Begins a driven push of half a second.
  private func push(_ means: SlideAnimator.Means) -> SlideAnimator {
    let animator = SlideAnimator(means: means)
    (source.animator, source.interaction) = (animator, interaction)
    navigation.delegate = source
    navigation.pushViewController(detail, animated: true)
    screen.update()
    return animator
  }

  /// The x of the incoming view as it is shown.
  private var x: Double {
    let layer = detail.view.layer.presentation() ?? detail.view.layer
    return layer.position.x - width / 2
  }

  nonisolated static let means: [SlideAnimator.Means] = [
    .block(.curveEaseInOut), .block(.curveEaseOut), .propertyAnimator(.easeIn), .explicit,
  ]

  /// The share of the way after a share of the time.
  private func way(_ means: SlideAnimator.Means, after share: Double) -> Double {
    switch means {
    case .block(.curveEaseOut): bezier(0, 0, 0.58, 1, at: share)
    case .block: easeInOut(share)
    case .propertyAnimator: bezier(0.42, 0, 1, 1, at: share)
    case .explicit: share
    }
  }

  @Test(arguments: means)
  func showsTheTimeThatTheTouchSets(means: SlideAnimator.Means) {
    let animator = push(means)
    for (time, share) in [(0.1, 0.3), (0.5, 0.75), (3, 0.2), (3.1, 1), (3.2, 0)] {
      screen.advance(to: time)
      interaction.update(share)
      screen.update()
      expect(x, width * (1 - way(means, after: share)), within: 1e-3)
      expect(interaction.percentComplete, share)
    }
    #expect(animator.endings.isEmpty)
  }

  /// As Apple's reference says of `completionCurve`, if the profile asks for it.
  @Test(arguments: means)
  func showsTheProgressEvenlyWhereTheProfileSaysSo(means: SlideAnimator.Means) {
    StageEnvironment.current.behavior.drivenAnimationsAreLinear = true
    _ = push(means)
    for share in [0.3, 0.75, 0.2, 1, 0] {
      interaction.update(share)
      screen.update()
      expect(x, width * (1 - share))
    }
  }

  /// Measured on a screen recording of iOS 12 that shows the touch, to some 3 % of the way.
  ///
  /// In demo1.gif of roman-wb/CustomModalSwift a sheet at 0.278 of its way is at 0.8725 when the touch has gone on by 256
  /// of the screen's 601 pixels; evenly it would be at 0.704.
  @Test func curvesKeepTheirCourseAsRecordingsShow() {
    _ = push(.block(.curveEaseInOut))
    func way(at share: Double) -> Double {
      interaction.update(share)
      screen.update()
      return 1 - x / width
    }
    let start = 0.355
    #expect(abs(way(at: start) - 0.278) < 0.03)
    #expect(abs(way(at: start + 256.0 / 601) - 0.8725) < 0.03)
  }

  /// From 0.4 of the way the rest takes 0.6 · 0.5 s, along easeInOut.
  @Test(arguments: means)
  func finishesTheRestAlongTheCompletionCurve(means: SlideAnimator.Means) {
    let animator = push(means)
    screen.advance(to: 1)
    interaction.update(0.4)
    interaction.finish()
    for share in [0.25, 0.5, 0.8] {
      screen.advance(to: 1 + share * 0.3)
      expect(x, width * (1 - way(means, after: 0.4 + 0.6 * easeInOut(share))), within: 1e-3)
    }
    screen.advance(to: 1.299)
    #expect(animator.endings.isEmpty)
    screen.advance(to: 1.3)
    #expect(animator.endings == [true])
    #expect(navigation.viewControllers == [home, detail])
    #expect(detail.view.window === screen.window)
    #expect(home.view.window == nil)
  }

  /// From 0.4 of the way back takes 0.4 · 0.5 s.
  @Test(arguments: means)
  func goesBackAfterACancel(means: SlideAnimator.Means) {
    let animator = push(means)
    screen.advance(to: 1)
    interaction.update(0.4)
    interaction.cancel()
    for share in [0.25, 0.5, 0.8] {
      screen.advance(to: 1 + share * 0.2)
      expect(x, width * (1 - way(means, after: 0.4 * (1 - easeInOut(share)))), within: 1e-3)
    }
    screen.advance(to: 1.199)
    #expect(animator.endings.isEmpty)
    screen.advance(to: 1.2)
    #expect(animator.endings == [false])
    #expect(navigation.viewControllers == [home])
    #expect(home.view.window === screen.window)
    #expect(detail.view.superview == nil)
  }

  @Test func theCompletionSpeedShortensTheRest() {
    let animator = push(.block(.curveLinear))
    interaction.update(0.5)
    interaction.completionSpeed = 2
    interaction.completionCurve = .linear
    interaction.finish()
    screen.advance(to: 0.0625)
    expect(x, width * 0.25)
    screen.advance(to: 0.124)
    #expect(animator.endings.isEmpty)
    screen.advance(to: 0.125)
    #expect(animator.endings == [true])
  }

  @Test func valuesOutsideOfTheWayAreHeldWithinIt() {
    let animator = push(.block([]))
    interaction.update(-3)
    screen.update()
    expect(x, width)
    interaction.update(7)
    screen.update()
    expect(x, 0)
    interaction.update(.nan)
    screen.update()
    expect(x, 0)
    #expect(animator.context?.isInteractive == true)
  }

  @Test func lettingGoAtTheEndEndsAtOnce() {
    let animator = push(.block([]))
    interaction.update(1)
    interaction.finish()
    screen.update()
    #expect(animator.endings == [true])
  }

  /// Nothing is left to go back: it does not run on instead.
  @Test func cancellingAtTheStartEndsAtOnce() {
    let animator = push(.block([]))
    interaction.update(0.3)
    interaction.update(0)
    interaction.cancel()
    screen.update()
    #expect(animator.endings == [false])
  }

  @Test func lettingGoTwiceCountsOnce() {
    let animator = push(.block([]))
    interaction.update(0.5)
    interaction.cancel()
    interaction.finish()
    screen.advance(to: 1)
    #expect(animator.endings == [false])
  }

  /// At 0.2 of 0.5 s the pace of easeInOut has done easeInOut(0.4) of the way; from there the touch
  /// moves evenly in the transition's time.
  @Test func aRunningTransitionCanBeTakenIntoTheHand() {
    interaction.wantsInteractiveStart = false
    let animator = push(.block(.curveEaseInOut))
    #expect(animator.context?.isInteractive == false)
    screen.advance(to: 0.2)
    interaction.pause()
    screen.advance(to: 2)
    expect(x, width * (1 - easeInOut(0.4)), within: 1e-3)
    expect(interaction.percentComplete, 0.4)
    #expect(animator.context?.isInteractive == true)
    interaction.cancel()
    screen.advance(to: 2.199)
    #expect(animator.endings.isEmpty)
    screen.advance(to: 2.2)
    #expect(animator.endings == [false])
  }

  @Test func aTimingCurveTakesThePlaceOfTheCompletionCurve() {
    _ = push(.block(.curveLinear))
    interaction.update(0.5)
    interaction.timingCurve = UICubicTimingParameters(animationCurve: .easeIn)
    interaction.finish()
    screen.advance(to: 0.125)
    expect(x, width * (0.5 - 0.5 * bezier(0.42, 0, 1, 1, at: 0.5)), within: 1e-3)
  }
}
