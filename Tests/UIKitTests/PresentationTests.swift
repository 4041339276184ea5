// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

@MainActor
@Suite struct PresentationTests {
  private final class HomeViewController: LoggingViewController {}
  private final class DetailViewController: LoggingViewController {}
  private final class MoreViewController: LoggingViewController {}

  private let stage = Stage()
  private let home = HomeViewController()
  private let detail = DetailViewController()
  private let log: CallLog

  init() {
    log = CallLog()
    home.log = log
    detail.log = log
    stage.window.rootViewController = home
    stage.advance(by: 0)
    log.lines = []
  }

  @Test func aFullScreenPresentationTakesThePresenterOut() {
    detail.modalPresentationStyle = .fullScreen
    home.present(detail, animated: true) { log.lines.append("completion") }
    #expect(home.presentedViewController === detail)
    #expect(detail.presentingViewController === home)
    #expect(log.lines == ["Detail.viewDidLoad"])
    #expect(stage.settle() == [])
    #expect(
      log.lines == [
        "Detail.viewDidLoad", "Home.viewWillDisappear(true)", "Detail.viewWillAppear(true)",
        "Detail.viewIsAppearing(true)", "Detail.viewDidAppear(true)",
        "Home.viewDidDisappear(true)", "completion",
      ])
    #expect(home.view.window == nil)
    #expect(detail.view.window === stage.window)
    #expect(detail.view.frame == stage.window.bounds)
  }

  @Test func aDismissalBringsThePresenterBack() {
    detail.modalPresentationStyle = .fullScreen
    home.present(detail, animated: false)
    log.lines = []
    detail.dismiss(animated: true) { log.lines.append("completion") }
    #expect(stage.settle() == [])
    #expect(
      log.lines == [
        "Detail.viewWillDisappear(true)", "Home.viewWillAppear(true)",
        "Home.viewIsAppearing(true)", "Detail.viewDidDisappear(true)", "Home.viewDidAppear(true)",
        "completion",
      ])
    #expect(home.view.superview === stage.window)
    #expect(detail.view.window == nil)
    #expect(home.presentedViewController == nil)
    #expect(detail.presentingViewController == nil)
  }

  @Test func overFullScreenLeavesThePresenterAlone() {
    detail.modalPresentationStyle = .overFullScreen
    home.present(detail, animated: true)
    stage.settle()
    detail.dismiss(animated: true)
    stage.settle()
    #expect(
      log.lines == [
        "Detail.viewDidLoad", "Detail.viewWillAppear(true)", "Detail.viewIsAppearing(true)",
        "Detail.viewDidAppear(true)", "Detail.viewWillDisappear(true)",
        "Detail.viewDidDisappear(true)",
      ])
    #expect(home.view.window === stage.window)
  }

  @Test func withoutAnimationAllIsDoneAtOnce() {
    detail.modalPresentationStyle = .fullScreen
    home.present(detail, animated: false) { log.lines.append("completion") }
    #expect(log.lines.last == "completion")
    #expect(detail.view.window === stage.window)
    home.dismiss(animated: false)
    #expect(home.view.window === stage.window)
    #expect(log.lines.last == "Home.viewDidAppear(false)")
  }

  @Test func dismissingTheLowestTakesAllAway() {
    let more = MoreViewController()
    more.log = log
    detail.modalPresentationStyle = .fullScreen
    more.modalPresentationStyle = .fullScreen
    home.present(detail, animated: false)
    detail.present(more, animated: false)
    #expect(detail.view.window == nil)
    home.dismiss(animated: true)
    #expect(stage.settle() == [])
    #expect(home.view.superview === stage.window)
    #expect(home.presentedViewController == nil)
    #expect(detail.presentingViewController == nil)
    #expect(more.presentingViewController == nil)
    #expect(stage.window.subviews == [home.view])
  }

  @Test func whatIOSRefusesIsAFinding() {
    let recording = stage.record("refused") {
      home.present(detail, animated: false)
      home.present(MoreViewController(), animated: true)
      UIViewController().present(MoreViewController(), animated: true)
      detail.dismiss(animated: true)
      detail.dismiss(animated: true)
    }
    #expect(
      recording.findings.map(\.message) == [
        "Attempt to present MoreViewController on HomeViewController (from HomeViewController) "
          + "which is already presenting DetailViewController",
        "Attempt to present MoreViewController on UIViewController (from UIViewController) whose "
          + "view is not in the window hierarchy",
        "Attempt to dismiss from view controller HomeViewController while a presentation or "
          + "dismiss is in progress",
      ])
    #expect(detail.view.window == nil)
  }

  @Test(arguments: [
    UIModalTransitionStyle.coverVertical, .crossDissolve, .flipHorizontal, .partialCurl,
  ])
  func everyStyleComesAndGoes(style: UIModalTransitionStyle) {
    detail.modalPresentationStyle = .fullScreen
    detail.modalTransitionStyle = style
    home.present(detail, animated: true)
    #expect(stage.settle() == [])
    #expect(detail.view.window === stage.window && home.view.window == nil)
    #expect(detail.view.frame == stage.window.bounds && !detail.view.isHidden)
    detail.dismiss(animated: true)
    #expect(stage.settle() == [])
    #expect(stage.window.subviews == [home.view])
    #expect(!home.view.isHidden && home.view.alpha == 1)
  }
}
